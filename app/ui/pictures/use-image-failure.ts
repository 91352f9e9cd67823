import { useEffect, useRef, useState } from "react";

/** Whether the image at this address could not be fetched; `ref` and `onError` go on the image. */
export function useImageFailure(src: string | null) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  // The image may have failed before the page's script was there to hear of it.
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.src) setFailed(src);
  }, [src]);

  return { hasFailed: src !== null && src === failed, image: { ref, onError: () => setFailed(src) } };
}
