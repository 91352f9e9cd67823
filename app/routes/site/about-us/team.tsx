import type { AboutText, TeamMember } from "../../../data/about/about.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { sentences } from "../../../ui/joined.ts";
import { TeamList } from "../../../ui/sections/team-list.tsx";

export function Team({ title, members }: { title: AboutText; members: WithPicture<TeamMember>[] }) {
  return (
    <section aria-labelledby="team" className="bg-paper-deep">
      <div className="page-width section-space">
        <h2 id="team" lang={title.language} className="text-title-2">
          {sentences(title.text)}
        </h2>
        <TeamList members={members} />
      </div>
    </section>
  );
}
