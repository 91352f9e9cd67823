import { ExternalLink, type LucideIcon, Trash2 } from "lucide-react";
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Translate } from "../../i18n/language-texts.ts";
import type { WordKey } from "../../i18n/panel/words.en.ts";
import { iconButton, smallButton } from "../../ui/panel/buttons.ts";
import { type ActionMessages, useAction } from "../../ui/panel/hooks/use-action.ts";
import { useFocusOnceGone } from "../../ui/panel/hooks/use-focus-after.ts";
import { type Asked, type Doing, type Question, useConfirmed } from "../../ui/panel/use-confirmed.tsx";

/** What a row shows; empty parts are left out. */
export type ShownRow = {
  title: string;
  /** The screen that shows it whole; it is told the address of the list. */
  to?: string;
  /** Beside the title. */
  badges?: readonly ReactNode[];
  /** Below the title, one below the other. */
  lines?: readonly ReactNode[];
  /** The last line: small facts beside each other. */
  facts?: readonly ReactNode[];
  /** Below all; `ask` asks as the row's own actions do. */
  more?: ReactNode | ((ask: (question: Question) => void) => ReactNode);
  /** Is no longer in use. */
  isFaint?: boolean;
  /** Is what the address of the screen names. */
  isNamed?: boolean;
};

/** What is done at once, with its messages. What has to be asked meanwhile opens a dialog and throws UnresolvedConflict. */
export type Work = { work(open: (dialog: Dialog) => void): Promise<void> } & ActionMessages;

export type Dialog = (close: () => void) => ReactNode;

/**
 * What can be done with a row: `text` is on the button, or beside its icon. Its name has the row's title too, or is `label`.
 */
export type RowAction = { text: string; label?: string; icon?: LucideIcon; isDangerous?: boolean } & (
  | { to: string }
  /** A page of the site in a new tab; null while it has none. */
  | { site: string | null }
  | { ask: Question }
  | Work
  | { dialog: Dialog }
  /** What the screen itself does, such as opening a form beside the list. */
  | { press(): void }
  /** What it finds stands below the row. */
  | { report(): Promise<string> }
);

/** The action that deletes what is called by a name, once the question is confirmed. */
export function deletion(
  t: Translate<WordKey>,
  name: string,
  question: Omit<Asked, "children" | "confirm" | "done"> & Partial<Pick<Asked, "confirm" | "done">> & Doing,
  button = t("word.delete"),
): RowAction {
  const children = <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{name}</p>;
  const words = { confirm: t("word.delete"), done: t("word.deletedNamed", { name }) };
  return { text: button, icon: Trash2, isDangerous: true, ask: { ...words, ...question, children } };
}

type RowsProps<Row> = {
  rows: readonly Row[];
  shown(row: Row): ShownRow;
  actions?(row: Row): readonly (RowAction | false)[];
  isLoading?: boolean;
  /** Stands in a card, which has the border. */
  isInCard?: boolean;
  /** The level of a row's title. */
  heading: "h2" | "h3" | "h4";
  /** Gets the focus when the row that had it is gone. */
  left?: RefObject<HTMLElement | null>;
};

/** The rows of a list, each with what can be done with it. */
export function Rows<Row extends { id: string }>({
  rows,
  shown,
  actions = () => [],
  isLoading = false,
  isInCard = false,
  heading,
  left,
}: RowsProps<Row>) {
  const { isBusy, act } = useAction();
  const { ask, dialog: question } = useConfirmed<Question>((asked) => asked, left);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const rememberFocus = useFocusOnceGone(left, dialog !== null);
  const [reports, setReports] = useState<Readonly<Record<string, string>>>({});
  const actionsOf = (row: Row) => actions(row).filter((action) => action !== false);

  function begin(action: RowAction, rowId: string, place: number): void {
    rememberFocus();
    if ("ask" in action) ask(action.ask);
    if ("press" in action) action.press();
    if ("report" in action)
      void action.report().then((found) => setReports((before) => ({ ...before, [rowId]: found })));
    if ("dialog" in action) setDialog({ draw: action.dialog, rowId, place });
    if ("work" in action)
      void act(() => action.work((draw) => setDialog({ draw })), { action: action.text, ...action });
  }

  /** Of the row as it is now, which may have changed; as it was when it is gone. */
  function drawDialog({ draw, rowId, place }: OpenDialog): ReactNode {
    const row = rows.find(({ id }) => id === rowId);
    const action = row && place !== undefined && actionsOf(row)[place];
    const now = action && "dialog" in action ? action.dialog : draw;
    return now(() => setDialog(null));
  }

  return (
    <>
      <ul
        aria-busy={isLoading}
        className={`divide-y divide-line transition-opacity empty:hidden ${isInCard ? "mt-2" : "rounded-card border border-line bg-white"} ${isLoading ? "opacity-60" : ""}`}
      >
        {rows.map((row) => (
          <Row
            key={row.id}
            {...shown(row)}
            actions={actionsOf(row)}
            report={reports[row.id]}
            isBusy={isBusy}
            onAct={(action, place) => begin(action, row.id, place)}
            onAsk={ask}
            heading={heading}
            space={isInCard ? "py-3" : "px-5 py-4"}
          />
        ))}
      </ul>
      {question}
      {dialog && drawDialog(dialog)}
    </>
  );
}

/** The dialog of a row's action, by its place, or one that work has opened. */
type OpenDialog = { draw: Dialog; rowId?: string; place?: number };

type RowProps = ShownRow & {
  actions: readonly RowAction[];
  report: string | undefined;
  isBusy: boolean;
  heading: "h2" | "h3" | "h4";
  space: string;
  onAct(action: RowAction, place: number): void;
  onAsk(question: Question): void;
};

function Row({
  title,
  to,
  badges,
  lines,
  facts,
  more,
  isFaint,
  isNamed,
  actions,
  report,
  heading,
  space,
  isBusy,
  onAct,
  onAsk,
}: RowProps) {
  const Heading = heading;
  const { search } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: "center" });
  }, [isNamed]);
  return (
    <li
      ref={item}
      aria-current={isNamed ? "true" : undefined}
      className={`relative flex flex-wrap items-center gap-x-5 gap-y-2 ${space} aria-[current=true]:bg-warning-soft ${isFaint ? "text-ink-soft" : ""}`}
    >
      <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-semibold font-text text-base tracking-normal">
            {to === undefined ? (
              title
            ) : (
              <Link
                to={to}
                state={{ from: search }}
                // The whole row is the target.
                className="after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            )}
          </Heading>
          {present(badges).map(keyed)}
        </div>
        {present(lines).map((line, index) => (
          <p key={String(index)} className="text-small">
            {line}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-small empty:hidden">
          {present(facts).map((fact, index) =>
            typeof fact === "string" ? <span key={String(index)}>{fact}</span> : keyed(fact, index),
          )}
        </p>
        {typeof more === "function" ? more(onAsk) : more}
        {actions.some((action) => "report" in action) && (
          <p role="status" className="text-small">
            {report}
          </p>
        )}
      </div>
      <div className="relative flex flex-wrap items-center gap-2 empty:hidden">
        {actions.map((action, place) => (
          <Action
            // Its words may change with the row.
            key={String(place)}
            title={title}
            action={action}
            isBusy={isBusy}
            onAct={() => onAct(action, place)}
          />
        ))}
      </div>
    </li>
  );
}

function present(parts: readonly ReactNode[] = []): ReactNode[] {
  return parts.filter((part) => part !== null && part !== undefined && part !== false && part !== "");
}

function keyed(part: ReactNode, index: number): ReactNode {
  return <Fragment key={String(index)}>{part}</Fragment>;
}

type ActionProps = Pick<RowProps, "title" | "isBusy"> & { action: RowAction; onAct(): void };

function Action({ title, action, isBusy, onAct }: ActionProps) {
  const { text, icon: Icon, isDangerous } = action;
  const label = action.label ?? (text.includes(title) ? text : `${text}: ${title}`);
  if ("site" in action) return <OpenIcon label={label} to={action.site} />;
  const content = Icon ? <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} /> : text;
  const className = `${Icon ? iconButton : smallButton} ${isDangerous ? "text-error" : ""}`;
  const named = { "aria-label": label, ...(Icon && { title: text }), className };
  if ("to" in action) {
    return (
      <Link to={action.to} {...named}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" aria-disabled={isBusy || undefined} onClick={() => isBusy || onAct()} {...named}>
      {content}
    </button>
  );
}

/** A link to the public page in a new tab; disabled without an address. */
function OpenIcon({ label, to }: { label: string; to: string | null }) {
  const icon = <ExternalLink aria-hidden="true" className="size-5" strokeWidth={1.75} />;
  if (to === null) {
    return (
      <button type="button" disabled aria-label={label} className={iconButton}>
        {icon}
      </button>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" aria-label={label} className={iconButton}>
      {icon}
    </a>
  );
}
