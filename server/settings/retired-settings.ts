/** Of the sign-in with GitHub, which left with 1.1. */
const retired = ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "GITHUB_URL"];

/** One sentence that names the settings that no longer mean anything, and the cure; null without any. */
export function describeRetired(environment: NodeJS.ProcessEnv): string | null {
  const names = retired.filter((name) => environment[name]?.trim());
  if (names.length === 0) return null;
  const verb = names.length === 1 ? "is" : "are";
  return `${names.join(" and ")} ${verb} no longer used: leave ${names.length === 1 ? "it" : "them"} out, and let people sign in with a password, a passkey or OIDC_ISSUER (see CHANGELOG.md).`;
}
