import type { Translation } from "../language-texts.ts";
import { nl } from "./home.nl.ts";

const en: Translation<typeof nl> = {
  "home.meta.title": "Vlotwerk | Automate your work with agentic AI",
  "home.meta.description":
    "Vlotwerk automates recurring work with agentic AI, inside the systems you already use. Start with a single process and leave the decisions to your team.",

  "home.hero.badge": "AI that does office work, for smaller firms",
  "home.hero.title": "Let the work flow. Stay at the helm.",
  "home.hero.text":
    "Our Dutch team in Haarlem builds digital workers that prepare quotes, process invoices and answer customers. They work in the systems you already have, and call in a person as soon as something looks off.",
  "home.hero.discover": "Discover your potential",
  "home.hero.more": "Learn more",
  "home.hero.person": "You will talk to {name}",

  "home.benefits.title": "What you will notice",
  "home.benefits.scale.title": "Scale faster",
  "home.benefits.scale.text": "Handle more orders a day without hiring anyone to key them in.",
  "home.benefits.time.title": "Save time",
  "home.benefits.time.text": "Nobody retypes a purchase invoice. You only check that it is right.",
  "home.benefits.effective.title": "Be more effective",
  "home.benefits.effective.text":
    "Your salespeople call customers, because the notes and next tasks are already in the CRM.",
  "home.benefits.consistency.title": "Increase consistency",
  "home.benefits.consistency.text":
    "The last request of the day gets the same checks and the same tone as the first.",
  "home.benefits.note": "How much it saves differs from firm to firm.",
  "home.benefits.noteLink": "How to work out what it returns",
  "home.benefits.noteAddress": "/insights/what-automation-costs-and-returns",

  "home.cases.title": "Proven in practice",
  "home.cases.text":
    "We count the hours before the start, and again once it all runs. Each case says where its figures come from.",
  "home.cases.change": "From {before} to {after}",
  "home.cases.all": "View all cases",

  "home.how.title": "How it works",
  "home.how.text":
    "Four steps take you from a list of chores to an automation that runs every day. After each step you decide whether we go on.",
  "home.how.map.title": "Map",
  "home.how.map.text":
    "We spend a day with your team and note who does what, how often, and where work gets stuck.",
  "home.how.design.title": "Design",
  "home.how.design.text":
    "We draw the new flow: what the agent does, what a person decides and where one hands over to the other.",
  "home.how.build.title": "Build and trial",
  "home.how.build.text":
    "We connect your systems and first run alongside the normal work, while a mistake still costs nothing.",
  "home.how.run.title": "Run and adjust",
  "home.how.run.text": "The automation goes live, we keep track of the exceptions and adjust it every month.",
  "home.how.next": "Curious which task would pay off first?",
  "home.how.nextLink": "Ask us about one",

  "home.what.title": "What it does for your business",
  "home.what.text": "Automation is not a goal in itself. This is what changes in your people’s week.",
  "home.what.efficient.title": "Work more efficiently",
  "home.what.efficient.text":
    "Data is entered once and is right everywhere. A new address in the CRM finds its own way to the accounts and the packing slip.",
  "home.what.capacity.title": "More work with the same team",
  "home.what.capacity.text":
    "A busy season need not mean a vacancy. A planner who handles, for example, thirty appointments a day can take on more once confirming and rescheduling look after themselves.",
  "home.what.impossible.title": "Do the impossible",
  "home.what.impossible.text":
    "Some work is never done because nobody has the hours. Think of reading three hundred supplier contracts every month for prices and notice periods.",
  "home.what.stack.title": "Get more from your software",
  "home.what.stack.text":
    "You already pay for a CRM, an accounting package and a calendar. We get them working together and use what is in there before you buy anything new.",
  "home.what.save.title": "Save time and money",
  "home.what.save.text":
    "Five hours of retyping a week, for example, adds up to more than two hundred hours a year. We work out beforehand what an automation costs and when it has paid for itself.",
  "home.what.always.title": "Running day and night",
  "home.what.always.text":
    "A request sent on Sunday evening has been read, completed and queued by eight on Monday. Your team starts by answering instead of sorting.",

  "home.workers.title": "Digital workers",
  "home.workers.text":
    "A digital worker is an AI agent with one clearly bounded task. It reads what comes in, looks up what it needs, takes the next step and records what it did. Unlike a fixed rule, it can also cope with an email that is not quite like the last one.",
  "home.workers.text2":
    "You decide what it may do alone and where a person signs off. An amount above your limit, an angry customer or a missing document goes to the colleague in charge, together with everything already found out.",
  "home.workers.quote":
    "My planners used to spend every morning until ten on emails about moved appointments. Now the schedule is ready when I switch on the coffee machine, and I only see the six cases that really need somebody. For the first two weeks I checked every single one, because I didn’t trust it an inch.",
  "home.workers.quoteName": "Petra Vonk",
  "home.workers.quoteRole": "Operations manager at Aardema Installatietechniek",
  "home.workers.caseLink": "Read how that went",
  "home.workers.caseAddress": "/cases/planning-at-an-installer",

  "home.services.title": "What we do for you",
  "home.services.text":
    "Take what you need: just an audit, a single workflow, or someone to keep the whole thing running.",
  "home.services.all": "View all services",
  "home.services.scan.title": "Potential audit",
  "home.services.scan.text":
    "Two weeks of looking and counting. You get a list of tasks with the hours, the cost and the risk of each.",
  "home.services.design.title": "Workflow design",
  "home.services.design.text":
    "Every step, exception and hand-over on one sheet, in words the people doing the work recognise.",
  "home.services.design.address": "/insights/where-to-start-with-ai-automation",
  "home.services.implementation.title": "Workflow implementation",
  "home.services.implementation.text":
    "We build the design, test it on your own cases from last month and switch it on bit by bit.",
  "home.services.implementation.address": "/cases/planning-at-an-installer",
  "home.services.integration.title": "Systems and data integration",
  "home.services.integration.text":
    "Your CRM, accounts, mailbox and webshop exchange data, and for every item it is clear which system is right.",
  "home.services.integration.address": "/cases/orders-at-a-wholesaler",
  "home.services.stack.title": "Tech stack selection",
  "home.services.stack.text":
    "Advice without commission from vendors: what you keep, what can go and what is really missing.",
  "home.services.stack.address": "/insights/connecting-tools-without-replacing-them",
  "home.services.training.title": "Team training",
  "home.services.training.text":
    "Short sessions with your own work on the table, so that colleagues know what the agent does and how to step in.",
  "home.services.training.address": "/insights/training-your-team-to-work-with-agents",
  "home.services.running.title": "Running and optimising",
  "home.services.running.text":
    "We watch errors, costs and exceptions, and show you every month what we have adjusted.",
  "home.services.running.address": "/insights/what-automation-costs-and-returns",
  "home.services.apps.title": "Web and app building with AI",
  "home.services.apps.text":
    "A customer portal or a tailor-made input screen, built faster with AI and reviewed by people.",
  "home.services.apps.address": "",

  "home.areas.title": "Where it works",
  "home.areas.text": "Eight places with plenty of recurring work, each with an example of a flow.",
  "home.areas.marketing.title": "Marketing and lead generation",
  "home.areas.marketing.text":
    "Web form filled in, company looked up, request assessed, and a proposed appointment within five minutes.",
  "home.areas.marketing.address": "/insights/lead-follow-up-within-five-minutes",
  "home.areas.content.title": "Content production",
  "home.areas.content.text":
    "A recorded talk with your specialist becomes an article, a newsletter and three posts for you to approve.",
  "home.areas.content.address": "/insights/content-production-with-your-own-voice",
  "home.areas.sales.title": "Sales and customer relations",
  "home.areas.sales.text":
    "After every call the notes are in the CRM and a draft of the follow-up email is waiting.",
  "home.areas.sales.address": "/insights/tag/business-scaling",
  "home.areas.support.title": "Customer support",
  "home.areas.support.text":
    "A delivery question is answered from the order system; a complaint goes to a colleague with the full history.",
  "home.areas.support.address": "/insights/answering-customers-after-hours",
  "home.areas.ecommerce.title": "E-commerce follow-up",
  "home.areas.ecommerce.text":
    "Return registered, reason recognised, label sent, and the money refunded once the parcel is in.",
  "home.areas.ecommerce.address": "/insights/after-the-order-in-your-webshop",
  "home.areas.administration.title": "Administrative workflows",
  "home.areas.administration.text":
    "The purchase invoice is read, matched with the order and queued; only differences ask for attention.",
  "home.areas.administration.address": "/insights/invoices-without-retyping",
  "home.areas.onboarding.title": "Customer journeys, onboarding",
  "home.areas.onboarding.text":
    "Contract signed, file created, missing documents requested and the kick-off meeting planned.",
  "home.areas.onboarding.address": "/cases/intake-at-a-practice",
  "home.areas.hr.title": "HR processes",
  "home.areas.hr.text":
    "New colleague hired: contract, accounts, laptop and induction plan are ready on the first day.",
  "home.areas.hr.address": "/insights/a-first-day-that-runs-itself",
  "home.areas.next": "Is your kind of work not listed?",
  "home.areas.nextLink": "Ask us",

  "home.featured.title": "Read before you start",
  "home.featured.text": "Our insights cover what automation costs, what it returns and where it goes wrong.",
  "home.featured.all": "View all insights",

  "home.faq.title": "Frequently asked questions",
  "home.faq.scaling.question": "Will an automation grow with our business?",
  "home.faq.scaling.answer":
    "Yes, volume is rarely the problem: two hundred invoices are not much harder than fifty. What does grow is the number of exceptions and the usage cost of the AI model. We measure both from day one, so you can see when a process needs its next step.",
  "home.faq.jobs.question": "Will this cost jobs in our team?",
  "home.faq.jobs.answer":
    "That is your choice, not the technology’s. Most firms that come to us are looking for people they cannot find, and want to free the team they have from retyping. Tasks do change, and it is better to discuss that early and honestly. We involve the people who do the work now from the first conversation.",
  "home.faq.possible.question": "What can we automate, and what can’t we?",
  "home.faq.possible.answer":
    "Good candidates come up often, arrive digitally, and can be judged right or wrong by an experienced colleague. Rare cases, conversations built on trust and decisions with serious consequences for people are less suitable. An agent can still do the groundwork there.",
  "home.faq.start.question": "How hard is it to get started?",
  "home.faq.start.answer":
    "You start with one process and a list of what comes in over two weeks. It takes your own team a few hours a week, mostly to explain the exceptions. A first automation is usually running within four to eight weeks, depending on how easily your systems can be connected.",
  "home.faq.tools.question": "Does it work with the software we already use?",
  "home.faq.tools.answer":
    "Usually. The common packages for mail, calendar, accounting, CRM and webshop can be connected. With older or closed software we check whether an export or a shared folder will do, and sometimes the honest answer is that it isn’t worth it. You hear that in the audit, before you invest.",
  "home.faq.fit.question": "Is this right for a business like ours?",
  "home.faq.fit.answer":
    "Often it is, if three or more people spend hours every week on the same kind of work. If there are two of you, or the way you work changes every month, a clearer agreement or a better form is often cheaper. Half an hour is usually enough for both of us to know, and if it doesn’t fit we will say so.",

  "home.scale.title": "Double the work without doubling the workload",
  "home.scale.text":
    "What runs well in one process today is the pattern for the next one tomorrow. You grow step by step, and each step has proved itself before another begins.",

  "home.closing.title": "Bring your trickiest chore, we’ll make coffee",
  "home.closing.text":
    "Half an hour, by the river in Haarlem or on screen. You tell us where the hours go, and we tell you honestly whether automation helps and where we would begin.",
  "home.closing.button": "Book a coffee chat",
};

export const homeTexts = { nl, en };
