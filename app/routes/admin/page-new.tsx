import { type FormEvent, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { isSessionStored } from "../../account/session-storage.ts";
import { emptyForm } from "../../content/kind.ts";
import { type PageForm, page } from "../../content/page.ts";
import { type PageKind, pageKinds } from "../../content/page-kinds.ts";
import { listPageNames, type PageName } from "../../data/pages/admin-pages.ts";
import { getPageForEdit } from "../../data/pages/edited-page.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { languages } from "../../i18n/language-texts.ts";
import { pageListTexts } from "../../i18n/panel/pages-list.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { cardBox } from "../../ui/panel/card.tsx";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import { Screen } from "../../ui/panel/screen.tsx";
import { SelectField } from "../../ui/panel/select-field.tsx";
import type { Route } from "./+types/page-new";
import { copiedPage } from "./page/structure.ts";
import { createPage } from "./page-new/create-page.ts";
import { examplePage } from "./page-new/example-page.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.get("kind");
  const kind = pageKinds.find((one) => one === wanted) ?? null;
  // Without the list nothing can be copied; a page can be made all the same.
  const pages = isSessionStored() ? await orNull(listPageNames(accountDatabase())) : null;
  return { kind, pages: pages ?? [] };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, pageListTexts, "pages.new");
}

export default function NewPagePage({ loaderData: { kind, pages } }: Route.ComponentProps) {
  const { t } = useLanguage(pageListTexts);
  return (
    <Screen
      title={t("pages.new")}
      about={t("pages.createAbout")}
      back={{ to: href("/admin/pages"), text: t("pages.back") }}
      width="max-w-3xl"
    >
      <NewPageForm initial={kind} pages={pages} />
    </Screen>
  );
}

type NewPageFormProps = { initial: PageKind | null; pages: readonly PageName[] };

const starts = ["example", "empty", "copy"] as const;
type Start = (typeof starts)[number];

/** Asks for what a page can't begin without, creates it as a draft and opens its editor. */
function NewPageForm({ initial, pages }: NewPageFormProps) {
  const { t } = useLanguage(pageListTexts);
  const navigate = useNavigate();
  const { isBusy, act } = useAction();
  const [kind, setKind] = useState<PageKind>(initial ?? "page");
  const [start, setStart] = useState<Start>("example");
  const [source, setSource] = useState(pages[0]?.id ?? "");
  const [title, setTitle] = useState({ nl: "", en: "" });
  const [isWrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isUntitled = title.nl.trim() === "" && title.en.trim() === "";
    setWrong(isUntitled);
    if (isUntitled) return first.current?.focus();
    await act(
      async () => {
        const db = accountDatabase();
        const id = await createPage(db, {
          ...(start === "example" ? examplePage(kind, title) : await startOf(start, source)),
          kind,
          title,
        });
        await navigate(href("/admin/pages/:id", { id }));
      },
      { done: t("pages.created"), goesAlong: true },
    );
  }

  return (
    <form onSubmit={(event) => void create(event)} noValidate className={`${cardBox} grid gap-7`}>
      <Choice
        legend={t("pages.whatKind")}
        name="kind"
        chosen={kind}
        choices={pageKinds.map((one) => ({
          value: one,
          text: t(`pages.${one}`),
          about: t(`pages.${one}.about`),
        }))}
        onChoose={setKind}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{t("pages.titles")}</legend>
        <p className="-mt-3 text-ink-soft text-small">{t("pages.titlesHint")}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {languages.map((one) => (
            <PanelField
              key={one}
              {...(one === "nl" && { ref: first })}
              label={t("pages.titleIn", { language: t(`word.${one}`) })}
              language={one}
              max={page.fields.title.max ?? 0}
              value={title[one]}
              error={isWrong && one === "nl" ? t("pages.titleRequired") : undefined}
              onChange={(typed) => setTitle({ ...title, [one]: typed })}
            />
          ))}
        </div>
      </fieldset>
      <Choice
        legend={t("pages.start")}
        name="start"
        chosen={start}
        choices={starts
          .filter((one) => one !== "copy" || pages.length > 0)
          .map((one) => ({
            value: one,
            text: t(`pages.start.${one}`),
            about: t(`pages.start.${one}.about`),
          }))}
        onChoose={setStart}
      />
      {start === "copy" && (
        <SelectField
          label={t("pages.copyOf")}
          chosen={source}
          choices={pages.map(({ id, name }) => ({ value: id, text: name }))}
          onChoose={(id) => setSource(id ?? "")}
        />
      )}
      <p>
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          {t(isBusy ? "word.creating" : "pages.create")}
        </button>
      </p>
    </form>
  );
}

/** What a page begins with. Throws when the page to copy can't be read. */
async function startOf(start: "empty" | "copy", source: string): Promise<PageForm> {
  if (start === "empty") return emptyForm(page);
  const stored = await getPageForEdit(accountDatabase(), source);
  if (!stored) throw new Error("The page to copy is gone");
  return copiedPage(stored.form);
}

type ChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  chosen: Value;
  choices: readonly { value: NoInfer<Value>; text: string; about: string }[];
  onChoose(value: NoInfer<Value>): void;
};

/** One of a few, each with what it means. */
function Choice<Value extends string>({ legend, name, chosen, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-3 lg:grid-cols-3">
        {choices.map(({ value, text, about }) => (
          <label
            key={value}
            className="flex gap-3 rounded-small border border-line p-4 has-checked:border-ink has-checked:bg-paper"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{text}</span>
              <span className="block text-ink-soft text-small">{about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
