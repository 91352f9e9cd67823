import type { toPlainText } from "@react-email/render";

type Options = NonNullable<Parameters<typeof toPlainText>[1]>;

const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];

/** The options of the HTML-to-text conversion. */
export const plainTextOptions: Options = {
  // The HTML standard's white space; the library's default treats a zero-width space as visible.
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
