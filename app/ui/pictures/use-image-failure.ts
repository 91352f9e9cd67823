import { useEffect, useRef, useState } from "react";

/** Whether the image at this address failed to load; pass `ref` and `onError` to the image. */
export function useImageFailure(src: string | null) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);

  // The image may have failed before hydration.
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.naturalWidth === 0 && current.src) setFailed(src);
  }, [src]);

  return { hasFailed: src !== null && src === failed, image: { ref, onError: () => setFailed(src) } };
}
