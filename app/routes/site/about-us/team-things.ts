import { href } from "react-router";
import type { Person } from "schema-dts";
import type { TeamMember } from "../../../data/about/about.ts";
import { mainFile } from "../../../data/media/picture-files.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { organizationId, type PageFacts } from "../../../ui/page-meta/page-facts.ts";

/** The team as schema.org persons. */
export function teamThings(
  members: readonly WithPicture<TeamMember>[],
  { origin }: PageFacts,
): readonly Person[] {
  return members.map(({ id, name, role, bio, imageUrl, picture }) => ({
    "@type": "Person",
    "@id": `${origin}${href("/about-us")}#${id}`,
    name,
    ...(role && { jobTitle: role.text }),
    ...(bio && { description: bio.text }),
    ...imageOf(picture ? mainFile(picture).path : imageUrl, origin),
    worksFor: { "@id": organizationId(origin) },
  }));
}

function imageOf(address: string | null, origin: string) {
  const image = address && URL.parse(address, `${origin}/`);
  return image ? { image: image.href } : {};
}
