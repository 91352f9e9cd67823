/** What a reply to a visitor begins with, in the visitor's language. */
export const nl = {
  "reply.contact": "Uw bericht aan {firm}",
  "reply.download": "Uw aanvraag van {page}",
  "reply.greeting": "Beste {name},",
  "reply.appointment":
    "Dank voor uw bericht. We bellen u graag op het moment hieronder. Komt het toch niet uit? Antwoord dan op deze mail.",
  "reply.farewell": "Met vriendelijke groet,",
  "reply.wrote": "Op {time} schreef u:",
};
