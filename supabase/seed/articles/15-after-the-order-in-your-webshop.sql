-- 15: After the order: follow-up in your webshop

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000015', 'after-the-order-in-your-webshop', 'Noor van der Laan', 5,
  '/images/insights/after-the-order-in-your-webshop.svg', true,
  array['a0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000007']::uuid[],
  '2025-05-06 08:00+00', '2025-05-06 08:00+00', '2025-05-06 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000015', 'nl', $t$Na de bestelling: bezorgvragen, retouren en reviews in uw webshop$t$, $t$Welk nawerk een agent kan overnemen en wat bij uw mensen blijft.$t$, $t$Na de betaling begint het werk: bezorgvragen, retouren, reviews, herhaalaankopen. Wat een agent daarvan overneemt, wat de wet vraagt en hoeveel uur het echt scheelt.$t$, $html$
<p>Stel: u hebt een webshop in wandelschoenen met 1.200 bestellingen per maand. De winkel zelf draait vlot, want betalen, inpakken en verzenden zijn goed geregeld. Het werk zit erachter. Negen procent van de klanten vraagt waar het pakket blijft, veertien procent stuurt iets terug. Dat zijn 108 bezorgvragen van vier minuten en 168 retouren van negen minuten: samen ruim 32 uur per maand.</p>
<p>Dat nawerk bepaalt of iemand terugkomt. Het is bovendien grotendeels herhaling, en dus de moeite waard om te kijken wat u kunt automatiseren.</p>

<h2>Van verzending tot tweede aankoop</h2>
<figure><img src="/images/insights/after-the-order-in-your-webshop-flow.svg" alt="Lijntekening van een pakket dat van een webshop naar een voordeur gaat; daarna splitst de weg in een retourlus terug naar het magazijn, een ster voor een review en een cirkel terug naar de webshop" width="1200" height="480"><figcaption>Na de bezorging splitst de weg zich. Een retour gaat terug naar het magazijn, een tevreden klant schrijft een review en komt later terug in de winkel.</figcaption></figure>
<p>Elke stap heeft een eigen moment en een eigen grens. De agent bereidt voor en voert uit wat vaststaat, een mens beslist waar geld of goodwill in het spel is.</p>
<table class="list-style"><thead><tr><th>Moment</th><th>De agent</th><th>Uw medewerker</th></tr></thead><tbody><tr><td>Onderweg</td><td>Leest de status van de vervoerder en meldt vertraging uit zichzelf</td><td>Belt de vervoerder bij een vermist pakket</td></tr><tr><td>Retour</td><td>Controleert termijn en order, stuurt label en uitleg</td><td>Bekijkt het artikel, geeft de terugbetaling vrij</td></tr><tr><td>Review</td><td>Vraagt erom, maar niet bij een open klacht</td><td>Reageert op kritiek</td></tr><tr><td>Herhaling</td><td>Stelt een passend bericht op</td><td>Bepaalt hoe vaak en voor wie</td></tr></tbody></table>

<h2>Bezorgvragen: voorkomen is goedkoper</h2>
<p>De meeste bezorgvragen ontstaan doordat de klant iets niet weet wat u wel kunt weten. Staat een pakket langer dan 48 uur op dezelfde status, laat de agent dan zelf schrijven: ‘Uw pakket ligt langer in het sorteercentrum dan gebruikelijk. Morgen om twaalf uur kijken we opnieuw en dan hoort u van ons.’ Zet zo’n belofte er alleen in als iets haar ook uitvoert.</p>
<p>Vraagt de klant toch iets, dan zoekt de agent de order op en antwoordt met de echte status. Twee regels zijn daarbij belangrijk. De agent noemt nooit een bezorgdag die de vervoerder niet heeft gegeven. En hij geeft pas ordergegevens prijs als het e-mailadres of het bestelnummer met de postcode klopt, anders vertelt u een vreemde waar uw klant woont. Hoe u toon en bronnen instelt, staat in <a href="/insights/answering-customers-after-hours">klanten antwoorden na sluitingstijd</a>.</p>

<h2>Retouren: vlot en binnen de regels</h2>
<p>Een retour is geen mislukking. Wie schoenen online koopt, past ze thuis. De agent vraagt het ordernummer en de reden, controleert de termijn, stuurt het label en boekt de ontvangst in. De reden is optioneel, want de klant hoeft er geen te geven. Vraag er wel vriendelijk naar: als bij één model ‘valt klein uit’ dertig keer terugkomt, is een zin op de productpagina goedkoper dan dertig retouren.</p>
<table class="status-warning"><thead><tr><th>Bedenktijd bij verkoop aan consumenten</th></tr></thead><tbody><tr><td>De klant heeft in de regel 14 dagen na ontvangst om de koop te herroepen. Na die melding betaalt u binnen 14 dagen terug, inclusief de standaard verzendkosten van de bestelling. U mag wel wachten tot u het artikel of een verzendbewijs hebt. Er zijn uitzonderingen, zoals maatwerk. Actuele uitleg vindt u bij de <a href="https://www.acm.nl">ACM</a>.</td></tr></tbody></table>
<p>Laat de agent nooit zelf een retour weigeren. Is de termijn verlopen, dan legt hij het verzoek met de gegevens bij een mens. Dat is ook het verstandigst bij een defect, want daar gelden andere regels dan bij bedenktijd. Een boze klant die gelijk heeft, wilt u niet door een machine laten afwijzen.</p>

<h2>Reviews en herhaalaankopen</h2>
<p>Vraag om een review als de klant het product heeft gebruikt. Bij wandelschoenen is tien dagen na bezorging redelijk, bij een keukenapparaat eerder drie weken. Sla de vraag over zolang er een retour of klacht openstaat. Vraag álle overige klanten, niet alleen de tevreden, en laat kritische reviews staan. U moet bovendien vermelden of en hoe u controleert dat reviews van echte kopers komen.</p>
<p>Een goed herhaalbericht is nuttig zonder aanbieding. Na vier maanden een mail over het invetten van leer, met onderaan de juiste was, werkt beter dan elke week korting. Houd u daarbij aan de regels voor e-mailmarketing. Aan bestaande klanten mag u onder voorwaarden mailen over eigen soortgelijke producten. Ze moeten zich wel bij hun bestelling en in elk bericht eenvoudig kunnen afmelden.</p>

<h2>Wat het scheelt, eerlijk gerekend</h2>
<p>Van de 108 bezorgvragen handelt de agent er tachtig af. De overige 28 zijn de lastige, met zes minuten per stuk: 2 uur en 48 minuten. Van de 168 retouren verlopen er 120 vlot, met twee minuten om het artikel te bekijken: vier uur. De andere 48 kosten twaalf minuten: 9 uur en 36 minuten. Samen 16 uur en 24 minuten, tegen 32 uur en 24 minuten nu.</p>
<p>Trek daar vier uur per maand af voor steekproeven en onderhoud, en u houdt twaalf uur over. Het retourpercentage daalt er niet vanzelf door. Daarvoor moet iemand iets doen met de redenen die binnenkomen.</p>
<p>Wat vaak misgaat, is de voorraad. Als winkel, magazijn en boekhouding elk een eigen waarheid hebben, belooft de agent een ruilmaat die er niet is. Regel dan eerst <a href="/insights/connecting-tools-without-replacing-them">welk systeem de baas is</a> over welk gegeven.</p>

<h2>Vier stappen, in deze volgorde</h2>
<ol><li>Lees de laatste honderd klantmails en turf ze: bezorging, retour, product, overig.</li><li>Schrijf voor de grootste groep de vijf beste antwoorden op die u ooit hebt gegeven.</li><li>Laat een agent daar twee weken lang concepten mee maken, die een mens verstuurt.</li><li>Zet pas daarna het statusbericht bij vertraging op automatisch. Het is het minst riskante bericht en het scheelt de meeste vragen.</li></ol>
<p>Hebt u de turflijst klaar en twijfelt u over de volgende stap, dan <a href="/contact">kijken we graag mee</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000015', 'en', $t$After the order: deliveries, returns and reviews in your webshop$t$, $t$Which follow-up work an agent can take over, and what stays with people.$t$, $t$The work begins after the payment: delivery questions, returns, reviews, repeat orders. What an agent can take over, what the law asks and the hours it really saves.$t$, $html$
<p>Say you run a webshop for walking boots with 1,200 orders a month. The shop itself runs smoothly: paying, packing and shipping are well arranged. The work comes afterwards. Nine per cent of customers ask where their parcel is, and fourteen per cent send something back. That is 108 delivery questions at four minutes and 168 returns at nine minutes: more than 32 hours a month.</p>
<p>This follow-up decides whether someone buys from you again. Much of it is also repetition, so it is worth finding out how far it can be automated.</p>

<h2>From dispatch to second purchase</h2>
<figure><img src="/images/insights/after-the-order-in-your-webshop-flow.svg" alt="Line drawing of a parcel travelling from a webshop to a front door; from there the path divides into a return loop to the warehouse, a star for a review and a circle back to the shop" width="1200" height="480"><figcaption>After delivery the path divides: a return goes back to the warehouse, a satisfied customer writes a review and later comes back to the shop.</figcaption></figure>
<p>The agent prepares, and carries out what is settled; a person decides wherever money or goodwill is at stake.</p>
<table class="list-style"><thead><tr><th>Moment</th><th>The agent</th><th>Your colleague</th></tr></thead><tbody><tr><td>In transit</td><td>Reads the carrier’s status and reports delays unasked</td><td>Rings the carrier about a missing parcel</td></tr><tr><td>Return</td><td>Checks the period and the order, sends label and instructions</td><td>Inspects the item, releases the refund</td></tr><tr><td>Review</td><td>Asks for one, though not while a complaint is open</td><td>Answers criticism</td></tr><tr><td>Repeat order</td><td>Drafts a fitting message</td><td>Decides how often, and to whom</td></tr></tbody></table>

<h2>Delivery questions: prevention is cheaper</h2>
<p>Most delivery questions arise because the customer does not know something that you could know. When a parcel has shown the same status for more than 48 hours, let the agent write first: ‘Your parcel has been at the sorting centre longer than usual. We will check again at noon tomorrow and let you know.’ Only make that promise if something is set up to keep it.</p>
<p>If a customer does ask, the agent finds the order and replies with the actual status. Two rules matter here. It never names a delivery day that the carrier has not given. And it reveals order details only when the email address matches, or the order number together with the postcode; otherwise you may be telling a stranger where your customer lives. Tone and sources are covered in <a href="/en/insights/answering-customers-after-hours">answering customers after hours</a>.</p>

<h2>Returns: quick, and within the rules</h2>
<p>A return is not a failure. People who buy boots online try them on at home. The agent asks for the order number and the reason, checks the period, sends the label and books the goods in. The reason is optional, since a customer need not give one. Do ask, though: if ‘runs small’ comes up thirty times for one model, a line on the product page is cheaper than thirty returns.</p>
<table class="status-warning"><thead><tr><th>The right to withdraw when you sell to consumers</th></tr></thead><tbody><tr><td>In the EU a customer generally has 14 days from receipt to withdraw from an online purchase. You then refund within 14 days of being told, including the standard delivery charge on the order, but you may wait until you have the goods or proof that they were sent. There are exceptions, such as made-to-measure items. The Dutch <a href="https://www.acm.nl/en">ACM</a> publishes current guidance.</td></tr></tbody></table>
<p>Never let the agent refuse a return by itself. If the period has passed, it puts the request before a person, with the details attached. The same goes for faulty goods: different rules apply, and no machine should turn away an angry customer who is in the right.</p>

<h2>Reviews and repeat orders</h2>
<p>Ask for a review once the customer has used the product. For walking boots, ten days after delivery is reasonable; for a kitchen appliance, three weeks may be better. Skip the request while a return or complaint is open. Ask everyone else, not just the happy ones, and leave critical reviews standing. You must also state whether and how you check that reviews come from real buyers.</p>
<p>A good repeat message is useful even without an offer. An email after four months about caring for leather, with the right wax at the bottom, does more than a weekly discount. Keep to the rules on email marketing: you may generally write to existing customers about similar products of your own, provided they could opt out when ordering and can in every message.</p>

<h2>What it saves, counted honestly</h2>
<p>The agent settles eighty of the 108 delivery questions. The other 28 are the difficult ones, at six minutes each: 2 hours 48 minutes. Of the 168 returns, 120 run smoothly, with two minutes to inspect the item: four hours. The remaining 48 take twelve minutes: 9 hours 36 minutes. Together that is 16 hours 24 minutes, against 32 hours 24 minutes now.</p>
<p>Take off four hours a month for spot checks and upkeep, and twelve hours remain. Your return rate will not fall by itself. For that, someone has to act on the reasons that come in.</p>
<p>What often goes wrong is stock. If shop, warehouse and bookkeeping each hold their own truth, the agent promises an exchange size that does not exist. First settle <a href="/en/insights/connecting-tools-without-replacing-them">which system is in charge</a> of which piece of data.</p>

<h2>Four steps, in this order</h2>
<ol><li>Read your last hundred customer emails and tally them: delivery, return, product, other.</li><li>For the largest group, write down the five best answers you have ever given.</li><li>Let an agent draft replies from those for two weeks, with a person sending them.</li><li>Only then make the delay message automatic: least risk, most questions prevented.</li></ol>
<p>Not sure what your tally tells you? <a href="/en/contact">We are happy to look at it with you</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000015', id from public.otm_blog_tags where slug in ('ai-automation', 'business-scaling');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000015', $t$Kan ik retouren in mijn webshop automatisch laten verwerken?$t$, $t$Het aanmelden, het label en de statusberichten wel. Laat de beoordeling van het artikel en het vrijgeven van de terugbetaling bij een medewerker, zeker in het begin.$t$, $t$Can returns in my webshop be processed automatically?$t$, $t$Registration, the label and status messages can. Leave inspecting the item and releasing the refund to a colleague, certainly at the start.$t$, 1),
  ('a0000000-0000-4000-8000-000000000015', $t$Hoe verminder ik vragen over de bezorging?$t$, $t$Meld een vertraging voordat de klant ernaar vraagt en zet de actuele status in elk bericht. Noem alleen een bezorgdag die de vervoerder heeft gegeven.$t$, $t$How do I reduce delivery questions?$t$, $t$Report a delay before the customer asks, and put the current status in every message. Only name a delivery day that the carrier has given.$t$, 2),
  ('a0000000-0000-4000-8000-000000000015', $t$Wanneer vraag ik een klant om een review?$t$, $t$Als de klant het product heeft kunnen gebruiken: bij schoenen na ongeveer tien dagen, bij apparaten na twee tot drie weken. Vraag het niet zolang er een klacht of retour openstaat.$t$, $t$When should I ask a customer for a review?$t$, $t$Once the customer has been able to use the product: after about ten days for shoes, two to three weeks for appliances. Do not ask while a complaint or return is open.$t$, 3);
