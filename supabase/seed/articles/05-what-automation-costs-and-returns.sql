-- 05: What automation costs and returns

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000005', 'what-automation-costs-and-returns', 'Noor van der Laan', 5,
  '/images/insights/what-automation-costs-and-returns.svg', true,
  array['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000003']::uuid[],
  '2025-09-02 08:00+00', '2025-09-02 08:00+00', '2025-09-02 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000005', 'nl', $t$Wat kost automatisering en wat levert ze op?$t$, $t$Een businesscase op één pagina, met de kosten die vaak ontbreken.$t$, $t$Reken een automatisering door op één pagina: bouw, beheer, modelkosten, eigen uren en terugverdientijd. Met een voorbeeld van een groothandel, en wanneer u het beter laat.$t$, $html$
<p>Een offerte voor automatisering noemt meestal één bedrag: de bouw. Dat is het deel dat u het makkelijkst kunt vergelijken en het deel dat er op termijn het minst toe doet. Wie alleen daarnaar kijkt, rekent zich rijk en vraagt zich na een jaar af waar de winst gebleven is. Gelukkig past de hele som op één pagina. U hebt er een middag, een rekenmachine en een eerlijke collega voor nodig.</p>

<h2>Het voorbeeld: bestellingen bij een groothandel</h2>
<p>Stel: een groothandel in technische onderdelen krijgt 40 bestellingen per dag per e-mail. Elke bestelling overnemen kost zes minuten. Dat is vier uur per dag, en bij 220 werkdagen 880 uur per jaar. Een uur kost het bedrijf €&nbsp;34, alles meegerekend.</p>
<p>Na de automatisering lopen naar schatting 28 van de 40 bestellingen vanzelf. Iemand kijkt er nog een halve minuut naar: 14 minuten. De andere twaalf hebben een mens nodig, omdat een artikelnummer ontbreekt of een klant schrijft “doe maar hetzelfde als vorige keer”. Die kosten nog vijf minuten: 60 minuten. Samen 74 minuten in plaats van 240. De besparing is 166 minuten per dag, ruim 600 uur per jaar. Geen 880, want uitzonderingen verdwijnen niet.</p>

<h2>De kosten die vaak ontbreken</h2>
<p>Eenmalig betaalt de groothandel €&nbsp;9.500 voor de bouw. Daar komen 60 eigen uren bij: uitleggen, testen, regels afspreken. Dat is €&nbsp;2.040, samen €&nbsp;11.540. Daarna lopen er elk jaar kosten door.</p>
<table class="compact"><thead><tr><th>Jaarlijkse post</th><th>Berekening</th><th>Per jaar</th></tr></thead><tbody><tr><td>Platform en koppelingen</td><td>12 × €&nbsp;100</td><td>€&nbsp;1.200</td></tr><tr><td>Modelkosten</td><td>8.800 × €&nbsp;0,06</td><td>€&nbsp;528</td></tr><tr><td>Onderhoud door de bouwer</td><td>12 × 2,5 uur × €&nbsp;110</td><td>€&nbsp;3.300</td></tr><tr><td>Eigen toezicht</td><td>46 weken × 1 uur × €&nbsp;34</td><td>€&nbsp;1.564</td></tr><tr><td><strong>Totaal</strong></td><td></td><td><strong>€&nbsp;6.592</strong></td></tr></tbody></table>
<p>Let op de verhoudingen. De modelkosten, waar iedereen naar vraagt, zijn de kleinste post. Meet ze wel per bestelling, want een agent die bij elke stap het hele dossier herleest, kan zo het tienvoudige kosten. Het onderhoud is de grootste. Leveranciers wijzigen hun software, klanten hun bestelformulieren, en een model wordt na verloop van tijd door een nieuwer vervangen. Wie dat niet begroot, betaalt het toch, maar dan op een vervelend moment.</p>

<h2>Reken twee keer: gunstig en voorzichtig</h2>
<p>De gunstige berekening telt alle 600 uur mee: €&nbsp;20.400. Trek de jaarlijkse kosten eraf en er blijft €&nbsp;13.808 over. De investering van €&nbsp;11.540 is dan in tien maanden terugverdiend.</p>
<p>De voorzichtige berekening vraagt wat er met die uren gebeurt. Elf vrije kwartieren per dag, verspreid over drie mensen, zijn nog geen vrije middag. Tel alleen de uren mee waarvoor u een bestemming hebt. Een vacature die u niet hoeft te vervullen, overwerk dat vervalt, offertes die nu blijven liggen. Stel dat dit 60% is. Dan is de opbrengst 360 × €&nbsp;34 = €&nbsp;12.240, blijft er €&nbsp;5.648 over en duurt het terugverdienen ruim twee jaar.</p>
<p>Tien maanden of ruim twee jaar: hetzelfde project, dezelfde offerte. Het verschil zit in één vraag die geen leverancier voor u kan beantwoorden, namelijk wat u met de tijd gaat doen. Beantwoord die dus eerst, met een naam en een taak erbij.</p>

<h2>De drempel die u vooraf kunt berekenen</h2>
<p>Deel de jaarlijkse kosten door uw uurtarief: €&nbsp;6.592 ÷ €&nbsp;34 = 194 uur. De eerste 194 uur die u bespaart, betalen dus alleen het draaiende houden. Dat verklaart waarom kleine volumes zo vaak tegenvallen. Een groothandel met 12 bestellingen per dag bespaart op dezelfde manier ongeveer 180 uur, goed voor €&nbsp;6.120. De jaarlijkse kosten dalen door het kleinere modelverbruik nauwelijks, tot €&nbsp;6.222. Dat is elk jaar zo’n €&nbsp;100 verlies, en de bouw is dan nog niet betaald.</p>

<h2>Wanneer u het beter laat</h2>
<ul>
<li>De besparing blijft in de voorzichtige berekening onder de drempel.</li>
<li>Het proces verandert binnen een jaar toch, bijvoorbeeld door een nieuw ERP-pakket.</li>
<li>Een bestaande functie lost het op. Vijf vaste klanten die via een webportaal gaan bestellen, schelen soms meer dan een agent.</li>
<li>Niemand heeft dat ene uur per week voor toezicht. Zonder toezicht stapelen kleine fouten zich ongezien op.</li>
</ul>
<table class="status-success"><thead><tr><th>Een werkbare vuistregel</th></tr></thead><tbody><tr><td>Begin als de voorzichtige berekening zich binnen anderhalf jaar terugverdient. Zit u, zoals deze groothandel, tussen anderhalf en drie jaar, maak het project dan kleiner: automatiseer eerst alleen de vijf klanten met de meeste bestellingen. Daarboven laat u het rusten en rekent u volgend jaar opnieuw.</td></tr></tbody></table>

<h3>Wat niet in euro’s past</h3>
<p>Minder overtikfouten, een order die vóór de middagrit van het magazijn klaarstaat, een collega die weer aan klanten toekomt: dat is echte winst. Schrijf deze punten onder de som en niet erin. Een project dat alleen rondkomt dankzij “meer werkplezier, €&nbsp;5.000” komt niet rond.</p>

<h2>Vijf regels voor één taak</h2>
<p>Neem één taak en vul vijf regels in: uren nu, uren straks, eenmalige kosten, jaarlijkse kosten en de bestemming van de vrijgekomen tijd. Weet u nog niet welke taak, begin dan met <a href="/insights/where-to-start-with-ai-automation">een lijst van twee weken</a>. Vraag elke leverancier om onderhoud en modelkosten apart te noemen, ook ons. <a href="/contact">Stuur uw vijf regels op</a>, dan rekenen wij mee en zeggen we het ook als het antwoord nee is.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000005', 'en', $t$What automation costs and what it returns$t$, $t$A one-page business case, including the costs that tend to be missing.$t$, $t$Work out an automation on one page: building, upkeep, model costs, your own hours and the payback time. With a wholesaler as the example, and when to leave it alone.$t$, $html$
<p>A quotation for automation usually names one amount: the building of it. That is the easiest part to compare and, in the long run, the part that matters least. Look only at that and you count yourself rich, then wonder after a year where the gain has gone. Fortunately the whole sum fits on one page. It takes an afternoon, a calculator and an honest colleague.</p>

<h2>The example: orders at a wholesaler</h2>
<p>Say a wholesaler of technical parts receives 40 orders a day by email. Entering each one takes six minutes. That is four hours a day, or 880 hours a year over 220 working days. An hour costs the company €34, everything included.</p>
<p>After automation an estimated 28 of the 40 run by themselves. Somebody still looks at each for half a minute: 14 minutes. The other twelve need a person, because an article number is missing or a customer writes “same as last time, please”. Those take five minutes each: 60 minutes. Together that is 74 minutes instead of 240. The saving is 166 minutes a day, a little over 600 hours a year. It is not 880, because exceptions do not go away.</p>

<h2>The costs that tend to be missing</h2>
<p>The wholesaler pays €9,500 once for the building work. On top come 60 hours of its own: explaining, testing, agreeing on rules. At €2,040, that brings the outlay to €11,540. After that, costs return every year.</p>
<table class="compact"><thead><tr><th>Yearly item</th><th>Calculation</th><th>Per year</th></tr></thead><tbody><tr><td>Platform and connections</td><td>12 × €100</td><td>€1,200</td></tr><tr><td>Model costs</td><td>8,800 × €0.06</td><td>€528</td></tr><tr><td>Maintenance by the builder</td><td>12 × 2.5 hours × €110</td><td>€3,300</td></tr><tr><td>Your own supervision</td><td>46 weeks × 1 hour × €34</td><td>€1,564</td></tr><tr><td><strong>Total</strong></td><td></td><td><strong>€6,592</strong></td></tr></tbody></table>
<p>Note the proportions. Model costs, which everyone asks about, are the smallest item. Do measure them per order, because an agent that rereads the whole file at every step can easily cost ten times as much. Maintenance is the largest. Suppliers change their software, customers change their order forms, and in time a model is replaced by a newer one. If you do not budget for that you will pay for it anyway, at an awkward moment.</p>

<h2>Do the sum twice: hopeful and cautious</h2>
<p>The hopeful version counts all 600 hours: €20,400. Take off the yearly costs and €13,808 remains. The €11,540 is then earned back in ten months.</p>
<p>The cautious version asks what becomes of those hours. Eleven spare quarters of an hour a day, spread over three people, are not a free afternoon. Count only the hours you have a use for: a vacancy you need not fill, overtime that lapses, quotations that now lie waiting. Suppose that is 60%. The return is then 360 × €34 = €12,240, of which €5,648 remains, and payback takes just over two years.</p>
<p>Ten months or just over two years: the same project and the same quotation. The difference lies in one question no supplier can answer for you, which is what you will do with the time. So answer it first, with a name and a task attached.</p>

<h2>A threshold you can work out beforehand</h2>
<p>Divide the yearly costs by your hourly rate: €6,592 ÷ €34 = 194 hours. The first 194 hours you save merely pay for keeping the thing running. That explains why small volumes so often disappoint. A wholesaler with 12 orders a day saves about 180 hours in the same way, worth €6,120. Lower model use hardly dents the yearly costs, which come to €6,222. The result is a loss of some €100 each year, before the building work has been paid for.</p>

<h2>When to leave it alone</h2>
<ul>
<li>In the cautious version, the saving stays below the threshold.</li>
<li>The process will change within a year anyway, for instance because of a new ERP system.</li>
<li>An existing feature solves it. Five regular customers who move to a web portal can save more than an agent would.</li>
<li>Nobody has that one hour a week for supervision. Without it, small errors pile up unseen.</li>
</ul>
<table class="status-success"><thead><tr><th>A workable rule of thumb</th></tr></thead><tbody><tr><td>Go ahead if the cautious version pays back within eighteen months. Between eighteen months and three years, as with this wholesaler, make the project smaller: automate only the five customers who order most. Beyond that, let it rest and do the sum again next year.</td></tr></tbody></table>

<h3>What does not fit in euros</h3>
<p>Fewer typing errors, an order ready before the warehouse’s afternoon run, a colleague who gets round to customers again: these are real gains. Write them underneath the sum and not in it. A project that only balances thanks to “happier staff, €5,000” does not balance.</p>

<h2>Five lines for one task</h2>
<p>Take one task and fill in five lines: hours now, hours afterwards, one-off costs, yearly costs, and where the freed time will go. If you do not yet know which task, begin with <a href="/en/insights/where-to-start-with-ai-automation">a two-week list</a>. Ask every supplier to state maintenance and model costs separately, and that includes us. <a href="/en/contact">Send us your five lines</a> and we will check the sum with you, and tell you if the answer is no.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000005', id from public.otm_blog_tags where slug in ('ai-automation', 'business-scaling');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000005', $t$Wat kost het om een proces te automatiseren met AI?$t$, $t$Dat verschilt sterk per proces en per koppeling. Reken naast de bouw altijd met eigen uren, een platform, modelkosten en jaarlijks onderhoud. In ons rekenvoorbeeld zijn de jaarlijkse kosten ruim de helft van de eenmalige.$t$, $t$How much does it cost to automate a process with AI?$t$, $t$It varies widely with the process and the connections. Besides the building work, always count your own hours, a platform, model costs and yearly maintenance; in our worked example the yearly costs come to over half of the one-off outlay.$t$, 1),
  ('a0000000-0000-4000-8000-000000000005', $t$Hoe bereken ik de terugverdientijd van automatisering?$t$, $t$Deel de eenmalige kosten, inclusief eigen uren, door de jaarlijkse opbrengst min de jaarlijkse kosten. Tel alleen bespaarde uren mee waarvoor u een bestemming hebt.$t$, $t$How do I calculate the payback time of automation?$t$, $t$Divide the one-off costs, including your own hours, by the yearly return minus the yearly costs. Count only the saved hours you have a use for.$t$, 2),
  ('a0000000-0000-4000-8000-000000000005', $t$Zijn de kosten van AI-modellen hoog?$t$, $t$Bij gewone kantoortaken zijn ze vaak een kleine post naast onderhoud en toezicht. Meet ze wel per taak en stel een maandlimiet in.$t$, $t$Are AI model costs high?$t$, $t$For ordinary office tasks they are often a small item next to maintenance and supervision. Do measure them per task, and set a monthly limit.$t$, 3);
