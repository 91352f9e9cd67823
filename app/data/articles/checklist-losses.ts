import { allowedAttributes, droppedTags } from "../../html/allow-list.ts";
import { embeddedAddress, hostOf } from "../../html/embeds.ts";
import { htmlParts } from "../../html/html-parts.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { Remark, Repair } from "./checklist.ts";

/** More of one kind would hide the others. */
const mostOfAKind = 3;

type Loss = { what: "embed" | "lost" | "picture" | "elsewhere" | "anchor"; value: string; repair?: Repair };

/** The remarks about what visitors do not get of a text, or get from other sites. */
export function findLosses(html: string, language: Language, origin: string): Remark[] {
  const losses = readLosses(html, origin);
  return Object.entries(Object.groupBy(losses, ({ what }) => what)).flatMap(([, ofKind = []]) =>
    [...new Map(ofKind.map((loss) => [loss.value, loss])).values()].slice(0, mostOfAKind).map(
      ({ what, value, repair }): Remark => ({
        key: `checklist.${what}`,
        field: "content",
        language,
        values: { value },
        ...(repair && { repair }),
      }),
    ),
  );
}

function readLosses(html: string, origin: string): Loss[] {
  const losses: Loss[] = [];
  const ids = new Set<string>();
  const fragments: string[] = [];
  /** The element that is removed with what is in it. */
  let removed: string | null = null;
  for (const part of htmlParts(html)) {
    if (part.kind === "end" && part.name === removed) removed = null;
    if (part.kind !== "start" || removed !== null) continue;
    const attributes = Object.fromEntries(part.attributes);
    if (droppedTags.includes(part.name)) {
      removed = part.name;
      losses.push(lossOfElement(part.name, attributes));
      continue;
    }
    const kept = allowedAttributes(part.name, attributes);
    if (kept.id) ids.add(kept.id);
    if (part.name === "a" && kept.href?.startsWith("#")) fragments.push(kept.href.slice(1));
    if (part.name === "img") losses.push(...lossOfPicture(attributes.src ?? "", kept.src, origin));
  }
  const isDead = (id: string) => id !== "" && id.toLowerCase() !== "top" && !ids.has(id);
  return [...losses, ...fragments.filter(isDead).map((id): Loss => ({ what: "anchor", value: `#${id}` }))];
}

function lossOfElement(name: string, attributes: Record<string, string>): Loss {
  const host = hostOf(embeddedAddress(name, attributes) ?? "");
  return host === null
    ? { what: "lost", value: `<${name}>` }
    : { what: "embed", value: host, repair: { with: "link", host } };
}

/** A picture that visitors do not see, or that their browsers ask another site for. */
function lossOfPicture(given: string, kept: string | undefined, origin: string): Loss[] {
  const source = given.trim();
  // Waits for its upload.
  if (source === "" || source.startsWith("blob:")) return [];
  const host = hostOf(source);
  const repair = host === null ? {} : { repair: { with: "picture", host } as const };
  if (kept === undefined) return [{ what: "picture", value: shortened(source), ...repair }];
  return host === null || host === new URL(origin).host
    ? []
    : [{ what: "elsewhere", value: host, ...repair }];
}

function shortened(address: string): string {
  return address.length > 80 ? `${address.slice(0, 80).toWellFormed()}…` : address;
}
