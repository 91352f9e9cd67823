/** A kind of content that has versions: its name in `private.content_kinds`. */
export const versionedKinds = ["article", "download-page", "about-page", "page"] as const;
export type VersionedKind = (typeof versionedKinds)[number];

/** Of what there are versions. */
export type Subject = { kind: VersionedKind; id: string };

/** There is one about page. */
export const aboutSubject: Subject = { kind: "about-page", id: "0ab00000-0000-4000-8000-000000000000" };
