import type { Translation } from "../language-texts.ts";
import { nl } from "./about.nl.ts";

const en: Translation<typeof nl> = {
  "about.title": "About Us",
  "about.preview": "Preview",
  "about.save": "Save",
  "about.saving": "Saving...",
  "about.pageTitle": "About Title",
  "about.teamTitle": "Team Title",
  "about.statement": "Statement",
  "about.statementHint": "Left empty, the page shows its default statement.",
  "about.team": "Team Members",
  "about.add": "Add Team Member",
  "about.adding": "Adding...",
  "about.noMembers": "No team members yet. The page leaves the team out.",
  "about.name": "Name",
  "about.role": "Role",
  "about.bio": "Bio",
  "about.shown": "Shown",
  "about.place": "Place",
  "about.image": "Image URL",
  "about.imageUnsafe": "Use an address that begins with https://, or a path on this site.",
  "about.imageFailed": "There is no image at this address. Visitors see the initials.",
  "about.unnamed": "Visitors don’t see this member until it has a name of its own.",
  "about.saveMember": "Save Member",
  "about.savingMember": "Saving...",
  "about.up": "Move {name} up",
  "about.down": "Move {name} down",
  "about.remove": "Remove {name}",
  "about.removeTitle": "Remove {name}?",
  "about.removeText":
    "This deletes the member with name, role, bio and image in both languages, and visitors no longer see this person on the about page.",
  "about.removeButton": "Remove",
  "about.loadFailed": "Failed to load about page content.",
  "about.saved": "Changes saved",
  "about.saveFailed": "Error saving changes",
  "about.saveFailedText": "Failed to save about page content. Please try again.",
  "about.inactive": "Inactive Team Members",
  "about.inactiveText": "Visitors don’t see them. What is written about them is kept.",
  "about.activate": "Activate {name}",
  "about.activateButton": "Activate",
  "about.deactivate": "Deactivate {name}",
  "about.gone": "Somebody else removed this member. Saving adds it again.",
  "about.memberGone":
    "Failed to update team member. Somebody else removed it; what you typed is still here, and saving adds it again.",
  "about.memberSaved": "Team member updated",
  "about.memberAdded": "Team member added",
  "about.memberRemoved": "Team member removed",
  "about.memberSaveFailed": "Failed to update team member.",
  "about.memberAddFailed": "Failed to create team member.",
  "about.memberRemoveFailed": "Failed to remove team member.",
};

/** The panel's about screen. */
export const aboutPanelTexts = { nl, en };

export type AboutPanelKey = keyof typeof nl;
