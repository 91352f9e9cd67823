/** What a tool can't do, in words for the assistant. */
export class ToolError extends Error {}
