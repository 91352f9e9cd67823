-- 14: Measuring the hours you saved (draft)

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000014', 'measuring-the-hours-you-saved', 'Daan Hoekstra', 5,
  '/images/insights/measuring-the-hours-you-saved.svg', false,
  '{}',
  '2025-11-04 08:00+00', '2025-11-04 08:00+00', null
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000014', 'nl', $t$Bespaarde uren meten zonder uzelf rijk te rekenen$t$, $t$Zo vergelijkt u eerlijk wat een taak vóór en na de automatisering kost.$t$, $t$‘We besparen zestien uur per week’ blijkt bij narekenen vaak tien uur. Hoe u vóór en na automatisering eerlijk meet, met een uitgewerkte week van een groothandel.$t$, $html$
<p>Stel: een groothandel in bouwmaterialen krijgt 240 bestellingen per week per e-mail. Drie mensen van de binnendienst typen ze over in het ordersysteem, gemiddeld vijf minuten per order. Na de zomer neemt een agent 190 orders over. In het managementoverleg valt de rekensom: 190 keer vijf minuten is bijna zestien uur per week bespaard.</p>
<p>Een maand later vraagt de directeur waar die zestien uur zijn. De binnendienst is nog steeds druk. Niemand heeft gelogen, en toch klopte het getal niet. Dat ligt zelden aan de agent en bijna altijd aan de meting.</p>

<h2>Waarom het eerste getal te hoog is</h2>
<p>Een agent krijgt de eenvoudige gevallen. Die kostten ook vroeger al minder dan het gemiddelde. De lastige orders, met een onleesbare bijlage of een artikel dat niet bestaat, blijven bij mensen liggen en kosten nog altijd zeven minuten per stuk. Wie met het gemiddelde van vijf rekent, telt dus tijd mee die er nooit in zat.</p>
<p>Daarnaast komt er werk bij: controleren, bijsturen, af en toe een vergissing herstellen. Wat u weghaalt ziet iedereen, wat u toevoegt zit verspreid over de dag.</p>

<h2>Meet voordat u bouwt</h2>
<p>De belangrijkste meting doet u in de weken vóór de start. Achteraf schatten mensen hoe lang iets duurde, en dan wint de ergernis het van de klok.</p>
<ol><li><strong>Kies drie gewone weken.</strong> Geen vakantie, geen jaarafsluiting, geen actieweek.</li><li><strong>Tel alle gevallen, klok een steekproef.</strong> Het aantal orders haalt u uit het systeem. De minuten klokt u bij veertig tot vijftig orders, verspreid over dagen en mensen.</li><li><strong>Splits eenvoudig en lastig.</strong> Spreek vooraf af wat lastig is, anders schuift de grens later mee.</li><li><strong>Noteer de fouten.</strong> Hoeveel orders moesten worden hersteld, en hoeveel tijd kostte dat?</li></ol>
<p>Zeg erbij waarom u meet. Wie denkt dat hij zelf wordt beoordeeld, werkt die weken anders. Meet daarom per taak en niet per persoon, en gooi de losse briefjes weg zodra de optelling er is. Heeft uw bedrijf een ondernemingsraad, betrek die dan vooraf.</p>

<h2>Een uitgewerkte week</h2>
<p>Dezelfde groothandel, maar nu met alle posten. Tijden in uren en minuten per week, bij 240 orders:</p>
<table class="compact"><thead><tr><th>Post</th><th>Voor</th><th>Na</th><th>Verschil</th></tr></thead><tbody><tr><td>190 eenvoudige orders</td><td>14:10</td><td>3:10</td><td>−11:00</td></tr><tr><td>50 lastige orders</td><td>5:50</td><td>5:50</td><td>0:00</td></tr><tr><td>Fouten herstellen</td><td>2:00</td><td>1:30</td><td>−0:30</td></tr><tr><td>Beheer van de agent</td><td>0:00</td><td>1:00</td><td>+1:00</td></tr><tr><td><strong>Totaal</strong></td><td><strong>22:00</strong></td><td><strong>11:30</strong></td><td><strong>−10:30</strong></td></tr></tbody></table>
<p>De eenvoudige orders vragen nu nog één minuut controle per stuk. Onder de streep blijft 10,5 uur over: een derde minder dan het getal uit het overleg, en nog steeds een mooi resultaat.</p>
<p>Reken ook per order: 5,5 minuut vóór en 2,9 minuut na. Dat getal kunt u vergelijken als het drukker wordt. Zou u alleen naar het totaal kijken, dan lijkt de agent in het hoogseizoen slechter te werken, terwijl er gewoon meer orders zijn.</p>

<h2>Waar de uren blijven</h2>
<p>Een bespaard uur is pas iets waard als u weet wat ervoor in de plaats kwam. Bij 44 werkweken is 10,5 uur per week 462 uur per jaar. Tegen € 38 per uur is dat € 17.556. Dat bedrag staat alleen op uw rekening als u minder overwerk, minder inhuur of een uitgestelde vacature kunt aanwijzen.</p>
<p>Stel dat zes van de 10,5 uur naar het nabellen van offertes gaan en de rest oplost in de dag. Schrijf dat dan ook zo op. Zes uur is een besluit, de andere 4,5 uur is lucht. Die mag er zijn, want een binnendienst die niet meer achter de feiten aanloopt maakt minder fouten. Maar reken er geen terugverdientijd mee uit. Hoe u die som opzet, leest u in <a href="/insights/what-automation-costs-and-returns">wat automatisering kost en oplevert</a>.</p>

<h2>Wat uren niet laten zien</h2>
<p>Meet naast de tijd twee andere dingen, meer niet:</p>
<ul><li><strong>Doorlooptijd:</strong> hoe lang duurt het van e-mail tot bevestiging? Neem de mediaan, de middelste waarde, want één vergeten order trekt een gemiddelde scheef.</li><li><strong>Fouten die de klant bereiken:</strong> verkeerde artikelen, dubbele leveringen, creditnota’s.</li></ul>
<p>Stijgt de snelheid en stijgen ook de fouten, dan hebt u werk verplaatst naar de klantenservice of naar de klant.</p>
<table class="status-info"><thead><tr><th>Meet twee keer na</th></tr></thead><tbody><tr><td>Meet in week zes en nog eens na een halfjaar. In de eerste weken controleert iedereen extra goed; later sluipt er gewenning in, en verandert de mix van orders.</td></tr></tbody></table>

<h2>Beginnen met klokken</h2>
<p>Hebt u nog niets gebouwd, kies dan één taak en begin met klokken; een gedeeld werkblad met vijf kolommen is genoeg. Welke taak zich leent, vindt u met de lijst uit <a href="/insights/where-to-start-with-ai-automation">beginnen met AI-automatisering</a>.</p>
<p>Draait de agent al en hebt u geen nulmeting? Laat dan een week lang twintig orders met de hand doen, door iemand die het werk kent. Het is geen volmaakte vergelijking, maar beter dan een herinnering. Zet eronder hoe u hebt gemeten en wat u niet weet. Een getal met een eerlijke voetnoot houdt langer stand dan een getal waar iedereen stil van wordt. Wilt u dat er iemand meekijkt naar uw meting? <a href="/contact">Stuur hem gerust op</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000014', 'en', $t$Measuring the hours you saved without fooling yourself$t$, $t$How to compare a task fairly before and after automation.$t$, $t$‘We save sixteen hours a week’ often turns out to be ten. How to measure honestly before and after automating a task, with a wholesaler’s week worked out in full.$t$, $html$
<p>Say a wholesaler of building materials receives 240 orders a week by email. Three people in the sales office type them into the order system, at five minutes each on average. After the summer an agent takes over 190 of them. In the management meeting somebody does the sum: 190 times five minutes is almost sixteen hours a week saved.</p>
<p>A month later the director asks where those sixteen hours have gone. The sales office is as busy as ever. Nobody lied, and yet the figure was wrong. The agent is seldom to blame for that. The measurement usually is.</p>

<h2>Why the first figure is too high</h2>
<p>An agent gets the easy cases, and those always took less than the average. The awkward orders, with an illegible attachment or a product that does not exist, stay with people and still take seven minutes each. If you multiply by the average of five, you count time that was never there to save.</p>
<p>New work appears as well: checking, adjusting, now and then repairing a mistake. Everyone sees what was taken away. What was added is scattered over the day.</p>

<h2>Measure before you build</h2>
<p>The measurement that matters most happens in the weeks before you start. Afterwards people estimate how long a thing used to take, and irritation beats the clock.</p>
<ol><li><strong>Pick three ordinary weeks.</strong> No holidays, no year-end closing, no promotion.</li><li><strong>Count every case, time a sample.</strong> The number of orders comes from the system. Time forty to fifty of them, spread over days and people.</li><li><strong>Separate easy from awkward.</strong> Agree in advance what counts as awkward, or the line will move later.</li><li><strong>Write down the mistakes.</strong> How many orders had to be put right, and how long did that take?</li></ol>
<p>Say why you are measuring. People who think they are being judged will work differently in those weeks. So measure the task and not the person, and throw the slips away once they have been added up. If your firm has a works council, involve it beforehand.</p>

<h2>One week, worked out</h2>
<p>Here is the same wholesaler with every item included. Times are hours and minutes per week, at 240 orders:</p>
<table class="compact"><thead><tr><th>Item</th><th>Before</th><th>After</th><th>Change</th></tr></thead><tbody><tr><td>190 easy orders</td><td>14:10</td><td>3:10</td><td>−11:00</td></tr><tr><td>50 awkward orders</td><td>5:50</td><td>5:50</td><td>0:00</td></tr><tr><td>Repairing mistakes</td><td>2:00</td><td>1:30</td><td>−0:30</td></tr><tr><td>Looking after the agent</td><td>0:00</td><td>1:00</td><td>+1:00</td></tr><tr><td><strong>Total</strong></td><td><strong>22:00</strong></td><td><strong>11:30</strong></td><td><strong>−10:30</strong></td></tr></tbody></table>
<p>The easy orders now need one minute of checking each. What is left is 10.5 hours: a third less than the figure from the meeting, and still a good result.</p>
<p>Work it out per order too: 5.5 minutes before, 2.9 minutes after. That figure stays comparable when trade picks up. If you look only at the total, the agent seems to do worse in the busy season, when in fact there are simply more orders.</p>

<h2>Where the hours went</h2>
<p>An hour saved is worth something once you know what took its place. Over 44 working weeks, 10.5 hours a week comes to 462 hours a year. At €38 an hour that is €17,556. The sum only reaches your bank account if you can point to less overtime, fewer temporary staff or a vacancy you did not have to fill.</p>
<p>Suppose six of the 10.5 hours go into phoning customers about open quotes, and the rest dissolves into the day. Then write exactly that. Six hours are a decision; the other 4.5 are breathing space. Breathing space is fine, because an office that is no longer running behind makes fewer mistakes. Just don’t base a pay-back period on it. The full sum is explained in <a href="/en/insights/what-automation-costs-and-returns">what automation costs and returns</a>.</p>

<h2>What hours do not show</h2>
<p>Measure two other things besides time, and no more than two:</p>
<ul><li><strong>Turnaround:</strong> how long from email to confirmation? Use the median, the middle value, because a single forgotten order drags an average out of shape.</li><li><strong>Mistakes that reach the customer:</strong> wrong products, double deliveries, credit notes.</li></ul>
<p>If speed rises and so do the mistakes, you have moved the work to customer service, or to the customer.</p>
<table class="status-info"><thead><tr><th>Measure twice afterwards</th></tr></thead><tbody><tr><td>Measure in week six and again after six months. In the first weeks everyone checks with extra care; later, habit creeps in and the mix of orders changes.</td></tr></tbody></table>

<h2>Start timing</h2>
<p>If you have not built anything yet, choose one task and start timing; a shared sheet with five columns is enough. To find a suitable task, use the list in <a href="/en/insights/where-to-start-with-ai-automation">where to start with AI automation</a>.</p>
<p>Is the agent already running, with no baseline? Then have someone who knows the work do twenty orders by hand over the course of a week. It is not a perfect comparison, but it is better than a memory. Underneath, state how you measured and what you do not know. A figure with an honest footnote lasts longer than one that silences the room. If you would like a second pair of eyes on your measurement, <a href="/en/contact">send it to us</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000014', id from public.otm_blog_tags where slug in ('workflow-optimization', 'productivity-tools');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000014', $t$Hoe bereken ik hoeveel tijd automatisering bespaart?$t$, $t$Klok een steekproef vóór de start, gesplitst in eenvoudige en lastige gevallen. Tel daarna alles op wat overblijft: controle, handwerk, herstel en beheer. Het verschil is de besparing.$t$, $t$How do I calculate the time saved by automation?$t$, $t$Time a sample before you start, split into easy and awkward cases. Afterwards add up everything that remains: checking, manual work, repairs and upkeep. The difference is the saving.$t$, 1),
  ('a0000000-0000-4000-8000-000000000014', $t$Hoe lang moet ik meten voor een goede nulmeting?$t$, $t$Drie gewone weken zijn voor de meeste taken genoeg, met veertig tot vijftig geklokte gevallen. Vermijd vakanties en piekweken.$t$, $t$How long should a baseline measurement take?$t$, $t$Three ordinary weeks are enough for most tasks, with forty to fifty timed cases. Avoid holidays and peak weeks.$t$, 2),
  ('a0000000-0000-4000-8000-000000000014', $t$Wat als ik vooraf niets heb gemeten?$t$, $t$Laat een ervaren collega een week lang een steekproef met de hand doen en klok die. Vermeld bij het resultaat dat de vergelijking achteraf is gemaakt.$t$, $t$What if I did not measure anything beforehand?$t$, $t$Have an experienced colleague do a sample by hand for a week and time it. State with the result that the comparison was made afterwards.$t$, 3);
