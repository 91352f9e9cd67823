import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { href } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { readListCursor } from "../../data/list-cursor.ts";
import { listMissingPaths, listRedirects, proposeTarget } from "../../data/redirects/admin-redirects.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { addressTexts } from "../../i18n/panel/addresses.en.ts";
import { screenMeta } from "../../panel/kit/panel-meta.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { Loaded, Screen } from "../../ui/panel/screen.tsx";
import type { Route } from "./+types/addresses";
import { ImportCard } from "./addresses/import-card.tsx";
import { MissingPaths } from "./addresses/missing-paths.tsx";
import { type Draft, RedirectDialog } from "./addresses/redirect-dialog.tsx";
import { RedirectList, readRedirectValues } from "./addresses/redirect-list.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const values = readRedirectValues(address);
  const place = readListCursor(address);
  const [page, missing] = await Promise.all([
    orNull(listRedirects(accountDatabase(), values.q ?? "", place)),
    orNull(listMissingPaths(accountDatabase())),
  ]);
  return { values, place, page, missing };
}

export function meta({ matches }: Route.MetaArgs) {
  return screenMeta(matches, addressTexts, "addresses.title");
}

/** What visitors do not find, and where old addresses lead. */
export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const { values, place, page, missing } = loaderData;
  const { t } = useLanguage(addressTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const [draft, setDraft] = useState<Draft | null>(null);

  async function leadOn(path: string): Promise<void> {
    const proposal = await orNull(proposeTarget(accountDatabase(), path));
    setDraft({ ...blank, from: path, to: proposal ?? "", isProposed: proposal !== null });
  }

  function close(isAdded: boolean): void {
    setDraft(null);
    // The row that was led on goes with its button.
    if (isAdded) focusAfter(() => heading.current);
  }

  return (
    <Screen
      title={t("addresses.title")}
      about={t("addresses.about")}
      back={{ to: href("/admin/settings"), text: t("addresses.back") }}
      heading={heading}
      tools={
        <p className="flex flex-wrap gap-3">
          <a href="#import" className="button button-quiet">
            {t("addresses.import")}
          </a>
          <button type="button" onClick={() => setDraft(blank)} className="button button-primary">
            <Plus aria-hidden="true" className="size-5" />
            {t("addresses.new")}
          </button>
        </p>
      }
      width="max-w-5xl"
    >
      <Loaded data={missing} failed={t("addresses.missingFailed")}>
        {(paths) => <MissingPaths paths={paths} onLeadOn={leadOn} />}
      </Loaded>
      <Loaded data={page} failed={t("addresses.loadFailed")}>
        {(list) => <RedirectList page={list} values={values} place={place} onEdit={setDraft} />}
      </Loaded>
      <ImportCard />
      {draft && <RedirectDialog draft={draft} onClose={close} />}
    </Screen>
  );
}

const blank: Draft = { id: null, from: "", to: "", isGone: false, note: "" };
