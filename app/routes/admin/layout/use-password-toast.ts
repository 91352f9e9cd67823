import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { z } from "../../../zod.ts";

const passwordSaved = z.object({ done: z.literal("password") });

/** Shows once that the new password was saved, also after a reload. */
export function usePasswordToast(): void {
  const { t } = useLanguage(panelTexts);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isNew = passwordSaved.safeParse(state).success;
  const isShown = useRef(false);
  useEffect(() => {
    if (!isNew || isShown.current) return;
    isShown.current = true;
    toast({ tone: "success", title: t("panel.passwordSet") });
    void navigate(pathname, { replace: true });
  }, [isNew, pathname, navigate, toast, t]);
}
