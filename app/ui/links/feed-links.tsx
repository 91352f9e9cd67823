import { feedPath, feedTitle } from "../../feeds/feed-paths.ts";
import { useLanguage } from "../../i18n/language.tsx";

/** The feed autodiscovery links; React hoists them into the head. */
export function FeedLinks({ tag }: { tag?: { slug: string; name: string } }) {
  const { language, t } = useLanguage();
  const title = feedTitle(t, tag?.name);
  return (["rss", "atom"] as const).map((format) => (
    <link
      key={format}
      rel="alternate"
      type={`application/${format}+xml`}
      title={`${title} (${format === "rss" ? "RSS" : "Atom"})`}
      href={feedPath(format, language, tag?.slug)}
    />
  ));
}
