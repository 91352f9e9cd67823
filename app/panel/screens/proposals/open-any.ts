import { versionedKinds } from "../../../content/kinds.ts";
import type { Database } from "../../../data/database.ts";
import { getMedia } from "../../../data/media/admin-media.ts";
import type { Proposal } from "../../../data/proposals/proposals.ts";
import { listSiteTexts } from "../../../data/site-texts/waiting-texts.ts";
import { panelKinds } from "../../kinds.ts";
import { type OpenProposal, openProposal } from "./open-proposal.ts";
import { proposedDocument, proposedPicture, proposedText } from "./proposed.ts";
import { documentSubject, pictureSubject, textSubject } from "./subjects.ts";

/** A proposal beside what it is about. Throws when that can't be read. */
export async function openAny(db: Database, proposal: Proposal): Promise<OpenProposal> {
  const id = proposal.subject;
  switch (proposal.kind) {
    case "picture": {
      const media = await getMedia(db, id);
      return openProposal(db, proposedPicture, proposal, media && pictureSubject(db, proposedPicture, media));
    }
    case "site text": {
      const proposed = proposedText(id);
      return openProposal(db, proposed, proposal, textSubject(db, proposed, id, await listSiteTexts(db)));
    }
    default: {
      const known = versionedKinds.find((name) => name === proposal.kind);
      const { editor, with: withKind } = panelKinds[known ?? "article"];
      return withKind(async ({ kind, read }) => {
        // What is of no kind known is gone, as far as this version knows.
        const stored = known ? await read(db, id) : null;
        const subject = stored && documentSubject(db, kind, stored, editor(id));
        return openProposal(db, proposedDocument(kind), proposal, subject);
      });
    }
  }
}
