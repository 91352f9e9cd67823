const none: string[] = [];

export const example = {
  nl: {
    title: "Leg uw geval voor",
    text: "Beschrijf in een paar zinnen welk werk telkens terugkomt. Binnen één werkdag hoort u van iemand die dit zelf bouwt of we iets kunnen betekenen.",
    form: "contact" as const,
    downloadPage: none,
  },
  en: {
    title: "Tell us about your case",
    text: "Describe in a few sentences which work keeps coming back. Within one working day you hear from somebody who builds this whether we can help.",
    form: "contact" as const,
    downloadPage: none,
  },
};
