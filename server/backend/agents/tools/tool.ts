import type { CallToolResult, McpServer } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { type Database, Refused, StaleWrite } from "../../../../app/data/database.ts";
import type { Log } from "../../../shared/log.ts";
import { runLong } from "./long-calls.ts";
import { ToolError } from "./tool-error.ts";

/** What a tool works with: the data as its token may see it. */
export type ToolContext = {
  db: Database;
  scopes: readonly string[];
  /** Whose token it is. */
  personId: string;
  /** Whether the token's person may do this now, as an editor where that is asked for. */
  isAllowed(scope: string, asEditor: boolean): Promise<boolean>;
  siteUrl: URL;
  /** Of whoever waits for the answer. */
  signal: AbortSignal;
  log: Pick<Log, "error">;
};

type Answer = { [key: string]: unknown };

/** A tool of the scope that it needs; its answer is JSON. */
export type Tool<Input extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  scope: "read" | "draft" | "statistics" | "leads";
  /** Whether editors and administrators alone may do this. */
  isOfEditors?: boolean;
  /** Whether it may read for seconds: then one call of each person runs at a time. */
  takesLong?: boolean;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<Answer>;
  /** The answer in words, where that is not its JSON. */
  text?(answer: Answer): string;
};

export function addTool<Input extends z.ZodObject>(
  server: McpServer,
  tool: Tool<Input>,
  context: ToolContext,
): void {
  const { name, title, description, scope, isOfEditors = false } = tool;
  const inputSchema: z.ZodObject = tool.input;
  const annotations = {
    readOnlyHint: scope === "read" || name.startsWith("find") || name.startsWith("read"),
    destructiveHint: false,
    openWorldHint: false,
  };
  server.registerTool(name, { title, description, inputSchema, annotations }, async (input) => {
    if (!context.scopes.includes(scope)) {
      return failed(
        `This access token lacks the scope "${scope}". Its owner can make another in the settings.`,
      );
    }
    try {
      if (!(await context.isAllowed(scope, isOfEditors))) return failed(notAllowed(scope));
      const run = () => tool.run(tool.input.parse(input), context);
      const answer = await (tool.takesLong ? runLong(context.personId, run) : run());
      const text = tool.text?.(answer) ?? JSON.stringify(answer);
      return { content: [{ type: "text", text }], structuredContent: answer };
    } catch (error) {
      return failed(explain(error, context));
    }
  });
}

function notAllowed(scope: string): string {
  return `The owner of this access token has no right to "${scope}" now: by role, by a ban, or for lack of a second step. An administrator can tell which.`;
}

function failed(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

function explain(error: unknown, { log }: ToolContext): string {
  if (error instanceof ToolError) return error.message;
  if (error instanceof StaleWrite) return changedMeanwhile("document");
  if (error instanceof Refused) return `An access token may not do this. ${error.message}`;
  if (!(error instanceof Error)) return "The site's database can't be asked now. Try again in a moment.";
  log.error("a tool of an assistant failed", error);
  return "Something went wrong on the server. Nothing was saved.";
}

export const changedMeanwhile = (name: string) =>
  `The ${name} was changed by somebody else in the meantime. Nothing was saved. Read it again and repeat the change.`;
