import { sentParameter } from "../../app/data/submissions/sent-parameter.ts";
import { htmlParts } from "../../app/html/html-parts.ts";

type ServedForm = { method: string; action: string; isMultipart: boolean; fields: Map<string, string> };

const headers = { Accept: "text/html", "User-Agent": "Vlotwerk/1" };

/**
 * Fills in the form of a page that has these fields and sends it, as a browser without scripts does. Null when it is
 * confirmed, else why not, in English.
 */
export async function sendForm(
  page: URL,
  typed: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const served = await fetch(page, { headers, signal });
    if (!served.ok) return `The page was answered with ${served.status}.`;
    const forms = formsIn(await served.text());
    const names = Object.keys(typed);
    const form = forms.find(
      ({ method, fields }) => method === "post" && names.every((name) => fields.has(name)),
    );
    if (!form) return `The page has no form with the fields ${names.join(", ")}.`;
    const { origin } = new URL(served.url);
    const answer = await fetch(new URL(form.action, served.url), {
      method: "POST",
      headers: { ...headers, Origin: origin },
      body: bodyOf(form, typed),
      signal,
    });
    if (!answer.ok) return `The form was answered with ${answer.status}.`;
    const isConfirmed = new URL(answer.url).searchParams.has(sentParameter);
    return isConfirmed ? null : "The form was answered, but not confirmed.";
  } catch (error) {
    if (signal.aborted) return "There was no answer in time.";
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
    return `There was no connection${cause && "code" in cause ? ` (${cause.code})` : ""}.`;
  }
}

function bodyOf(form: ServedForm, typed: Readonly<Record<string, string>>): FormData | URLSearchParams {
  const body = form.isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of form.fields) body.append(name, typed[name] ?? value);
  return body;
}

const unsent = ["submit", "button", "reset", "image", "file"];

/** The forms of a page with the fields that they send as they are. */
function formsIn(html: string): ServedForm[] {
  const forms: ServedForm[] = [];
  let form: ServedForm | null = null;
  let textarea = "";
  for (const part of htmlParts(html)) {
    if (part.kind === "start") {
      const attribute = (name: string) => part.attributes.get(name) ?? "";
      const name = part.attributes.has("disabled") ? "" : attribute("name");
      if (part.name === "form") {
        const isMultipart = attribute("enctype") === "multipart/form-data";
        form = { method: attribute("method"), action: attribute("action"), isMultipart, fields: new Map() };
        forms.push(form);
      }
      if (part.name === "textarea" && name !== "") {
        textarea = name;
        form?.fields.set(name, "");
      }
      const isChosen = !["checkbox", "radio"].includes(attribute("type")) || part.attributes.has("checked");
      if (part.name === "input" && name !== "" && isChosen && !unsent.includes(attribute("type")))
        form?.fields.set(name, attribute("value"));
    } else if (part.kind === "text" && textarea !== "") {
      form?.fields.set(textarea, part.text);
    } else if (part.kind === "end") {
      if (part.name === "form") form = null;
      if (part.name === "textarea") textarea = "";
    }
  }
  return forms;
}
