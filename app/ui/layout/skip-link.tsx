import { useLanguage } from "../../i18n/language.tsx";

export function SkipLink() {
  const { t } = useLanguage();
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-ink px-4 py-3 text-paper focus:translate-y-0"
    >
      {t("common.skip")}
    </a>
  );
}
