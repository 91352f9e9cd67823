import { useEffect, useRef } from "react";
import { type Toast, useToast } from "../../../ui/primitives/toast.tsx";

/** Shows the toast of each new result once; a result without one shows none. */
export function useResultToast(result: object | undefined, message: Toast | undefined) {
  const toast = useToast();
  const shown = useRef<object>(undefined);
  useEffect(() => {
    if (!result || result === shown.current) return;
    shown.current = result;
    if (message) toast(message);
  }, [result, message, toast]);
}
