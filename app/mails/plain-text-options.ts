import type { toPlainText } from "@react-email/render";

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** How the plain text is made from the HTML: words keep their letters, facts stand in two columns. */
export const plainTextOptions: Options = {
  // As HTML has it now; that of 1999, the library's own, takes a zero-width space for one that is seen.
  whitespaceCharacters: " \t\r\n\f",
  selectors: [
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    {
      selector: '[data-text-format="dataTable"]',
      format: "dataTable",
      options: { uppercaseHeaderCells: false, maxColumnWidth: 72, colSpacing: 2 },
    },
  ],
};
