import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { ErrorScreen } from "../../../ui/layout/error-screen.tsx";
import type { NewestArticles } from "./where-else.tsx";

// The pages themselves do without.
const WhereElse = lazy(async () => ({ default: (await import("./where-else.tsx")).WhereElse }));

/** The error boundary of pages whose loaders throw `missingPage`. */
export function MissingBoundary({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <ErrorScreen status={status} isWholePage />
      {status === 404 && (
        <Suspense>
          <WhereElse newest={newestIn(error)} />
        </Suspense>
      )}
    </>
  );
}

function newestIn(error: unknown): NewestArticles {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return hasNewest(data) ? data.newest : [];
}

function hasNewest(data: unknown): data is { newest: NewestArticles } {
  return typeof data === "object" && data !== null && "newest" in data && Array.isArray(data.newest);
}
