import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.ts";
import { useToast } from "../../../ui/primitives/toast.tsx";

const arrival = z.object({ done: z.literal("password") });

/** Says that the new password was saved to who comes here from choosing it; once, also when the page is loaded again. */
export function usePasswordToast(): void {
  const { t } = useLanguage(panelTexts);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const isNew = arrival.safeParse(state).success;
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isNew || isSaid.current) return;
    isSaid.current = true;
    toast({ tone: "success", title: t("panel.passwordSet") });
    void navigate(pathname, { replace: true });
  }, [isNew, pathname, navigate, toast, t]);
}
