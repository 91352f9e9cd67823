import { z } from "zod";
import { expectData } from "../../../../app/data/database.ts";
import { tidyLine } from "../../../../app/data/form-data.ts";
import { rowId } from "../../../../app/data/id.ts";
import { listMedia, type Media } from "../../../../app/data/media/admin-media.ts";
import { allMedia, mediaSearchLimit } from "../../../../app/data/media/media-filter.ts";
import { mediaAddress } from "../../../../app/data/media/picture-address.ts";
import { languages } from "../../../../app/i18n/language-texts.ts";
import { altLimit } from "../../../../app/panel/media/media-fields.ts";
import { listProposals, type Proposal, withProposed } from "./proposals.ts";
import { proposeAll } from "./propose-all.ts";
import { changedMeanwhile, type Tool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

const kind = "picture";

const findInput = z.strictObject({
  search: z.string().max(mediaSearchLimit).default("").describe("Part of a name or a description."),
  page: z.int().min(1).max(1_000).default(1),
});

export const findPictures: Tool<typeof findInput> = {
  name: "find_pictures_without_description",
  title: "Find pictures without a description",
  description:
    "Lists the pictures of the library that lack a description in a language and are no decoration, the newest first; 48 on each of `pages`. With what you propose for them.",
  scope: "read",
  input: findInput,
  async run({ search, page }, { db, siteUrl }) {
    const filter = { ...allMedia, search: search.trim(), use: "undescribed" as const };
    const [found, proposals] = await Promise.all([listMedia(db, filter, page), listProposals(db, kind)]);
    return {
      pictures: found.rows.map((media) => {
        const { current, texts, version } = stateOf(media, proposals.get(media.id));
        return {
          picture: media.id,
          version,
          name: media.name,
          see_at: new URL(mediaAddress(media.id), siteUrl).href,
          width: media.width,
          height: media.height,
          ...texts,
          lacks: languages.filter((language) => current[language] === ""),
          is_proposed: proposals.has(media.id),
        };
      }),
      page: found.page,
      pages: found.pages,
    };
  },
};

const description = z.string().max(altLimit).transform(tidyLine).optional();
const proposeInput = z.strictObject({
  descriptions: z
    .array(
      z.strictObject({
        picture: rowId,
        version: z.string().max(200).describe("The `version` that find_pictures_without_description gave."),
        nl: description,
        en: description,
      }),
    )
    .min(1)
    .max(50),
});

export const proposeDescriptions: Tool<typeof proposeInput> = {
  name: "propose_descriptions",
  title: "Propose descriptions of the library's pictures",
  description: `Proposes what pictures of the library show, for those who don't see them and wherever no text says otherwise: one line of ${altLimit} characters at most. A person accepts or refuses each.`,
  scope: "draft",
  input: proposeInput,
  async run({ descriptions }, context) {
    const ids = descriptions.map(({ picture }) => picture);
    const [rows, proposals] = await Promise.all([
      context.db.from("otm_media").select("id, alt_nl, alt_en, updated_at").in("id", ids),
      listProposals(context.db, kind),
    ]);
    const changes = descriptions.map(({ picture, version, ...given }) => {
      const media = expectData(rows).find(({ id }) => id === picture);
      if (!media) throw new ToolError(`The library has no picture ${picture}.`);
      const state = stateOf(media, proposals.get(picture));
      if (state.version !== version) throw new ToolError(changedMeanwhile(`picture ${picture}`));
      const document = { ...state.texts };
      for (const language of languages) document[language] = given[language] ?? document[language] ?? "";
      return { kind, subject: picture, base: state.current, document };
    });
    return proposeAll(changes, context);
  },
};

/** The descriptions of a picture: as they are stored, and with what is proposed. */
function stateOf(media: Pick<Media, "alt_nl" | "alt_en" | "updated_at">, proposal: Proposal | undefined) {
  const current: Record<string, string> = { nl: media.alt_nl, en: media.alt_en };
  return {
    current,
    texts: withProposed(current, proposal),
    version: [media.updated_at, proposal?.updated_at].filter(Boolean).join("~"),
  };
}
