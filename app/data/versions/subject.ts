import type { VersionedKind } from "../../content/kinds.ts";

/** Of what there are versions. */
export type Subject = { kind: VersionedKind; id: string };

/** There is one about page. */
export const aboutSubject: Subject = { kind: "about-page", id: "0ab00000-0000-4000-8000-000000000000" };
