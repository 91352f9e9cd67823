import { useEffect, useState } from "react";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/**
 * What a dialog reads about a version: undefined at first, null when that fails.
 *
 * @param read the same function at each render
 */
export function useReading<Data>(id: string, read: (id: string) => Promise<Data>): Data | null | undefined {
  const [data, setData] = useState<Data | null>();
  useEffect(() => {
    let isOver = false;
    void orNull(read(id)).then((found) => {
      if (!isOver) setData(found);
    });
    return () => {
      isOver = true;
    };
  }, [id, read]);
  return data;
}
