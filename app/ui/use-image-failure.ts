import { useEffect, useRef, useState } from "react";

/** Whether an image could not be fetched; `ref` and `onError` go on the image. */
export function useImageFailure() {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  // The image may have failed before the page's script was there to hear of it.
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.src) setHasFailed(true);
  }, []);

  return { hasFailed, image: { ref, onError: () => setHasFailed(true) } };
}
