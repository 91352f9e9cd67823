-- 03: Purchase invoices without retyping

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000003', 'invoices-without-retyping', 'Joost Wiegman', 5,
  '/images/insights/invoices-without-retyping.svg', true,
  array['a0000000-0000-4000-8000-000000000007', 'a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000005']::uuid[],
  '2025-09-30 08:00+00', '2025-09-30 08:00+00', '2025-09-30 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000003', 'nl', $t$Inkoopfacturen verwerken zonder overtypen$t$, $t$Van mailbox naar boekhouding, met aandacht voor de uitzondering.$t$, $t$Zo gaan inkoopfacturen van uw mailbox naar de boekhouding: e-facturen via Peppol, pdf’s uitlezen, vergelijken met bestellingen en uitzonderingen die bij de juiste collega komen.$t$, $html$
<p>Zo ziet het begin van de maand eruit op de administratie van een gemiddelde aannemer. Een mailbox vol pdf’s, een stapeltje bonnen van de bouwplaats, drie herinneringen over facturen die bij een projectleider liggen. Het overtypen zelf is het probleem maar half. De meeste tijd gaat zitten in uitzoeken: bij welke bestelling hoort dit, is het geleverd, wie moet akkoord geven. Wie alleen het typen automatiseert, houdt dat deel over.</p>

<h2>Begin bij wat geen herkenning nodig heeft</h2>
<p>Er zijn twee soorten digitale facturen. Een pdf is een plaatje voor mensen: software moet raden welk getal het totaalbedrag is. Een e-factuur is een bestand met vaste velden, in Nederland meestal in de taal UBL. Daar valt niets te raden. Zo’n bestand kan als bijlage bij een e-mail zitten, of binnenkomen via Peppol, een netwerk waarmee boekhoudpakketten facturen rechtstreeks aan elkaar bezorgen.</p>
<p>De goedkoopste verbetering is daarom een brief aan uw twintig grootste leveranciers met de vraag om per Peppol te sturen. Kijk eerst of uw pakket Peppol ondersteunt en of de ontvangst is aangezet; vaak zit het er al in. In Nederland is e-facturering tussen bedrijven nu niet algemeen verplicht. België verplicht het voor de meeste facturen tussen Belgische ondernemingen vanaf 1 januari 2026. De Europese btw-regels gaan dezelfde kant op voor handel tussen lidstaten. Uw leveranciers zijn er dus waarschijnlijk al mee bezig.</p>

<h2>De weg van een factuur</h2>
<ol>
<li><strong>Ontvangen.</strong> Eén adres voor alle facturen, naast Peppol. Facturen die op persoonlijke adressen binnenkomen, worden doorgestuurd.</li>
<li><strong>Lezen.</strong> UBL gaat rechtstreeks door. Uit een pdf haalt een model leverancier, factuurnummer, datum, regels, btw en IBAN.</li>
<li><strong>Controleren.</strong> Tellen de regels op tot het totaal, klopt de btw, is dit nummer van deze leverancier al eens geboekt? Dit is gewone rekensoftware. Laat een taalmodel geen bedragen optellen.</li>
<li><strong>Koppelen.</strong> De factuur wordt naast de bestelling en de pakbon gelegd.</li>
<li><strong>Boeken of voorleggen.</strong> Past alles, dan staat de boeking klaar. Past iets niet, dan gaat er één gerichte vraag naar één persoon.</li>
</ol>
<figure><img src="/images/insights/invoices-without-retyping-flow.svg" alt="Lijntekening: drie ingangen komen samen in één leesstap, de factuur wordt naast een bestelling en een pakbon gelegd en gaat daarna naar de boekhouding of naar een persoon" width="1200" height="480"><figcaption>Peppol, e-mail en scan komen samen. Na de controle gaat de factuur naar de boekhouding, of met één vraag naar een collega.</figcaption></figure>

<h2>Afspraken over uitzonderingen</h2>
<p>Een factuur die precies klopt, is een technisch probleem. Een factuur die bijna klopt, is een afspraak. Leg die vast voordat er iets gebouwd wordt, samen met de mensen die nu beslissen.</p>
<table class="list-style"><thead><tr><th>Situatie</th><th>Wat het systeem doet</th><th>Wie beslist</th></tr></thead><tbody><tr><td>Verschil tot 2% en hoogstens €&nbsp;25</td><td>Boekt en meldt het in het weekoverzicht</td><td>Niemand vooraf</td></tr><tr><td>Groter prijsverschil</td><td>Houdt vast en toont de bestelregel</td><td>Inkoper</td></tr><tr><td>Geen bestelling gevonden</td><td>Vraagt om project en akkoord</td><td>Projectleider</td></tr><tr><td>Nog niet of deels geleverd</td><td>Wacht en vraagt het na drie dagen opnieuw</td><td>Uitvoerder</td></tr><tr><td>Btw verlegd, eerste keer</td><td>Stelt een boeking voor</td><td>Boekhouder</td></tr></tbody></table>
<p>Zorg dat een vraag vanaf de telefoon te beantwoorden is. Een projectleider op een steiger logt niet in op een boekhoudpakket. Hij tikt wel op “klopt” of “klopt niet” onder een foto van de pakbon.</p>

<table class="status-error"><thead><tr><th>Een gewijzigd rekeningnummer is nooit een detail</th></tr></thead><tbody><tr><td>Wijkt het IBAN af van wat u van deze leverancier kent, dan stopt alles. Bel het nummer dat al in uw administratie staat, niet het nummer op de factuur. Geen enkele agent hoort een rekeningnummer zelf te mogen aanpassen of een betaling te mogen vrijgeven.</td></tr></tbody></table>

<h2>Een rekenvoorbeeld</h2>
<p>Stel: een aannemer verwerkt 240 inkoopfacturen per maand, gemiddeld zes minuten per stuk. Dat is 24 uur. Na de invoering lopen er 150 in één keer goed en kost een blik daarop een halve minuut: 75 minuten. Bij 60 facturen is één vraag van vier minuten nodig, samen 240 minuten. De laatste 30 zijn echt lastig en kosten acht minuten, ook 240 minuten. Opgeteld is dat 555 minuten, dus 9 uur en een kwartier. De winst is 14 uur en drie kwartier per maand.</p>
<p>De lastige facturen blijven dus even lastig. Ze vallen alleen eerder op, en er is tijd voor. Trek van de winst het beheer nog af: nieuwe leveranciers, een gewijzigde opmaak, een koppeling die na een update hapert. Reken op een paar uur per maand, in het eerste kwartaal op meer.</p>

<h2>Waar het misgaat</h2>
<h3>Dubbele boekingen</h3>
<p>Een leverancier die overstapt op Peppol, stuurt de pdf vaak nog een tijdje mee. Controleer op leverancier, factuurnummer en bedrag samen, anders betaalt u twee keer.</p>
<h3>Bestellingen die niemand vastlegt</h3>
<p>Zonder bestelnummer valt er weinig te koppelen. Een korte regel helpt: geen nummer, geen bestelling. Dat vraagt meer van uw mensen dan van de software.</p>
<h3>Het origineel kwijtraken</h3>
<p>Facturen bewaart u in Nederland in de regel zeven jaar, in de vorm waarin u ze ontving. Bewaar dus het UBL-bestand en niet alleen de afdruk. Bijzonderheden staan bij de <a href="https://www.belastingdienst.nl">Belastingdienst</a>.</p>

<h2>Drie stapels van vorige maand</h2>
<p>Pak de facturen van vorige maand en leg ze in drie stapels: klopte meteen, één vraag nodig, echt uitzoekwerk. Tel ze. Zet daarna Peppol-ontvangst aan en schrijf uw twintig grootste leveranciers aan. Hoe u het boekhoudpakket koppelt aan de rest, staat in <a href="/insights/connecting-tools-without-replacing-them">koppelen zonder te vervangen</a>. Wilt u de drie stapels samen doornemen, <a href="/contact">neem dan contact op</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000003', 'en', $t$Purchase invoices without retyping$t$, $t$From mailbox to ledger, with the exceptions in good hands.$t$, $t$How purchase invoices get from your mailbox into the books: e-invoices over Peppol, reading PDFs, matching orders and deliveries, and exceptions that reach the right colleague.$t$, $html$
<p>In the accounts office of a typical building contractor, the start of the month looks like this: a mailbox full of PDFs, a small pile of delivery notes from site, three reminders about invoices sitting with a project manager. The retyping is only half the trouble. Most of the time goes into finding out: which order does this belong to, was it delivered, who has to approve it. Automate the typing alone and that half stays with you.</p>

<h2>Start with what needs no recognition</h2>
<p>There are two kinds of digital invoice. A PDF is a picture for people, so software has to guess which figure is the total. An e-invoice is a file with fixed fields, in the Netherlands usually in a language called UBL, and leaves nothing to guess. It may be attached to an email, or arrive over Peppol, a network through which accounting packages deliver invoices straight to one another.</p>
<p>The cheapest improvement is therefore a letter to your twenty largest suppliers asking them to send by Peppol. First check that your package supports it and that receiving is switched on; often it is already there. E-invoicing between businesses is not generally mandatory in the Netherlands at present. Belgium requires it for most invoices between Belgian companies from 1 January 2026, and European VAT rules are moving the same way for trade between member states. Your suppliers are probably working on it already.</p>

<h2>The route an invoice takes</h2>
<ol>
<li><strong>Receive.</strong> One address for all invoices, alongside Peppol. Whatever lands in personal mailboxes is forwarded.</li>
<li><strong>Read.</strong> UBL passes straight through. From a PDF, a model takes supplier, invoice number, date, lines, VAT and IBAN.</li>
<li><strong>Check.</strong> Do the lines add up to the total, is the VAT right, has this number from this supplier been booked before? This is ordinary arithmetic in ordinary software. Do not let a language model add up amounts.</li>
<li><strong>Match.</strong> The invoice is laid beside the order and the delivery note.</li>
<li><strong>Book or ask.</strong> If everything fits, the entry is ready. If something does not, one precise question goes to one person.</li>
</ol>
<figure><img src="/images/insights/invoices-without-retyping-flow.svg" alt="Line drawing: three entrances meet in one reading step, the invoice is laid beside an order and a delivery note and then goes to the ledger or to a person" width="1200" height="480"><figcaption>Peppol, email and scans come together. After the checks the invoice goes to the ledger, or to a colleague with one question.</figcaption></figure>

<h2>Agree on the exceptions</h2>
<p>An invoice that matches exactly is a technical problem. An invoice that almost matches is an agreement. Put that agreement in writing before anything is built, together with the people who decide today.</p>
<table class="list-style"><thead><tr><th>Situation</th><th>What the system does</th><th>Who decides</th></tr></thead><tbody><tr><td>Difference up to 2% and no more than €25</td><td>Books it and lists it in the weekly overview</td><td>Nobody beforehand</td></tr><tr><td>Larger price difference</td><td>Holds it and shows the order line</td><td>Buyer</td></tr><tr><td>No order found</td><td>Asks for project and approval</td><td>Project manager</td></tr><tr><td>Not delivered, or only in part</td><td>Waits and asks again after three days</td><td>Site manager</td></tr><tr><td>Reverse-charge VAT, first time</td><td>Proposes an entry</td><td>Bookkeeper</td></tr></tbody></table>
<p>Make sure a question can be answered from a phone. A project manager on scaffolding will not log in to an accounting package. He will tap “correct” or “not correct” under a photograph of the delivery note.</p>

<table class="status-error"><thead><tr><th>A changed account number is never a detail</th></tr></thead><tbody><tr><td>If the IBAN differs from the one you know for this supplier, everything stops. Call the number already in your records, not the one on the invoice. No agent should be able to change bank details or release a payment by itself.</td></tr></tbody></table>

<h2>A worked example</h2>
<p>Say a contractor handles 240 purchase invoices a month at an average of six minutes. That is 24 hours. Afterwards, 150 go through first time and a glance at each takes half a minute: 75 minutes. Another 60 need one question of four minutes, 240 in all. The last 30 are truly awkward at eight minutes each, again 240 minutes. Together that is 555 minutes, or nine and a quarter hours. The gain is 14 hours and 45 minutes a month.</p>
<p>The awkward invoices stay as awkward as they were. They surface sooner, and there is time for them. Upkeep still comes off the gain: new suppliers, a changed layout, a connection that stumbles after an update. Allow a few hours a month, and more in the first quarter.</p>

<h2>Where it goes wrong</h2>
<h3>Double entries</h3>
<p>A supplier who moves to Peppol often keeps sending the PDF for a while. Check supplier, invoice number and amount together, or you will pay twice.</p>
<h3>Orders nobody records</h3>
<p>Without an order number there is little to match. A short rule helps: no number, no order. It asks more of your people than of the software.</p>
<h3>Losing the original</h3>
<p>In the Netherlands invoices are as a rule kept for seven years, in the form in which you received them. So keep the UBL file and not just the printout. The details are with the <a href="https://www.belastingdienst.nl">Dutch Tax Administration</a>.</p>

<h2>Three piles from last month</h2>
<p>Take last month’s invoices and sort them into three piles: right at once, one question needed, real detective work. Count them. Then switch on Peppol receiving and write to your twenty largest suppliers. How to link the accounts to everything else is explained in <a href="/en/insights/connecting-tools-without-replacing-them">connecting tools without replacing them</a>. If you would like to go through the three piles together, <a href="/en/contact">let us know</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000003', id from public.otm_blog_tags where slug in ('ai-automation', 'workflow-optimization', 'productivity-tools');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000003', $t$Is e-facturering verplicht in Nederland?$t$, $t$Tussen bedrijven onderling nu niet algemeen. Wie levert aan de rijksoverheid, moet in de regel wel een e-factuur sturen; kijk voor de actuele regels bij de overheid zelf.$t$, $t$Is e-invoicing mandatory in the Netherlands?$t$, $t$Between businesses not in general at present. Suppliers to central government as a rule do have to send e-invoices; check the government’s own sites for the current rules.$t$, 1),
  ('a0000000-0000-4000-8000-000000000003', $t$Wat is het verschil tussen UBL en Peppol?$t$, $t$UBL is de taal waarin de factuur is geschreven, Peppol is het netwerk waarover hij wordt bezorgd. Een UBL-bestand kan ook gewoon als bijlage bij een e-mail zitten.$t$, $t$What is the difference between UBL and Peppol?$t$, $t$UBL is the language the invoice is written in, Peppol is the network that delivers it. A UBL file can also simply be attached to an email.$t$, 2),
  ('a0000000-0000-4000-8000-000000000003', $t$Is een pdf-factuur een e-factuur?$t$, $t$Nee. Een pdf is digitaal, maar heeft geen vaste velden die software zonder herkenning kan verwerken.$t$, $t$Does a PDF count as an e-invoice?$t$, $t$No. A PDF is digital, but it lacks the fixed fields that software can process without recognition.$t$, 3),
  ('a0000000-0000-4000-8000-000000000003', $t$Kan AI facturen ook automatisch betalen?$t$, $t$Technisch kan het, maar wij raden het af. Laat de software de betaling klaarzetten en een mens die vrijgeven, bij grotere bedragen twee.$t$, $t$Can AI pay invoices automatically too?$t$, $t$Technically it can, but we advise against it. Let the software prepare the payment and a person release it, or two people for larger sums.$t$, 4);
