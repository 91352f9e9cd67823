import type { Translation } from "../language-texts.ts";
import { nl } from "./about.nl.ts";
import { withWords } from "./words.en.ts";

const en: Translation<typeof nl> = {
  "about.title": "About Us",
  "about.pageTitle": "About Title",
  "about.teamTitle": "Team Title",
  "about.statement": "Statement",
  "about.statementHint": "Left empty, the page shows its default statement.",
  "about.team": "Team Members",
  "about.add": "Add team member",
  "about.adding": "Adding...",
  "about.noMembers": "No team members yet. The page leaves the team out.",
  "about.role": "Role",
  "about.bio": "Bio",
  "about.shown": "Shown",
  "about.place": "Place",
  "about.image": "Image URL",
  "about.imageUnsafe": "Use an address that begins with https://, or a path on this site.",
  "about.imageFailed": "There is no image at this address. Visitors see the initials.",
  "about.unnamed": "Visitors don’t see this member until it has a name of its own.",
  "about.saveMember": "Save member",
  "about.calendar": "Calendar",
  "about.calendar.of": "Calendar of {name}",
  "about.calendar.none":
    "Not connected yet. Does this person answer messages? With a calendar the contact form proposes free moments only.",
  "about.calendar.waiting": "The calendar at {host} is read within a minute.",
  "about.calendar.current": "Connected with {host}, read {time}. Only busy times are stored.",
  "about.calendar.failed":
    "The calendar at {host} can’t be read. The contact form does not know when this person is busy.",
  "about.calendar.add": "Connect calendar",
  "about.calendar.replace": "Another address",
  "about.calendar.remove": "Disconnect",
  "about.calendar.removeTitle": "Disconnect the calendar of {name}?",
  "about.calendar.removeText":
    "Its address and the busy times are deleted. The contact form then proposes moments again without knowing whether they are free.",
  "about.calendar.removed": "Calendar disconnected",
  "about.calendar.address": "Secret address (iCal)",
  "about.calendar.addressHint":
    "Stands in the settings of the calendar, at Google as “Secret address in iCal format”. Whoever knows it can read the calendar: it is not shown again after this.",
  "about.calendar.noAddress": "This is no web address.",
  "about.calendar.private": "The address must begin with https:// and be on the internet.",
  "about.calendar.save": "Connect calendar",
  "about.calendar.saved": "Calendar connected. It is read within a minute.",
  "about.up": "Move {name} up",
  "about.down": "Move {name} down",
  "about.remove": "Remove {name}",
  "about.removeTitle": "Remove {name}?",
  "about.removeLater": "Changes of this page wait. Publish or discard them first.",
  "about.member": "Team member {number}",
  "about.removeText":
    "This deletes the member with name, role, bio and image in both languages, and visitors no longer see this person on the about page.",
  "about.saved": "Changes saved",
  "about.saveFailedText": "Failed to save about page content. Please try again.",
  "about.inactive": "Inactive Team Members",
  "about.inactiveText": "Visitors don’t see them. What is written about them is kept.",
  "about.activate": "Activate {name}",
  "about.activateButton": "Activate",
  "about.deactivate": "Deactivate {name}",
  "about.gone": "Somebody else removed this member. Saving adds it again.",
  "about.memberSaved": "Team member updated",
  "about.memberAdded": "Team member added",
  "about.memberRemoved": "Team member removed",
  "about.memberSaveFailed": "Failed to update team member.",
  "about.memberAddFailed": "Failed to create team member.",
  "about.memberRemoveFailed": "Failed to remove team member.",
};

/** The panel's about screen. */
export const aboutPanelTexts = withWords(nl, en);

export type AboutPanelKey = keyof typeof aboutPanelTexts.nl;
