/** What a page says, of that what carries a mark, and what it is made of. */
export type PageTexts = {
  /** Texts and the values of fields. */
  texts: string[];
  /** What the editors' previews show: a search result, and the subject of a mail. */
  previews: string[];
  attributes: string[];
  /** The document's title, when it carries a mark. */
  title: string[];
  /** Structured data (JSON-LD). */
  data: string[];
  /** What the scripts hold of the page: what came with the document, and what they asked for. */
  loaded: string[];
  /** How often each element stands there, but for pictures and for what the scripts load beside the page. */
  elements: Record<string, number>;
  handlers: string[];
};

/** Reads the page as it stands. Runs in the page. */
export async function readTexts(): Promise<PageTexts> {
  const marked = (text: string) => /zq\d+n\d+z/.test(text);
  const found: PageTexts = {
    texts: [],
    previews: [],
    attributes: [],
    title: [document.title].filter(marked),
    data: [],
    loaded: [],
    elements: {},
    handlers: [],
  };
  for (const element of document.querySelectorAll("*")) {
    readElement(element);
    // What a search found stands in pieces.
    if (!element.querySelector("mark")) readOwnTexts(element);
  }
  const router = get(window, "__reactRouterDataRouter");
  if (router === undefined) await readStream();
  else
    for (const part of ["loaderData", "actionData"])
      readJson(JSON.stringify(get(get(router, "state"), part)), found.loaded);
  return found;

  function readElement(element: Element): void {
    const name = element.localName;
    const isBeside = /^(img|source|picture)$/.test(name) || element.matches("link[rel$=preload]");
    if (!isBeside) found.elements[name] = (found.elements[name] ?? 0) + 1;
    // The panel shows a mail in a frame in which no script runs; mails are read by themselves.
    const isPreview = element.matches('iframe[sandbox]:not([sandbox*="allow-scripts"])');
    for (const attribute of element.attributes) {
      if (isPreview && attribute.name === "srcdoc") continue;
      if (/^on|^srcdoc$|^formaction$/.test(attribute.name)) found.handlers.push(attribute.name);
      found.attributes.push(...valuesOf(attribute).filter(marked));
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (marked(element.value)) found.texts.push(element.value);
    }
    if (name === "script" && element.getAttribute("type") === "application/ld+json") {
      readJson(element.textContent, found.data);
    }
  }

  /** The words that an address carries are the values of its parameters. */
  function valuesOf({ name, value }: Attr): string[] {
    const url = name === "href" ? URL.parse(value, document.baseURI) : null;
    return url ? [decodeURI(url.pathname), ...url.searchParams.values()] : [value];
  }

  function readOwnTexts(element: Element): void {
    if (/^(script|textarea|title)$/.test(element.localName)) return;
    // A search result stands in a figure, a subject in a line above the frame of its mail.
    const previews = "figure:not([aria-labelledby]) *, p:has(~ iframe[sandbox]) *";
    const isPreview = location.pathname.startsWith("/admin/") && element.matches(previews);
    const into = isPreview ? found.previews : found.texts;
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
      if (marked(text)) into.push(text);
    }
  }

  /** What came with the document, while no script has taken it: lines of JSON, some of them with the name of a promise. */
  async function readStream(): Promise<void> {
    const stream = get(get(window, "__reactRouterContext"), "stream");
    if (!(stream instanceof ReadableStream) || stream.locked) return;
    const written = await new Response(stream).text();
    for (const line of written.split("\n")) readJson(line.replace(/^\w+:/, "") || null, found.loaded);
  }

  function get(holder: unknown, name: string): unknown {
    return typeof holder === "object" && holder !== null ? Reflect.get(holder, name) : undefined;
  }

  function readJson(json: string | undefined | null, into: string[]): void {
    JSON.parse(json ?? "null", (_, value) => {
      // HTML is told by its first tag, which no attack begins with.
      if (typeof value === "string" && marked(value) && !value.startsWith("<p>")) into.push(value);
      return value;
    });
  }
}
