import { href } from "react-router";
import type { Person } from "schema-dts";
import type { TeamMember } from "../../../data/about/about.ts";
import { organizationId, type PageFacts } from "../../../ui/page-meta/page-facts.ts";

/** The team as schema.org persons. */
export function teamThings(members: readonly TeamMember[], { origin }: PageFacts): readonly Person[] {
  return members.map(({ id, name, role, bio, imageUrl }) => ({
    "@type": "Person",
    "@id": `${origin}${href("/about-us")}#${id}`,
    name,
    ...(role && { jobTitle: role.text }),
    ...(bio && { description: bio.text }),
    ...(imageUrl && URL.canParse(imageUrl, `${origin}/`) && { image: new URL(imageUrl, `${origin}/`).href }),
    worksFor: { "@id": organizationId(origin) },
  }));
}
