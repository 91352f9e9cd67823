export const nl = {
  "home.meta.title": "Vlotwerk | Werk automatiseren met agentic AI",
  "home.meta.description":
    "Vlotwerk automatiseert terugkerend werk met agentic AI, in de systemen die u al hebt. U begint met één proces en uw team blijft zelf beslissen.",

  "home.hero.badge": "AI die kantoorwerk doet, voor het mkb",
  "home.hero.title": "Het werk loopt door. U houdt het roer.",
  "home.hero.text":
    "Ons team in Haarlem bouwt digitale medewerkers die offertes klaarzetten, facturen inboeken en klantvragen beantwoorden. Ze werken in de systemen die u al hebt en halen er een mens bij zodra iets afwijkt.",
  "home.hero.discover": "Ontdek wat u kunt automatiseren",
  "home.hero.more": "Meer weten",
  "home.hero.person": "U spreekt met {name}",

  "home.benefits.title": "Wat u ervan merkt",
  "home.benefits.scale.title": "Sneller groeien",
  "home.benefits.scale.text": "Meer orders per dag, zonder extra handen om ze over te typen.",
  "home.benefits.time.title": "Tijd besparen",
  "home.benefits.time.text": "Een inkoopfactuur typt u niet meer over. U kijkt alleen of hij klopt.",
  "home.benefits.effective.title": "Effectiever werken",
  "home.benefits.effective.text":
    "Uw verkopers bellen klanten, want het verslag en de vervolgtaken staan al in het CRM.",
  "home.benefits.consistency.title": "Vaste kwaliteit",
  "home.benefits.consistency.text":
    "De laatste aanvraag van de dag krijgt dezelfde controle en dezelfde toon als de eerste.",
  "home.benefits.note": "Hoeveel het scheelt, verschilt per bedrijf.",
  "home.benefits.noteLink": "Zo rekent u uit wat het bij u oplevert",
  "home.benefits.noteAddress": "/insights/what-automation-costs-and-returns",

  "home.cases.title": "Bewezen in de praktijk",
  "home.cases.text":
    "We tellen de uren vóór de start, en nog eens als alles draait. Bij elke case staat waar de cijfers vandaan komen.",
  "home.cases.change": "Van {before} naar {after}",
  "home.cases.all": "Bekijk alle cases",

  "home.how.title": "Zo werkt het",
  "home.how.text":
    "In vier stappen van een lijst met taken naar een automatisering die elke dag draait. Na elke stap besluit u of we doorgaan.",
  "home.how.map.title": "In kaart brengen",
  "home.how.map.text":
    "We lopen een dag mee en noteren wie wat doet, hoe vaak, en waar het werk blijft liggen.",
  "home.how.design.title": "Ontwerpen",
  "home.how.design.text":
    "We tekenen het nieuwe proces: wat de agent doet, wat een mens beslist en waar de overdracht zit.",
  "home.how.build.title": "Bouwen en proefdraaien",
  "home.how.build.text":
    "We koppelen uw systemen en draaien eerst naast het gewone werk mee, zodat een fout nog niets kost.",
  "home.how.run.title": "Draaien en bijstellen",
  "home.how.run.text": "De automatisering gaat aan. Wij kijken wat er misgaat en verbeteren dat elke maand.",
  "home.how.next": "Benieuwd welke taak bij u als eerste loont?",
  "home.how.nextLink": "Leg ons er één voor",

  "home.what.title": "Wat het voor uw bedrijf doet",
  "home.what.text": "Automatiseren is geen doel op zich. Dit is wat er in de week van uw mensen verandert.",
  "home.what.efficient.title": "Efficiënter werken",
  "home.what.efficient.text":
    "Gegevens worden één keer ingevoerd en kloppen daarna overal. Een nieuw adres in het CRM staat vanzelf in de boekhouding en op de pakbon.",
  "home.what.capacity.title": "Meer werk met hetzelfde team",
  "home.what.capacity.text":
    "Drukte vraagt niet meteen om een vacature. Een planner die nu bijvoorbeeld dertig afspraken per dag aankan, doet er meer als bevestigen en verzetten vanzelf gaat.",
  "home.what.impossible.title": "Doen waar niemand aan toekomt",
  "home.what.impossible.text":
    "Sommig werk gebeurt niet omdat niemand er de uren voor heeft. Denk aan elke maand driehonderd leverancierscontracten nalopen op prijzen en opzegtermijnen.",
  "home.what.stack.title": "Meer uit uw software halen",
  "home.what.stack.text":
    "U betaalt al voor een CRM, een boekhoudpakket en een agenda. Wij laten ze samenwerken en benutten eerst wat erin zit, voordat u iets nieuws koopt.",
  "home.what.save.title": "Tijd en geld besparen",
  "home.what.save.text":
    "Vijf uur overtypen per week, bijvoorbeeld, is ruim tweehonderd uur per jaar. We rekenen vooraf uit wat een automatisering kost en wanneer u dat terugverdient.",
  "home.what.always.title": "Dag en nacht in bedrijf",
  "home.what.always.text":
    "Een aanvraag van zondagavond is maandag om acht uur gelezen, aangevuld en klaargezet. Uw team begint met antwoorden in plaats van met sorteren.",

  "home.workers.title": "Digitale medewerkers",
  "home.workers.text":
    "Een digitale medewerker is een AI-agent met een afgebakende taak. Hij leest wat binnenkomt, zoekt op wat hij nodig heeft, zet de volgende stap en legt vast wat hij heeft gedaan. Anders dan een vaste regel kan hij ook overweg met een mail die net anders is dan de vorige.",
  "home.workers.text2":
    "U bepaalt wat hij zelf mag en waar een mens akkoord geeft. Is een bedrag te hoog, een klant boos of een document zoek? Dan gaat het naar de juiste collega, met alles wat al is uitgezocht.",
  "home.workers.quote":
    "Mijn planners zaten elke ochtend tot tien uur in de mails over verzette afspraken. Nu staat het rooster klaar als ik de koffie aanzet, en zie ik alleen de zes gevallen waar echt iemand naar moet kijken. De eerste twee weken heb ik alles nagelopen, want ik vertrouwde het voor geen meter.",
  "home.workers.quoteName": "Petra Vonk",
  "home.workers.quoteRole": "Operationeel manager bij Aardema Installatietechniek",
  "home.workers.caseLink": "Lees hoe dat ging",
  "home.workers.caseAddress": "/cases/planning-at-an-installer",

  "home.services.title": "Wat we voor u doen",
  "home.services.text":
    "U neemt af wat u nodig hebt: alleen een scan, één proces, of iemand die alles draaiende houdt.",
  "home.services.all": "Bekijk alle diensten",
  "home.services.scan.title": "Potentiescan",
  "home.services.scan.text":
    "Twee weken kijken en rekenen. U krijgt een lijst van taken met per taak de uren, de kosten en het risico.",
  "home.services.design.title": "Processen ontwerpen",
  "home.services.design.text":
    "Elke stap, uitzondering en overdracht op één blad, in taal die de mensen op de vloer herkennen.",
  "home.services.design.address": "/insights/where-to-start-with-ai-automation",
  "home.services.implementation.title": "Processen invoeren",
  "home.services.implementation.text":
    "We bouwen het ontwerp, testen het met uw eigen gevallen van vorige maand en zetten het stap voor stap aan.",
  "home.services.implementation.address": "/cases/planning-at-an-installer",
  "home.services.integration.title": "Systemen en data koppelen",
  "home.services.integration.text":
    "Uw CRM, boekhouding, mailbox en webshop wisselen gegevens uit, en u weet altijd in welk systeem de juiste gegevens staan.",
  "home.services.integration.address": "/cases/orders-at-a-wholesaler",
  "home.services.stack.title": "De juiste tools kiezen",
  "home.services.stack.text":
    "Een advies zonder commissie van leveranciers: wat u houdt, wat weg kan en wat er echt ontbreekt.",
  "home.services.stack.address": "/insights/connecting-tools-without-replacing-them",
  "home.services.training.title": "Uw team trainen",
  "home.services.training.text":
    "Korte sessies met eigen werk op tafel, zodat collega’s weten wat de agent doet en hoe ze ingrijpen.",
  "home.services.training.address": "/insights/training-your-team-to-work-with-agents",
  "home.services.running.title": "Draaien en verbeteren",
  "home.services.running.text":
    "We houden fouten, kosten en uitzonderingen in de gaten en laten u elke maand zien wat we hebben bijgesteld.",
  "home.services.running.address": "/insights/what-automation-costs-and-returns",
  "home.services.apps.title": "Websites en apps bouwen met AI",
  "home.services.apps.text":
    "Een klantportaal of een invoerscherm op maat, met AI sneller gebouwd en door mensen nagekeken.",
  "home.services.apps.address": "",

  "home.areas.title": "Waar het werkt",
  "home.areas.text": "Acht plekken waar veel terugkerend werk zit, met bij elk een voorbeeld van een proces.",
  "home.areas.marketing.title": "Marketing en leadgeneratie",
  "home.areas.marketing.text":
    "Webformulier ingevuld, bedrijf opgezocht, aanvraag beoordeeld, en binnen vijf minuten een voorstel voor een afspraak.",
  "home.areas.marketing.address": "/insights/lead-follow-up-within-five-minutes",
  "home.areas.content.title": "Contentproductie",
  "home.areas.content.text":
    "Een opgenomen gesprek met uw vakman wordt een artikel, een nieuwsbrief en drie berichten, die u goedkeurt.",
  "home.areas.content.address": "/insights/content-production-with-your-own-voice",
  "home.areas.sales.title": "Verkoop en relatiebeheer",
  "home.areas.sales.text":
    "Na elk gesprek staat het verslag in het CRM en ligt er een concept voor de opvolgmail klaar.",
  "home.areas.sales.address": "/insights/tag/business-scaling",
  "home.areas.support.title": "Klantenservice",
  "home.areas.support.text":
    "Een vraag over een levering krijgt antwoord uit het ordersysteem; een klacht gaat met alle gegevens naar een collega.",
  "home.areas.support.address": "/insights/answering-customers-after-hours",
  "home.areas.ecommerce.title": "Opvolging in uw webshop",
  "home.areas.ecommerce.text":
    "Retour aangemeld, reden herkend, label verstuurd en het geld teruggeboekt zodra het pakket binnen is.",
  "home.areas.ecommerce.address": "/insights/after-the-order-in-your-webshop",
  "home.areas.administration.title": "Administratieve processen",
  "home.areas.administration.text":
    "De inkoopfactuur wordt gelezen, naast de bestelling gelegd en klaargezet; alleen verschillen vragen aandacht.",
  "home.areas.administration.address": "/insights/invoices-without-retyping",
  "home.areas.onboarding.title": "Klantreis en onboarding",
  "home.areas.onboarding.text":
    "Handtekening gezet, dossier aangemaakt, ontbrekende stukken opgevraagd en het startgesprek ingepland.",
  "home.areas.onboarding.address": "/cases/intake-at-a-practice",
  "home.areas.hr.title": "HR-processen",
  "home.areas.hr.text":
    "Nieuwe collega aangenomen: contract, accounts, laptop en inwerkrooster staan klaar op de eerste dag.",
  "home.areas.hr.address": "/insights/a-first-day-that-runs-itself",
  "home.areas.next": "Staat uw soort werk er niet bij?",
  "home.areas.nextLink": "Vraag het ons",

  "home.featured.title": "Lezen voordat u begint",
  "home.featured.text":
    "Onze artikelen gaan over wat automatiseren kost, wat het oplevert en waar het misgaat.",
  "home.featured.all": "Bekijk alle insights",

  "home.faq.title": "Veelgestelde vragen",
  "home.faq.scaling.question": "Groeit een automatisering mee met ons bedrijf?",
  "home.faq.scaling.answer":
    "Ja, het volume is zelden het probleem: tweehonderd facturen verwerken kost bijna evenveel moeite als vijftig. Wat wel meegroeit, zijn de uitzonderingen en de gebruikskosten van het AI-model. Daarom meten we beide vanaf de eerste dag, zodat u ziet wanneer een proces een volgende stap nodig heeft.",
  "home.faq.jobs.question": "Kost dit banen in ons team?",
  "home.faq.jobs.answer":
    "Dat is uw keuze en niet die van de techniek. De meeste bedrijven die bij ons aankloppen, zoeken juist mensen die ze niet vinden, en willen hun huidige team van het overtypwerk af helpen. Taken veranderen wel, en het is beter dat vroeg en eerlijk te bespreken. We betrekken de mensen die het werk nu doen vanaf het eerste gesprek.",
  "home.faq.possible.question": "Wat kunnen we automatiseren en wat niet?",
  "home.faq.possible.answer":
    "Werk is geschikt als het vaak terugkomt, digitaal binnenkomt, en een ervaren collega kan uitleggen wanneer het goed is gedaan. Minder geschikt zijn zeldzame gevallen, gesprekken die om vertrouwen draaien en besluiten met grote gevolgen voor mensen. Daar kan een agent wel het voorwerk doen.",
  "home.faq.start.question": "Hoe moeilijk is het om te beginnen?",
  "home.faq.start.answer":
    "U begint met één proces en een lijstje van wat er in twee weken langskomt. Uw eigen team is daar een paar uur per week aan kwijt, vooral om uitzonderingen uit te leggen. Een eerste automatisering staat meestal binnen vier tot acht weken, afhankelijk van hoe goed uw systemen te koppelen zijn.",
  "home.faq.tools.question": "Werkt het met de software die we al gebruiken?",
  "home.faq.tools.answer":
    "Meestal wel. De gangbare pakketten voor mail, agenda, boekhouding, CRM en webshop hebben een koppeling. Bij oudere of gesloten software kijken we of een export of een gedeelde map genoeg is. Soms is het eerlijke antwoord dat het de moeite niet waard is. Dat hoort u bij de scan, dus voordat u investeert.",
  "home.faq.fit.question": "Past dit bij een bedrijf als het onze?",
  "home.faq.fit.answer":
    "Vaak wel als drie of meer mensen wekelijks uren kwijt zijn aan hetzelfde soort werk. Bent u met z’n tweeën of verandert uw werkwijze elke maand, dan is een betere afspraak of een slimmer formulier vaak goedkoper. Na een halfuur kennismaken weten we het meestal allebei, en als het niet past, zeggen we dat.",

  "home.scale.title": "Twee keer zoveel werk, dezelfde werkdruk",
  "home.scale.text":
    "Loopt één proces goed? Dan doen we het volgende op dezelfde manier. Zo groeit u stap voor stap.",

  "home.closing.title": "Neem uw lastigste taak mee, wij zetten koffie",
  "home.closing.text":
    "Een halfuur, aan het Spaarne of via een scherm. U vertelt waar de uren blijven, wij zeggen eerlijk of automatiseren helpt en waar we zouden beginnen.",
  "home.closing.button": "Plan een kop koffie",
};
