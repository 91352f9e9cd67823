export const example = {
  nl: {
    title: "Wat er gebeurt voordat iemand iets bouwt",
    text: "<p>We lopen twee dagen mee op de afdeling. We schrijven op wie wat doet, hoe lang dat duurt en waar het wacht.</p><p>Daarna ligt er een lijst van het werk dat een agent kan doen, met per regel de uren die dat scheelt.</p>",
  },
  en: {
    title: "What happens before anything is built",
    text: "<p>We spend two days with the department. We write down who does what, how long that takes and where it waits.</p><p>Then there is a list of the work that an agent can do, with the hours that each line saves.</p>",
  },
};
