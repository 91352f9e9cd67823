import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../primitives/toast.tsx";

/** The loaded data; null after a failure, which is logged. */
export async function orNull<Data>(loading: Promise<Data>): Promise<Data | null> {
  try {
    return await loading;
  } catch (error) {
    console.error(
      "A screen of the panel was not loaded:",
      error instanceof Error ? error.message : "backend away",
    );
    return null;
  }
}

/**
 * What is read beside the loader of a screen: undefined at first, null when that failed.
 *
 * @param key changes with what is read; null reads nothing
 * @param pause how long the key has to stay the same before, in milliseconds
 */
export function useReading<Data>(
  key: string | null,
  read: () => Promise<Data>,
  pause = 0,
): Data | null | undefined {
  const [data, setData] = useState<Data | null>();
  const start = useEffectEvent(() => orNull(read()));
  useEffect(() => {
    if (key === null) return;
    let isOver = false;
    const begin = async () => {
      const found = await start();
      if (!isOver) setData(found);
    };
    const timer = pause > 0 ? setTimeout(begin, pause) : void begin();
    return () => {
      isOver = true;
      clearTimeout(timer ?? undefined);
    };
  }, [key, pause]);
  return data;
}

/** Shows a toast when loading failed. */
export function useFailureToast(loaded: unknown, text: string): void {
  const toast = useToast();
  const { t } = useLanguage(panelTexts);
  const title = t("word.error");
  useEffect(() => {
    if (loaded === null) toast({ tone: "destructive", title, text });
  }, [loaded, toast, title, text]);
}
