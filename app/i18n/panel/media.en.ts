import type { Translation } from "../language-texts.ts";
import { nl } from "./media.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "media.liveForEditors": "In use on the site, or planned to be: an editor can change it",
  "media.title": "Media",
  "media.about": "Pictures and files. Upload once, use anywhere; every size that pages need is made for you.",

  "media.upload": "Upload pictures or files",
  "media.uploadPicture": "Upload a Picture",
  "media.uploadPictures": "Upload pictures",
  "media.uploadFile": "Upload a PDF",
  "media.uploadFiles": "Upload PDFs",
  "media.dropHere": "or drop here, or paste.",
  "media.dropAnywhere": "or drop anywhere on this page, or paste.",
  "media.dropNow": "Drop to upload",
  "media.pictureRules":
    "JPEG, PNG, WebP, AVIF or GIF, 20 MB at most. Position and other hidden data are removed.",
  "media.fileRules": "PDF, 25 MB at most.",
  "media.bothRules":
    "JPEG, PNG, WebP, AVIF or GIF of 20 MB at most, PDF of 25 MB at most. Position and other hidden data of pictures are removed.",
  "media.animated": "This picture is animated. Visitors see its first frame only.",
  "media.uploads": "Uploads",
  "media.progress": "Uploading {name}",
  "media.waiting": "Waiting",
  "media.sending": "{percent}% sent",
  "media.processing": "Preparing...",
  "media.done": "Uploaded",
  "media.replaced": "Replaced",
  "media.known": "The library has this already; nothing was stored twice.",
  "media.describe": "Describe it",
  "media.show": "Show it",
  "media.summary": "{done} of {all} uploaded",
  "media.summaryFailed": "{done} of {all} uploaded, {failed} failed",
  "media.onlyFirst": "Only the first file was taken.",
  "media.retryAll": "Try all again",
  "media.remove": "Remove",
  "media.clearDone": "Clear list",

  "media.problem.empty": "The file is empty. Save it again, or choose another one.",
  "media.problem.large":
    "The file is too large: a picture may have 20 MB, a PDF 25 MB. Save it smaller or with more compression.",
  "media.problem.pixels":
    "The picture has more than 60 megapixels. Save it smaller; 4,000 pixels wide is plenty.",
  "media.problem.memory":
    "The picture takes too much memory. Save it as JPEG, or smaller; 4,000 pixels wide is plenty.",
  "media.problem.long": "The picture is too long for its width. Cut it into parts.",
  "media.problem.slow": "Preparing the picture took too long. Save it smaller, or try again later.",
  "media.problem.hour":
    "This account stored as much within an hour as it may. You can upload again from {time}.",
  "media.problem.day":
    "This account stored as much within a day as it may. You can upload again from {time}.",
  "media.problem.damaged":
    "The file is damaged or incomplete. Open it in a picture program, save it again, and upload the new file.",
  "media.problem.svg":
    "SVG drawings can carry scripts, so they are not taken. Export it as PNG, twice as wide as it is shown.",
  "media.problem.heic":
    "HEIC photographs of iPhones can’t be read here. Export it as JPEG, or share it with “Most Compatible”.",
  "media.problem.kind":
    "This kind of file is not taken. Save a picture as JPEG, PNG, WebP, AVIF or GIF, and a document as PDF.",
  "media.problem.taken": "Somebody else uploaded to the same place just now. Try again.",
  "media.problem.elsewhere": "Another entry of the library has exactly this content. Use that entry instead.",
  "media.problem.other-kind": "A picture can only be replaced by a picture, and a PDF by a PDF.",
  "media.problem.not-allowed":
    "This is in use on the site, or planned to be, or somebody else uploaded it. An editor can replace it.",
  "media.problem.session": "Your session is over. Sign in again in another tab, then try again here.",
  "media.problem.full": "The server has no space left. Tell who runs it; what is in the library is safe.",
  "media.problem.busy": "The server is busy. Wait a moment, then try again.",
  "media.problem.lost": "The connection was lost. Check the network, then try again.",
  "media.problem.folder": "Folders are not taken. Open it, and drop the files in it.",
  "media.problem.picture-only": "A picture is needed here. Choose a JPEG, PNG, WebP, AVIF or GIF file.",
  "media.problem.pdf-only": "A PDF is needed here.",

  "media.search": "Search the library",
  "media.searchHint": "Name or description",
  "media.everyKind": "Pictures and files",
  "media.kind.picture": "Pictures",
  "media.kind.file": "PDF files",
  "media.everyUse": "All",
  "media.use.unused": "Unused",
  "media.use.undescribed": "Without description",
  "media.month": "Uploaded in",
  "media.everyMonth": "Any month",
  "media.earlierMonth": "An earlier month",
  "media.sort": "Sort by",
  "media.sort.newest": "Newest first",
  "media.sort.oldest": "Oldest first",
  "media.sort.name": "Name",
  "media.sort.largest": "Largest first",

  "media.list": "Pictures and files",
  "media.one": "1 entry",
  "media.many": "{count} entries",
  "media.empty": "Nothing here yet",
  "media.emptyText":
    "Upload the first pictures above: choose several at once, drop them, or paste. The pictures that the site began with are not listed here.",
  "media.noMatch": "Nothing matches",
  "media.allDescribed": "Every picture has a description",
  "media.allDescribedText": "In both languages, or it is only decoration. Nothing is left to do.",
  "media.noneUnused": "Everything is in use",
  "media.noneUnusedText": "Everything is used somewhere.",
  "media.undescribed": "No description",
  "media.unused": "Unused",
  "media.pdf": "PDF",

  "media.deleteUnused": "Delete unused...",
  "media.unusedTitle": "Delete what nobody uses?",
  "media.unusedOne": "1 entry has been unused for 90 days or more: {size}. It is gone for good then.",
  "media.unusedText":
    "{count} entries have been unused for 90 days or more: {size}. They are gone for good then. One that is used again before you delete stays.",
  "media.unusedMore": "There are {count}; these are the {shown} that have been unused the longest.",
  "media.unusedNone": "Nothing has been unused for 90 days.",
  "media.unusedNoneText": "What is in use, or was uploaded or used lately, is never offered here.",
  "media.unusedLoading": "Looking...",
  "media.unusedSince": "unused since {date}",
  "media.deleteThese": "Delete these {count}",
  "media.deleteThis": "Delete this one",
  "media.unusedDeleted": "Deleted: {count}",
  "media.unusedKept": "Used again in the meantime, so kept: {count}",
  "media.unusedFailed": "Failed to delete. Some may be gone already; look again.",

  "media.pickPicture": "Choose a picture",
  "media.pickFile": "Choose a PDF",
  "media.pickEmpty": "The library is empty. Upload the first one above.",
  "media.pickNoMatch": "Nothing matches. Change the search, or upload it above.",
  "media.pickGone": "It was uploaded, but could not be opened. Search for it below.",
  "media.loadMore": "Load more",

  "media.back": "Back to the library",
  "media.notFound": "It is not in the library any more",
  "media.saved": "Saved",
  "media.saveFailed": "Failed to save. What you typed is still here; please try again.",
  "media.gone": "Failed to save. Somebody else deleted it in the meantime.",

  "media.describeTitle": "Name and description",
  "media.nameHint": "For finding it again. Visitors get to see it only when they save the file.",
  "media.nameShape": "Leave / and \\ out.",
  "media.altNl": "Description in Dutch",
  "media.altEn": "Description in English",
  "media.altHint":
    "What it shows, in one sentence, for people who can’t see it. A text can say it otherwise at its place.",
  "media.isDecorative": "Only decoration",
  "media.isDecorativeHint":
    "It tells nothing that the text doesn’t. Screen readers skip it, and no description is missing.",
  "media.yes": "yes",
  "media.no": "no",

  "media.focalTitle": "Focal point",
  "media.focalHint":
    "Click what must stay visible when the picture is cropped, or move the point by the arrow keys.",
  "media.focalPicture": "The picture, with its focal point at {x}% from the left and {y}% from the top",
  "media.focalX": "From the left, in %",
  "media.focalY": "From the top, in %",
  "media.focalShape": "A whole number from 0 to 100.",
  "media.cropWide": "On cards and above articles",
  "media.cropRound": "As a portrait",
  "media.pictureFailed": "The picture can’t be shown right now.",

  "media.facts": "About the file",
  "media.type": "Type",
  "media.picture": "Picture",
  "media.size": "Size",
  "media.dimensions": "Dimensions",
  "media.pixels": "{width} × {height} pixels",
  "media.variants": "Made of it",
  "media.variantWidths": "{widths} pixels wide, as AVIF and WebP",
  "media.mainFile": "{width} pixels wide, as {type}, for social networks and older browsers",
  "media.uploaded": "Uploaded",
  "media.uploadedBy": "{time} by {person}",
  "media.changed": "Last changed",
  "media.address": "Address",
  "media.addressHint":
    "Stays the same when it is replaced. It works in every field and text that takes a picture.",
  "media.download": "Download",
  "media.downloaded": "Downloaded",
  "media.fileAddress": "A PDF has no public address: visitors get it by a link that is good for seven days.",

  "media.uses": "Where it is used",
  "media.usesFailed": "Where it is used could not be loaded.",
  "media.usesNone": "Nowhere. It can be deleted without a trace.",
  "media.usesNoneSince": "Nowhere, since {date}. It can be deleted without a trace.",
  "media.place.article picture": "picture of the article",
  "media.place.article": "text of the article",
  "media.place.article version": "changes of the article, not published yet",
  "media.place.team member": "portrait of the team",
  "media.place.about page": "text of the page",
  "media.place.page picture": "picture for sharing of the page",
  "media.place.page": "section of the page",
  "media.place.page version": "changes of the page, not published yet",
  "media.place.download page": "text of the download page",
  "media.place.about page version": "changes of the about page, not published yet",
  "media.place.download page version": "changes of the download page, not published yet",
  "media.place.download file": "file of the download page",
  "media.place.site text": "text of the site",
  "media.text.terms.body": "General Terms",
  "media.text.privacy.body": "Privacy Statement",
  "media.text.privacy.bodyForEver": "Privacy Statement",

  "media.replaceTitle": "Replace",
  "media.replacePictureText":
    "The address, the description and all places where it is used stay. Pages show the new picture at once.",
  "media.replaceFileText":
    "All download pages that offer it stay. Links in mails that were sent lead to the new file.",
  "media.replacePicture": "Replace picture",
  "media.replaceFile": "Replace PDF",
  "media.replacedToast": "Replaced. Pages show the new one from now on.",

  "media.sure": "Delete {name}?",
  "media.sureUnused": "It is used nowhere.",
  "media.sureUsed": "It would be missing in these places.",
  "media.sureUnknown": "Where it is used could not be found out.",
};

/** The panel's library of pictures and files, and what other screens use of it. */
export const mediaPanelTexts = withWords(nl, en);

export type MediaKey = keyof typeof mediaPanelTexts.nl;

/** The key of a name, if it exists. */
export function findMediaKey(key: string): MediaKey | null {
  return isMediaKey(key) ? key : null;
}

function isMediaKey(key: string): key is MediaKey {
  return Object.hasOwn(mediaPanelTexts.nl, key);
}
