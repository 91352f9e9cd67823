import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { type Database as Client, expectData } from "../../app/data/database.ts";
import type { Database as Schema } from "../../app/data/schema.ts";
import { key } from "../../bench/site-process.ts";
import { sendMessage } from "../writers/messages.ts";

/** About what something happened, and the text by which its event is known. */
export type Happened = {
  subject: string;
  text: string;
  /** The answer was lost: it may not have happened. */
  isUncertain?: boolean;
};

export type Happenings = {
  /** All so far; those of one subject in order. */
  happened: Happened[];
  articles: readonly string[];
  changeArticle(db: Client, article: string): Promise<void>;
  changeTeam(db: Client): Promise<void>;
  /** Sends a message that becomes a lead. */
  sendLead(address: string): Promise<void>;
};

/** Makes things happen that webhooks are told. A change that is refused is an error; one whose answer is lost is uncertain. */
export async function recordHappenings(db: Client): Promise<Happenings> {
  const shown = await db
    .from("otm_blog_article_content")
    .select("article_id")
    .match({ language: "nl", published: true })
    .order("article_id")
    .limit(6);
  const articles = expectData(shown).map(({ article_id }) => article_id);
  const [member] = expectData(
    await db.from("otm_team_members").select("id").eq("active", true).order("display_order").limit(1),
  );
  const happened: Happened[] = [];

  function record(subject: string, status: number | "none", text: string): void {
    const isUncertain = status === "none" || status === 0 || status >= 500;
    if (!isUncertain && status >= 300) throw new Error(`A change of ${subject} was answered with ${status}`);
    happened.push({ subject, text, ...(isUncertain && { isUncertain }) });
  }

  return {
    happened,
    articles,
    async changeArticle(db, article) {
      const title = `Titel ${randomUUID()}`;
      const content = db.from("otm_blog_article_content").update({ title });
      record(article, (await content.match({ article_id: article, language: "nl" })).status, title);
    },
    async changeTeam(db) {
      const name = `Noor ${randomUUID()}`;
      record(
        "team",
        (
          await db
            .from("otm_team_members")
            .update({ name })
            .eq("id", member?.id ?? "")
        ).status,
        name,
      );
    },
    async sendLead(address) {
      const text = `Hallo ${randomUUID()}`;
      const sender = { email: `${randomUUID()}@klant.example`, is_spam: false };
      record(text, await sendMessage(address, text, sender), text);
    },
  };
}

/** A client at another address with the same session. */
export function clientAt(address: string, token: string): Client {
  return createClient<Schema>(address, key, { accessToken: async () => token });
}
