-- The site’s base content: tags, about page, team, download pages.
-- Articles follow in seed/articles/, then pages in seed/pages/, each in the order of their numbers; then it is remembered
-- as sample content.

insert into public.otm_blog_tags (id, name, slug, name_nl)
values
  ('b0000000-0000-4000-8000-000000000001', 'AI automation', 'ai-automation', 'AI-automatisering'),
  ('b0000000-0000-4000-8000-000000000002', 'Workflow optimization', 'workflow-optimization', 'Procesverbetering'),
  ('b0000000-0000-4000-8000-000000000003', 'Business scaling', 'business-scaling', 'Bedrijfsgroei'),
  ('b0000000-0000-4000-8000-000000000004', 'Digital transformation', 'digital-transformation', 'Digitalisering'),
  ('b0000000-0000-4000-8000-000000000005', 'Productivity tools', 'productivity-tools', 'Productiviteit');

insert into public.otm_about_us_content (content_key, value_nl, value_en)
values
  ('about_title', $t$Over Vlotwerk$t$, $t$About Vlotwerk$t$),
  ('team_title', $t$Ons team$t$, $t$Our team$t$),
  ('statement', $t$
<p>Vlotwerk is een klein bureau aan het Spaarne in Haarlem. We helpen bedrijven van ongeveer vijf tot tweehonderd mensen om terugkerend werk over te dragen aan AI-agenten: installateurs, groothandels, administratiekantoren, webshops en praktijken. De naam zegt wat we nastreven. Werk moet vlot gaan, en het moet blijven drijven als het een keer tegenzit.</p>
<p>We beginnen op de werkvloer. Iemand van ons zit een dag naast de mensen die het werk nu doen en schrijft op wat er langskomt. Ook de vreemde gevallen waar niemand een regel voor heeft. Daarna tekenen we het proces: welke stap doet de agent, welke een mens, en wat gaat er mee bij de overdracht. Pas als u dat blad begrijpt en erachter staat, bouwen we iets.</p>
<h2>Hoe we werken</h2>
<p>We kiezen één proces, maken dat goed en rekenen na of het de moeite waard was. Een nieuwe automatisering draait eerst mee naast het gewone werk, met een mens die elke uitkomst bekijkt. De controle wordt pas lichter als de cijfers daar reden toe geven. Gaat het daarna mis, dan ziet u in het logboek wat er is gebeurd en zet uw team de agent zelf stil.</p>
<blockquote><p>Een goede automatisering herkent u aan de gevallen die ze niet zelf afhandelt.</p></blockquote>
<p>Net zo belangrijk is wat we niet doen:</p>
<ul>
<li>We automatiseren geen besluiten met grote gevolgen voor mensen, zoals een afwijzing of een ontslag.</li>
<li>We verkopen geen licenties en krijgen geen commissie van leveranciers.</li>
<li>We beloven geen percentages voordat we uw werk hebben gezien.</li>
<li>We bouwen niets waar u later zonder ons niet meer uit komt: de documentatie en de instellingen zijn van u.</li>
</ul>
<p>Soms is onze uitkomst dat u beter een formulier kunt aanpassen of een afspraak kunt maken met de afdeling ernaast. Dat is dan het advies. Het kost u een kop koffie en een halfuur om te weten of dat bij u ook zo is.</p>
$t$, $t$
<p>Vlotwerk is a small firm on the river Spaarne in Haarlem. We help businesses of roughly five to two hundred people hand recurring work to AI agents: installers, wholesalers, accountants’ offices, webshops and practices. Our name is Dutch for work that runs smoothly. <em>Vlot</em> also means afloat, and that is the other half of the job: work should keep going when something unexpected comes along.</p>
<p>We begin where the work is done. One of us spends a day beside the people who do it now and writes down what comes in, including the odd cases nobody has a rule for. Then we draw the flow: which step is the agent’s, which is a person’s, and what travels along when one hands over to the other. We only start building once you understand that sheet and agree with it.</p>
<h2>How we work</h2>
<p>We choose one process, get it right and work out whether it was worth it. A new automation first runs alongside the normal work, with a person looking at every result. Checks become lighter only when the figures give reason to. If something goes wrong after that, the log shows what happened and your own team can stop the agent.</p>
<blockquote><p>You can tell a good automation by the cases it leaves to someone else.</p></blockquote>
<p>What we don’t do matters just as much:</p>
<ul>
<li>We don’t automate decisions with serious consequences for people, such as a rejection or a dismissal.</li>
<li>We don’t sell licences and take no commission from vendors.</li>
<li>We don’t promise percentages before we have seen your work.</li>
<li>We don’t build anything you cannot leave with: the documentation and the settings are yours.</li>
</ul>
<p>Sometimes our conclusion is that you would do better to change a form or make an agreement with the department next door. In that case, that is our advice. It takes a cup of coffee and half an hour to find out whether it applies to you.</p>
$t$);

insert into public.otm_team_members
  (id, name, image_url, role_nl, role_en, bio_nl, bio_en, display_order, active)
values
  ('c0000000-0000-4000-8000-000000000001', 'Noor van der Laan', '/images/team/noor-van-der-laan.svg',
    $t$Oprichter, procesontwerp$t$, $t$Founder, process design$t$,
    $t$Noor leidde tien jaar de planning van een groothandel en weet hoe een maandagochtend met drie zieken eruitziet. Ze tekent elk proces eerst met potlood, met de mensen erbij die het werk doen. Begrijpen zij de tekening niet, dan begint ze opnieuw.$t$,
    $t$Noor ran planning at a wholesaler for ten years and knows what a Monday morning with three people off sick looks like. She draws every flow in pencil first, with the people who do the work at the table. If they can’t follow the drawing, she starts again.$t$,
    1, true),
  ('c0000000-0000-4000-8000-000000000002', 'Daan Hoekstra', '/images/team/daan-hoekstra.svg',
    $t$Engineer, koppelingen$t$, $t$Engineer, integrations$t$,
    $t$Daan laat systemen met elkaar praten die daar nooit voor zijn bedoeld. Zijn eerste vraag bij elke koppeling is wat er gebeurt als de andere kant een uur niet antwoordt. In het weekend repareert hij zijn zeilboot, die hij naar eigen zeggen bijna af heeft.$t$,
    $t$Daan gets systems talking that were never meant to. His first question about any connection is what happens when the other side stays silent for an hour. At weekends he repairs his sailing boat, which by his own account is nearly finished.$t$,
    2, true),
  ('c0000000-0000-4000-8000-000000000003', 'Samira El Idrissi', '/images/team/samira-el-idrissi.svg',
    $t$AI-agenten en kwaliteit$t$, $t$AI agents and quality$t$,
    $t$Samira bouwt de agenten en bedenkt daarna hoe ze stuk kunnen. Ze bewaart van elke opdracht een map met de honderd lastigste gevallen, en niets gaat live voordat die map goed doorloopt. Ze studeerde taalwetenschap en hoort dat aan uw e-mails.$t$,
    $t$Samira builds the agents and then works out how to break them. For every assignment she keeps a folder of the hundred hardest cases, and nothing goes live until it runs through that folder properly. She studied linguistics and can tell a lot from your emails.$t$,
    3, true),
  ('c0000000-0000-4000-8000-000000000004', 'Joost Wiegman', '/images/team/joost-wiegman.svg',
    $t$Training en adoptie$t$, $t$Training and adoption$t$,
    $t$Joost stond vijftien jaar voor de klas en traint nu teams die een agent als collega krijgen. Hij begint altijd met de vraag wat mensen níet kwijt willen aan hun werk. Na een maand komt hij terug om te zien wat er van de goede voornemens over is.$t$,
    $t$Joost was a teacher for fifteen years and now trains teams that get an agent for a colleague. He always starts by asking what people do not want to lose from their work. A month later he comes back to see what is left of the good intentions.$t$,
    4, true),
  ('c0000000-0000-4000-8000-000000000005', 'Lotte Brinkman', '/images/team/lotte-brinkman.svg',
    $t$Procesanalist$t$, $t$Process analyst$t$,
    $t$Lotte telt wat anderen schatten: minuten, aantallen, wachttijden. Ze deed het onderzoek achter onze scan en is nu een jaar op reis.$t$,
    $t$Lotte counts what others estimate: minutes, volumes, waiting times. She did the research behind our audit and is travelling for a year.$t$,
    5, false);

-- Who answers the messages of the contact form.
insert into public.otm_site_texts (key, language, text, updated_at)
values ('firm.contactPerson', 'all', 'c0000000-0000-4000-8000-000000000001', '2025-11-01 08:00+00');

insert into public.otm_download_pages (id, slug, active, created_at, updated_at, published_at)
values
  ('d0000000-0000-4000-8000-000000000001', 'automation-scan-checklist', true,
    '2025-09-08 08:00+00', '2025-10-20 08:00+00', '2025-09-15 08:00+00'),
  ('d0000000-0000-4000-8000-000000000002', 'download_content_playbook', false,
    '2025-10-27 08:00+00', '2025-10-27 08:00+00', null);

-- The checklist itself is the thank-you message of the email; there is no file behind it.
insert into public.otm_download_page_content
  (page_id, language, title, content, form_title, button_text, confirmation_title,
    confirmation_content, email_subject, email_thank_you_message, email_footer)
values
  ('d0000000-0000-4000-8000-000000000001', 'nl',
    $t$Checklist: welk werk kunt u automatiseren?$t$,
    $t$
<p>U weet dat er uren weglekken, maar niet waar u moet beginnen. Met deze checklist legt u een taak langs tien vragen en ziet u na een kwartier of automatiseren zin heeft. Hij komt uit onze eigen scan en is bedoeld om met een collega aan tafel in te vullen.</p>
<h2>Wat u krijgt</h2>
<ul>
<li>Tien vragen over volume, regels, gegevens en risico, in gewone taal.</li>
<li>Een puntentelling waarmee u taken onderling vergelijkt.</li>
<li>Per uitslag een advies: nu doen, eerst opruimen of bij mensen laten.</li>
</ul>
<h2>Een voorbeeld</h2>
<p>Stel: een installatiebedrijf legt drie taken langs de lijst. Dit komt eruit.</p>
<table class="list-style"><thead><tr><th>Taak</th><th>Punten</th><th>Uitslag</th></tr></thead><tbody><tr><td>Afspraken bevestigen en verzetten</td><td>17&nbsp;van&nbsp;20</td><td>Nu doen</td></tr><tr><td>Inkoopfacturen inboeken</td><td>13&nbsp;van&nbsp;20</td><td>Eerst opruimen: de helft mist een bestelnummer</td></tr><tr><td>Klachten afhandelen</td><td>6&nbsp;van&nbsp;20</td><td>Bij mensen laten, het dossier wel laten klaarzetten</td></tr></tbody></table>
<h2>In het kort</h2>
<table class="label-value"><tbody><tr><th scope="row">Voor wie</th><td>Eigenaren en teamleiders</td></tr><tr><th scope="row">Tijd</th><td>Een kwartier per taak</td></tr><tr><th scope="row">Vorm</th><td>De hele checklist staat in de e-mail, zonder bijlage</td></tr><tr><th scope="row">Kosten</th><td>Geen, en u komt niet op een mailinglijst</td></tr></tbody></table>
<p>Liever eerst lezen waarom we deze vragen stellen? Begin dan met <a href="/insights/where-to-start-with-ai-automation">ons artikel over een goede eerste taak</a>.</p>
$t$,
    $t$Waar mogen we de checklist heen sturen?$t$,
    $t$Stuur mij de checklist$t$,
    $t$De checklist is onderweg$t$,
    $t$
<p>Bedankt, {{name}}. We sturen de checklist naar <strong>{{email}}</strong>. Meestal staat hij er binnen een paar minuten.</p>
<p>Niets ontvangen? Kijk dan in uw map met ongewenste mail of controleer of het adres klopt. Lukt het niet, laat het ons weten via de <a href="/contact">contactpagina</a>.</p>
$t$,
    $t$Uw aanvraag: {{pageTitle}}$t$,
    $t$
<p>Beste {{name}},</p>
<p>Hier is de checklist die u hebt aangevraagd. Kies één taak die elke week terugkomt en geef per vraag 0 punten (nee), 1 punt (deels) of 2 punten (ja).</p>
<ol>
<li>Komt de taak minstens twintig keer per week voor?</li>
<li>Kost elke keer meer dan drie minuten?</li>
<li>Komt alles wat u nodig hebt digitaal binnen?</li>
<li>Kan een ervaren collega uitleggen wanneer het goed is gedaan?</li>
<li>Verlopen acht van de tien gevallen ongeveer hetzelfde?</li>
<li>Staan de benodigde gegevens op één plek, en kloppen ze?</li>
<li>Hebben de betrokken systemen een koppeling of een export?</li>
<li>Is een fout dezelfde dag te zien en te herstellen?</li>
<li>Blijven grote gevolgen voor een klant of medewerker uit als het misgaat?</li>
<li>Is er iemand die de uitzonderingen wil en kan behandelen?</li>
</ol>
<p><strong>15 punten of meer:</strong> begin hiermee. Zoek twintig echte gevallen bij elkaar en gebruik die als proef.</p>
<p><strong>9 tot en met 14 punten:</strong> ruim eerst op. Kijk naar de vragen met 0 punten; vaak is het een ontbrekend veld of een afspraak die nooit is gemaakt.</p>
<p><strong>8 punten of minder:</strong> laat het besluit bij mensen. Een agent kan wel het voorwerk doen.</p>
<p>Hebt u bij vraag 9 een 0 ingevuld, laat dan altijd een mens akkoord geven, wat de rest van de score ook is.</p>
<p>Wilt u uw uitkomst naast die van ons leggen? Antwoord op deze mail met de taak en het aantal punten, dan kijken we mee.</p>
<p>Met vriendelijke groet,<br>Noor van der Laan, Vlotwerk</p>
<p><em>Aangevraagd door {{name}}, voor {{email}}.</em></p>
$t$,
    $t$We sturen geen nieuwsbrief en verwijderen uw aanvraag na twaalf maanden.$t$),
  ('d0000000-0000-4000-8000-000000000001', 'en',
    $t$Checklist: which work can you automate?$t$,
    $t$
<p>You know hours are leaking away, but not where to begin. This checklist puts a task through ten questions and tells you in a quarter of an hour whether automating it makes sense. It comes from our own audit and is meant to be filled in at a table, with a colleague.</p>
<h2>What you get</h2>
<ul>
<li>Ten questions about volume, rules, data and risk, in plain language.</li>
<li>A score that lets you compare one task with another.</li>
<li>Advice for each result: do it now, tidy up first, or leave it to people.</li>
</ul>
<h2>An example</h2>
<p>Say a building services company puts three tasks through the list. This is the result.</p>
<table class="list-style"><thead><tr><th>Task</th><th>Points</th><th>Result</th></tr></thead><tbody><tr><td>Confirming and moving appointments</td><td>17&nbsp;of&nbsp;20</td><td>Do it now</td></tr><tr><td>Booking purchase invoices</td><td>13&nbsp;of&nbsp;20</td><td>Tidy up first: half of them lack an order number</td></tr><tr><td>Handling complaints</td><td>6&nbsp;of&nbsp;20</td><td>Leave it to people, but have the file prepared</td></tr></tbody></table>
<h2>In short</h2>
<table class="label-value"><tbody><tr><th scope="row">For whom</th><td>Owners and team leads</td></tr><tr><th scope="row">Time</th><td>A quarter of an hour per task</td></tr><tr><th scope="row">Form</th><td>The whole checklist is in the email, no attachment</td></tr><tr><th scope="row">Price</th><td>Nothing, and you are not put on a mailing list</td></tr></tbody></table>
<p>Would you rather read first why we ask these questions? Start with <a href="/en/insights/where-to-start-with-ai-automation">our article on choosing a first task</a>.</p>
$t$,
    $t$Where shall we send the checklist?$t$,
    $t$Send me the checklist$t$,
    $t$Your checklist is on its way$t$,
    $t$
<p>Thank you, {{name}}. We are sending the checklist to <strong>{{email}}</strong>. It usually arrives within a few minutes.</p>
<p>Nothing there? Look in your spam folder, or check that the address is right. If it still doesn’t arrive, let us know on the <a href="/en/contact">contact page</a>.</p>
$t$,
    $t$Your request: {{pageTitle}}$t$,
    $t$
<p>Dear {{name}},</p>
<p>Here is the checklist you asked for. Choose one task that comes back every week and give each question 0 points (no), 1 point (partly) or 2 points (yes).</p>
<ol>
<li>Does the task come up at least twenty times a week?</li>
<li>Does it take more than three minutes each time?</li>
<li>Does everything you need arrive digitally?</li>
<li>Can an experienced colleague explain when it has been done right?</li>
<li>Do eight out of ten cases go roughly the same way?</li>
<li>Is the data you need in one place, and is it correct?</li>
<li>Do the systems involved have an interface or an export?</li>
<li>Can a mistake be seen and put right on the same day?</li>
<li>If it goes wrong, are a customer or an employee spared serious consequences?</li>
<li>Is there somebody who is willing and able to handle the exceptions?</li>
</ol>
<p><strong>15 points or more:</strong> start with this one. Collect twenty real cases and use them as a trial.</p>
<p><strong>9 to 14 points:</strong> tidy up first. Look at the questions that scored 0; often it is a missing field or an agreement that was never made.</p>
<p><strong>8 points or fewer:</strong> leave the decision to people. An agent can still do the groundwork.</p>
<p>If you scored 0 on question 9, always have a person sign off, whatever the rest of the score.</p>
<p>Would you like a second opinion on your result? Reply to this email with the task and the score, and we’ll take a look.</p>
<p>Kind regards,<br>Noor van der Laan, Vlotwerk</p>
<p><em>Requested by {{name}}, for {{email}}.</em></p>
$t$,
    $t$We don’t send a newsletter, and we delete your request after twelve months.$t$),
  ('d0000000-0000-4000-8000-000000000002', 'nl',
    $t$Draaiboek: content maken in uw eigen stem$t$,
    $t$
<p>Van één gesprek met uw vakman naar een artikel, een nieuwsbrief en drie berichten, zonder dat het klinkt alsof een machine het schreef. Dit draaiboek beschrijft de stappen die we zelf gebruiken.</p>
<h2>Wat erin staat</h2>
<ul>
<li>Een stijlblad van één pagina, met voorbeelden van wel en niet.</li>
<li>De volgorde: opnemen, uitschrijven, kiezen, schrijven, nakijken.</li>
<li>Een lijst om elke tekst in tien minuten na te lopen.</li>
</ul>
$t$,
    $t$Vraag het draaiboek aan$t$,
    $t$Stuur mij het draaiboek$t$,
    $t$Bedankt, het komt eraan$t$,
    $t$<p>Bedankt, {{name}}. We sturen het draaiboek naar {{email}}.</p>$t$,
    '', '', ''),
  ('d0000000-0000-4000-8000-000000000002', 'en',
    $t$Playbook: content in your own voice$t$,
    $t$
<p>From one conversation with your specialist to an article, a newsletter and three posts, without sounding as if a machine wrote them. This playbook describes the steps we use ourselves.</p>
<h2>What is in it</h2>
<ul>
<li>A one-page style sheet, with examples of what to do and what to avoid.</li>
<li>The order: record, transcribe, choose, write, review.</li>
<li>A list for checking any text in ten minutes.</li>
</ul>
$t$,
    $t$Request the playbook$t$,
    $t$Send me the playbook$t$,
    $t$Thank you, it is on its way$t$,
    $t$<p>Thank you, {{name}}. We are sending the playbook to {{email}}.</p>$t$,
    '', '', '');
