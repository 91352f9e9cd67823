import { key } from "../../bench/site-process.ts";
import { someAddress } from "../writers/messages.ts";
import { type Answers, countAnswer, statusOf } from "./answers.ts";

const clients = 120;

const content = "otm_blog_article_content";
const pattern = (column: string) => `${column}.ilike.*a*e*i*o*z*`;

/** The most expensive calls within the limits, and calls beyond them. */
const paths = [
  `otm_blog_articles?select=*,${content}(*),otm_blog_article_faqs(*),otm_blog_article_tags(*,otm_blog_tags(*))&order=created_at.desc&limit=1000`,
  `${content}?select=title,content&or=(${["title", "subtitle", "excerpt", "meta_title"].map(pattern)})&order=excerpt,subtitle,title`,
  `otm_blog_articles?select=id,${content}!inner(title)&${content}.excerpt=not.ilike.*a*z*q*x*y*&order=author,slug&limit=1000`,
  `${content}?select=article_id&content=ilike.*a*e*i*o*u*&order=content`,
  "rpc/search_articles?_query=werk%20lijst%20som%20keuze&_language=nl",
];

/** 120 clients that call in sequence; with a token, one in ten writes. */
export async function callExpensively(address: string, seconds: number, token: string): Promise<Answers> {
  const end = performance.now() + seconds * 1_000;
  const responses: Answers = {};
  async function repeat(number: number): Promise<void> {
    const from = someAddress();
    const isWriter = token !== "" && number % 10 === 0;
    for (let call = number; performance.now() < end; call += 1) {
      const path = isWriter ? "rpc/count_leads" : (paths[call % paths.length] ?? "");
      const pending = fetch(`${address}/rest/v1/${path}`, {
        method: isWriter ? "POST" : "GET",
        headers: {
          apikey: key,
          "X-Forwarded-For": from,
          ...(isWriter && { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }),
        },
        ...(isWriter && { body: "{}" }),
        signal: AbortSignal.timeout(60_000),
      });
      const status = await statusOf(pending);
      countAnswer(responses, isWriter ? `writers ${status}` : status);
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => repeat(number)));
  return responses;
}
