/**
 * What these clients publish about themselves (2026-11-27), for when their host doesn't let this server fetch it: claude.ai
 * may answer servers with a challenge for browsers. Codes go to their own hosts or to the person's computer alone.
 */
export const publishedDocuments: Readonly<Record<string, object>> = Object.fromEntries(
  [
    {
      client_id: "https://claude.ai/oauth/mcp-oauth-client-metadata",
      client_name: "Claude",
      redirect_uris: ["https://claude.ai/api/mcp/auth_callback"],
    },
    {
      client_id: "https://claude.ai/oauth/claude-code-client-metadata",
      client_name: "Claude Code",
      redirect_uris: ["http://localhost/callback", "http://127.0.0.1/callback"],
    },
    {
      client_id: "https://chatgpt.com/oauth/client.json",
      client_name: "ChatGPT",
      redirect_uris: ["https://chatgpt.com/connector_platform_oauth_redirect"],
    },
  ].map((document) => [document.client_id, document]),
);
