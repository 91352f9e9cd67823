import type { Translation } from "../language-texts.ts";
import { nl } from "./contact.nl.ts";

const en: Translation<typeof nl> = {
  "contact.meta.title": "Contact",
  "contact.meta.description":
    "Book an intro call with Vlotwerk in Haarlem. Tell us which work you want to be rid of; within one working day you will hear what we think we can do.",
  "contact.title": "Tell us what keeps piling up",
  "contact.text":
    "Describe in a few sentences the work that keeps coming back. Within one working day you will hear from someone who builds this, with a proposal for an intro call.",
  "contact.form": "Send a message",
  "contact.moments": "When would an intro call suit you?",
  "contact.moments.hint": "Choose as many as you like. We agree on the time together afterwards.",
  "contact.moments.morning": "{day}, morning",
  "contact.moments.afternoon": "{day}, afternoon",
  "contact.moments.chosen": "Suits me: {moments}",
  "contact.send": "Send message",
  "contact.sending": "Sending...",
  "contact.thanks": "Thank you for your message! We'll get back to you soon.",
  "contact.sent.title": "Success!",
  "contact.sent.text": "Your message was submitted and a confirmation email has been sent!",
  "contact.saved.title": "Message Submitted!",
  "contact.saved.text": "Your message was saved successfully. We'll contact you soon!",
  "contact.next":
    "One of us reads what you wrote, and emails or calls you to propose a date for an intro call.",
  "contact.insights": "Read our insights",
  "contact.repeated.title": "Already received",
  "contact.repeated.text": "We had already received this message from you. It is stored once.",
  "contact.again": "Send another message",
  "contact.failed.title": "Error",
  "contact.failed.text": "There was an error submitting your message. Please try again.",
  "contact.unexpected": "An unexpected error occurred. Please try again.",
  "contact.promise": "Answers within one working day",
  "contact.details": "Prefer to talk directly?",
  "contact.email": "Email",
  "contact.phone": "Phone",
  "contact.phoneHours": "On working days from 9 am to 5 pm, Dutch time",
  "contact.visit": "Visiting address",
  "contact.visitNote": "By appointment, a ten-minute walk from Haarlem station",
};

export const contactTexts = { nl, en };
