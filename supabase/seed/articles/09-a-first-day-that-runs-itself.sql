-- 09: A first day that runs itself

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000009', 'a-first-day-that-runs-itself', 'Joost Wiegman', 5,
  '/images/insights/a-first-day-that-runs-itself.svg', true,
  '{}',
  '2025-07-01 08:00+00', '2025-07-01 08:00+00', '2025-07-01 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000009', 'nl', $t$Een eerste werkdag die vanzelf loopt$t$, $t$Contract, accounts, laptop en buddy geregeld voordat uw nieuwe collega binnenkomt.$t$, $t$Een nieuwe collega zonder laptop of inlogcode kost u dagen. Zo bouwt u een onboarding waarin de taken vanzelf bij de juiste mensen komen, met ruimte voor echte aandacht.$t$, $html$
<p>Maandagochtend, half negen. Bij een accountantskantoor met 22 medewerkers meldt zich een nieuwe assistent-accountant. De koffie is goed, de ontvangst hartelijk. Alleen is de laptop nog onderweg, weet niemand het wachtwoord van het aangiftepakket en blijkt de leidinggevende die haar zou inwerken met vakantie. Woensdag kan ze pas echt beginnen.</p>
<p>Niemand heeft hier slecht werk geleverd. De onboarding zat in vijf hoofden en één daarvan lag op het strand. Zulk werk is goed te automatiseren: de stappen zijn steeds dezelfde, de volgorde is bekend en het gaat vooral mis doordat niemand het overzicht heeft.</p>

<h2>Eerst de rekensom, en die is bescheiden</h2>
<p>Stel: een nieuwe collega levert 38 losse taken op, verdeeld over vijf mensen, samen elf uur werk. Van die taken kunnen er 24 vanzelf lopen: een account aanvragen, een herinnering sturen, een document klaarzetten. Daarmee zakt het werk naar viereneenhalf uur. Bij zes nieuwe mensen per jaar bespaart u dus 39 uur.</p>
<p>Voor 39 uur hoeft u geen groot systeem te bouwen. De tweede rekensom telt zwaarder: als die zes mensen op dag één kunnen werken in plaats van op dag drie, wint u twaalf werkdagen. En u voorkomt dat iemand na twee dagen wachten thuis vertelt dat het er wel een rommeltje is.</p>

<h2>Eén gebeurtenis zet alles in gang</h2>
<p>Kies één moment waarop de onboarding begint. Het beste moment is de handtekening onder het contract. Op dat moment zijn naam, functie, startdatum en leidinggevende bekend, en uit die vier gegevens volgt bijna al het andere. Een fiscalist krijgt andere programma’s dan een receptionist; wie twee dagen per week thuiswerkt, heeft een tweede scherm nodig.</p>
<table class="label-value"><tbody><tr><th scope="row">Contract getekend</th><td>Taken worden aangemaakt, de leidinggevende kiest een buddy, de laptop wordt besteld</td></tr><tr><th scope="row">Tien werkdagen vooraf</th><td>Welkomstmail met adres, tijd en contactpersoon; verzoek om gegevens voor de loonadministratie</td></tr><tr><th scope="row">Vijf werkdagen vooraf</th><td>Accounts aangevraagd volgens het functieprofiel; wat nog openstaat, gaat naar de leidinggevende</td></tr><tr><th scope="row">Eén werkdag vooraf</th><td>Controle: laptop getest, inloggen gelukt, agenda van de eerste week gevuld</td></tr><tr><th scope="row">Dag één</th><td>Ontvangst door de buddy, lunch met het team, eerste kleine opdracht</td></tr><tr><th scope="row">Week vier</th><td>Gesprek met de leidinggevende; vijf korte vragen over de start</td></tr></tbody></table>

<h2>Wat de software doet en wat mensen doen</h2>
<h3>Voor de automatisering</h3>
<ul>
<li>Taken aanmaken, toewijzen en na twee dagen stilte één keer herinneren. Daarna gaat de melding naar de leidinggevende.</li>
<li>Een conceptcontract vullen vanuit het model dat bij de functie hoort. Een mens leest het na en verstuurt het.</li>
<li>Vragen van de nieuwe collega beantwoorden uit het personeelshandboek: hoe declareer ik reiskosten, wanneer is mijn proeftijd voorbij, bij wie meld ik me ziek. Hier helpt een AI-agent echt, mits die alleen uit het handboek antwoordt en de pagina erbij noemt.</li>
</ul>
<h3>Voor mensen</h3>
<ul>
<li>De buddy. Een herinnering is te automatiseren; iemand meenemen naar de lunch niet.</li>
<li>Rechten boven het basisprofiel. Toegang tot betaalopdrachten of cliëntdossiers krijgt iemand pas nadat een bevoegde collega dat heeft goedgekeurd.</li>
<li>Alles wat over salaris, gezondheid of thuis gaat.</li>
</ul>

<h2>De verplichte stappen die u niet mag missen</h2>
<p>In Nederland moet u als werkgever de identiteit van een nieuwe werknemer vaststellen aan de hand van een origineel identiteitsbewijs, vóórdat die begint. Een kopie hoort in de loonadministratie. Ook de gegevens voor de loonheffingen moeten er dan zijn. Ontbreken ze, dan kunt u verplicht zijn het anoniementarief van 52 procent in te houden. De <a href="https://www.belastingdienst.nl">Belastingdienst</a> beschrijft de actuele regels.</p>
<table class="status-warning"><thead><tr><th>Let op</th><th>Afspraak</th></tr></thead><tbody><tr><td>Kopie van het identiteitsbewijs</td><td>Niet per gewone mail laten sturen en nooit naar een taalmodel. Gebruik een beveiligde upload rechtstreeks naar de loonadministratie, met toegang voor hoogstens twee mensen.</td></tr></tbody></table>
<p>Het vaststellen zelf doet een mens, met het document in de hand. De software bewaakt alleen dat het gebeurd is en laat de eerste dag niet op groen springen zolang het vinkje ontbreekt. Meer over zulke grenzen leest u in <a href="/insights/ai-and-personal-data-in-practice">AI en persoonsgegevens in de praktijk</a>.</p>

<h2>Wat er misgaat</h2>
<p><strong>Te veel berichten.</strong> Een nieuwe collega die vóór dag één elf automatische mails krijgt, leest er geen. Houd het bij drie en laat de buddy de tweede zelf schrijven.</p>
<p><strong>Functieprofielen die verouderen.</strong> Als niemand ze bijhoudt, krijgt de stagiair straks de rechten van zijn voorganger. Laat elke leidinggevende het profiel twee keer per jaar nalopen; een kwartier is genoeg.</p>
<p><strong>De achterdeur vergeten.</strong> Wie accounts automatisch aanmaakt, moet ze ook automatisch kunnen sluiten. Bouw de uitdiensttreding meteen mee, met dezelfde lijst in omgekeerde volgorde. Zo blijft het account van een vertrokken collega niet maanden openstaan.</p>
<p><strong>De uitzondering.</strong> Iemand begint drie dagen eerder, of werkt eerst op proef via een uitzendbureau. Zorg dat een mens de startdatum kan wijzigen en dat alle taken meeschuiven.</p>

<h2>Uw eerste stap: twee mensen bellen</h2>
<ol>
<li>Bel de laatste twee mensen die bij u begonnen. Vraag wat er op dag één niet klaar was.</li>
<li>Schrijf alle taken op, met per taak: wie, hoeveel dagen vooraf en hoe u ziet dat het af is.</li>
<li>Zet die lijst als sjabloon in het takenprogramma dat u al hebt. Gebruik hem één keer met de hand voordat u iets automatiseert.</li>
<li>Automatiseer daarna alleen de drie taken die het vaakst te laat zijn.</li>
</ol>
<p>Wie dat voor meer processen wil doen, vindt in <a href="/insights/where-to-start-with-ai-automation">waar u begint met AI-automatisering</a> een manier om te kiezen. Of <a href="/contact">plan een kop koffie</a> en neem uw lijst mee.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000009', 'en', $t$A first day that runs itself$t$, $t$Contract, accounts, laptop and buddy arranged before your new colleague walks in.$t$, $t$A new colleague without a laptop or a login costs you days. How to build onboarding in which tasks reach the right people by themselves, with room for real attention.$t$, $html$
<p>Half past eight on Monday morning. A new assistant accountant arrives at a firm of 22 people. The coffee is good and the welcome is warm. But the laptop is still in the post, nobody knows the password for the tax software, and the manager who was going to show her the ropes is on holiday. She can start properly on Wednesday.</p>
<p>Nobody did a bad job here. The onboarding was stored in five heads, and one of them was at the beach. Such work suits automation: the steps are always the same, the order is known, and it goes wrong mainly because nobody has the whole picture.</p>

<h2>The sum first, and it is a modest one</h2>
<p>Say a new colleague sets off 38 separate tasks, spread over five people, eleven hours of work in all. Of those, 24 can run by themselves: requesting an account, sending a reminder, preparing a document. That brings the work down to four and a half hours. With six new people a year, you save 39 hours.</p>
<p>Nobody should build a large system for 39 hours. The second sum carries more weight: if those six people can work on day one instead of day three, you gain twelve working days. You also avoid someone telling the family that the place is a bit of a shambles.</p>

<h2>One event sets everything going</h2>
<p>Choose a single moment at which onboarding begins, preferably the signature under the contract. Name, role, start date and manager are known by then, and almost everything else follows from those four. A tax adviser gets different programs from a receptionist; someone who works from home two days a week needs a second screen.</p>
<table class="label-value"><tbody><tr><th scope="row">Contract signed</th><td>Tasks are created, the manager picks a buddy, the laptop is ordered</td></tr><tr><th scope="row">Ten working days before</th><td>Welcome e-mail with address, time and contact; request for payroll details</td></tr><tr><th scope="row">Five working days before</th><td>Accounts requested according to the role profile; anything still open goes to the manager</td></tr><tr><th scope="row">One working day before</th><td>Check: laptop tested, login works, diary for the first week filled</td></tr><tr><th scope="row">Day one</th><td>Welcome by the buddy, lunch with the team, a first small assignment</td></tr><tr><th scope="row">Week four</th><td>Conversation with the manager; five short questions about the start</td></tr></tbody></table>

<h2>What software does and what people do</h2>
<h3>For the automation</h3>
<ul>
<li>Creating tasks, assigning them and sending one reminder after two days of silence. After that, the manager is told.</li>
<li>Filling in a draft contract from the template that belongs to the role. A person reads it and sends it.</li>
<li>Answering the newcomer’s questions from the staff handbook: how do I claim travel costs, when does my probation end, whom do I call when I am ill. An AI agent is of real help here, provided it answers from the handbook alone and names the page.</li>
</ul>
<h3>For people</h3>
<ul>
<li>The buddy. You can automate a reminder; you cannot automate taking someone to lunch.</li>
<li>Access beyond the basic profile. Payment orders and client files stay closed until an authorised colleague approves.</li>
<li>Everything that touches on pay, health or home.</li>
</ul>

<h2>The compulsory steps you cannot skip</h2>
<p>In the Netherlands, an employer must verify a new employee’s identity from an original identity document before work begins. A copy goes into the payroll records. The details for wage tax must be there by then as well. If they are missing, you may be obliged to withhold tax at the so-called anonymous rate of 52 per cent. The <a href="https://www.belastingdienst.nl">Dutch Tax Administration</a> sets out the current rules.</p>
<table class="status-warning"><thead><tr><th>Take care</th><th>Agreement</th></tr></thead><tbody><tr><td>Copy of the identity document</td><td>Not by ordinary e-mail, and never to a language model. Use a secure upload straight into the payroll records, open to two people at most.</td></tr></tbody></table>
<p>The verification itself is done by a person with the document in hand. The software only makes sure it happened, and does not turn the first day green while the tick is missing. For more on such limits, see <a href="/en/insights/ai-and-personal-data-in-practice">AI and personal data in practice</a>.</p>

<h2>What goes wrong</h2>
<p><strong>Too many messages.</strong> A newcomer who gets eleven automatic e-mails before day one reads none of them. Keep it to three, and let the buddy write the second one.</p>
<p><strong>Role profiles that age.</strong> If nobody looks after them, the trainee ends up with everything their predecessor could see. Have each manager go through the profile twice a year; fifteen minutes is enough.</p>
<p><strong>Forgetting the way out.</strong> If accounts are opened automatically, you must be able to close them automatically. Build the leaving process at the same time, with the same list in reverse, so that no former colleague keeps an open account.</p>
<p><strong>The exception.</strong> Someone starts three days early, or first comes in through a temp agency. Make sure a person can change the start date and every task moves along.</p>

<h2>Your first step: ring two people</h2>
<ol>
<li>Ring the last two people who joined you. Ask what was not ready on day one.</li>
<li>Write down all the tasks, noting for each: who, how many days ahead, and how you can tell it is finished.</li>
<li>Put that list as a template in the task software you already have. Use it once by hand before automating anything.</li>
<li>Then automate only the three tasks that are late most often.</li>
</ol>
<p>If you want to do the same for other processes, <a href="/en/insights/where-to-start-with-ai-automation">where to start with AI automation</a> offers a way to choose. Or <a href="/en/contact">plan a coffee with us</a> and bring your list.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000009', id from public.otm_blog_tags where slug in ('workflow-optimization', 'business-scaling');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000009', $t$Wat hoort er op een onboardingchecklist?$t$, $t$In elk geval contract, identiteitscontrole, gegevens voor de loonadministratie, accounts, apparatuur, buddy en een gevulde eerste week. Noteer per taak wie het doet, hoeveel dagen vooraf en wanneer het af is.$t$, $t$What belongs on an onboarding checklist?$t$, $t$At least the contract, identity check, payroll details, accounts, equipment, a buddy and a filled first week. Note for each task who does it, how many days ahead and when it counts as done.$t$, 1),
  ('a0000000-0000-4000-8000-000000000009', $t$Loont onboarding automatiseren bij een paar nieuwe mensen per jaar?$t$, $t$Een sjabloon met automatische taken en herinneringen loont al snel, omdat u het in uw bestaande takenprogramma kunt maken. Een apart systeem is bij minder dan tien nieuwe mensen per jaar meestal te zwaar.$t$, $t$Is automating onboarding worth it for a few new people a year?$t$, $t$A template with automatic tasks and reminders soon pays off, because you can make it in the task software you already use. A separate system is usually too heavy for fewer than ten new people a year.$t$, 2),
  ('a0000000-0000-4000-8000-000000000009', $t$Mag AI een arbeidscontract opstellen?$t$, $t$AI mag een concept vullen vanuit een model dat een deskundige heeft goedgekeurd. Laat een mens elke versie nalezen vóór verzending, want fouten in bijvoorbeeld proeftijd of looptijd zijn voor uw rekening.$t$, $t$May AI draw up an employment contract?$t$, $t$AI may fill in a draft from a template that an expert has approved. Have a person read every version before it goes out, because mistakes in the probation period or term are yours to bear.$t$, 3);
