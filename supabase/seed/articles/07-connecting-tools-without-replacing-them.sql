-- 07: Connecting your tools without replacing them

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000007', 'connecting-tools-without-replacing-them', 'Daan Hoekstra', 5,
  '/images/insights/connecting-tools-without-replacing-them.svg', true,
  array['a0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000005']::uuid[],
  '2025-08-05 08:00+00', '2025-08-05 08:00+00', '2025-08-05 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000007', 'nl', $t$Systemen koppelen zonder ze te vervangen$t$, $t$Spreek per gegeven af welk systeem gelijk heeft en laat de rest meelezen.$t$, $t$Een nieuw totaalpakket is zelden nodig. Met een afspraak per gegeven en een koppeling die past bij het werk, praten webshop, voorraad, planning en boekhouding met elkaar.$t$, $html$
<p>Een groothandel in horecabenodigdheden werkt met een webshop, een voorraadpakket, een boekhoudprogramma, een relatiebestand en een planbord voor de bestelwagens. Vijf programma’s, waarvan geen enkel echt slecht is. Alleen typt iemand op kantoor elke webshoporder over in het voorraadpakket, en ’s middags nog eens in de planning.</p>
<p>De eerste gedachte is dan vaak: één groot pakket dat alles kan. Dat is soms verstandig, maar meestal duur en altijd ingrijpend. Wie eerst koppelt wat er al staat, haalt een groot deel van de winst zonder dat veertien mensen opnieuw moeten leren werken.</p>

<h2>Reken uit wat het overtypen kost</h2>
<p>Stel: er komen 35 orders per werkdag binnen en elke order kost drie minuten overtypen. Dat is 105 minuten per dag. Bij 220 werkdagen komt u uit op 385 uur per jaar. Bij een intern uurtarief van € 38 is dat ruim € 14.600.</p>
<p>Daar komen de fouten bij. Gaat één op de honderd orders mis door een typefout, dan zijn dat 77 foute leveringen per jaar. Kost het herstel van elke fout gemiddeld € 45 aan ritten en uitleg, dan telt u daar nog bijna € 3.500 bij op. Met die twee bedragen kunt u elk koppelvoorstel beoordelen.</p>

<h2>Wijs per gegeven één bron aan</h2>
<p>Koppelen mislukt zelden door de techniek. Het mislukt doordat twee systemen allebei denken dat ze gelijk hebben. Het telefoonnummer van een klant staat in het relatiebestand, in de webshop én in de boekhouding. Welke versie wint als ze verschillen?</p>
<p>Spreek daarom voor elk gegeven af waar het wordt gewijzigd. Alle andere systemen lezen mee en wijzigen niets. Voor de groothandel kan dat er zo uitzien.</p>
<table class="list-style"><thead><tr><th>Gegeven</th><th>Wordt gewijzigd in</th><th>Leest mee</th></tr></thead><tbody><tr><td>Naam en adres van de klant</td><td>Relatiebestand</td><td>Webshop, boekhouding, planning</td></tr><tr><td>Verkoopprijs en voorraad</td><td>Voorraadpakket</td><td>Webshop</td></tr><tr><td>Order</td><td>Webshop, na betaling voorraadpakket</td><td>Planning, boekhouding</td></tr><tr><td>Betaalstatus</td><td>Boekhouding</td><td>Relatiebestand</td></tr><tr><td>Bezorgmoment</td><td>Planning</td><td>Webshop</td></tr></tbody></table>
<p>Let op de derde regel: een gegeven mag van eigenaar wisselen, zolang er één duidelijk moment is waarop dat gebeurt.</p>
<figure><img src="/images/insights/connecting-tools-without-replacing-them-flow.svg" alt="Lijntekening: een bestelling gaat van de webshop naar een koppellaag in het midden, die de gegevens doorgeeft aan voorraad, planning en boekhouding; een afwijkende order gaat opzij naar een persoon." width="1200" height="480"><figcaption>De webshop levert de order aan een koppellaag in het midden. Die verdeelt hem over voorraad, planning en boekhouding, en legt twijfelgevallen aan een mens voor.</figcaption></figure>

<h2>Vier manieren om te koppelen</h2>
<p>De bedragen hieronder zijn ruwe rekenvoorbeelden voor één eenvoudige gegevensstroom. Gebruik ze om manieren te vergelijken, niet als offerte.</p>
<table class="compact"><thead><tr><th>Manier</th><th>Bouw</th><th>Per maand</th><th>Past bij</th></tr></thead><tbody><tr><td>Kant-en-klare koppeling</td><td>€ 300</td><td>€ 40</td><td>Bekende pakketten</td></tr><tr><td>API</td><td>€ 3.000</td><td>€ 90</td><td>Veel orders, eigen regels</td></tr><tr><td>Export en import</td><td>€ 800</td><td>€ 30</td><td>Eens per dag is genoeg</td></tr><tr><td>Schermbediening</td><td>€ 2.500</td><td>€ 200</td><td>Oud pakket zonder uitgang</td></tr></tbody></table>
<p>Een <strong>API</strong> is de officiële ingang die een programma voor andere programma’s openstelt. Controleer of uw abonnement die ingang bevat; bij sommige leveranciers zit hij in een duurdere bundel.</p>
<p>Een <strong>export</strong> klinkt ouderwets, maar een bestand dat elke nacht om drie uur klaarstaat, is eenvoudig te controleren en gaat jaren mee. Schermbediening, waarbij software de knoppen voor u indrukt, bewaart u voor het laatst: na elke update van het pakket kan ze haperen.</p>
<h3>Waar een AI-agent iets toevoegt</h3>
<p>Voor vaste velden hebt u geen AI nodig; een gewone koppeling is goedkoper en voorspelbaarder. Een agent verdient zijn plaats als de invoer rommelig is. Denk aan een bestelling in een mail, een pakbon als foto, een opmerking als “graag via de achterdeur”. De agent maakt er nette velden van, de koppeling doet de rest. Bij <a href="/insights/invoices-without-retyping">inkoopfacturen zonder overtypen</a> ziet u die taakverdeling in de praktijk.</p>

<h2>Wat er misgaat</h2>
<ul>
<li><strong>Dubbele klanten.</strong> “Café De Brug” en “De Brug BV” zijn dezelfde zaak. Koppel op een klantnummer en ruim dubbelen op vóór u begint.</li>
<li><strong>Heen en weer.</strong> Als twee systemen elkaar bijwerken, overschrijft de oude waarde soms de nieuwe. Eén richting per gegeven voorkomt dat.</li>
<li><strong>Stille uitval.</strong> De koppeling stopt op dinsdag en niemand merkt het tot vrijdag. Laat elke ochtend de aantallen vergelijken: 35 orders in de webshop, 35 in de voorraad. Bij een verschil gaat er een bericht naar een persoon met naam.</li>
<li><strong>Afronding en btw.</strong> Eén cent verschil per factuurregel klinkt klein, tot de boekhouding niet meer aansluit. Test met creditnota’s en gemengde btw-tarieven.</li>
</ul>

<h2>Wanneer vervangen toch beter is</h2>
<p>Vervang een pakket als er geen enkele manier is om gegevens eruit te halen, of als de leverancier stopt met veiligheidsupdates. Vervang het ook als u meer dan de helft van uw proces eromheen hebt gebouwd in losse spreadsheets. Dan koppelt u vooral een probleem aan de rest van uw bedrijf.</p>

<h2>Een uur met de twee die het meest overtypen</h2>
<ol>
<li>Ga een uur zitten met de twee mensen die het meest overtypen. Vul samen de tabel met bronnen in voor uw tien belangrijkste gegevens.</li>
<li>Omcirkel de regels waarover u het oneens bent. Dat zijn de regels die straks storing geven.</li>
<li>Kies de stroom met de meeste handelingen per dag en vraag de leveranciers naar drie dingen: API, export en kosten.</li>
</ol>
<p>Leg de uitkomst naast <a href="/insights/what-automation-costs-and-returns">de rekensom voor automatisering</a>. Komt u er met de techniek niet uit, dan <a href="/contact">kijken wij graag mee</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000007', 'en', $t$Connecting your tools without replacing them$t$, $t$Agree which system is right for each piece of data, and let the others read along.$t$, $t$You rarely need one new package for everything. Agree on one source for each piece of data, pick a fitting connection, and your shop, stock, planning and books line up.$t$, $html$
<p>A catering wholesaler runs on a webshop, a stock package, accounting software, a customer database and a planning board for the delivery vans. Five programs, none of them really bad. The trouble is that someone in the office types every web order into the stock package, and in the afternoon types it again into the planning.</p>
<p>The first idea is often a single large package that does everything. Sometimes that is sensible. Usually it is expensive, and it always turns the place upside down. Connect what you already have first, and you get much of the benefit without fourteen people having to learn their work anew.</p>

<h2>Work out what the retyping costs</h2>
<p>Say 35 orders come in each working day and every order takes three minutes to retype. That is 105 minutes a day. Over 220 working days it comes to 385 hours a year. At an internal rate of €38 an hour, you are spending a little over €14,600.</p>
<p>Then there are the mistakes. If one order in a hundred goes wrong through a typing error, that makes 77 wrong deliveries a year. If each costs €45 on average in extra trips and explanations, add nearly €3,500. With those two sums you can judge any proposal that lands on your desk.</p>

<h2>Name one source for each piece of data</h2>
<p>Connections rarely fail because of technology. They fail because two systems both believe they are right. A customer’s phone number sits in the database, in the webshop and in the accounts. Which version wins when they differ?</p>
<p>So decide, for every piece of data, where it gets changed. All other systems may read it and may not touch it. For the wholesaler it could look like this.</p>
<table class="list-style"><thead><tr><th>Data</th><th>Changed in</th><th>Read by</th></tr></thead><tbody><tr><td>Customer name and address</td><td>Customer database</td><td>Webshop, accounts, planning</td></tr><tr><td>Selling price and stock</td><td>Stock package</td><td>Webshop</td></tr><tr><td>Order</td><td>Webshop, then stock package once paid</td><td>Planning, accounts</td></tr><tr><td>Payment status</td><td>Accounts</td><td>Customer database</td></tr><tr><td>Delivery slot</td><td>Planning</td><td>Webshop</td></tr></tbody></table>
<p>Look at the third row: ownership may pass from one system to another, as long as there is one clear moment at which it does.</p>
<figure><img src="/images/insights/connecting-tools-without-replacing-them-flow.svg" alt="Line drawing: an order moves from the webshop to a connecting layer in the middle, which passes the data on to stock, planning and accounts; an unusual order branches off to a person." width="1200" height="480"><figcaption>The webshop hands the order to a connecting layer in the middle. It shares the data out to stock, planning and accounts, and puts doubtful cases in front of a person.</figcaption></figure>

<h2>Four ways to connect</h2>
<p>The amounts below are rough examples for one simple flow of data. Use them to compare the routes, not as a quotation.</p>
<table class="compact"><thead><tr><th>Route</th><th>Build</th><th>Per month</th><th>Suits</th></tr></thead><tbody><tr><td>Ready-made connector</td><td>€300</td><td>€40</td><td>Well-known packages</td></tr><tr><td>API</td><td>€3,000</td><td>€90</td><td>Many orders, own rules</td></tr><tr><td>Export and import</td><td>€800</td><td>€30</td><td>Once a day is enough</td></tr><tr><td>Screen automation</td><td>€2,500</td><td>€200</td><td>Old package, no way out</td></tr></tbody></table>
<p>An <strong>API</strong> is the official door a program keeps open for other programs. Check that your subscription includes it; some suppliers reserve it for a dearer plan.</p>
<p>An <strong>export</strong> sounds old-fashioned, but a file that is ready at three every night is easy to check and lasts for years. Keep screen automation, where software presses the buttons for you, as the last resort: any update of the package may trip it up.</p>
<h3>Where an AI agent adds something</h3>
<p>Fixed fields need no AI; an ordinary connection is cheaper and more predictable. An agent earns its place when the input is untidy: an order in an e-mail, a delivery note as a photo, a remark such as “back door, please”. The agent turns it into clean fields and the connection does the rest. You can see that division of labour at work in <a href="/en/insights/invoices-without-retyping">invoices without retyping</a>.</p>

<h2>What goes wrong</h2>
<ul>
<li><strong>Duplicate customers.</strong> “Café De Brug” and “De Brug BV” are the same place. Match on a customer number and clear up duplicates before you begin.</li>
<li><strong>Ping-pong.</strong> When two systems update each other, the old value sometimes overwrites the new one. One direction per piece of data prevents it.</li>
<li><strong>Silent failure.</strong> The connection stops on Tuesday and nobody notices until Friday. Have the counts compared every morning: 35 orders in the shop, 35 in stock. Any difference goes to a named person.</li>
<li><strong>Rounding and VAT.</strong> One cent per invoice line sounds trivial until the books no longer balance. Test with credit notes and mixed VAT rates.</li>
</ul>

<h2>When replacing is the better choice</h2>
<p>Replace a package if there is no way at all to get data out, if the supplier has stopped security updates, or if more than half of your process now lives around it in loose spreadsheets. In those cases, connecting mostly spreads the problem to the rest of the business.</p>

<h2>An hour with the two who retype most</h2>
<ol>
<li>Spend an hour with the two people who retype most. Fill in the table of sources together for your ten most important pieces of data.</li>
<li>Circle the rows you disagree on. Those are the ones that will cause trouble later.</li>
<li>Choose the flow with the most actions per day, and ask the suppliers about three things: API, export and cost.</li>
</ol>
<p>Then put the outcome next to <a href="/en/insights/what-automation-costs-and-returns">what automation costs and returns</a>. If the technical side has you stuck, <a href="/en/contact">we are glad to take a look</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000007', id from public.otm_blog_tags where slug in ('digital-transformation', 'workflow-optimization', 'productivity-tools');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000007', $t$Wat is een API in gewone taal?$t$, $t$Een API is een officiële ingang waarlangs het ene programma gegevens bij het andere mag ophalen of neerzetten. Het is te vergelijken met een loket: vaste vragen, vaste antwoorden en een pasje om binnen te komen.$t$, $t$What is an API in plain language?$t$, $t$An API is an official door through which one program may fetch data from another or deliver it there. Think of a counter: fixed questions, fixed answers and a pass to get in.$t$, 1),
  ('a0000000-0000-4000-8000-000000000007', $t$Kan ik een oud pakket zonder API toch koppelen?$t$, $t$Vaak wel, via een geplande export naar een bestand of door schermbediening. Een export heeft de voorkeur, omdat die minder snel hapert na een update.$t$, $t$Can I connect an old package that has no API?$t$, $t$Often yes, through a scheduled export to a file or through screen automation. An export is preferable because an update is less likely to break it.$t$, 2),
  ('a0000000-0000-4000-8000-000000000007', $t$Wat betekent “source of truth”?$t$, $t$Het is het ene systeem waarin een gegeven wordt gewijzigd en dat bij verschil gelijk krijgt. U wijst het per gegeven aan, dus voor adressen kan het een ander systeem zijn dan voor prijzen.$t$, $t$What does “source of truth” mean?$t$, $t$It is the one system in which a piece of data is changed and which wins when versions differ. You choose it per piece of data, so addresses may have a different source from prices.$t$, 3);
