// @module-tag S46

import { PostgrestError } from "@supabase/supabase-js";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { throwIfFailed } from "../../../data/database.ts";
import { StorageLimitReached, storageSettings } from "../../../data/storage-limit.ts";
import { LanguageProvider } from "../../../i18n/language.tsx";
import { useStorageLimitText } from "./use-storage-limit-text.ts";

/** What the API answers to a save beyond a limit. */
function answerOf(hint: string) {
  const error = new PostgrestError({
    code: "PT429",
    hint,
    details: "1800",
    message: "A person can store 9 versions",
  });
  return { error, status: 429, statusText: "", count: null, data: null, success: false } as const;
}

function limitOf(hint: string): unknown {
  try {
    throwIfFailed(answerOf(hint));
  } catch (error) {
    return error;
  }
}

function Words({ hint }: { hint: string }) {
  const describeLimit = useStorageLimitText();
  const limit = limitOf(hint);
  return limit instanceof StorageLimitReached ? describeLimit(limit) : "no limit";
}

describe.each(["nl", "en"] as const)("a save beyond a limit, in the panel (%s)", (language) => {
  it("names the limit, and when saving goes on", () => {
    const texts = storageSettings.map((hint) =>
      renderToStaticMarkup(
        <LanguageProvider language={language}>
          <Words hint={hint} />
        </LanguageProvider>,
      ),
    );
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/\d\d:\d\d/);
  });
});

it("leaves other limits of the API to their own screens", () => {
  expect(limitOf("Try again later.")).not.toBeInstanceOf(StorageLimitReached);
});
