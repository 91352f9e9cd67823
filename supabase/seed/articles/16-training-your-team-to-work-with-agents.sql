-- 16: Training your team to work with agents

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000016', 'training-your-team-to-work-with-agents', 'Samira El Idrissi', 5,
  '/images/insights/training-your-team-to-work-with-agents.svg', true,
  array['a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000009', 'a0000000-0000-4000-8000-000000000011']::uuid[],
  '2025-04-15 08:00+00', '2025-04-15 08:00+00', '2025-04-15 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000016', 'nl', $t$Uw team leren werken met AI-agents$t$, $t$Rollen, gewoonten en een plan voor de eerste maand.$t$, $t$Een agent werkt pas goed als uw mensen weten wat ze controleren, wie beslist en wat er met hun werk gebeurt. Met rollen, gewoonten en een plan voor de eerste maand.$t$, $html$
<p>Stel: een administratiekantoor met elf mensen laat een agent de bankmutaties voorbereiden. De techniek klopt, de proef is geslaagd. Na drie weken blijkt dat twee collega’s alles blind goedkeuren, drie alles opnieuw doen en één het systeem stilletjes heeft uitgezet. De anderen wachten af.</p>
<p>Niemand doet hier iets geks. Ze hebben alleen nooit gehoord wat er van hen wordt verwacht. Werken met een agent is een vak dat u kunt leren, en het begint met een gesprek dat veel ondernemers liever uitstellen.</p>

<h2>Begin met de vraag die niemand stelt</h2>
<p>‘Ben ik straks nog nodig?’ Zolang die vraag in de lucht hangt, blijft er van een training weinig hangen. Beantwoord haar dus eerst, en beloof niet meer dan u kunt waarmaken. Drie antwoorden zijn eerlijk:</p>
<ul><li><strong>Er verdwijnt geen baan, wel werk.</strong> Zeg dan welk werk, en wat ervoor in de plaats komt.</li><li><strong>We vervangen vertrekkers niet.</strong> Zeg het voordat de eerste vertrekt.</li><li><strong>We weten het nog niet.</strong> Noem de datum waarop u het wel weet, en houd u eraan.</li></ul>
<p>Op dit kantoor gaat het om ongeveer negen uur per week. Daarvan gaan er zes naar klanten die nu te lang op een tussentijds cijfer wachten. Zo’n zin maakt meer los dan een presentatie, omdat iedereen de klanten kent over wie het gaat.</p>
<blockquote><p>Beloof nooit dat er niets verandert. Dat gelooft niemand, en later herinnert iedereen het zich.</p></blockquote>

<h2>Vier rollen, ook in een klein team</h2>
<p>Een rol is geen functie; in een team van vijf heeft iemand er soms twee. Belangrijk is dat er een naam achter staat.</p>
<table class="label-value"><tbody><tr><th scope="row">Eigenaar</th><td>Beslist wat de agent mag en zet hem zo nodig stil. Meestal de teamleider.</td></tr><tr><th scope="row">Kerngebruiker</th><td>Kent het werk het best, verzamelt fouten en past instructies aan. Krijgt daar uren voor.</td></tr><tr><th scope="row">Controleur</th><td>Beoordeelt voorstellen en keurt ze goed of af. Dat zijn vaak meerdere mensen.</td></tr><tr><th scope="row">Vervanger</th><td>Kan de taak met de hand doen als de agent stilligt.</td></tr></tbody></table>
<p>De vervanger wordt het vaakst vergeten. Wie een taak een jaar niet zelf doet, verleert haar. Plan daarom elke maand een uur waarin iemand een paar gevallen zonder agent afhandelt.</p>

<h2>Wat uw mensen moeten leren</h2>
<h3>Gericht controleren</h3>
<p>Alles nalezen kost te veel en wordt vanzelf vluchtig. Leer uw mensen waar de fouten zitten: bedragen, namen, datums, en beweringen zonder bron. Een goede oefening is een stapel van twintig voorstellen waarin u er drie fout hebt gemaakt. Vertel vooraf dat er fouten in zitten, maar niet hoeveel. Wie ze alle drie vindt, mag alleen controleren.</p>
<h3>Een duidelijke opdracht geven</h3>
<p>‘Maak een nette mail’ levert iets willekeurigs op. ‘Schrijf aan een klant die al twee keer is herinnerd, in u-vorm, hooguit tachtig woorden. Noem het factuurnummer en vraag om een betaaldatum.’ Dat levert iets bruikbaars op. Wie een nieuwe collega goed inwerkt, kan dit meestal al.</p>
<h3>Weten wat er niet in mag</h3>
<p>Leg op één A4 vast welke gegevens nooit naar een AI-hulpmiddel gaan en welke hulpmiddelen zijn toegestaan. Dat past ook bij de AI-verordening, die sinds 2 februari 2025 vraagt om maatregelen voor de AI-geletterdheid van uw mensen. Bewaar wie wanneer is bijgepraat.</p>

<h2>Een plan voor de eerste maand</h2>
<table class="accent-table"><thead><tr><th>Week</th><th>Wat het team doet</th><th>Klaar als</th></tr></thead><tbody><tr><td>1</td><td>Gesprek over het werk, rollen verdelen, twee uur basistraining</td><td>Bij elke rol staat een naam</td></tr><tr><td>2</td><td>De agent stelt voor, een mens doet het werk en vergelijkt</td><td>Er liggen vijftig vergelijkingen</td></tr><tr><td>3</td><td>De agent bereidt voor, de controleur keurt goed</td><td>Elke afkeuring heeft een reden</td></tr><tr><td>4</td><td>Eén uur terugkijken, instructies bijstellen, grens bepalen</td><td>Op papier staat wat de agent mag</td></tr></tbody></table>
<p>Reken de tijd mee. Elf mensen krijgen drie uur training en overleg: 33 uur. De kerngebruiker is vier weken lang vier uur per week bezig: 16 uur. Samen 49 uur, tegen € 50 per uur € 2.450. Bij een besparing van negen uur per week hebt u die uren binnen zes weken terug, de bouw en de licenties niet meegerekend.</p>

<h2>Gewoonten die blijven</h2>
<p>Na de eerste maand zakt de aandacht weg. Drie kleine gewoonten houden het werk gezond:</p>
<ol><li><strong>Een foutenlijst waar niemand op wordt aangekeken.</strong> Eén regel per fout: wat gebeurde er, hoe viel het op, wat hebben we aangepast.</li><li><strong>Een vast kwartier per week.</strong> De kerngebruiker vertelt wat er is veranderd. Zonder dat kwartier weet na twee maanden niemand meer waarom een instructie er staat.</li><li><strong>Een noodrem.</strong> Iedereen mag de agent stilzetten en meldt dat daarna. Wie eerst toestemming moet vragen, wacht te lang.</li></ol>
<table class="status-success"><thead><tr><th>Zo ziet het eruit als het goed gaat</th></tr></thead><tbody><tr><td>Collega’s keuren regelmatig iets af en kunnen zeggen waarom. Worden er weken achtereen nul voorstellen afgekeurd, dan is de agent heel goed of kijkt er niemand. Ga na welk van de twee het is.</td></tr></tbody></table>
<p>Er is ook een keerzijde. Controleren is eenzijdiger werk dan zelf doen, en sommige mensen vinden het ronduit saai. Wissel het af, en laat goede vakmensen de lastige gevallen houden. Dat is het werk waar ze goed in zijn, en hun oordeel is wat de agent niet heeft.</p>

<h2>Drie gesprekken om mee te beginnen</h2>
<p>Vraag drie mensen apart welk deel van hun werk ze graag kwijt zijn en welk deel ze willen houden. Schrijf beide op, en kies voor de proef iets van de eerste lijst. Leg daarna de grens vast met <a href="/insights/what-an-ai-agent-may-decide">wat een AI-agent mag beslissen</a>. Neemt u binnenkort iemand aan, zet de training dan in <a href="/insights/a-first-day-that-runs-itself">de eerste werkdag</a>, want wie ermee begint hoeft het later niet af te leren. Wilt u de eerste maand samen voorbereiden? <a href="/contact">Plan een kennismaking</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000016', 'en', $t$Training your team to work with AI agents$t$, $t$Roles, habits and a plan for the first month.$t$, $t$An agent only works well when your people know what to check, who decides and what becomes of their own work. With roles, habits and a plan for the first month.$t$, $html$
<p>Say an accountant’s office with eleven people lets an agent prepare the bank transactions. The technology is sound and the trial went well. Three weeks later, two colleagues approve everything unseen, three do everything again by hand, and one has quietly switched the thing off. The others wait and see.</p>
<p>None of them is being unreasonable; they were never told what was expected. Working with an agent can be learned, and it starts with a conversation that many owners would rather put off.</p>

<h2>Start with the question nobody asks</h2>
<p>‘Will I still be needed?’ While that hangs in the air, no training will stick. Answer it first, and promise no more than you can keep. There are three honest answers:</p>
<ul><li><strong>No job will go, but some work will.</strong> Then say which work, and what takes its place.</li><li><strong>We will not replace people who leave.</strong> Say so before the first one does.</li><li><strong>We don’t know yet.</strong> Name the date on which you will, and keep to it.</li></ul>
<p>In this office about nine hours a week are involved. Six of them will go to clients who now wait too long for interim figures. A sentence like that does more than a presentation, because everyone knows the clients in question.</p>
<blockquote><p>Never promise that nothing will change. Nobody believes it, and later everybody remembers it.</p></blockquote>

<h2>Four roles, even in a small team</h2>
<p>A role is not a job; in a team of five, one person may hold two. What matters is that each has a name beside it.</p>
<table class="label-value"><tbody><tr><th scope="row">Owner</th><td>Decides what the agent may do and stops it when necessary. Usually the team lead.</td></tr><tr><th scope="row">Key user</th><td>Knows the work best, collects mistakes and adjusts instructions. Is given hours for it.</td></tr><tr><th scope="row">Reviewer</th><td>Judges proposals and approves or rejects them. Often several people.</td></tr><tr><th scope="row">Stand-in</th><td>Can do the task by hand when the agent is down.</td></tr></tbody></table>
<p>The stand-in is most often forgotten. After a year without a task, people lose the knack, so set aside an hour a month to handle a few cases without the agent.</p>

<h2>What your people need to learn</h2>
<h3>Checking in the right places</h3>
<p>Rereading everything takes too long and soon becomes skimming. Teach people where mistakes hide: amounts, names, dates, and claims without a source. A good exercise is a pile of twenty proposals in which you have planted three errors. Tell them that there are errors, but not how many. Whoever finds all three may review alone.</p>
<h3>Giving a clear assignment</h3>
<p>‘Write a nice email’ gets you anything. ‘Write to a client who has had two reminders, formally, in eighty words at most; quote the invoice number and ask for a payment date’ gets you something usable. Anyone who is good at training new colleagues can usually do this already.</p>
<h3>Knowing what must stay out</h3>
<p>Put on one sheet of paper which data never goes into an AI tool, and which tools are allowed. This also fits the EU’s AI Act, which since 2 February 2025 has asked organisations to take measures for their people’s AI literacy. Keep a note of who was briefed, and when.</p>

<h2>A plan for the first month</h2>
<table class="accent-table"><thead><tr><th>Week</th><th>What the team does</th><th>Done when</th></tr></thead><tbody><tr><td>1</td><td>Talk about the work, assign roles, two hours of basic training</td><td>Every role has a name</td></tr><tr><td>2</td><td>The agent proposes; a person does the work and compares</td><td>There are fifty comparisons</td></tr><tr><td>3</td><td>The agent prepares; the reviewer approves</td><td>Every rejection has a reason</td></tr><tr><td>4</td><td>Look back for an hour, adjust instructions, set the limit</td><td>What the agent may do is on paper</td></tr></tbody></table>
<p>Count the time. Eleven people have three hours of training and discussion: 33 hours. The key user spends four hours a week for four weeks: 16 hours. That makes 49 hours, or €2,450 at €50 an hour. With nine hours a week saved, you have those hours back within six weeks, leaving aside the build and the licences.</p>

<h2>Habits that last</h2>
<p>After the first month, attention drifts. Three small habits keep the work healthy:</p>
<ol><li><strong>A list of mistakes that is held against nobody.</strong> One line each: what happened, how it came to light, what we changed.</li><li><strong>A fixed quarter of an hour each week.</strong> The key user explains what has changed. Without it, nobody knows after two months why an instruction is there.</li><li><strong>An emergency brake.</strong> Anyone may stop the agent, and reports it afterwards. People who must ask permission first will wait too long.</li></ol>
<table class="status-success"><thead><tr><th>What it looks like when it goes well</th></tr></thead><tbody><tr><td>Colleagues regularly reject something and can say why. If nothing is rejected for weeks, the agent is very good or nobody is looking. Find out which.</td></tr></tbody></table>
<p>There is a downside. Reviewing is more monotonous than doing, and some people find it plainly dull. Rotate it, and let skilled people keep the difficult cases. That is the work they are good at, and their judgement is what the agent lacks.</p>

<h2>Three conversations to begin with</h2>
<p>Ask three people separately which part of their work they would gladly lose and which part they want to keep. Write both down, and choose something from the first list for the trial. Then set the limits with <a href="/en/insights/what-an-ai-agent-may-decide">what an AI agent may decide</a>. If you are about to hire someone, make the training part of <a href="/en/insights/a-first-day-that-runs-itself">the first day</a>: good habits are easier to start than to repair. To prepare that first month together, <a href="/en/contact">book an intro call</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000016', id from public.otm_blog_tags where slug in ('digital-transformation', 'workflow-optimization');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000016', $t$Hoe leer ik mijn personeel werken met AI?$t$, $t$Begin met een gesprek over wat er verandert, verdeel de rollen en oefen op eigen werk. Twee uur basistraining en een maand begeleid proefdraaien is voor de meeste teams een goed begin.$t$, $t$How do I train my staff to work with AI?$t$, $t$Start with a conversation about what will change, assign roles and practise on your own work. Two hours of basic training and a month of guided trial is a good start for most teams.$t$, 1),
  ('a0000000-0000-4000-8000-000000000016', $t$Verdwijnen er banen door AI-agents?$t$, $t$In een klein bedrijf verdwijnen vooral taken, en dat kan op termijn gevolgen hebben voor functies. Zeg vooraf eerlijk wat u van plan bent met de uren die vrijkomen.$t$, $t$Will AI agents cost jobs?$t$, $t$In a small firm it is mostly tasks that disappear, and in time that can affect jobs. Say honestly and beforehand what you plan to do with the hours that come free.$t$, 2),
  ('a0000000-0000-4000-8000-000000000016', $t$Wie controleert het werk van een AI-agent?$t$, $t$Wijs per agent een eigenaar en een of meer controleurs aan die het werk inhoudelijk kennen. Zij keuren voorstellen goed of af en noteren de reden van elke afkeuring.$t$, $t$Who checks the work of an AI agent?$t$, $t$Appoint an owner for each agent and one or more reviewers who know the work itself. They approve or reject proposals and note the reason for every rejection.$t$, 3);
