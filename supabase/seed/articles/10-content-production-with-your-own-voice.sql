-- 10: Content production with your own voice

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000010', 'content-production-with-your-own-voice', 'Samira El Idrissi', 5,
  '/images/insights/content-production-with-your-own-voice.svg', true,
  array['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000004', 'a0000000-0000-4000-8000-000000000016']::uuid[],
  '2025-06-17 08:00+00', '2025-06-17 08:00+00', '2025-06-17 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000010', 'nl', $t$Content maken met AI, in uw eigen stem$t$, $t$Van één gesprek met een vakman naar een artikel, een nieuwsbrief en drie berichten.$t$, $t$AI schrijft vlot, maar vaak als iedereen. Met een gesprek als bron, goede voorbeelden, een stijlblad en een vaste controle klinkt de tekst weer als uw eigen bedrijf.$t$, $html$
<p>Een hoveniersbedrijf met twaalf mensen wil elke maand iets publiceren. De eigenaar vraagt een taalmodel om “een blog over tuinonderhoud in het najaar”. Na twintig seconden staat er een tekst. Foutloos, vriendelijk en volkomen inwisselbaar: dezelfde tips over bladharken staan op honderd andere sites. Het woord <em>oase</em> valt twee keer.</p>
<p>Het model kon niet anders, want het kreeg niets van het bedrijf mee. Wat klanten willen lezen, zit in het hoofd van de voorman die al vijftien jaar ziet welke hagen het op natte klei niet redden. De kunst is om die kennis eruit te halen en onderweg niet glad te strijken.</p>

<h2>Begin met een gesprek, niet met een opdracht</h2>
<p>Plan één keer per maand een half uur met iemand die het werk doet. Neem het gesprek op, met toestemming, en laat het uitschrijven. Goede vragen zijn klein: welke fout zag u deze maand drie keer? Wat vroeg een klant waarop u geen kort antwoord had? Wat zou u bij uw eigen buren afraden?</p>
<p>Uit zo’n gesprek komen drie soorten materiaal. Feiten (“op klei plant ik geen lavendel zonder zand erbij”), voorvallen (“die mevrouw die elk jaar nieuwe buxus kocht”) en meningen. Dat zijn de bouwstenen. Het model mag ordenen en formuleren, maar geen nieuwe feiten toevoegen. Zet dat letterlijk in de opdracht en laat bij elk feit de regel uit het gesprek vermelden.</p>

<h2>Geef voorbeelden en een stijlblad</h2>
<p>Stijl leert een model beter van voorbeelden dan van bijvoeglijke naamwoorden. “Schrijf warm en professioneel” levert gemiddelde tekst op. Vijf stukken die u zelf goed vindt, waaronder een paar mails aan klanten, geven meer richting. Haal er wel eerst namen en adressen uit.</p>
<p>Zet daar een stijlblad van één pagina naast. Dat van het hoveniersbedrijf zou er zo uit kunnen zien.</p>
<table class="list-style"><thead><tr><th>Onderwerp</th><th>Zo wel</th><th>Zo niet</th></tr></thead><tbody><tr><td>Aanspreken</td><td>U, en “wij” voor het bedrijf</td><td>Tutoyeren, of “men”</td></tr><tr><td>Woorden</td><td>Snoeien, opbinden, inboeten</td><td>Groenbeleving, oase, totaalconcept</td></tr><tr><td>Cijfers</td><td>“Reken op twee dagen en € 900”</td><td>“Voor een scherpe prijs”</td></tr><tr><td>Beloften</td><td>“Meestal slaat het aan”</td><td>“Gegarandeerd resultaat”</td></tr><tr><td>Slot</td><td>Eén ding om zelf te doen</td><td>Een oproep met drie uitroeptekens</td></tr></tbody></table>
<p>De kolom “zo niet” is de nuttigste. Vul haar aan telkens als u in een concept dezelfde zin voor de tweede keer doorstreept.</p>

<h2>De lijn van gesprek tot publicatie</h2>
<ol>
<li><strong>Opnemen en uitschrijven.</strong> Half uur, eens per maand.</li>
<li><strong>Kiezen.</strong> Het model stelt vijf onderwerpen voor, met citaten. Een mens kiest er één.</li>
<li><strong>Concept.</strong> Het artikel wordt geschreven uit het gesprek, de voorbeelden en het stijlblad.</li>
<li><strong>Vakcontrole.</strong> De voorman leest op juistheid. Hij hoeft niet op komma’s te letten.</li>
<li><strong>Redactie.</strong> Eén vaste persoon leest op toon en schrapt. Hardop lezen helpt.</li>
<li><strong>Hergebruik.</strong> Pas na goedkeuring maakt het model er een nieuwsbrief en drie korte berichten van.</li>
</ol>
<p>De volgorde doet ertoe. Wie de korte berichten maakt voordat het artikel is goedgekeurd, corrigeert dezelfde fout straks op vijf plaatsen.</p>

<h2>Wat het oplevert</h2>
<p>Stel: nu kost een artikel vijf uur, een nieuwsbrief twee uur en drie berichten samen ook twee uur. Dat is negen uur per maand. Met de lijn hierboven rekent u in uren ongeveer zo.</p>
<table class="compact"><thead><tr><th>Stap</th><th>Eerst</th><th>Straks</th><th>Verschil</th></tr></thead><tbody><tr><td>Gesprek en keuze</td><td>0</td><td>1</td><td>+1</td></tr><tr><td>Artikel</td><td>5</td><td>1,25</td><td>−3,75</td></tr><tr><td>Nieuwsbrief</td><td>2</td><td>0,5</td><td>−1,5</td></tr><tr><td>Drie berichten</td><td>2</td><td>0,5</td><td>−1,5</td></tr><tr><td>Totaal</td><td>9</td><td>3,25</td><td>−5,75</td></tr></tbody></table>
<p>Het inrichten kost in dit voorbeeld twaalf uur: voorbeelden verzamelen, stijlblad schrijven, drie proefrondes. Bij 5,75 uur winst per maand hebt u dat in de loop van de derde maand terug. Maakt u nu helemaal geen teksten, dan bespaart u niets. U besteedt er dan 3,25 uur per maand aan die u eerst niet kwijt was. Ook dat kan een goede keuze zijn, maar noem het geen besparing.</p>

<h2>Wat er misgaat</h2>
<ul>
<li><strong>Verzonnen details.</strong> Een model vult gaten op met iets aannemelijks. Een jaartal, plantnaam of norm die niet in het gesprek voorkwam, gaat eruit of wordt nagezocht.</li>
<li><strong>Langzaam vervlakken.</strong> Gebruikt u goedgekeurde AI-teksten als nieuwe voorbeelden, dan wordt elke ronde iets gemiddelder. Houd minstens vijf teksten van mensenhand als ijkpunt.</li>
<li><strong>Te veel, omdat het kan.</strong> Dertig pagina’s per week maken is technisch eenvoudig. Zoekmachines treden op tegen massaal gemaakte pagina’s zonder waarde, en uw lezers haken eerder af.</li>
<li><strong>Klanten die zichzelf herkennen.</strong> De mevrouw met de buxus woont in een dorp. Vraag toestemming of verander het voorval zo dat niemand haar herkent.</li>
</ul>
<table class="status-info"><thead><tr><th>Vuistregel</th></tr></thead><tbody><tr><td>Zou een concurrent deze tekst ongewijzigd op zijn site kunnen zetten? Dan ontbreekt er iets uit het gesprek. Voeg een feit, een voorval of een mening toe.</td></tr></tbody></table>

<h2>Uw eerste artikel in een middag</h2>
<p>Vraag de collega die het vaakst met klanten praat om een half uur. Zet de telefoon op opnemen, stel drie kleine vragen en lees de uitgeschreven tekst dezelfde middag terug. Streep aan wat u nergens anders zou lezen. Hebt u vijf strepen, dan hebt u uw eerste artikel.</p>
<p>Komen er daarna aanvragen binnen, dan is snelheid het volgende punt; zie <a href="/insights/lead-follow-up-within-five-minutes">leads opvolgen binnen vijf minuten</a>. Wilt u de lijn samen opzetten, dan drinken we <a href="/contact">graag koffie met u</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000010', 'en', $t$Producing content with AI in your own voice$t$, $t$From one talk with a craftsman to an article, a newsletter and three posts.$t$, $t$AI writes fluently, but often like everybody else. With an interview as the source, good examples, a style sheet and a fixed review, the text sounds like your firm again.$t$, $html$
<p>A landscape gardening firm of twelve people wants to publish something every month. The owner asks a language model for “a blog about autumn garden maintenance”. Twenty seconds later there is a text. It is faultless, friendly and entirely interchangeable: the same tips on raking leaves appear on a hundred other sites. The word <em>oasis</em> turns up twice.</p>
<p>The model could hardly do better, as it was given nothing of the firm. What customers want to read is in the head of the foreman who has spent fifteen years watching which hedges fail on wet clay. The skill lies in getting that knowledge out without sanding it smooth along the way.</p>

<h2>Start with a conversation, not an instruction</h2>
<p>Once a month, plan half an hour with someone who does the work. Record the talk, with permission, and have it transcribed. Good questions are small ones. Which mistake did you see three times this month? What did a customer ask that had no short answer? What would you advise your own neighbours against?</p>
<p>Such a talk yields three kinds of material: facts (“I never plant lavender on clay without digging in sand”), incidents (“the lady who bought new box plants every year”) and opinions. Those are the building blocks. The model may arrange and phrase them, but may not add facts. Put that in the instruction in so many words, and ask it to quote the line of the transcript behind every fact.</p>

<h2>Give it examples and a style sheet</h2>
<p>A model learns style better from examples than from adjectives. “Write in a warm and professional tone” gives you average prose. Five pieces you are happy with yourself, a few e-mails to customers among them, give far more direction. Remove names and addresses first.</p>
<p>Beside them goes a style sheet of one page. The gardeners’ version could look like this.</p>
<table class="list-style"><thead><tr><th>Subject</th><th>Like this</th><th>Not like this</th></tr></thead><tbody><tr><td>Address</td><td>“You”, and “we” for the firm</td><td>“One”, or “clients”</td></tr><tr><td>Words</td><td>Prune, tie in, replant</td><td>Oasis, outdoor living solution</td></tr><tr><td>Figures</td><td>“Allow two days and €900”</td><td>“At a keen price”</td></tr><tr><td>Promises</td><td>“It usually takes”</td><td>“Results guaranteed”</td></tr><tr><td>Ending</td><td>One thing to do yourself</td><td>A slogan with three exclamation marks</td></tr></tbody></table>
<p>The right-hand column is the most useful. Add to it whenever you strike out the same sentence for the second time.</p>

<h2>The line from conversation to publication</h2>
<ol>
<li><strong>Record and transcribe.</strong> Half an hour, once a month.</li>
<li><strong>Choose.</strong> The model suggests five subjects, with quotations. A person picks one.</li>
<li><strong>Draft.</strong> The article is written from the transcript, the examples and the style sheet.</li>
<li><strong>Expert check.</strong> The foreman reads for accuracy. Commas are not his concern.</li>
<li><strong>Editing.</strong> One regular editor reads for tone and cuts. Reading aloud helps.</li>
<li><strong>Reuse.</strong> Only after approval does the model turn it into a newsletter and three short posts.</li>
</ol>
<p>The order matters. Make the posts before the article has been approved, and you will be correcting the same mistake in five places.</p>

<h2>What it brings you</h2>
<p>Say an article now takes five hours, a newsletter two, and three posts together another two. That is nine hours a month. With the line above, the hours come out roughly like this.</p>
<table class="compact"><thead><tr><th>Step</th><th>Before</th><th>After</th><th>Change</th></tr></thead><tbody><tr><td>Talk and choice</td><td>0</td><td>1</td><td>+1</td></tr><tr><td>Article</td><td>5</td><td>1.25</td><td>−3.75</td></tr><tr><td>Newsletter</td><td>2</td><td>0.5</td><td>−1.5</td></tr><tr><td>Three posts</td><td>2</td><td>0.5</td><td>−1.5</td></tr><tr><td>Total</td><td>9</td><td>3.25</td><td>−5.75</td></tr></tbody></table>
<p>Setting it up takes twelve hours in this example: collecting samples, writing the style sheet, three trial rounds. At a gain of 5.75 hours a month, you have that back in the course of the third month. If you publish nothing at present, you save nothing; you will be spending 3.25 hours a month that you did not spend before. That can be a good decision too, but don’t call it a saving.</p>

<h2>What goes wrong</h2>
<ul>
<li><strong>Invented details.</strong> A model fills gaps with something plausible. Any year, plant name or standard that was not in the talk is removed or looked up.</li>
<li><strong>Slow flattening.</strong> Feed approved AI texts back in as examples, and each round becomes a little more average. Keep at least five pieces written by people as your benchmark.</li>
<li><strong>Too much, because you can.</strong> Thirty pages a week is technically easy. Search engines act against pages made in bulk without value, and your readers will leave sooner than that.</li>
<li><strong>Customers who recognise themselves.</strong> The lady with the box plants lives in a village. Ask permission, or change the incident until nobody could tell it was her.</li>
</ul>
<table class="status-info"><thead><tr><th>Rule of thumb</th></tr></thead><tbody><tr><td>Could a competitor put this text on their site unchanged? Then something from the talk is missing. Add a fact, an incident or an opinion.</td></tr></tbody></table>

<h2>Your first article in an afternoon</h2>
<p>Ask the colleague who talks to customers most for half an hour. Set your phone to record, ask three small questions and read the transcript back the same afternoon. Mark what you would not read anywhere else. Five marks, and you have your first article.</p>
<p>If enquiries follow, speed is the next matter; see <a href="/en/insights/lead-follow-up-within-five-minutes">lead follow-up within five minutes</a>. And if you would like to set up the line together, <a href="/en/contact">the coffee is on us</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000010', id from public.otm_blog_tags where slug in ('productivity-tools', 'workflow-optimization');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000010', $t$Hoe laat ik AI in mijn eigen schrijfstijl schrijven?$t$, $t$Geef het model vijf eigen teksten als voorbeeld en een stijlblad van één pagina met wat u wel en niet schrijft. Vul vooral de lijst met verboden woorden en zinnen aan na elke correctieronde.$t$, $t$How do I get AI to write in my own style?$t$, $t$Give the model five of your own texts as examples and a one-page style sheet of what you do and do not write. Above all, add to the list of banned words and phrases after every round of corrections.$t$, 1),
  ('a0000000-0000-4000-8000-000000000010', $t$Straft Google teksten die met AI zijn geschreven?$t$, $t$Volgens zijn eigen richtlijnen let Google op kwaliteit en nut, en niet op de manier waarop een tekst is gemaakt. Massaal gemaakte pagina’s zonder toegevoegde waarde vallen wel onder het spambeleid.$t$, $t$Does Google penalise text written with AI?$t$, $t$By its own guidelines, Google looks at quality and usefulness rather than how a text was made. Pages produced in bulk without added value do fall under its spam policies.$t$, 2),
  ('a0000000-0000-4000-8000-000000000010', $t$Wie controleert een AI-tekst voordat die online gaat?$t$, $t$Twee mensen: een vakman die op juistheid leest en één vaste redacteur die op toon leest. Maak één van hen verantwoordelijk voor de knop “publiceren”.$t$, $t$Who should check AI text before it goes online?$t$, $t$Two people: an expert who reads for accuracy and one regular editor who reads for tone. Make one of them responsible for the publish button.$t$, 3);
