import { Pencil, Plus } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import {
  deleteRedirect,
  type ListedRedirect,
  listMissingPaths,
  listRedirects,
} from "../../data/redirects/admin-redirects.ts";
import { type RedirectFile, readRedirectFile, UnreadableFile } from "../../data/redirects/redirect-file.ts";
import type { Redirect } from "../../data/redirects/redirect-form.ts";
import { undelete } from "../../data/trash/trash.ts";
import { formatDate, formatNumber, formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type AddressKey, addressTexts } from "../../i18n/panel/addresses.en.ts";
import { Card } from "../../ui/panel/card.tsx";
import { ForTechnicians } from "../../ui/panel/for-technicians.tsx";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { Badge } from "../../ui/panel/status-badge.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { deletion } from "../kit/rows.tsx";
import { ImportPreview } from "./addresses/import-preview.tsx";
import { MissingPaths } from "./addresses/missing-paths.tsx";
import { blank, type Draft, RedirectDialog } from "./addresses/redirect-dialog.tsx";

/** What visitors do not find, and where old addresses lead. */
const screen = listScreen({
  texts: addressTexts,
  title: "addresses.title",
  about: "addresses.about",
  back: { to: href("/admin/settings"), text: "word.settings" },
  width: "max-w-5xl",
  tools: () => <Tools />,
  loadMore: async (db) => ({ missing: await orNull(listMissingPaths(db)) }),
  above: (more) => more && <MissingPaths paths={more.missing} />,
  below: () => <ImportCard />,
  filter: [{ name: "q", label: "word.search", hint: "addresses.search" }],
  heading: "addresses.list",
  load: (db, chosen, cursor) => listRedirects(db, chosen("q"), cursor),
  none: "addresses.none",
  noMatch: "addresses.noMatch",
  row(redirect, { t, language }) {
    const { path, target, isShadowed, hits, lastHitAt, person, createdAt, note } = redirect;
    const used = { count: formatNumber(hits, language), time: formatTime(lastHitAt ?? "", language) };
    const made = { person: person ?? t("addresses.server"), day: formatDate(createdAt, language) };
    const isGone = target === null;
    return {
      title: path,
      badges: [
        <Badge key="kind" tone={isGone ? "quiet" : "info"}>
          {t(isGone ? "addresses.gone" : "addresses.moved")}
        </Badge>,
        isShadowed && (
          <Badge key="shadowed" tone="warning">
            {t("addresses.shadowed")}
          </Badge>
        ),
      ],
      lines: [
        !isGone && (
          <>
            <span aria-hidden="true">→ </span>
            <span className="sr-only">{t("addresses.leadsTo")} </span>
            {target}
          </>
        ),
      ],
      facts: [
        hits === 0 ? t("addresses.never") : t(hits === 1 ? "addresses.hit" : "addresses.hits", used),
        t("addresses.made", made),
        note,
      ],
    };
  },
  actions: (redirect, { t }) => [
    {
      text: t("addresses.test"),
      async report() {
        const found = await orNull(tryRedirect(redirect));
        return found ? t(found.key, found.values) : t("addresses.test.failed");
      },
    },
    {
      text: t("addresses.change"),
      icon: Pencil,
      dialog: (close) => <RedirectDialog draft={draftOf(redirect)} onClose={close} />,
    },
    deletion(t, redirect.path, {
      title: t("addresses.deleteSure"),
      text: t("addresses.deleteSureText"),
      change: (db) => deleteRedirect(db, redirect.id),
      undo: () => undelete(accountDatabase(), redirect.id),
    }),
  ],
});

function Tools() {
  const { t } = useLanguage(addressTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <p className="flex flex-wrap gap-3">
      <a href="#import" className="button button-quiet">
        {t("addresses.import")}
      </a>
      <button type="button" onClick={() => setOpen(true)} className="button button-primary">
        <Plus aria-hidden="true" className="size-5" />
        {t("addresses.new")}
      </button>
      {isOpen && <RedirectDialog draft={blank} onClose={() => setOpen(false)} />}
    </p>
  );
}

function draftOf({ id, path, target, note }: ListedRedirect): Draft {
  return { id, from: path, to: target ?? "", isGone: target === null, note };
}

/** What the server answers at the address of a redirect, in words. Throws TypeError without an answer. */
async function tryRedirect({
  path,
  target,
}: Redirect): Promise<{ key: AddressKey; values: { target: string; status: number } }> {
  const isOutside = target !== null && !target.startsWith("/");
  const redirect = isOutside ? "manual" : "follow";
  const answer = await fetch(encodeURI(path), { method: "HEAD", cache: "no-store", redirect });
  const { pathname, search } = new URL(answer.url || location.href);
  const values = { target: isOutside ? target : decodeURI(pathname) + search, status: answer.status };
  const isThere = answer.ok;
  // A browser shows no other site's answer.
  if (answer.type === "opaqueredirect") return { key: "addresses.test.outside", values };
  if (answer.redirected) return { key: isThere ? "addresses.test.works" : "addresses.test.broken", values };
  if (answer.status === 410) return { key: "addresses.test.gone", values };
  return { key: isThere ? "addresses.test.page" : "addresses.test.missing", values };
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;

const problemKeys = {
  large: "addresses.fileLarge",
  binary: "addresses.fileBinary",
  empty: "addresses.fileEmpty",
  quotes: "addresses.fileQuotes",
  columns: "addresses.fileColumns",
} as const;

/** Reads redirects from a CSV file, and shows what it has before anything is saved. */
function ImportCard() {
  const { t } = useLanguage(addressTexts);
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [file, setFile] = useState<RedirectFile | null>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    setProblem(null);
    setFile(null);
    try {
      setFile(await readRedirectFile(chosen, location.origin));
    } catch (error) {
      const isKnown = error instanceof UnreadableFile;
      setProblem(isKnown ? t(problemKeys[error.problem], { line: error.line }) : t("addresses.fileFailed"));
    }
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <Card id="import" title={t("addresses.import")} className="grid gap-4 p-5 sm:p-6">
      <div className="min-w-0">
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t("addresses.file")}
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem ${id}-hint`}
          onChange={(event) => void read(event)}
          className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
        />
        <p id={`${id}-problem`} role="status" className="mt-1.5 font-semibold text-error text-small">
          {problem}
        </p>
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small">
          {t("addresses.fileHint")}
        </p>
      </div>
      <ForTechnicians>
        <p>{t("addresses.technical")}</p>
      </ForTechnicians>
      {file && <ImportPreview file={file} />}
    </Card>
  );
}
