const none: string[] = [];

export const example = {
  nl: { title: "Verder lezen", articles: none, tag: none },
  en: { title: "Read on", articles: none, tag: none },
};
