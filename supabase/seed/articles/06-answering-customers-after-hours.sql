-- 06: Answering customers after hours

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000006', 'answering-customers-after-hours', 'Samira El Idrissi', 5,
  '/images/insights/answering-customers-after-hours.svg', true,
  array['a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000015']::uuid[],
  '2025-08-19 08:00+00', '2025-08-19 08:00+00', '2025-08-19 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000006', 'nl', $t$Klanten antwoord geven buiten kantooruren$t$, $t$Wat een AI-agent ’s avonds zelf afhandelt, en wat tot morgenochtend wacht.$t$, $t$Op maandagochtend begint uw klantenservice met de vragen van het weekend. Zo bepaalt u welke daarvan een AI-agent meteen beantwoordt en welke bij een mens horen.$t$, $html$
<p>Vrijdagavond, kwart over negen. Een klant van een installatiebedrijf wil weten of de monteur maandag om acht uur komt of later op de ochtend. Ze moet er misschien vrij voor nemen. Het antwoord staat gewoon in de planning. Toch krijgt ze het pas maandag om kwart over acht, als de monteur al voor de deur staat.</p>
<p>Zulke vragen zijn het terrein van een AI-agent: software die de vraag leest, het antwoord opzoekt in uw eigen systemen en een net bericht terugstuurt. Of dat goed gaat, hangt minder af van de techniek dan van de grenzen die u vooraf trekt.</p>

<h2>Tel eerst wat er werkelijk binnenkomt</h2>
<p>Neem twee weken aan berichten van na sluitingstijd en sorteer ze met de hand. Stel: bij een installatiebedrijf met negen medewerkers zijn dat er 120, dus 60 per week. De stapels zien er dan bijvoorbeeld zo uit.</p>
<table class="accent-table"><thead><tr><th>Soort bericht</th><th>Aantal in twee weken</th><th>Wie antwoordt</th></tr></thead><tbody><tr><td>Afspraak maken of verzetten</td><td>40</td><td>Agent, binnen vaste tijdvakken</td></tr><tr><td>Werkgebied, tarieven, openingstijden</td><td>26</td><td>Agent</td></tr><tr><td>Wanneer komt de monteur</td><td>20</td><td>Agent, uit de planning</td></tr><tr><td>Factuur of onderhoudscontract</td><td>18</td><td>Medewerker, volgende werkdag</td></tr><tr><td>Klacht</td><td>10</td><td>Medewerker, als eerste</td></tr><tr><td>Spoed</td><td>6</td><td>Storingsdienst, direct</td></tr></tbody></table>
<p>De bovenste drie stapels zijn samen 86 berichten, oftewel 43 per week. Reken erop dat één op de tien alsnog bij een mens terechtkomt, omdat de vraag toch anders ligt. Dan blijven er 39 over. Bij vijf minuten per bericht is dat 195 minuten. Trek daar een half uur per week af om een steekproef na te lezen en u houdt ongeveer 2 uur en 45 minuten over.</p>
<p>Dat is geen halve baan. De winst zit vooral in de klant die op tijd antwoord heeft. En in een maandagochtend die met de lastige gevallen begint in plaats van met zestig ongelezen berichten.</p>

<h2>Wat de agent zelf mag beantwoorden</h2>
<p>Een bruikbare regel: de agent antwoordt alleen als het antwoord letterlijk ergens staat en een vergissing met één telefoontje te herstellen is. In de praktijk komt dat neer op drie soorten werk:</p>
<ul>
<li><strong>Opzoeken.</strong> Openingstijden, werkgebied, voorrijkosten, de status van een afspraak of bestelling.</li>
<li><strong>Vastleggen.</strong> Een terugbelverzoek met naam, adres, toesteltype en foutcode, zodat uw collega niet opnieuw hoeft te vragen.</li>
<li><strong>Verzetten.</strong> Een afspraak verplaatsen naar een vrij tijdvak, met een bevestiging aan beide kanten.</li>
</ul>
<p>Kortingen, coulance, technische diagnoses en alles waar “dat beloof ik u” in voorkomt, horen er niet bij. Wat de agent toezegt, zal uw klant begrijpelijkerwijs zien als een toezegging van uw bedrijf. Hoe u zulke grenzen vastlegt, leest u in <a href="/insights/what-an-ai-agent-may-decide">wat een AI-agent mag beslissen</a>.</p>

<h2>Wat direct naar een mens gaat</h2>
<p>Sommige berichten mogen nooit op een slim geformuleerd antwoord wachten. Maak daarvoor een korte lijst met woorden en situaties, en laat het systeem dan een vaste tekst tonen die u zelf hebt geschreven. Het taalmodel schrijft hier niets.</p>
<table class="status-error"><thead><tr><th>Signaal</th><th>Wat er gebeurt</th></tr></thead><tbody><tr><td>Gaslucht, koolmonoxide, water bij elektra</td><td>Vaste veiligheidstekst met 112 en het Nationaal Storingsnummer Gas en Stroom (0800-9009), plus een oproep naar uw storingsdienst</td></tr><tr><td>Letsel, dreiging, juridische taal</td><td>Geen inhoudelijk antwoord; wel een ontvangstbevestiging en een melding aan de leidinggevende</td></tr></tbody></table>
<p>Denk ook aan de boze klant. Wie voor de derde keer over dezelfde lekkage schrijft, wil geen vriendelijke samenvatting van zijn probleem. Eén zin is dan genoeg: “Ik geef dit door aan Karin; zij belt u morgen vóór tien uur.” En dan moet Karin dat ook doen.</p>

<h2>Toon en bronnen</h2>
<h3>Schrijf zoals uw beste collega</h3>
<p>Verzamel twintig antwoorden van de medewerker over wie klanten het vaakst tevreden zijn. Haal de persoonsgegevens eruit en gebruik ze als voorbeeld. Leg daarnaast enkele afspraken vast: u-vorm, hoogstens zes zinnen, nooit excuses voor iets wat nog niet is uitgezocht. Laat het bericht ook eerlijk beginnen: “U spreekt met de digitale assistent van ons bedrijf.” Dat hoort zo, en de Europese AI-verordening gaat zulke openheid voor chatbots bovendien verplicht stellen.</p>
<h3>Eén bron per onderwerp</h3>
<p>De meeste foute antwoorden komen uit verouderde documenten. Als de tarieven van 2023 nog als pdf op de server staan, zal de agent ze vroeg of laat gebruiken. Wijs daarom per onderwerp één bron aan, met een eigenaar en een controledatum. Staat het antwoord er niet in, dan zegt de agent dat hij het niet weet en noemt hij wanneer een collega reageert.</p>
<blockquote><p>Een goed “dat weet ik niet, morgenochtend hoort u van ons” is meer waard dan een vlot antwoord dat niet klopt.</p></blockquote>

<h2>Wat u maandag kunt doen</h2>
<ol>
<li>Exporteer de berichten van de afgelopen twee weken die na sluitingstijd binnenkwamen, en sorteer ze in hoogstens zes stapels.</li>
<li>Kies één stapel die groot en onschuldig is. Bij veel bedrijven is dat de vraag wanneer er iemand komt of wanneer iets wordt bezorgd.</li>
<li>Laat de agent drie weken alleen <em>concepten</em> klaarzetten. Een collega verstuurt ze en noteert wat hij veranderde.</li>
<li>Kan een ruime meerderheid, zeg negen op de tien, ongewijzigd de deur uit? Zet die ene stapel dan ’s avonds aan en lees elke ochtend tien gesprekken na.</li>
</ol>
<p>Verkoopt u online, dan vindt u in <a href="/insights/after-the-order-in-your-webshop">na de bestelling in uw webshop</a> hoe dit werkt voor retouren en bezorgvragen. Wilt u uw eigen stapels eens samen doorlopen, neem dan <a href="/contact">contact met ons op</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000006', 'en', $t$Answering customers after hours$t$, $t$What an AI agent can settle in the evening, and what should wait until morning.$t$, $t$Monday starts with the weekend’s unanswered questions. How to decide which of them an AI agent may answer at once, and which ones belong with a person from your team.$t$, $html$
<p>It is a quarter past nine on Friday evening. A customer of a heating installer wants to know whether the engineer is coming at eight on Monday or later in the morning, because she may have to take time off. The answer is sitting in the planning system. She will get it on Monday at a quarter past eight, when the van is already outside.</p>
<p>Questions like this are good work for an AI agent: software that reads the message, looks up the answer in your own systems and writes back politely. Whether it goes well depends less on the technology than on the limits you set beforehand.</p>

<h2>Count what actually comes in</h2>
<p>Take two weeks of messages that arrived after closing time and sort them by hand. Say an installer with nine staff finds 120 of them, or 60 a week. The piles might look like this.</p>
<table class="accent-table"><thead><tr><th>Type of message</th><th>Number in two weeks</th><th>Who answers</th></tr></thead><tbody><tr><td>Book or move an appointment</td><td>40</td><td>Agent, within fixed slots</td></tr><tr><td>Area covered, rates, opening hours</td><td>26</td><td>Agent</td></tr><tr><td>When is the engineer coming</td><td>20</td><td>Agent, from the planning</td></tr><tr><td>Invoice or service contract</td><td>18</td><td>Colleague, next working day</td></tr><tr><td>Complaint</td><td>10</td><td>Colleague, first in line</td></tr><tr><td>Emergency</td><td>6</td><td>On-call engineer, at once</td></tr></tbody></table>
<p>The first three piles add up to 86 messages, which is 43 a week. Assume that one in ten turns out to be more complicated and ends up with a person anyway. That leaves 39. At five minutes each, you gain 195 minutes. Take off half an hour a week for reading a sample, and about 2 hours and 45 minutes remain.</p>
<p>That is not half a job. The real benefit is a customer who hears in time, and a Monday morning that starts with the difficult cases instead of sixty unread messages.</p>

<h2>What the agent may answer by itself</h2>
<p>A workable rule: the agent answers only when the answer is written down somewhere and a mistake can be put right with one phone call. In practice this covers three kinds of work:</p>
<ul>
<li><strong>Looking things up.</strong> Opening hours, the area you serve, call-out charges, the status of an appointment or order.</li>
<li><strong>Taking details.</strong> A call-back request with name, address, boiler model and error code, so that your colleague does not have to ask again.</li>
<li><strong>Moving appointments.</strong> A change to a free slot, confirmed to both sides.</li>
</ul>
<p>Discounts, goodwill gestures, technical diagnoses and anything that contains the words “I promise” stay out. Your customers will, understandably, treat what the agent says as a commitment from your firm. How to put such limits on paper is covered in <a href="/en/insights/what-an-ai-agent-may-decide">what an AI agent may decide</a>.</p>

<h2>What goes straight to a person</h2>
<p>Some messages should never depend on a cleverly worded reply. Draw up a short list of words and situations, and have the system show a fixed text that you wrote yourself. The language model writes nothing here. For a firm working in the Netherlands it could look like this.</p>
<table class="status-error"><thead><tr><th>Signal</th><th>What happens</th></tr></thead><tbody><tr><td>Smell of gas, carbon monoxide, water near electrics</td><td>Fixed safety text with 112 and the Dutch gas and power fault line (0800-9009), plus a call to your on-call engineer</td></tr><tr><td>Injury, threats, legal language</td><td>No reply on the substance; an acknowledgement and an alert to the manager</td></tr></tbody></table>
<p>Think of the angry customer as well. Someone writing about the same leak for the third time does not want a friendly summary of the problem. One sentence will do: “I am passing this to Karin, who will ring you before ten tomorrow.” And then Karin has to ring.</p>

<h2>Tone and sources</h2>
<h3>Write like your best colleague</h3>
<p>Collect twenty replies from the person customers praise most often. Remove the personal details and use them as examples. Add a few house rules: six sentences at most, no jargon, no apology for something nobody has looked into yet. Open honestly too: “You are talking to our digital assistant.” It is the decent thing to do, and the European AI Act is going to require that kind of openness from chatbots anyway.</p>
<h3>One source per subject</h3>
<p>Most wrong answers come from old documents. If the 2023 price list is still on the server as a PDF, the agent will use it sooner or later. Appoint one source for each subject, with an owner and a date for the next check. If the answer is not in there, the agent says it does not know and tells the customer when somebody will reply.</p>
<blockquote><p>A plain “I don’t know, you will hear from us tomorrow morning” is worth more than a smooth answer that is wrong.</p></blockquote>

<h2>What you can do on Monday</h2>
<ol>
<li>Export the messages from the past two weeks that arrived after hours, and sort them into no more than six piles.</li>
<li>Pick one pile that is large and harmless. For many firms it is the question of when someone is coming or when a parcel arrives.</li>
<li>For three weeks, let the agent prepare <em>drafts</em> only. A colleague sends them and notes what had to change.</li>
<li>If a clear majority, say nine out of ten, can go out untouched, switch that one pile on in the evenings and read ten conversations every morning.</li>
</ol>
<p>If you sell online, <a href="/en/insights/after-the-order-in-your-webshop">after the order in your webshop</a> shows how this works for returns and delivery questions. If you would like to go through your own piles with someone, <a href="/en/contact">get in touch</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000006', id from public.otm_blog_tags where slug in ('ai-automation', 'business-scaling');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000006', $t$Moet ik melden dat een klant met AI praat?$t$, $t$Ja, doe dat altijd. Het is eerlijk tegenover de klant, en de Europese AI-verordening gaat het voor chatbots verplicht stellen, tenzij het uit de situatie al duidelijk is.$t$, $t$Do I have to tell customers they are talking to AI?$t$, $t$Yes, always do. It is fair to the customer, and the European AI Act is going to require it for chatbots unless it is already obvious from the situation.$t$, 1),
  ('a0000000-0000-4000-8000-000000000006', $t$Wat gebeurt er als de AI-agent het antwoord niet weet?$t$, $t$Dan hoort hij dat te zeggen, de vraag met alle gegevens klaar te zetten voor een medewerker en te noemen wanneer de klant antwoord krijgt. Test juist dit vóór u live gaat, met vragen die niet in uw bronnen staan.$t$, $t$What happens when the AI agent does not know the answer?$t$, $t$It should say so, put the question and its details ready for a colleague, and tell the customer when to expect a reply. Test exactly this before going live, with questions your sources do not cover.$t$, 2),
  ('a0000000-0000-4000-8000-000000000006', $t$Is een AI-klantenservice zinvol voor een klein bedrijf?$t$, $t$Tel eerst uw berichten van na sluitingstijd. Zijn het er minder dan tien per week, dan doet een duidelijke automatische ontvangstbevestiging met veelgestelde vragen vaak al genoeg.$t$, $t$Is AI customer service worth it for a small business?$t$, $t$Count your after-hours messages first. With fewer than ten a week, a clear automatic acknowledgement with common questions and answers often does enough.$t$, 3);
