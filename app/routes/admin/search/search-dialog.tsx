import { Search, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { href, useNavigate } from "react-router";
import { hasRight } from "../../../account/rights.ts";
import { useAuth } from "../../../account/use-auth.ts";
import { mediaSearchLimit } from "../../../data/media/media-filter.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accessTokenTexts } from "../../../i18n/panel/access-tokens.en.ts";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { auditPanelTexts } from "../../../i18n/panel/audit-log.en.ts";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { pageListTexts } from "../../../i18n/panel/pages-list.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { tagPanelTexts } from "../../../i18n/panel/tags.en.ts";
import { webhookTexts } from "../../../i18n/panel/webhooks.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
import { rightOfScreen, sidebarEntries } from "../layout/sidebar-entries.ts";
import { FoundList } from "./found-list.tsx";
import { type FoundGroup, type FoundItem, foundAtMost, searchPanel } from "./search-panel.ts";
import { Shortcuts } from "./shortcuts.tsx";

/** Searches the panel: a combobox with a list of options, by WAI-ARIA's authoring practices. */
export function SearchDialog({ onClose }: { onClose(): void }) {
  const { t } = useLanguage(panelSearchTexts);
  const id = useId();
  const dialog = useModal();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const query = typed.trim();
  const { groups, isSearching } = usePanelSearch(query);
  const items = groups.flatMap((group) => group.items ?? []);
  const failed = groups.filter((group) => group.items === null);
  const chosen = items[active];

  function choose({ to }: FoundItem): void {
    onClose();
    void navigate(to);
  }

  // Enter right after typing is meant for the answer.
  const enter = useEffectEvent(() => {
    setEntered(false);
    if (chosen) choose(chosen);
  });
  useEffect(() => {
    if (isEntered && !isSearching) enter();
  }, [isEntered, isSearching]);

  function followKey(event: KeyboardEvent): void {
    // The Enter that ends an input method's composition.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length > 0) setActive((active + step + items.length) % items.length);
    else if (event.key === "Enter") setEntered(true);
    else return;
    event.preventDefault();
  }

  function status(): string {
    if (query === "") return "";
    if (isSearching) return t("search.searching");
    if (items.length === 0) return failed.length > 0 ? "" : t("search.none", { query });
    return items.length === 1 ? t("search.one") : t("search.many", { count: items.length });
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t("search.title")}
      onClose={onClose}
      className="mx-auto mt-4 flex max-h-[calc(100dvh-2rem)] w-[min(42rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-card bg-white text-ink shadow-raised backdrop:bg-ink/50 sm:mt-[10vh] sm:max-h-[80dvh]"
    >
      <div className="flex items-center gap-3 border-line border-b py-1.5 pr-2 pl-5">
        <Search aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <input
          type="text"
          role="combobox"
          aria-label={t("search.title")}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={chosen && `${id}-${active}`}
          placeholder={t("search.hint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={mediaSearchLimit}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setEntered(false);
          }}
          onKeyDown={followKey}
          className="min-h-12 min-w-0 grow bg-transparent outline-none placeholder:text-ink-soft"
        />
        <button type="button" aria-label={t("word.close")} onClick={onClose} className={iconButton}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto px-2 py-2">
        {items.length > 0 && (
          <FoundList id={id} groups={groups} active={active} isBusy={isSearching} onChoose={choose} />
        )}
        <p role="status" className="px-3 py-1 text-ink-soft text-small [overflow-wrap:anywhere]">
          {status()}
        </p>
        {failed.length > 0 && (
          <p role="alert" className="px-3 py-1 text-error text-small">
            {t("search.failed", { groups: failed.map(({ name }) => t(`search.${name}`)).join(", ") })}
          </p>
        )}
      </div>
      <Shortcuts />
    </dialog>
  );
}

/** The debounce of the search, in milliseconds. */
const debounceMs = 200;

/** A single letter is in every title. */
const shortest = 2;

type PanelSearch = {
  groups: readonly FoundGroup[];
  /** What is typed is not answered yet. */
  isSearching: boolean;
};

/** What a search across the panel finds, by group; without a search, the first screens. */
function usePanelSearch(query: string): PanelSearch {
  const { language, t } = useLanguage(panelSearchTexts);
  const auth = useAuth();
  const screens = useScreens(query).slice(0, foundAtMost);
  const [answer, setAnswer] = useState<{ query: string; groups: readonly FoundGroup[] }>(none);
  const isAsked = query.length >= shortest;
  const search = useEffectEvent(() =>
    searchPanel(query, t, { language, may: (right) => hasRight(auth, right) }),
  );

  useEffect(() => {
    if (query.length < shortest) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const groups = await search();
      if (!isOver) setAnswer({ query, groups });
    }, debounceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [query]);

  const found = isAsked ? answer.groups : [];
  return {
    groups: [{ name: "screens" as const, items: screens }, ...found],
    isSearching: isAsked && answer.query !== query,
  };
}

const none = { query: "", groups: [] };

/** The screens of the panel whose name has a text in it and that the role may use; in the order of the sidebar. */
function useScreens(query: string): FoundItem[] {
  const { t } = useLanguage(panelTexts);
  const { t: pages } = useLanguage(pageListTexts);
  const { t: tags } = useLanguage(tagPanelTexts);
  const { t: audit } = useLanguage(auditPanelTexts);
  const { t: webhooks } = useLanguage(webhookTexts);
  const { t: addresses } = useLanguage(addressTexts);
  const { t: moving } = useLanguage(importTexts);
  const { t: tokens } = useLanguage(accessTokenTexts);
  const screens = [
    ...sidebarEntries.map(({ to, label, about }) => ({ to, title: t(label), about: t(about) })),
    { to: href("/admin/blog-editor"), title: t("blog.new"), about: "" },
    { to: href("/admin/pages/new"), title: pages("pages.new"), about: pages("pages.title") },
    { to: href("/admin/tags"), title: tags("word.tags"), about: "" },
    { to: href("/admin/settings"), title: t("word.settings"), about: "" },
    { to: `${href("/admin/settings")}#language`, title: t("word.language"), about: t("settings.mine") },
    { to: `${href("/admin/settings")}#password`, title: t("settings.password"), about: t("settings.mine") },
    {
      to: href("/admin/settings/addresses"),
      title: addresses("addresses.title"),
      about: t("settings.site"),
    },
    { to: href("/admin/settings/audit-log"), title: audit("audit.title"), about: t("settings.site") },
    { to: href("/admin/settings/import"), title: moving("import.title"), about: t("settings.site") },
    { to: href("/admin/settings/webhooks"), title: webhooks("webhooks.title"), about: t("settings.site") },
    { to: href("/admin/settings/tokens"), title: tokens("tokens.title"), about: t("settings.mine") },
  ];
  const auth = useAuth();
  const wanted = query.toLowerCase();
  return screens.filter(
    ({ to, title, about }) =>
      hasRight(auth, rightOfScreen(to)) && `${title}\n${about}`.toLowerCase().includes(wanted),
  );
}
