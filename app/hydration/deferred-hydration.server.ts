import { sessionKey } from "../account/session-storage.ts";
import { languages } from "../i18n/language-texts.ts";
import { languageCookie } from "../i18n/remembered-language.ts";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";

/** Without comments and indentation, which would add to every page. */
const source = String(hydrateOnIntent).replace(/^\s+(?:\/\*\*.*\*\/\n\s*)?/gm, "");
const cookies = Object.fromEntries(languages.map((language) => [language, languageCookie(language)]));
const known = [sessionKey, cookies].map((value) => JSON.stringify(value)).join(", ");

/**
 * The page with hydration deferred by `hydrateOnIntent`: React Router's module script becomes a classic script with
 * dynamic imports, and its module preloads are added when it starts.
 *
 * @param marker the nonce of the page's own scripts
 * @param statement runs at once, in the same script
 * @throws Error when React Router writes its script differently
 */
export function deferHydration(
  html: Buffer<ArrayBuffer>,
  marker: string,
  statement: string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf("</head>");
  const opening = `<script nonce="${marker}" type="module" async="">`;
  const scriptAt = html.indexOf(opening, headEnd);
  const contentAt = scriptAt + opening.length;
  const contentEnd = html.indexOf("</script>", contentAt);
  if (headEnd < 0 || scriptAt < 0 || contentEnd < 0 || html.includes(opening, contentEnd)) {
    throw new Error("The page has not the one module script that starts it.");
  }
  const files: string[] = [];
  const head = html
    .toString("utf8", 0, headEnd)
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, file: string) => {
      files.push(file);
      return "";
    });
  const imports = asDynamicImports(html.toString("utf8", contentAt, contentEnd));
  const start = `(${source})(${JSON.stringify(files)}, ${known}, async () => {\n${imports}\n});\n${statement}`;
  return Buffer.concat([
    Buffer.from(head),
    html.subarray(headEnd, scriptAt),
    Buffer.from(`<script nonce="${marker}">${start}`),
    html.subarray(contentEnd),
  ]);
}

/** The module as the body of an async function; its files are preloaded by then. */
function asDynamicImports(module: string): string {
  return module
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)");
}
