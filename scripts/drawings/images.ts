import { drawing as afterTheOrderInYourWebshopFlow } from "./flows/after-the-order-in-your-webshop.ts";
import { drawing as connectingToolsWithoutReplacingThemFlow } from "./flows/connecting-tools-without-replacing-them.ts";
import { drawing as invoicesWithoutRetypingFlow } from "./flows/invoices-without-retyping.ts";
import { drawing as whereToStartWithAiAutomationFlow } from "./flows/where-to-start-with-ai-automation.ts";
import { drawing as aFirstDayThatRunsItself } from "./insights/a-first-day-that-runs-itself.ts";
import { drawing as afterTheOrderInYourWebshop } from "./insights/after-the-order-in-your-webshop.ts";
import { drawing as agenticAi } from "./insights/agentic-ai.ts";
import { drawing as aiAndPersonalDataInPractice } from "./insights/ai-and-personal-data-in-practice.ts";
import { drawing as aiVerordeningVoorHetMkb } from "./insights/ai-verordening-voor-het-mkb.ts";
import { drawing as answeringCustomersAfterHours } from "./insights/answering-customers-after-hours.ts";
import { drawing as connectingToolsWithoutReplacingThem } from "./insights/connecting-tools-without-replacing-them.ts";
import { drawing as contentProductionWithYourOwnVoice } from "./insights/content-production-with-your-own-voice.ts";
import { drawing as fallback } from "./insights/fallback.ts";
import { drawing as invoicesWithoutRetyping } from "./insights/invoices-without-retyping.ts";
import { drawing as leadFollowUpWithinFiveMinutes } from "./insights/lead-follow-up-within-five-minutes.ts";
import { drawing as measuringTheHoursYouSaved } from "./insights/measuring-the-hours-you-saved.ts";
import { drawing as trainingYourTeamToWorkWithAgents } from "./insights/training-your-team-to-work-with-agents.ts";
import { drawing as whatAnAiAgentMayDecide } from "./insights/what-an-ai-agent-may-decide.ts";
import { drawing as whatAutomationCostsAndReturns } from "./insights/what-automation-costs-and-returns.ts";
import { drawing as whereToStartWithAiAutomation } from "./insights/where-to-start-with-ai-automation.ts";
import { drawing as workingWithADutchAutomationPartner } from "./insights/working-with-a-dutch-automation-partner.ts";
import type { Picture } from "./picture.ts";
import { drawing as daanHoekstra } from "./team/daan-hoekstra.ts";
import { drawing as lotteBrinkman } from "./team/lotte-brinkman.ts";
import { drawing as noorVanDerLaan } from "./team/noor-van-der-laan.ts";
import { drawing as samiraElIdrissi } from "./team/samira-el-idrissi.ts";

/** Every picture file of the site, by its path under public/images without the extension. */
export const images: Record<string, Picture> = {
  "insights/a-first-day-that-runs-itself": aFirstDayThatRunsItself,
  "insights/after-the-order-in-your-webshop": afterTheOrderInYourWebshop,
  "insights/agentic-ai": agenticAi,
  "insights/ai-and-personal-data-in-practice": aiAndPersonalDataInPractice,
  "insights/ai-verordening-voor-het-mkb": aiVerordeningVoorHetMkb,
  "insights/answering-customers-after-hours": answeringCustomersAfterHours,
  "insights/connecting-tools-without-replacing-them": connectingToolsWithoutReplacingThem,
  "insights/content-production-with-your-own-voice": contentProductionWithYourOwnVoice,
  "insights/fallback": fallback,
  "insights/invoices-without-retyping": invoicesWithoutRetyping,
  "insights/lead-follow-up-within-five-minutes": leadFollowUpWithinFiveMinutes,
  "insights/measuring-the-hours-you-saved": measuringTheHoursYouSaved,
  "insights/training-your-team-to-work-with-agents": trainingYourTeamToWorkWithAgents,
  "insights/what-an-ai-agent-may-decide": whatAnAiAgentMayDecide,
  "insights/what-automation-costs-and-returns": whatAutomationCostsAndReturns,
  "insights/where-to-start-with-ai-automation": whereToStartWithAiAutomation,
  "insights/working-with-a-dutch-automation-partner": workingWithADutchAutomationPartner,
  "insights/after-the-order-in-your-webshop-flow": afterTheOrderInYourWebshopFlow,
  "insights/connecting-tools-without-replacing-them-flow": connectingToolsWithoutReplacingThemFlow,
  "insights/invoices-without-retyping-flow": invoicesWithoutRetypingFlow,
  "insights/where-to-start-with-ai-automation-flow": whereToStartWithAiAutomationFlow,
  "team/daan-hoekstra": daanHoekstra,
  "team/lotte-brinkman": lotteBrinkman,
  "team/noor-van-der-laan": noorVanDerLaan,
  "team/samira-el-idrissi": samiraElIdrissi,
};
