-- 08: AI and personal data in practice

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000008', 'ai-and-personal-data-in-practice', 'Noor van der Laan', 5,
  '/images/insights/ai-and-personal-data-in-practice.svg', true,
  array['a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016']::uuid[],
  '2025-07-15 08:00+00', '2025-07-15 08:00+00', '2025-07-15 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000008', 'nl', $t$AI en persoonsgegevens in de praktijk$t$, $t$Wat wel naar een taalmodel mag, wat u eerst weghaalt en wat binnen blijft.$t$, $t$De AVG verbiedt AI niet, maar vraagt wel om keuzes. Hoe u bepaalt welke gegevens naar een taalmodel gaan, wat u met leveranciers vastlegt en wanneer een DPIA nodig is.$t$, $html$
<p>Een fysiotherapiepraktijk met zes behandelaars krijgt 45 mails per dag. De meeste gaan over afspraken. Een medewerkster heeft ontdekt dat een gratis chatbot er nette antwoorden op schrijft. Ze plakt er nu hele mails in, met naam, geboortedatum en klacht erbij. Ze bedoelt het goed. Toch belanden er zo medische gegevens bij een bedrijf waarmee de praktijk niets heeft afgesproken.</p>
<p>De oplossing is niet dat AI in de ban moet. Wel moet iemand bepalen welke gegevens waarheen gaan, en waarom. Dat lukt met vijf vragen, die u grotendeels zelf kunt beantwoorden. Dit artikel is geen juridisch advies; bij medische of strafrechtelijke gegevens is een deskundige geen luxe.</p>

<h2>Vraag 1: wat heeft de taak werkelijk nodig?</h2>
<p>De AVG noemt dit <strong>dataminimalisatie</strong>: u gebruikt niet meer gegevens dan nodig voor het doel. Neem zo’n mail van een patiënt. Er staat een naam in, een geboortedatum, een telefoonnummer en de naam van de huisarts. Daarna volgen een beschrijving van de rugklachten en de wens om dinsdag na vieren te komen.</p>
<p>Om de afspraak te verzetten heeft het taalmodel twee dingen nodig: de wens (verzetten) en de voorkeur (dinsdag na vieren). De naam kan uw eigen software eruit halen en er na afloop weer in zetten. De klacht hoeft helemaal niet mee. Van zes gegevens blijven er twee over.</p>
<p>Vervangt u een naam door een code, dan heet dat pseudonimiseren. Het verkleint het risico, maar voor u blijven het persoonsgegevens: u hebt immers de sleutel. Bovendien kan een vrije tekst ook zonder naam nog herkenbaar zijn.</p>

<h2>Vraag 2: in welke groep valt het gegeven?</h2>
<table class="accent-table"><thead><tr><th>Groep</th><th>Voorbeelden</th><th>Uitgangspunt</th></tr></thead><tbody><tr><td>Vrij te gebruiken</td><td>Openingstijden, productteksten, werkinstructies zonder namen</td><td>Mag naar een zakelijk model</td></tr><tr><td>Gewone persoonsgegevens</td><td>Naam, e-mailadres, bestelgeschiedenis</td><td>Alleen wat nodig is, bij een leverancier met verwerkersovereenkomst</td></tr><tr><td>Gevoelig</td><td>Bankafschriften, salaris, beoordelingen</td><td>Eerst weghalen of vervangen; gebruik vooraf laten toetsen</td></tr><tr><td>Bijzonder of wettelijk beperkt</td><td>Gezondheid, geloof, vakbond, BSN</td><td>Niet, tenzij de wet het toestaat en u het hebt laten beoordelen</td></tr></tbody></table>
<p>Het burgerservicenummer mag u alleen gebruiken als een wet dat voorschrijft, zoals bij de loonadministratie. Een taalmodel dat een mail samenvat, hoort daar niet bij. En wie een beroepsgeheim heeft, zoals onze fysiotherapeut, heeft naast de AVG ook met die plicht te maken.</p>

<h2>Vraag 3: wat hebt u met de leverancier afgesproken?</h2>
<p>Verwerkt een leverancier persoonsgegevens in uw opdracht, dan schrijft de AVG een <strong>verwerkersovereenkomst</strong> voor. Bij zakelijke AI-diensten is die meestal standaard beschikbaar; bij gratis consumentenversies vaak niet. Zoek in de stukken naar vijf punten:</p>
<ul>
<li>Worden uw invoer en uitvoer gebruikt om modellen te trainen? Voor persoonsgegevens wilt u een zwart-op-wit “nee”.</li>
<li>Hoe lang worden gesprekken bewaard, en kunt u die termijn verkorten?</li>
<li>Waar staan de servers? Buiten de Europese Economische Ruimte hebt u een geldige grondslag voor doorgifte nodig, zoals een adequaatheidsbesluit of modelcontractbepalingen.</li>
<li>Welke subverwerkers zijn er, en hoort u het als er een bijkomt?</li>
<li>Hoe snel meldt de leverancier een datalek? Mogelijk moet u het zelf binnen 72 uur bij de toezichthouder melden.</li>
</ul>
<p>Zet de verwerking daarna in uw verwerkingsregister en vermeld het gebruik in uw privacyverklaring. De uitzondering voor organisaties met minder dan 250 medewerkers helpt zelden: ze geldt niet voor verwerkingen die meer dan incidenteel zijn.</p>

<h2>Vraag 4: is een DPIA nodig?</h2>
<p>Een <em>data protection impact assessment</em> (DPIA) is verplicht als een verwerking waarschijnlijk een hoog risico geeft voor de betrokkenen. Denk aan het op grote schaal verwerken van gezondheidsgegevens, het systematisch volgen van werknemers of het automatisch beoordelen van sollicitanten. De <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a> publiceert een lijst met gevallen.</p>
<p>Afspraken verzetten zonder medische inhoud zal meestal onder die grens blijven. Schrijf dan toch een halve pagina: doel, gegevens, leverancier, risico, maatregel. Dat kost een uur, en u kunt later laten zien dat u hebt nagedacht.</p>
<table class="status-warning"><thead><tr><th>Let op</th><th>Waarom</th></tr></thead><tbody><tr><td>Besluiten zonder mens</td><td>Een besluit met rechtsgevolgen of vergelijkbaar grote gevolgen mag in principe niet volledig geautomatiseerd worden genomen. Laat een bevoegd persoon echt beoordelen, niet alleen op “akkoord” drukken.</td></tr></tbody></table>

<h2>Vraag 5: weten uw mensen wat mag?</h2>
<p>Een verbod zonder alternatief werkt niet. Geef uw team één goedgekeurd hulpmiddel en een regel die op een briefje past. <strong>Geen namen, geen nummers, geen medische of financiële gegevens in een hulpmiddel dat niet op de lijst staat</strong>. Ging het toch mis, dan wilt u dat vandaag horen en niet over drie maanden. Spreek dus af dat melden zonder verwijt kan.</p>
<p>Sinds februari 2025 vraagt de Europese AI-verordening bovendien dat medewerkers die met AI werken er voldoende van weten. Meer daarover staat in <a href="/insights/ai-verordening-voor-het-mkb">de AI-verordening voor het mkb</a>.</p>

<h2>Een eerste ronde langs uw collega’s</h2>
<ol>
<li>Vraag iedereen welke AI-hulpmiddelen er nu worden gebruikt en waarvoor. Beloof dat er geen straf volgt.</li>
<li>Zet achter elk hulpmiddel: zakelijk of privé, verwerkersovereenkomst ja of nee.</li>
<li>Kies de taak die het meest voorkomt en streep, zoals hierboven, alle gegevens weg die de taak niet nodig heeft.</li>
</ol>
<p>Wilt u een automatisering zo inrichten dat de gevoelige gegevens binnen blijven? <a href="/contact">Leg ons het geval voor</a>, dan tekenen we uit welk gegeven waarheen gaat.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000008', 'en', $t$AI and personal data in practice$t$, $t$What may go to a language model, what you take out first and what stays inside.$t$, $t$The GDPR does not forbid AI, but it does ask for choices. How to decide which data goes to a model, what to agree with suppliers, and when you need a formal assessment.$t$, $html$
<p>A physiotherapy practice with six therapists gets 45 e-mails a day, mostly about appointments. One of the receptionists has found that a free chatbot writes neat replies, so she pastes whole messages into it: name, date of birth, complaint and all. She means well. Yet medical details are now reaching a company with which the practice has no agreement of any kind.</p>
<p>Banning AI is not the answer. Someone does have to decide which data goes where, and why. Five questions get you there, and you can answer most of them yourself. This article is not legal advice; for medical data or criminal records, an expert is money well spent.</p>

<h2>Question 1: what does the task really need?</h2>
<p>The GDPR calls this <strong>data minimisation</strong>: use no more data than the purpose requires. Take one of those patient e-mails. It holds a name, a date of birth, a phone number, the name of the GP, a description of a bad back and a wish to come on Tuesday after four.</p>
<p>To move the appointment, the model needs two things: the request (move it) and the preference (Tuesday after four). Your own software can take the name out and put it back afterwards. The complaint need not travel at all. Out of six pieces of data, two remain.</p>
<p>Replacing a name with a code is called pseudonymisation. It lowers the risk, but for you the data remains personal, because you hold the key. Free text can also be recognisable without any name in it.</p>

<h2>Question 2: which group does it belong to?</h2>
<table class="accent-table"><thead><tr><th>Group</th><th>Examples</th><th>Starting point</th></tr></thead><tbody><tr><td>Free to use</td><td>Opening hours, product texts, work instructions without names</td><td>May go to a business model</td></tr><tr><td>Ordinary personal data</td><td>Name, e-mail address, order history</td><td>Only what is needed, with a supplier under a processing agreement</td></tr><tr><td>Sensitive</td><td>Bank statements, salaries, appraisals</td><td>Remove or replace first; have the use reviewed beforehand</td></tr><tr><td>Special or restricted by law</td><td>Health, religion, union membership, national ID number</td><td>No, unless the law allows it and you have had it assessed</td></tr></tbody></table>
<p>In the Netherlands you may use the citizen service number (BSN) only where a law prescribes it, as in payroll. A model summarising an e-mail is not such a case. And anyone bound by professional secrecy, like our physiotherapist, has that duty on top of the GDPR.</p>

<h2>Question 3: what have you agreed with the supplier?</h2>
<p>If a supplier processes personal data on your behalf, the GDPR requires a <strong>data processing agreement</strong>. Business AI services usually have one ready; free consumer versions often do not. Look for five points in the papers:</p>
<ul>
<li>Are your input and output used to train models? For personal data you want a “no” in writing.</li>
<li>How long are conversations kept, and can you shorten that period?</li>
<li>Where are the servers? Outside the European Economic Area you need a valid basis for the transfer, such as an adequacy decision or standard contractual clauses.</li>
<li>Which sub-processors are involved, and will you be told when one is added?</li>
<li>How quickly does the supplier report a data breach? You may have to notify the regulator within 72 hours yourself.</li>
</ul>
<p>Then add the processing to your records and mention it in your privacy statement. The exception for organisations with fewer than 250 staff seldom helps: it does not cover processing that is more than occasional.</p>

<h2>Question 4: do you need a DPIA?</h2>
<p>A <em>data protection impact assessment</em> is mandatory when processing is likely to bring a high risk for the people concerned. Think of health data on a large scale, systematic monitoring of employees or automatic scoring of job applicants. The Dutch regulator, the <a href="https://www.autoriteitpersoonsgegevens.nl/en">Autoriteit Persoonsgegevens</a>, publishes a list of cases.</p>
<p>Moving appointments without medical content will normally stay below that line. Write half a page all the same: purpose, data, supplier, risk, measure. It takes an hour, and later you can show that you gave it thought.</p>
<table class="status-warning"><thead><tr><th>Take care</th><th>Why</th></tr></thead><tbody><tr><td>Decisions without a person</td><td>A decision with legal or similarly significant effects may, in principle, not be fully automated. Have someone with authority actually judge the case rather than just press “approve”.</td></tr></tbody></table>

<h2>Question 5: do your people know what is allowed?</h2>
<p>A ban without an alternative does not work. Give your team one approved tool and a rule that fits on a sticky note: <strong>no names, no numbers, no medical or financial details in a tool that is not on the list</strong>. If something slips through, you want to hear about it today and not in three months. Agree that people can report a mistake without being blamed for it.</p>
<p>Since February 2025 the European AI Act has also asked that staff who work with AI know enough about it. Some practical ways to arrange that are in <a href="/en/insights/training-your-team-to-work-with-agents">training your team to work with agents</a>.</p>

<h2>A first round past your colleagues</h2>
<ol>
<li>Ask everyone which AI tools they use now, and for what. Promise that nobody will be punished for the answer.</li>
<li>Note beside each tool: business or private account, processing agreement yes or no.</li>
<li>Take the most frequent task and cross out, as above, every piece of data it can do without.</li>
</ol>
<p>Would you like an automation that keeps the sensitive data indoors? <a href="/en/contact">Put your case to us</a> and we will draw up which data goes where.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000008', id from public.otm_blog_tags where slug in ('ai-automation', 'digital-transformation');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000008', $t$Mag ik klantgegevens in een AI-chatbot invoeren?$t$, $t$Alleen als de gegevens nodig zijn voor uw doel, u daarvoor een grondslag hebt en er een verwerkersovereenkomst met de leverancier ligt. Gebruik voor klantgegevens geen gratis consumentenversie.$t$, $t$May I put customer data into an AI chatbot?$t$, $t$Only if the data is needed for your purpose, you have a legal basis and there is a processing agreement with the supplier. Do not use a free consumer version for customer data.$t$, 1),
  ('a0000000-0000-4000-8000-000000000008', $t$Heb ik een verwerkersovereenkomst nodig voor AI-software?$t$, $t$Ja, zodra de leverancier in uw opdracht persoonsgegevens verwerkt. Bij zakelijke abonnementen hoort die overeenkomst meestal al bij de voorwaarden; lees vooral de punten over training, bewaartermijn en doorgifte.$t$, $t$Do I need a data processing agreement for AI software?$t$, $t$Yes, as soon as the supplier processes personal data on your behalf. Business plans usually include one in their terms; read the points on training, retention and transfers most closely.$t$, 2),
  ('a0000000-0000-4000-8000-000000000008', $t$Wanneer is een DPIA verplicht bij AI?$t$, $t$Als de verwerking waarschijnlijk een hoog risico oplevert, bijvoorbeeld bij gezondheidsgegevens op grote schaal of het automatisch beoordelen van mensen. Raadpleeg de lijst van de Autoriteit Persoonsgegevens en leg uw afweging altijd vast.$t$, $t$When is a DPIA mandatory for AI?$t$, $t$When the processing is likely to bring a high risk, for example health data on a large scale or automatic scoring of people. Check the list of the Dutch regulator and always write down your reasoning.$t$, 3),
  ('a0000000-0000-4000-8000-000000000008', $t$Is een gepseudonimiseerde tekst nog een persoonsgegeven?$t$, $t$Voor u wel, want u kunt de code weer aan een persoon koppelen. Pseudonimiseren is een goede beveiligingsmaatregel, maar maakt de tekst niet anoniem.$t$, $t$Is pseudonymised text still personal data?$t$, $t$For you it is, because you can link the code back to a person. Pseudonymisation is a sound safeguard, but it does not make the text anonymous.$t$, 4);
