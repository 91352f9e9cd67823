import { Fragment, type ReactNode, type Ref, useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { useToast } from "../primitives/toast.tsx";
import { useFailureToast } from "./hooks/use-failure-toast.ts";
import { useLastLoaded } from "./hooks/use-last-loaded.ts";
import { LoadFailure } from "./load-failure.tsx";

type ScreenProps = {
  title: string;
  /** After the title. */
  badge?: ReactNode;
  about?: ReactNode;
  /** The screen that this one belongs to. */
  back?: { to: string; text: string };
  /** Beside the title. */
  tools?: ReactNode;
  /** Gets the focus when the element that had it is gone. */
  heading?: Ref<HTMLHeadingElement>;
  /** The width of the parts, one below the other; without it the screen places them itself. */
  width?: `max-w-${string}`;
  children: ReactNode;
};

/** A screen of the panel: its title, and what it shows. */
export function Screen({ title, badge, about, back, tools, heading, width, children }: ScreenProps) {
  return (
    <>
      {back && (
        <p className="pt-6">
          <Link to={back.to} className="text-link">
            {back.text}
          </Link>
        </p>
      )}
      <header
        className={`flex flex-wrap justify-between gap-4 pb-8 ${back ? "pt-2" : "pt-6"} ${about ? "items-end" : "items-center"}`}
      >
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1
              ref={heading}
              tabIndex={heading ? -1 : undefined}
              className="text-title-2 outline-none [overflow-wrap:anywhere]"
            >
              {title}
            </h1>
            {badge}
          </div>
          {about && <p className="mt-2 max-w-2xl text-ink-soft">{about}</p>}
        </div>
        {tools}
      </header>
      {width ? <div className={`grid gap-6 ${width}`}>{children}</div> : children}
    </>
  );
}

type LoadedProps<Data> = {
  /** Null when it failed to load. */
  data: Data | null;
  failed: string;
  children(data: Data): ReactNode;
};

/** What a screen has loaded; its failure is told, and can be tried again. */
export function Loaded<Data>({ data, failed, children }: LoadedProps<Data>) {
  useFailureToast(data, failed);
  return data === null ? <LoadFailure text={failed} /> : children(data);
}

type FoundProps<Row> = Pick<ScreenProps, "title" | "back"> & {
  /** Null when it failed to load. */
  loaded: { found: Row | null } | null;
  id: string | undefined;
  /** By default that the title was not loaded. */
  failed?: string;
  /** Stands in place of what is gone. */
  missing: ReactNode;
  children(row: Row): ReactNode;
};

/** The screen of what has this id; unsaved edits stay when a reload fails, and when somebody else deletes it. */
export function Found<Row extends { id: string }>({
  loaded,
  id,
  missing,
  children,
  ...screen
}: FoundProps<Row>) {
  const { t } = useLanguage(panelTexts);
  const { failed = t("word.notLoaded", { what: screen.title }) } = screen;
  useFailureToast(loaded, failed);
  const row = useLastLoaded(loaded?.found ?? null);
  if (row?.id === id) return row && <Fragment key={id}>{children(row)}</Fragment>;
  if (loaded) return missing;
  return (
    <Screen {...screen}>
      <LoadFailure text={failed} />
    </Screen>
  );
}

/** In place of what is gone: leads to the list, with a message. */
export function Missing({ text, list }: { text: string; list: string }) {
  const { t } = useLanguage(panelTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const title = t("word.error");
  useEffect(() => {
    toast({ tone: "destructive", title, text, goesAlong: true });
    void navigate(list, { replace: true });
  }, [toast, navigate, title, text, list]);
  return null;
}
