-- 11: Agentic AI: what it is and what it does for you

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000011', 'agentic-ai', 'Daan Hoekstra', 4,
  '/images/insights/agentic-ai.svg', true,
  array['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000005']::uuid[],
  '2025-02-11 08:00+00', '2025-02-11 08:00+00', '2025-02-11 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000011', 'nl', $t$Agentic AI: wat het is en wat u eraan hebt$t$, $t$Uitleg zonder vakjargon, met een voorbeeld uit een installatiebedrijf.$t$, $t$Een chatbot geeft antwoord, een agent werkt een taak af. Wat agentic AI is, wat het een installatiebedrijf per week scheelt, waar het misgaat en hoe u klein begint.$t$, $html$
U hoort de term steeds vaker, meestal van iemand die u iets wil verkopen. Dit artikel legt uit wat agentic AI is, laat met een rekenvoorbeeld zien wat het oplevert en wijst u een plek om te beginnen.

H2: Wat is agentic AI?

Een chatbot geeft antwoord, een agent werkt een taak af. Agentic AI is software die een doel krijgt, bepaalt welke stappen daarvoor nodig zijn en die stappen uitvoert. Dat gebeurt in de systemen die u al hebt: uw mailbox, uw agenda, uw klantenbestand, uw boekhouding. Na elke stap bekijkt de agent het resultaat en kiest hij de volgende.

Het verschil met een gewone koppeling merkt u bij rommelige invoer. Een koppeling stopt als een veld leeg is. Een agent leest een slordige e-mail, ziet dat de klant twee vragen in één bericht stelt en zoekt op wat er ontbreekt. Daar staat iets tegenover: een koppeling doet elke keer hetzelfde, een agent kan zich vergissen. Daarom hoort er bij elke agent het volgende:

• een afgebakende opdracht: wanneer is de taak klaar, en wat valt erbuiten
• beperkte rechten: wat mag de agent lezen en wat mag hij wijzigen
• een vast moment waarop een mens meekijkt
• een logboek waarin u elke stap kunt teruglezen

H2: Een voorbeeld uit de praktijk

Stel: een installatiebedrijf met negen mensen krijgt twaalf aanvragen per week voor een warmtepomp. Per aanvraag is de planner 25 minuten kwijt: lezen, kijken of de klant al bekend is, om foto’s en het bouwjaar vragen, een opname inplannen. Dat is vijf uur per week, meestal tussen twee telefoontjes door.

Een agent neemt het voorwerk over. Hij leest de aanvraag, zoekt de klant op, vraagt om de ontbrekende gegevens en zet een voorstel voor een opname klaar. De planner leest het na en verstuurt het. Acht van de twaalf aanvragen verlopen zo, met vier minuten controle per stuk: samen 32 minuten. De andere vier zijn te bijzonder, bijvoorbeeld een monumentaal pand of een vereniging van eigenaars. Die doet de planner zelf, en dat kost nog steeds 25 minuten per stuk: 100 minuten.

Samen is dat 2 uur en 12 minuten in plaats van vijf uur. De winst is dus bijna drie uur per week en geen vijf. Minstens zo belangrijk voor dit bedrijf: wie op zaterdagavond een aanvraag doet, kan direct het verzoek om foto’s krijgen. Dat standaardbericht mag namelijk zonder controle de deur uit.

H2: Wat kunt u ermee?

Agents komen tot hun recht bij werk dat vaak terugkomt, grotendeels volgens regels verloopt en toch te wisselend is voor een vast formulier. Denk aan:

• aanvragen beoordelen, aanvullen en aan de juiste collega geven
• inkoopfacturen lezen, naast de bestelling leggen en klaarzetten voor akkoord
• vragen van klanten beantwoorden uit uw eigen documenten, met de bron erbij
• een eerste versie schrijven van een offerte, verslag of nieuwsbrief
• de papieren, accounts en afspraken voor een nieuwe collega klaarzetten

Minder geschikt is werk dat zelden voorkomt, werk waarbij één fout veel schade doet, of werk waarin het contact zelf de waarde is. Een fysiotherapeut laat zich het gesprek met een patiënt niet afnemen, maar misschien wel het plannen van de vervolgafspraken.

H2: Is het moeilijk om te beginnen?

De techniek valt mee. Veel pakketten hebben al een koppeling en een eerste agent voor één afgebakende taak staat doorgaans binnen enkele weken op proef. Moeilijker is opschrijven hoe u het werk nu doet. In veel bedrijven zit dat in het hoofd van één persoon, en pas bij het uitschrijven blijkt dat twee collega’s het anders doen.

Reken ook op onderhoud. Een leverancier verandert zijn factuur, u krijgt een nieuw product, een model wordt vervangen. Wie daar geen uur per week voor vrijmaakt, merkt na een halfjaar dat niemand de uitkomsten nog vertrouwt.

H2: Waar begint u?

Kies één taak en houd die klein. Een werkbare volgorde:

• noteer twee weken lang welk werk terugkomt en hoeveel minuten het kost
• kies een taak met veel herhaling, duidelijke regels en weinig schade bij een fout
• verzamel twintig echte gevallen, ook de lastige, met de goede uitkomst erbij
• laat de agent een maand alleen voorstellen doen en laat een mens alles goedkeuren
• tel wat klopte, en geef pas daarna meer ruimte

Die twintig gevallen zijn uw examen. Haalt de agent er achttien, kijk dan naar de twee missers. Waren ze onschuldig en vielen ze op, dan kunt u verder. Zag niemand ze, dan ontbreekt er een controle.

H2: Tot slot

Agentic AI is geen nieuwe collega en ook geen toverdoos. Het is software die meer aankan dan de automatisering die u kende, en die daarom duidelijker grenzen nodig heeft. Begin met één taak, reken eerlijk en houd een mens bij het stuur. Wilt u weten welke taak in uw bedrijf het eerst in aanmerking komt? Neem dan contact met ons op voor een kop koffie.
$html$),
  ('a0000000-0000-4000-8000-000000000011', 'en', $t$Agentic AI: what it is and what it does for you$t$, $t$A plain explanation, with an example from an installation firm.$t$, $t$A chatbot answers; an agent finishes a task. What agentic AI is, how many hours it gives back to a small installer, where it goes wrong and how to start small.$t$, $html$
You hear the term more and more, usually from someone with something to sell. This article explains what it is, works out what it returns in one ordinary firm and suggests a first step.

H2: What is agentic AI?

A chatbot answers a question; an agent finishes a task. Agentic AI is software that is given a goal, works out which steps it takes and carries them out in the systems you already have: your mailbox, your diary, your customer records, your bookkeeping. After each step the agent looks at the result and chooses the next one.

You notice the difference from ordinary automation when the input is messy. A fixed connection between two programs stops when a field is empty. An agent reads a careless email, sees that the customer has asked two things in one message and looks up what is missing. There is a price for that. A fixed connection does the same thing every time, while an agent can be mistaken. So every agent needs four things around it:

• a bounded assignment: when is the task done, and what lies outside it
• limited rights: what may it read, and what may it change
• a fixed moment at which a person looks
• a log in which you can read back every step

H2: An example from practice

Say an installation firm with nine people receives twelve enquiries a week for a heat pump. Each one costs the planner 25 minutes: reading it, checking whether the customer is known, asking for photographs and the year of construction, booking a survey. That makes five hours a week, mostly squeezed in between phone calls.

An agent takes over the groundwork. It reads the enquiry, finds the customer, asks for the missing details and drafts a proposal for a survey date. The planner reads it and sends it. Eight of the twelve enquiries go this way, at four minutes of checking each: 32 minutes together. The other four are too unusual, such as a listed building or an owners’ association. The planner handles those personally, still at 25 minutes each: 100 minutes.

The total is 2 hours and 12 minutes instead of five hours. The gain is therefore almost three hours a week, not five. And someone who enquires on a Saturday evening can be asked for photographs straight away, because that one standard message may go out unchecked.

H2: What can you do with it?

Agents suit work that comes back often, mostly follows rules and is still too varied for a fixed form. For instance:

• assessing enquiries, completing them and passing them to the right colleague
• reading purchase invoices, comparing them with the order and preparing them for approval
• answering customers’ questions from your own documents, with the source attached
• writing a first version of a quote, a report or a newsletter
• preparing the paperwork, accounts and appointments for a new colleague

Less suitable is work that rarely occurs, work in which one mistake does great damage, or work where the contact itself is the value. A physiotherapist keeps the conversation with the patient, but may gladly hand over the booking of follow-up visits.

H2: Is it hard to start?

The technology is manageable. A first agent for one bounded task is usually on trial within a few weeks. The harder part is writing down how you do the work today. Often that knowledge sits in one person’s head, and only on paper does it turn out that two colleagues do it differently.

Allow for upkeep too. A supplier changes its invoices, you add a product, a model is replaced. Without an hour a week for this, nobody trusts the results after six months.

H2: Where do you begin?

Choose one task and keep it small. An order that works:

• note for two weeks which work keeps returning and how many minutes it takes
• choose a task with plenty of repetition, clear rules and little harm when it goes wrong
• collect twenty real cases, including awkward ones, each with the right outcome
• let the agent only make proposals for a month, with a person approving every one
• count what was right, and only then give it more room

Those twenty cases are your exam. If the agent gets eighteen right, study the two it missed. If they were harmless and someone noticed, you can go on. If nobody noticed, a check is missing.

H2: Final thoughts

Agentic AI is neither a new colleague nor a box of tricks. It is software that can handle more than the automation you knew, and so needs clearer limits. Begin with one task, do the sums honestly and keep a person at the wheel. If you wonder which task that should be, get in touch for a coffee.
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000011', id from public.otm_blog_tags where slug in ('ai-automation', 'workflow-optimization', 'business-scaling', 'digital-transformation', 'productivity-tools');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000011', $t$Wat is het verschil tussen een chatbot en een AI-agent?$t$, $t$Een chatbot geeft antwoord op een vraag. Een AI-agent voert een taak uit: hij zoekt gegevens op, zet stappen in uw systemen en controleert of het doel is bereikt.$t$, $t$What is the difference between a chatbot and an AI agent?$t$, $t$A chatbot answers a question. An AI agent carries out a task: it looks up data, takes steps in your systems and checks whether the goal has been reached.$t$, 1),
  ('a0000000-0000-4000-8000-000000000011', $t$Moet ik mijn huidige software vervangen voor agentic AI?$t$, $t$Meestal niet. Een agent werkt met de programma’s die u al gebruikt, zolang die een koppeling of een export bieden. Pas als een pakket volledig gesloten is, wordt vervangen een serieuze vraag.$t$, $t$Do I have to replace my software to use agentic AI?$t$, $t$Usually not. An agent works with the programs you already have, as long as they offer a connection or an export. Replacement only becomes a serious question when a package is completely closed.$t$, 2),
  ('a0000000-0000-4000-8000-000000000011', $t$Is agentic AI geschikt voor een klein bedrijf?$t$, $t$Ja, als er werk is dat vaak terugkomt en volgens regels verloopt. Bij minder dan een paar uur herhaalwerk per week wegen de bouw en het onderhoud er vaak niet tegen op.$t$, $t$Is agentic AI suitable for a small business?$t$, $t$Yes, if there is work that returns often and follows rules. With less than a few hours of repetitive work a week, building and upkeep often cost more than they return.$t$, 3);
