import type { TeamMember } from "../../data/about/about.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { Avatar } from "../pictures/avatar.tsx";

type TeamListProps = { members: readonly WithPicture<TeamMember>[]; heading?: "h2" | "h3" };

/** Members of the team with their portraits. */
export function TeamList({ members, heading: Heading = "h3" }: TeamListProps) {
  return (
    <ul className={`mt-12 grid gap-x-12 gap-y-14 ${members.length > 1 ? "md:grid-cols-2" : ""}`}>
      {members.map((member) => (
        <li key={member.id} className="flex flex-col gap-6 sm:max-md:flex-row lg:flex-row">
          <Avatar name={member.name} src={member.imageUrl} picture={member.picture} />
          <div>
            <Heading className="text-title-3">{member.name}</Heading>
            {member.role && (
              <p lang={member.role.language} className="mt-1 font-semibold text-accent-deep">
                {member.role.text}
              </p>
            )}
            {member.bio && (
              <p lang={member.bio.language} className="mt-3 max-w-text whitespace-pre-line text-ink-soft">
                {member.bio.text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
