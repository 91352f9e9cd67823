import { createContext } from "react-router";

/** The backend for the browser; null is the page's own origin. The key is a publishable one. */
type BackendAddress = { url: string | null; key: string };

export const backendAddress = createContext<BackendAddress>();

/** Writes the backend address into the document's head. */
export function BackendMeta({ backend }: { backend: BackendAddress | undefined }) {
  if (!backend) return null;
  return (
    <>
      {backend.url && <meta name="backend-url" content={backend.url} />}
      <meta name="backend-key" content={backend.key} />
    </>
  );
}
