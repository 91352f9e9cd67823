import { createContext } from "react-router";

/** Where a browser reaches the backend: at the address of the page when `url` is null. The key is public by nature. */
export type BackendAddress = { url: string | null; key: string };

export const backendAddress = createContext<BackendAddress>();

/** Tells the browser in the document's head, where code that is loaded later finds it. */
export function BackendMeta({ backend }: { backend: BackendAddress | undefined }) {
  if (!backend) return null;
  return (
    <>
      {backend.url && <meta name="backend-url" content={backend.url} />}
      <meta name="backend-key" content={backend.key} />
    </>
  );
}
