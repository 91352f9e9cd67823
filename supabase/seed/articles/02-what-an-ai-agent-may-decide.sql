-- 02: What an AI agent may decide

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000002', 'what-an-ai-agent-may-decide', 'Samira El Idrissi', 5,
  '/images/insights/what-an-ai-agent-may-decide.svg', true,
  array['a0000000-0000-4000-8000-000000000006', 'a0000000-0000-4000-8000-000000000008']::uuid[],
  '2025-10-14 08:00+00', '2025-10-14 08:00+00', '2025-10-14 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000002', 'nl', $t$Wat mag een AI-agent zelf beslissen?$t$, $t$Grenzen, goedkeuringen en een logboek dat u echt leest.$t$, $t$Een AI-agent heeft net als een nieuwe medewerker bevoegdheden nodig. Vijf niveaus, harde grenzen in euro’s en aantallen, een goede overdracht en een logboek.$t$, $html$
<p>Als u een nieuwe medewerker aanneemt, geeft u die op de eerste dag geen bankpas zonder limiet. U zegt wat mag, wat eerst langs u moet en bij wie iemand terechtkan. Een AI-agent verdient dezelfde behandeling. Het is software die een opdracht in stappen uitvoert: lezen, opzoeken, kiezen, iets in een systeem wijzigen. Dat kiezen maakt hem nuttig en is ook de reden dat u vooraf bepaalt hoe ver hij mag gaan.</p>

<h2>Vijf niveaus van zelfstandigheid</h2>
<p>Geef niet de agent als geheel een niveau, maar elke handeling apart. Dezelfde agent mag gerust zelf een bezorgstatus doorgeven en moet bij een terugbetaling om toestemming vragen.</p>
<table class="accent-table"><thead><tr><th>Niveau</th><th>De agent …</th><th>Voorbeeld</th></tr></thead><tbody><tr><td>0. Kijken</td><td>leest en vat samen</td><td>Een klantdossier samenvatten voor een gesprek</td></tr><tr><td>1. Voorstellen</td><td>maakt een concept, u verstuurt</td><td>Een antwoord op een klacht</td></tr><tr><td>2. Na akkoord</td><td>voert uit zodra u goedkeurt</td><td>Een terugbetaling van €&nbsp;180</td></tr><tr><td>3. Binnen grenzen</td><td>handelt zelf en meldt achteraf</td><td>Een afspraak verzetten naar een vrij moment</td></tr><tr><td>4. Zelfstandig</td><td>handelt, u neemt steekproeven</td><td>Een bezorgstatus doorgeven</td></tr></tbody></table>
<p>Begin op niveau 1. Na bijvoorbeeld honderd voorstellen weet u hoeveel u er ongewijzigd verstuurde. Zijn dat er 96 en waren de andere vier alleen wat stroef geformuleerd, dan kan die handeling een niveau omhoog. Zaten er twee inhoudelijke fouten bij, dan blijft alles zoals het is en zoekt u eerst de oorzaak.</p>

<h2>Grenzen die niet te overreden zijn</h2>
<p>Een instructie als “wees terughoudend met terugbetalingen” is geen grens. Een taalmodel weegt woorden, en een klant die stevig aandringt of iets slims in zijn bericht verstopt, weegt mee. Zet harde grenzen daarom buiten het model: in de rechten van het account waarmee de agent werkt en in de software die zijn verzoeken uitvoert. Een agent die geen bankrekeningnummers kan wijzigen, doet dat ook niet als iemand er handig om vraagt.</p>
<p>Bruikbare grenzen zijn meetbaar: een bedrag per keer, een aantal per dag, een lijst van toegestane ontvangers, een periode waarover iets teruggedraaid kan worden. Reken vervolgens de slechtste dag uit. Stel: een webshop laat de agent tot €&nbsp;50 zelf terugbetalen, met een maximum van 15 keer per dag. Gaat alles mis, dan kost dat hooguit 15 × €&nbsp;50 = €&nbsp;750 voordat de teller op nul staat. Kunt u dat dragen, dan is de grens goed. Zo niet, dan verlaagt u hem.</p>

<h2>Goedkeuren mag geen stempelen worden</h2>
<p>Dezelfde webshop krijgt 200 verzoeken om terugbetaling per maand. Daarvan blijven er 150 onder de grens. De overige 50 komen bij een medewerker, die per geval anderhalve minuut nodig heeft: samen 75 minuten per maand. Dat is vol te houden. Zou alles langs een mens gaan, dan waren het 300 minuten en drukt iemand na een week blind op akkoord.</p>
<p>Een goed verzoek om akkoord past op één telefoonscherm. Er staat wat de agent wil doen, waarom, voor welk bedrag, en wat er gebeurt als u niets doet. Dat laatste hoort altijd hetzelfde te zijn: geen akkoord betekent dat er niets gebeurt.</p>

<h2>Overdragen aan een mens</h2>
<p>Neem een fysiotherapiepraktijk waar een agent afspraken verzet. Een patiënt schrijft: “Kan het donderdag ook? De pijn straalt nu uit naar mijn been.” De eerste zin mag de agent afhandelen, de tweede niet. Hij bevestigt dat het bericht is ontvangen, geeft geen advies en legt het met voorrang bij de praktijk neer, met het hele gesprek erbij. Spreek ook af wie het oppakt, en wat de patiënt leest als de praktijk gesloten is.</p>
<p>Laat in elk geval overdragen bij deze signalen:</p>
<ul>
<li>de vraag gaat over gezondheid, veiligheid, geld boven de grens of een juridisch geschil;</li>
<li>iemand vraagt om een mens, in welke bewoordingen ook;</li>
<li>de agent vindt geen bron voor zijn antwoord, of twee bronnen die elkaar tegenspreken;</li>
<li>hetzelfde gesprek komt voor de derde keer terug.</li>
</ul>
<p>Wat dit in de avond en het weekend vraagt, leest u in <a href="/insights/answering-customers-after-hours">ons artikel over klantvragen buiten kantooruren</a>.</p>

<table class="status-warning"><thead><tr><th>Let op bij besluiten over personen</th></tr></thead><tbody><tr><td>Soms treft een besluit mensen hard, zoals het afwijzen van een sollicitant of een kredietaanvraag. De AVG geeft hun in beginsel het recht dat zo’n besluit niet volledig automatisch wordt genomen. Er zijn uitzonderingen, met waarborgen. Laat hier een mens beslissen die het dossier echt bekijkt, en raadpleeg bij twijfel de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</td></tr></tbody></table>

<h2>Een logboek dat iemand leest</h2>
<p>Leg per handeling vast: het tijdstip, de aanleiding, de gebruikte bronnen, de uitgevoerde actie en wie eventueel akkoord gaf. Bewaar niet meer persoonsgegevens dan nodig en spreek een bewaartermijn af. Reserveer daarna een vast kwartier per week voor tien willekeurige regels. Een logboek dat niemand opent, is alleen handig als het al te laat is.</p>
<p>Zorg ten slotte voor een noodknop: één plek waar drie mensen bij kunnen en waarmee de agent terugvalt naar niveau 1. Probeer die knop uit vóór de eerste werkdag van de agent.</p>

<h2>Tien handelingen op één vel</h2>
<p>Schrijf tien handelingen op die een agent voor u zou kunnen doen. Zet achter elke handeling een niveau, een grens en de naam van degene die de uitzonderingen krijgt. Kunt u ergens geen naam invullen, dan is die handeling nog niet aan de beurt. Wilt u de lijst naast een ander paar ogen leggen, <a href="/contact">maak dan een afspraak</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000002', 'en', $t$What an AI agent may decide$t$, $t$Limits, approvals and a log that someone actually reads.$t$, $t$Like a new colleague, an AI agent needs a mandate. Five levels of autonomy, hard limits in euros and numbers, a clean hand-over to people and a log worth reading.$t$, $html$
<p>When you take on a new colleague, you do not hand over a bank card without a limit on day one. You say what is allowed, what has to pass your desk first and who can help. An AI agent deserves the same treatment. It is software that carries out an assignment in steps: it reads, looks things up, chooses and changes something in a system. The choosing makes it useful. It is also why you settle beforehand how far it may go.</p>

<h2>Five levels of autonomy</h2>
<p>Give a level to each action, not to the agent as a whole. The same agent can safely report a delivery status by itself and still have to ask before it refunds anyone.</p>
<table class="accent-table"><thead><tr><th>Level</th><th>The agent …</th><th>Example</th></tr></thead><tbody><tr><td>0. Look</td><td>reads and summarises</td><td>Summing up a customer file before a call</td></tr><tr><td>1. Propose</td><td>drafts, you send</td><td>A reply to a complaint</td></tr><tr><td>2. On approval</td><td>acts once you agree</td><td>A refund of €180</td></tr><tr><td>3. Within limits</td><td>acts and reports afterwards</td><td>Moving an appointment to a free slot</td></tr><tr><td>4. Independent</td><td>acts, you take samples</td><td>Passing on a delivery status</td></tr></tbody></table>
<p>Start at level 1. After a hundred proposals, say, you know how many you sent unchanged. If it was 96, and the other four were merely stiff in tone, that action can move up a level. If two of them were wrong on substance, everything stays where it is while you find the cause.</p>

<h2>Limits that cannot be talked round</h2>
<p>An instruction such as “be careful with refunds” is not a limit. A language model weighs words, and a customer who presses hard or hides something clever in a message is weighed along with the rest. So put hard limits outside the model: in the permissions of the account the agent works with, and in the software that carries out its requests. An agent that is unable to change bank details will not do so, however nicely someone asks.</p>
<p>Useful limits can be measured: an amount per action, a number per day, a list of permitted recipients, a period in which something can be undone. Then work out the worst day. Say a webshop lets its agent refund up to €50 by itself, fifteen times a day at most. If everything goes wrong, the damage is 15 × €50 = €750 before the counter runs out. If you can bear that, the limit is right. If not, lower it.</p>

<h2>Approval must not become rubber-stamping</h2>
<p>The same shop receives 200 refund requests a month, of which 150 stay under the limit. The other 50 go to a colleague who needs a minute and a half for each: 75 minutes a month. That is sustainable. If everything passed a person it would be 300 minutes, and within a week somebody would be pressing “approve” without looking.</p>
<p>A good request for approval fits on one phone screen: what the agent wants to do, on what grounds, for what amount, and what happens if you do nothing. The last part should always be the same: without approval, nothing happens.</p>

<h2>Handing over to a person</h2>
<p>Take a physiotherapy practice where an agent moves appointments. A patient writes: “Could we make it Thursday? The pain now runs down my leg.” The agent may deal with the first sentence but not with the second. It confirms that the message has arrived, gives no advice and passes it to the practice as a priority, with the whole conversation attached. Agree who picks it up, and what the patient reads when the practice is closed.</p>
<p>At the very least, have it hand over when:</p>
<ul>
<li>the question concerns health, safety, money above the limit or a legal dispute;</li>
<li>someone asks for a person, in whatever words;</li>
<li>the agent finds no source for its answer, or two that contradict each other;</li>
<li>the same conversation comes back for the third time.</li>
</ul>
<p>What this means for evenings and weekends is covered in <a href="/en/insights/answering-customers-after-hours">our article on answering customers after hours</a>.</p>

<table class="status-warning"><thead><tr><th>Take care with decisions about people</th></tr></thead><tbody><tr><td>Under the GDPR, people in principle have the right not to be subject to a fully automated decision that significantly affects them, such as the rejection of a job applicant or a loan application. There are exceptions, with safeguards. Let a person decide who really looks at the file, and consult the <a href="https://www.autoriteitpersoonsgegevens.nl/en">Dutch Data Protection Authority</a> when in doubt.</td></tr></tbody></table>

<h2>A log that somebody reads</h2>
<p>Record for every action: the time, what prompted it, the sources used, what was done and who approved it, if anyone. Keep no more personal data than necessary and agree how long you keep it. Then set aside a fixed quarter of an hour each week for ten random lines. A log nobody opens is only of use once it is too late.</p>
<p>Finally, provide an emergency switch: one place, within reach of three people, that drops the agent back to level 1. Try it out before the agent’s first working day.</p>

<h2>Ten actions on one sheet</h2>
<p>Write down ten actions an agent could take for you. Beside each, put a level, a limit and the name of the person who gets the exceptions. Where you cannot fill in a name, that action’s turn has not yet come. If you would like a second pair of eyes on the list, <a href="/en/contact">get in touch</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000002', id from public.otm_blog_tags where slug in ('ai-automation', 'digital-transformation');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000002', $t$Wat is het verschil tussen een chatbot en een AI-agent?$t$, $t$Een chatbot geeft antwoord. Een AI-agent voert ook handelingen uit in uw systemen, zoals een afspraak verzetten, en heeft daarom grenzen en een logboek nodig.$t$, $t$What is the difference between a chatbot and an AI agent?$t$, $t$A chatbot answers. An AI agent also takes action in your systems, such as moving an appointment, and therefore needs limits and a log.$t$, 1),
  ('a0000000-0000-4000-8000-000000000002', $t$Wie is verantwoordelijk als een AI-agent een fout maakt?$t$, $t$Ga ervan uit dat uw bedrijf verantwoordelijk is: een toezegging die namens u is verstuurd, kan u binden. Leg daarom vast wat de agent mag en laat bij grote belangen een jurist meekijken.$t$, $t$Who is responsible when an AI agent makes a mistake?$t$, $t$Assume that your company is: a promise sent in your name can be binding. Put the agent’s mandate in writing and ask a lawyer to look at it where much is at stake.$t$, 2),
  ('a0000000-0000-4000-8000-000000000002', $t$Hoelang moet een AI-agent met goedkeuring werken?$t$, $t$Niet een vaste periode, maar tot u genoeg gevallen hebt gezien. Bij honderd voorstellen zonder inhoudelijke fout kunt u een handeling meestal een niveau hoger zetten.$t$, $t$How long should an AI agent work under approval?$t$, $t$Not for a fixed period but until you have seen enough cases. After a hundred proposals without an error of substance, an action can usually move up one level.$t$, 3);
