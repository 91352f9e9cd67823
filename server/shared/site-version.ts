import manifest from "../../package.json" with { type: "json" };

/** The version of this checkout, as in the names of its tags without the `v`. */
export const siteVersion: string = manifest.version;
