-- 01: Where to start with AI automation

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000001', 'where-to-start-with-ai-automation', 'Noor van der Laan', 4,
  '/images/insights/where-to-start-with-ai-automation.svg', true,
  array['a0000000-0000-4000-8000-000000000005', 'a0000000-0000-4000-8000-000000000007']::uuid[],
  '2025-10-28 08:00+00', '2025-10-28 08:00+00', '2025-10-28 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000001', 'nl', $t$Waar begint u met AI-automatisering?$t$, $t$Twee weken turven wijst het eerste proces aan.$t$, $t$Houd twee weken bij welk werk steeds terugkomt, geef elke taak een score en kies er één. Met een uitgewerkt voorbeeld van een installatiebedrijf en een plan voor maandag.$t$, $html$
<p>De meeste bedrijven beginnen met automatiseren bij het werk waaraan ze zich het meest ergeren. Dat is begrijpelijk en vaak verkeerd. Ergernis blijft hangen, maar zegt weinig over hoeveel tijd iets kost. De offerte die vorige maand misging staat iedereen nog bij; de veertig telefoontjes om een onderhoudsbeurt te verzetten is iedereen alweer vergeten. Een lijst van twee weken lost dat op. Hij kost uw team een paar minuten per dag en u weet daarna waar u begint, en waarom.</p>

<h2>Houd twee weken een lijst bij</h2>
<p>Vraag iedereen die kantoorwerk doet om terugkerend werk te turven. Een vel papier naast het toetsenbord is genoeg. Noteer per taak vier dingen:</p>
<ul>
<li><strong>Aantal:</strong> hoe vaak de taak in deze twee weken voorkwam.</li>
<li><strong>Minuten:</strong> hoelang één keer gemiddeld duurt, inclusief opzoeken en navragen.</li>
<li><strong>Regels:</strong> welk deel van de gevallen u een invaller in tien minuten kunt uitleggen, van 0 tot 1.</li>
<li><strong>Risico:</strong> wat een fout kost. Een 1 is binnen een dag hersteld, een 2 kost geld of een excuus, een 3 raakt de veiligheid, een contract of een klantrelatie.</li>
</ul>
<p>Kies twee gewone weken. In de week van de btw-aangifte of vlak voor de bouwvak krijgt u een vertekend beeld. Zeg er ook bij waarvoor u het doet: u meet het werk en niet de mensen. Anders krijgt u een nette lijst in plaats van een eerlijke.</p>

<h2>Reken de score uit</h2>
<p>De som is eenvoudig: aantal × minuten × regels ÷ risico. Wat overblijft, zijn de minuten die u met een gerust hart uit handen geeft. Stel: een installatiebedrijf met veertien mensen turft twee weken en houdt deze vijf taken over.</p>
<table class="compact"><thead><tr><th>Taak</th><th>Aantal × minuten</th><th>Regels ÷ risico</th><th>Score</th></tr></thead><tbody><tr><td>Werkbonnen overtypen</td><td>62 × 5</td><td>0,9 ÷ 1</td><td>279</td></tr><tr><td>Onderhoud inplannen</td><td>46 × 7</td><td>0,8 ÷ 1</td><td>258</td></tr><tr><td>Inkoopfacturen boeken</td><td>38 × 6</td><td>0,9 ÷ 2</td><td>103</td></tr><tr><td>Offertes voor warmtepompen</td><td>9 × 75</td><td>0,3 ÷ 3</td><td>68</td></tr><tr><td>Klachten afhandelen</td><td>4 × 40</td><td>0,2 ÷ 3</td><td>11</td></tr></tbody></table>
<p>De offertes kosten de meeste tijd: 675 minuten in twee weken. Toch eindigen ze als vierde, omdat elk huis anders is en een rekenfout duur uitpakt. Dat is precies waarvoor de score bedoeld is. Hij houdt u weg bij het project dat het meest tot de verbeelding spreekt en het vaakst strandt.</p>

<h2>Het hoogste cijfer wint niet vanzelf</h2>
<p>In dit voorbeeld staan de werkbonnen bovenaan, maar de monteurs vullen ze op papier in. Wie daar begint, voert eerst een app in, leert acht monteurs daarmee werken en is een kwartaal verder voordat er iets automatisch gaat. Het inplannen scoort bijna even hoog, en de gegevens zijn er al. Verzoeken komen per e-mail binnen, afspraken staan in één agenda, klanten in één bestand. Daarom begint dit bedrijf daar.</p>
<p>Leg de bovenste twee of drie taken dus naast drie voorwaarden:</p>
<ol>
<li>De gegevens staan al in een systeem waar software bij kan. Hoe dat werkt zonder alles te vervangen, leest u in <a href="/insights/connecting-tools-without-replacing-them">ons stuk over koppelen</a>.</li>
<li>Eén persoon is eigenaar van de taak en mag beslissen over uitzonderingen.</li>
<li>U kunt het resultaat controleren zonder het werk opnieuw te doen.</li>
</ol>

<figure><img src="/images/insights/where-to-start-with-ai-automation-flow.svg" alt="Lijntekening: vijf taken gaan door een zeef van vier maten, worden een rangorde en komen via drie poortjes uit bij één gekozen taak" width="1200" height="480"><figcaption>Van lijst naar keuze: vijf taken krijgen een score, de bovenste gaan langs drie voorwaarden en één blijft over.</figcaption></figure>

<h2>Wat de eerste taak oplevert</h2>
<p>Het inplannen kost dit bedrijf 322 minuten per twee weken. Vier op de vijf gevallen volgen de regels, dus 258 minuten vallen in principe vrij: 4,3 uur. Over 23 periodes van twee weken is dat ongeveer 99 uur per jaar. Geen spectaculair getal, en daar moet het beheer nog af. Het is wel een eerlijk getal, en de planner krijgt elke week ruim twee uur terug op momenten dat de telefoon gaat. Of dat de investering waard is, rekent u uit op <a href="/insights/what-automation-costs-and-returns">één pagina met kosten en opbrengsten</a>.</p>

<h2>Waar het misgaat</h2>
<ul>
<li><strong>Te groot beginnen.</strong> “De hele planning” is geen taak. “Een verzoek om een afspraak te verzetten beantwoorden met drie vrije momenten” wel.</li>
<li><strong>Een rommelig proces automatiseren.</strong> Als drie collega’s een afspraak op drie manieren inboeken, spreek dan eerst één manier af. Soms is het probleem daarmee al kleiner.</li>
<li><strong>Het risico te laag inschatten.</strong> Vraag iemand van buiten de afdeling om dat cijfer te geven. Wie het werk dagelijks doet, ziet de fouten niet meer die hij voorkomt.</li>
</ul>

<h2>Begin met een turfvel</h2>
<p>Leg voor het eerste kopje koffie een turfvel neer, met vier kolommen en een voorbeeldregel. Reserveer over twee weken een uur in de agenda om samen de scores te bepalen. Kies aan het eind van dat uur één taak, één eigenaar en één getal dat u gaat volgen. Bijvoorbeeld het aantal afspraken dat zonder tussenkomst is verzet. Leg de rest van de lijst niet weg: hij is over een halfjaar uw plan voor de volgende stap.</p>
<p>Komt u er met de lijst niet uit, dan kijken wij graag mee. <a href="/contact">Plan een kennismaking</a> en neem het turfvel mee, met koffievlekken en al.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000001', 'en', $t$Where to start with AI automation$t$, $t$A two-week tally will point to your first process.$t$, $t$Keep a list of recurring work for two weeks, score each task and choose one. With a worked example from a heating installer and a plan for Monday morning.$t$, $html$
<p>Most firms start automating the work that annoys them most. That is understandable and often wrong. Annoyance sticks in the memory, but it says little about time. Everyone remembers the quotation that went astray last month; nobody remembers the forty calls about moving a service visit. A list kept for two weeks puts that right. It takes your team a few minutes a day, and at the end you know where to begin and can explain why.</p>

<h2>Keep a list for two weeks</h2>
<p>Ask everyone who does office work to tally what keeps coming back. A sheet of paper beside the keyboard will do. For each task, note four things:</p>
<ul>
<li><strong>Volume:</strong> how often it came up in these two weeks.</li>
<li><strong>Minutes:</strong> how long it takes on average, including looking things up and asking around.</li>
<li><strong>Rules:</strong> the share of cases you could explain to a temp in ten minutes, from 0 to 1.</li>
<li><strong>Risk:</strong> what a mistake costs. Give 1 if it can be put right within a day, 2 if it costs money or an apology, 3 if it touches safety, a contract or a customer relationship.</li>
</ul>
<p>Pick two ordinary weeks. The week of the VAT return or the last one before the summer break will give you a distorted picture. Say what the list is for as well: you are measuring the work, not the people. Otherwise you will get a tidy list instead of a true one.</p>

<h2>Work out the score</h2>
<p>The sum is simple: volume × minutes × rules ÷ risk. What remains is the number of minutes you could hand over with an easy mind. Say a heating installer with fourteen people keeps the tally and ends up with these five tasks.</p>
<table class="compact"><thead><tr><th>Task</th><th>Volume × minutes</th><th>Rules ÷ risk</th><th>Score</th></tr></thead><tbody><tr><td>Retyping job sheets</td><td>62 × 5</td><td>0.9 ÷ 1</td><td>279</td></tr><tr><td>Scheduling service visits</td><td>46 × 7</td><td>0.8 ÷ 1</td><td>258</td></tr><tr><td>Booking purchase invoices</td><td>38 × 6</td><td>0.9 ÷ 2</td><td>103</td></tr><tr><td>Heat pump quotations</td><td>9 × 75</td><td>0.3 ÷ 3</td><td>68</td></tr><tr><td>Handling complaints</td><td>4 × 40</td><td>0.2 ÷ 3</td><td>11</td></tr></tbody></table>
<p>The quotations take the most time: 675 minutes in a fortnight. Yet they come fourth, because every house is different and a wrong calculation is expensive. That is what the score is for. It steers you away from the project that appeals most to the imagination and most often runs aground.</p>

<h2>The highest number does not win by default</h2>
<p>In this example the job sheets come out on top, but the engineers fill them in on paper. Starting there means introducing an app, teaching eight engineers to use it and losing a quarter before anything runs by itself. Scheduling scores almost as high and its data is already in place: requests arrive by email, appointments sit in one calendar, customers in one file. So this firm begins with scheduling.</p>
<p>Hold your top two or three tasks against three conditions:</p>
<ol>
<li>The data already lives in a system that software can reach. How to do that without replacing anything is the subject of <a href="/en/insights/connecting-tools-without-replacing-them">our article on connecting tools</a>.</li>
<li>One person owns the task and may decide about exceptions.</li>
<li>You can check the result without doing the work again.</li>
</ol>

<figure><img src="/images/insights/where-to-start-with-ai-automation-flow.svg" alt="Line drawing: five tasks pass through a sieve of four measures, become a ranking and reach one chosen task by way of three small gates" width="1200" height="480"><figcaption>From list to choice: five tasks are scored, the top ones pass three conditions, and one remains.</figcaption></figure>

<h2>What the first task brings in</h2>
<p>Scheduling costs this firm 322 minutes a fortnight. Four cases in five follow the rules, so in principle 258 minutes come free, or 4.3 hours. Over 23 working fortnights that makes about 99 hours a year. It is not a dazzling figure, and upkeep still has to come off it. It is an honest one, though, and the planner gets back more than two hours a week at the very times the telephone rings. Whether that justifies the outlay you can settle on <a href="/en/insights/what-automation-costs-and-returns">one page of costs and returns</a>.</p>

<h2>Where it goes wrong</h2>
<ul>
<li><strong>Starting too big.</strong> “All our planning” is not a task. “Answering a request to reschedule with three free slots” is.</li>
<li><strong>Automating a muddle.</strong> If three colleagues book an appointment in three ways, agree on one way first. Sometimes that alone makes the problem smaller.</li>
<li><strong>Rating the risk too low.</strong> Let someone from another department give that mark. People who do the work every day no longer notice the mistakes they prevent.</li>
</ul>

<h2>Begin with a tally sheet</h2>
<p>Before the first coffee, put out a tally sheet with four columns and one example row. Block an hour in two weeks' time to agree the scores together. At the end of that hour, choose one task, one owner and one number to follow, such as the appointments moved without anyone stepping in. Keep the rest of the list. In six months it will be your plan for the next step.</p>
<p>If the list leaves you undecided, we are happy to look at it with you. <a href="/en/contact">Book an introduction</a> and bring the tally sheet, coffee stains included.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000001', id from public.otm_blog_tags where slug in ('ai-automation', 'workflow-optimization');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000001', $t$Welk proces kan ik het beste als eerste automatiseren?$t$, $t$Een taak die vaak voorkomt, vaste regels volgt en bij een fout snel te herstellen is. De gegevens moeten al digitaal zijn en één persoon moet over uitzonderingen kunnen beslissen.$t$, $t$Which process should I automate first?$t$, $t$A task that comes up often, follows fixed rules and is quickly put right when it goes wrong. The data should already be digital, and one person should be able to decide about exceptions.$t$, 1),
  ('a0000000-0000-4000-8000-000000000001', $t$Is mijn bedrijf te klein voor AI-automatisering?$t$, $t$Dat hangt af van het aantal keren dat een taak terugkomt, niet van het aantal medewerkers. Komt geen enkele taak boven een uur per week uit, dan is een sjabloon of een vaste afspraak meestal voordeliger.$t$, $t$Is my business too small for AI automation?$t$, $t$That depends on how often a task returns, not on how many people you employ. If no single task takes more than an hour a week, a template or a fixed agreement is usually the cheaper answer.$t$, 2),
  ('a0000000-0000-4000-8000-000000000001', $t$Moet ik eerst nieuwe software aanschaffen?$t$, $t$Meestal niet. Begin met een taak waarvan de gegevens al in uw mailbox, agenda of boekhouding staan; die zijn vaak te koppelen zonder ze te vervangen.$t$, $t$Do I need to buy new software first?$t$, $t$Usually not. Start with a task whose data already sits in your mailbox, calendar or accounts; these can often be connected without being replaced.$t$, 3);
