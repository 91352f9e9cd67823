-- 12: The EU AI Act for small firms (Dutch only)

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000012', 'ai-verordening-voor-het-mkb', 'Samira El Idrissi', 5,
  '/images/insights/ai-verordening-voor-het-mkb.svg', true,
  array['a0000000-0000-4000-8000-000000000008', 'a0000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000016']::uuid[],
  '2025-06-03 08:00+00', '2025-06-03 08:00+00', '2025-06-03 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000012', 'nl', $t$De AI-verordening voor het mkb: wat u nu moet regelen$t$, $t$Wat al geldt, wat later komt en hoe u het in één week op orde brengt.$t$, $t$AI-geletterdheid en verboden praktijken gelden al sinds februari 2025, ook voor kleine bedrijven. Wat de AI-verordening van u vraagt, met data, rollen en een weekplan.$t$, $html$
<p>Stel: u hebt een uitzendbureau met veertien mensen. De intercedenten laten AI vacatureteksten schrijven, een chatbot beantwoordt vragen van kandidaten, en een leverancier biedt een module aan die cv’s op volgorde zet. Het zijn drie handige toepassingen, en voor de Europese AI-verordening zijn het drie verschillende gevallen. Voor de eerste hoeft u weinig te regelen, voor de tweede iets, voor de derde veel.</p>
<p>Dit artikel helpt u dat onderscheid te maken. Het is geen juridisch advies, maar na het lezen weet u welke vragen u uw leverancier stelt en wanneer u een jurist belt.</p>

<h2>Eerst: welke rol hebt u?</h2>
<p>De verordening maakt onderscheid tussen wie AI maakt en wie AI gebruikt. Wie een systeem ontwikkelt of onder eigen naam op de markt brengt, heet <strong>aanbieder</strong>. Wie het beroepsmatig inzet, heet <strong>gebruiksverantwoordelijke</strong>. De meeste mkb-bedrijven zijn het tweede, en dat scheelt: de zwaarste plichten liggen bij de aanbieder.</p>
<p>Let wel op de grens. Verkoopt het uitzendbureau een eigen matchingmodule onder zijn eigen merk aan andere bureaus? Dan is het voor die module waarschijnlijk zelf aanbieder, ook als de techniek van een ander komt.</p>

<h2>Wat nu al geldt</h2>
<h3>AI-geletterdheid</h3>
<p>Sinds 2 februari 2025 moeten aanbieders en gebruiksverantwoordelijken maatregelen nemen voor de AI-geletterdheid van hun mensen. Wie met AI werkt, moet genoeg weten om het verstandig te doen. Een vast diploma is er niet voor; wat passend is, hangt af van de taak. De intercedent die een tekst laat herschrijven heeft minder nodig dan de teamleider die op een rangschikking van kandidaten vertrouwt.</p>
<p>Reken op een bescheiden inspanning. Veertien mensen twee uur bijpraten is 28 uur. Voorbereiden kost er zes, een overzicht van alle toepassingen vier. Dat is 38 uur; tegen € 45 per uur komt dat neer op € 1.710. Bewaar wie erbij was en wat er is behandeld, want zonder notitie kunt u later weinig aantonen.</p>
<h3>Verboden praktijken</h3>
<p>Sinds dezelfde datum is een korte lijst toepassingen verboden. Twee ervan kunnen een gewoon bedrijf raken. De eerste zijn systemen die emoties van medewerkers op de werkplek aflezen, behalve om medische of veiligheidsredenen. De tweede zijn systemen die mensen zo manipuleren of hun kwetsbaarheid zo uitbuiten dat er aanzienlijke schade dreigt. Kijk daarom goed naar software die ‘betrokkenheid’ of ‘stress’ uit stem of gezicht belooft te halen.</p>
<table class="status-warning"><thead><tr><th>Let op de boete</th></tr></thead><tbody><tr><td>Op verboden praktijken staat een boete van ten hoogste € 35 miljoen of 7% van de wereldwijde jaaromzet. Voor het mkb geldt het <strong>laagste</strong> van die twee als maximum. Bij een omzet van € 2 miljoen is dat € 140.000.</td></tr></tbody></table>

<h2>De data op een rij</h2>
<table class="accent-table"><thead><tr><th>Vanaf</th><th>Wat gaat gelden</th><th>Wat u ermee doet</th></tr></thead><tbody><tr><td>2 februari 2025</td><td>AI-geletterdheid, verboden praktijken</td><td>Nu regelen</td></tr><tr><td>2 augustus 2025</td><td>Plichten voor makers van AI-modellen voor algemene doeleinden</td><td>Documentatie van uw leverancier opvragen</td></tr><tr><td>Later (oorspronkelijke planning: 2 augustus 2026)</td><td>Transparantie en de meeste eisen voor hoog risico</td><td>Voorbereiden en de datum controleren</td></tr></tbody></table>
<p>De latere data en zelfs de precieze formulering van plichten kunnen nog verschuiven. Ga dus niet af op een artikel als dit. Kijk voordat u een besluit neemt bij de <a href="https://eur-lex.europa.eu/eli/reg/2024/1689/oj">verordening op EUR-Lex</a> en de wijzigingen daarop, en bij de uitleg van de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</p>

<h2>Hoog risico is dichterbij dan u denkt</h2>
<p>Bij ‘hoog risico’ denkt u misschien aan medische apparatuur. Toch staan er ook alledaagse bedrijfsprocessen op de lijst. Zoals werving en selectie, het beoordelen van medewerkers, het toewijzen van taken op grond van gedrag of persoonlijke kenmerken, en de kredietwaardigheid van particulieren. De cv-module van het uitzendbureau valt daar vrijwel zeker onder.</p>
<p>Als gebruiksverantwoordelijke krijgt u dan onder meer de plicht om:</p>
<ul><li>het systeem volgens de gebruiksaanwijzing te gebruiken;</li><li>een bekwaam mens toezicht te laten houden, met het gezag om in te grijpen;</li><li>logbestanden te bewaren, in beginsel ten minste zes maanden;</li><li>medewerkers vooraf te informeren als het systeem op het werk wordt ingezet.</li></ul>
<p>Soms is de verstandigste keuze om het niet te doen. Het bureau kan ook een agent laten controleren of een cv compleet is en een afspraak laten plannen, terwijl de intercedent zelf de volgorde bepaalt. Dat levert minder tijdwinst op, maar ook veel minder verplichtingen. Hoe u zulke grenzen trekt, leest u in <a href="/insights/what-an-ai-agent-may-decide">wat een AI-agent mag beslissen</a>.</p>

<h2>Open zijn over AI</h2>
<p>De transparantieregels komen erop neer dat mensen moeten weten dat ze met een machine praten, tenzij dat overduidelijk is, en dat deepfakes herkenbaar moeten zijn. Wacht daar niet op. ‘U spreekt met onze digitale assistent. Typ <em>medewerker</em> en u krijgt een van ons’ kost u niets en voorkomt ergernis. Vergeet daarbij de AVG niet: die geldt ernaast, zoals u leest in <a href="/insights/ai-and-personal-data-in-practice">AI en persoonsgegevens in de praktijk</a>.</p>

<h2>Wat u deze week doet</h2>
<ol><li><strong>Maandag:</strong> maak een lijst van alle AI in uw bedrijf, ook de gratis hulpmiddelen en de AI-knoppen in bestaande software. Vraag het uw mensen zonder verwijt.</li><li><strong>Dinsdag:</strong> noteer per toepassing uw rol, het doel, de gegevens en een eigenaar.</li><li><strong>Woensdag:</strong> markeer alles wat over sollicitanten, personeel of krediet gaat.</li><li><strong>Donderdag:</strong> stel uw leveranciers één vraag: in welke risicocategorie valt dit volgens u, en waar staat dat?</li><li><strong>Vrijdag:</strong> plan de bijeenkomst over AI-geletterdheid en zet een herinnering om de lijst elk kwartaal bij te werken.</li></ol>
<p>Een lijst van één pagina met namen erachter is meer waard dan een beleidsstuk dat niemand leest. Komt u er niet uit bij een toepassing, <a href="/contact">leg haar dan aan ons voor</a>. Is het een juridische vraag, dan zeggen we dat eerlijk.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000012', id from public.otm_blog_tags where slug in ('ai-automation', 'digital-transformation');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000012', $t$Geldt de AI-verordening ook voor kleine bedrijven?$t$, $t$Ja. Er is geen algemene uitzondering voor kleine bedrijven, al zijn er verlichtingen, zoals een lager boeteplafond voor het mkb. Welke plichten u hebt, hangt vooral af van uw rol en van het risico van de toepassing.$t$, '', '', 1),
  ('a0000000-0000-4000-8000-000000000012', $t$Is een cursus AI-geletterdheid verplicht?$t$, $t$Een bepaalde cursus of een certificaat is niet voorgeschreven. U moet wel maatregelen nemen die passen bij het werk van uw mensen, en het is verstandig om vast te leggen wat u hebt gedaan.$t$, '', '', 2),
  ('a0000000-0000-4000-8000-000000000012', $t$Mag ik AI gebruiken om sollicitanten te selecteren?$t$, $t$Een algemeen verbod is er niet, maar zulke systemen gelden in de regel als hoog risico. De AVG en de regels tegen discriminatie gelden ook. Laat een mens beslissen en vraag juridisch advies voordat u begint.$t$, '', '', 3),
  ('a0000000-0000-4000-8000-000000000012', $t$Moet ik melden dat een tekst met AI is geschreven?$t$, $t$Voor gewone bedrijfsteksten in de regel niet. Voor deepfakes en voor bepaalde teksten die het publiek informeren over zaken van algemeen belang bevat de verordening wel meldregels.$t$, '', '', 4);
