import type { AboutText, TeamMember } from "../../../data/about/about.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { Avatar } from "../../../ui/pictures/avatar.tsx";

export function Team({ title, members }: { title: AboutText; members: WithPicture<TeamMember>[] }) {
  return (
    <section aria-labelledby="team" className="bg-paper-deep">
      <div className="page-width section-space">
        <h2 id="team" lang={title.language} className="text-title-2">
          {title.text}
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-14 md:grid-cols-2">
          {members.map((member) => (
            <li key={member.id} className="flex flex-col gap-6 sm:max-md:flex-row lg:flex-row">
              <Avatar name={member.name} src={member.imageUrl} picture={member.picture} />
              <div>
                <h3 className="text-title-3">{member.name}</h3>
                {member.role && (
                  <p lang={member.role.language} className="mt-1 font-semibold text-accent-deep">
                    {member.role.text}
                  </p>
                )}
                {member.bio && (
                  <p lang={member.bio.language} className="mt-3 whitespace-pre-line text-ink-soft">
                    {member.bio.text}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
