/**
 * Finds forbidden handlers, elements and schemes in the elements with this selector; each once. Runs in a page, and
 * triggers its handlers. Follows no link, but reports those that would run script.
 */
export function inspect(selector: string): string[] {
  const elements =
    `h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary a abbr b bdi bdo
    cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr img table caption colgroup
    col thead tbody tfoot tr th td section`.split(/\s+/);
  const found = new Set<string>();
  for (const root of document.querySelectorAll(selector)) {
    for (const element of root.querySelectorAll("*")) {
      if (!elements.includes(element.localName)) found.add(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (/^(on|srcdoc|action|formaction|xlink:|is$|slot$|nonce$|name$)/.test(name)) found.add(name);
        if (name === "id" && value in HTMLDocument.prototype) found.add(`id=${value}`);
        if (!/^(href|src|cite|srcset|background|poster|data)$/.test(name)) continue;
        const { protocol } = new URL(value.split(" ")[0] ?? "", document.baseURI);
        const isPicture = name === "src" && value.startsWith("data:image/") && !value.includes("svg");
        if (!/^(https?|mailto|tel):$/.test(protocol) && !isPicture) found.add(`${name}=${protocol}`);
      }
    }
  }
  return [...found];
}
