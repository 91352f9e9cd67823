import { decodeReferences, markReferences, unmarkReferences } from "./character-references.ts";
import { decodeOnce, isDoubleEncoded } from "./double-encoding.ts";
import { withoutEditorTraces } from "./editor-traces.ts";
import { hasTooMuchMarkup, withoutTags } from "./markup-limit.ts";
import { escapeText } from "./older-format.ts";
import { fillHtmlPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import { NestingError, sanitise, wellFormed } from "./sanitise.server.ts";

const maxRounds = 6;

/**
 * Editor HTML for a page: decoded if double-encoded, without editor traces, and sanitised last. TinyMCE's own HTML is
 * unchanged. Idempotent, never throws. The result contains block elements.
 */
export function cleanHtml(html: string): string {
  const text = readable(withoutControls(html));
  const source = isDoubleEncoded(text) ? decodeOnce(text) : text;
  const cleaned = unmarkReferences(cleanMarked(markReferences(source)));
  // Else a text about tags would be decoded the next time.
  return isDoubleEncoded(cleaned) ? `<p>${cleaned}</p>` : cleaned;
}

/** Editor HTML with filled placeholders. Values are inserted as text after sanitising. */
export function cleanFilledHtml(template: string, values: PlaceholderValues): string {
  const filled = fillHtmlPlaceholders(cleanHtml(template), values);
  return unmarkReferences(cleanMarked(markReferences(readable(withoutControls(filled)))));
}

function readable(text: string): string {
  return hasTooMuchMarkup(text) ? withoutControls(onlyWords(text)) : text;
}

/** The text as one paragraph without markup; empty without text. */
function onlyWords(html: string): string {
  const words = decodeReferences(withoutTags(html))
    .replace(/[<>&\s]+/g, " ")
    .trim();
  return words === "" ? "" : `<p>${words}</p>`;
}

/** Repeats both steps until a fixed point, as a removal can change how the rest is parsed. */
function cleanMarked(html: string): string {
  try {
    // References can encode control characters, which the parser decodes.
    let current = withoutControls(wellFormed(html));
    for (let round = 0; round < maxRounds; round += 1) {
      const next = sanitise(withoutEditorTraces(current));
      if (next === current) return next;
      current = next;
    }
    return current;
  } catch (error) {
    if (error instanceof NestingError) return textOnly(html);
    throw error;
  }
}

function textOnly(html: string): string {
  return sanitise(withoutEditorTraces(`<p>${escapeText(withoutTags(html))}</p>`));
}

/** Removes control characters, carets (U+FEFF) and lone surrogates. */
function withoutControls(html: string): string {
  return html.replace(/[^\P{Cc}\t\n\f\r]|\uFEFF/gu, "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
