import type { Translation } from "../language-texts.ts";
import { nl } from "./proposals.nl.ts";

const en: Translation<typeof nl> = {
  "proposals.title": "Proposals",
  "proposals.about":
    "What AI assistants would change, and what changes since you changed a fact of your firm. Accept or refuse each part. What is accepted is in the draft then, or waits beside what is live: visitors see it once it is published.",
  "proposals.loadFailed": "The proposals could not be loaded.",
  "proposals.none": "There are no proposals",
  "proposals.noneText":
    "An AI assistant that is connected with an access token can propose changes of articles, pages, download pages, texts and descriptions of pictures. They appear here.",
  "proposals.connect": "Connect an AI assistant",
  "proposals.ofFacts": "Facts of the firm",
  "proposals.of": "of {person}",

  "proposals.site text": "Text of the site",
  "proposals.picture": "Picture",
  "proposals.other": "Unknown content",
  "proposals.item": "{kind}, proposed on {time}",
  "proposals.text": "Text",
  "proposals.description": "Description",
  "proposals.on": "On",
  "proposals.off": "Off",

  "proposals.onePart": "1 part",
  "proposals.someParts": "{count} parts",
  "proposals.adds": "New",
  "proposals.removes": "Goes",
  "proposals.moves": "Another order",
  "proposals.accept": "Accept",
  "proposals.refuse": "Refuse",
  "proposals.acceptAll": "Accept all",
  "proposals.refuseAll": "Refuse all",
  "proposals.dismiss": "Dismiss",
  "proposals.accepted": "Accepted, not published yet",
  "proposals.acceptedLive": "Accepted in the media library",
  "proposals.refused": "Refused",

  "proposals.isThere": "This is there already.",
  "proposals.pictureLive": "What is accepted here is seen by visitors at once.",
  "proposals.conflict": "This was changed after {assistant} read it. Accepting replaces what is there now:",
  "proposals.conflictOfFacts":
    "This was changed after the proposal was made. Accepting replaces what stands here now:",
  "proposals.waits": "Another text waits here already, by {person}. Accepting replaces it:",
  "proposals.somebody": "a deleted account",
  "proposals.planned": "Publication is planned for {time}. What is accepted goes along.",
  "proposals.plannedWriter": "Publication is planned for {time}. Only editors accept anything here now.",
  "proposals.gone": "This does not exist any more. Restore it from the trash, or refuse the proposal.",
  "proposals.trash": "To the trash",
  "proposals.unloaded": "What this proposal is about could not be loaded.",
  "proposals.unreadable": "This proposal can’t be read ({fields}) and can only be refused.",
  "proposals.unreadableStored":
    "Part of the changes that wait can’t be read ({fields}). Throw them away or save them again first.",

  "proposals.sureAccept": "Replace what is there now?",
  "proposals.sureAcceptText":
    "The proposal is from before the last change. That stays in the history, but is lost otherwise.",
  "proposals.sureRefuse": "Refuse all of this proposal?",
  "proposals.sureRefuseText": "The proposal can’t be brought back after that.",

  "proposals.notAccepted": "Not accepted",
  "proposals.notRefused": "Not refused",
  "proposals.stale":
    "Somebody has decided or saved something here in the meantime. What is still open was loaded again.",
  "proposals.inUse": "This picture is shown on the site. Only editors change its description then.",
  "proposals.away": "The server could not be reached. The proposal is still there.",
  "proposals.incomplete": "There is no title or text in this language yet. Accept that first.",
  "proposals.failed": "The server says: {message}",
  "proposals.rehearseAll": "What will all proposals together change?",
  "proposals.firstOfEach":
    "Of several proposals for the same, only the first one counts. What can’t be accepted is left out.",
};

export const proposalTexts = { nl, en };
