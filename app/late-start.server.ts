import { sessionKey } from "./account/session-storage.ts";
import { languages } from "./i18n/language-texts.ts";
import { languageCookie } from "./i18n/remembered-language.ts";
import { startWhenWanted } from "./start-when-wanted.ts";

/** Without its comments and indents, which every visitor would pay for. */
const source = String(startWhenWanted).replace(/^\s+(?:\/\*\*.*\*\/\n\s*)?/gm, "");
const cookies = Object.fromEntries(languages.map((language) => [language, languageCookie(language)]));
const known = [sessionKey, cookies].map((value) => JSON.stringify(value)).join(", ");

/**
 * A rendered page whose scripts wait until they are wanted (see `startWhenWanted`), so that they take nothing from
 * what the visitor came to see. React Router's module script becomes a classic one in its place: the same imports,
 * asked for later. What it names for preloading is asked for then too.
 *
 * @param marker the `nonce` of the page's own scripts
 * @throws Error when the page has no such script: the router writes it otherwise than before
 */
export function startLate(html: Buffer<ArrayBuffer>, marker: string): Buffer<ArrayBuffer> {
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
  const start = `(${source})(${JSON.stringify(files)}, ${known}, async () => {\n${imports}\n});`;
  return Buffer.concat([
    Buffer.from(head),
    html.subarray(headEnd, scriptAt),
    Buffer.from(`<script nonce="${marker}">${start}`),
    html.subarray(contentEnd),
  ]);
}

/** The same module for an async function: one import after the other, of files that are on their way by then. */
function asDynamicImports(module: string): string {
  return module
    .replace(/\bimport \* as (\w+) from ("[^"]+")/g, "const $1 = await import($2)")
    .replace(/\bimport ("[^"]+")/g, "await import($1)");
}
