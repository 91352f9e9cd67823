import { namedBackend } from "./account-database.ts";

/**
 * Signs in with the password beside the session of the page, does the work, and ends that session: the database then
 * knows that whoever sits here has just typed it.
 *
 * @returns whether the password was right; the work was done only then
 */
export async function withTypedPassword(
  email: string,
  password: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const signedIn = await send("/token?grant_type=password", { email, password });
  const answer: unknown = await signedIn.json().catch(() => null);
  if (!signedIn.ok || !hasToken(answer)) return false;
  try {
    await work();
  } finally {
    await send("/logout?scope=local", null, answer.access_token).catch(() => null);
  }
  return true;
}

function hasToken(answer: unknown): answer is { access_token: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "access_token" in answer &&
    typeof answer.access_token === "string"
  );
}

function send(path: string, body: object | null, token?: string): Promise<Response> {
  const { url, key } = namedBackend();
  return fetch(`${url}/auth/v1${path}`, {
    method: "POST",
    headers: {
      apikey: key,
      "Content-Type": "application/json",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
