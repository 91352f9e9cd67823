-- 04: Following up a lead within five minutes

insert into public.otm_blog_articles
  (id, slug, author, read_time, image_url, published, related_articles, created_at, updated_at, published_at)
values (
  'a0000000-0000-4000-8000-000000000004', 'lead-follow-up-within-five-minutes', 'Daan Hoekstra', 5,
  '/images/insights/lead-follow-up-within-five-minutes.svg', true,
  '{}',
  '2025-09-16 08:00+00', '2025-09-16 08:00+00', '2025-09-16 08:00+00'
);

insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content)
values
  ('a0000000-0000-4000-8000-000000000004', 'nl', $t$Offerteaanvragen opvolgen binnen vijf minuten$t$, $t$De agent antwoordt en plant, de verkoper voert het gesprek.$t$, $t$Hoe een aanvraag van uw website binnen vijf minuten een goed antwoord, een afspraak en een plek in uw CRM krijgt. En welk deel van de verkoop mensenwerk blijft.$t$, $html$
<p>Dinsdagavond, kwart over negen. Een stel zit aan de keukentafel en vraagt bij drie bedrijven een offerte aan voor nieuwe kozijnen. Het eerste stuurt een automatisch bedankje. Het tweede reageert woensdagmiddag, het derde vrijdag. Eén bedrijf stelt die avond nog twee zinnige vragen en een moment voor de opmeting voor. Dat heeft waarschijnlijk al een afspraak voordat de andere hun mailbox openen. Snelheid wint geen opdracht, maar bepaalt wel met wie de klant als eerste praat.</p>

<h2>Meet eerst hoe snel u nu bent</h2>
<p>Neem de laatste dertig aanvragen en noteer per stuk twee tijdstippen: wanneer hij binnenkwam en wanneer een mens voor het eerst inhoudelijk antwoordde. Zet de dertig wachttijden op volgorde en kijk naar de middelste twee. Dat zegt meer dan het gemiddelde, dat door één vergeten aanvraag al wordt scheefgetrokken. Streep ook aan wat buiten kantooruren binnenkwam. Is uw middelste wachttijd een half uur en komt bijna alles overdag, dan hebt u dit artikel niet nodig.</p>

<h2>Wat er in vijf minuten gebeurt</h2>
<ol>
<li><strong>Lezen.</strong> De agent haalt uit het formulier of de e-mail wat iemand wil, waar en wanneer. Spam en reclame gaan naar een aparte map die iemand één keer per week doorkijkt.</li>
<li><strong>Nagaan.</strong> Staat deze persoon al in het CRM, valt de postcode in uw werkgebied, doet u dit soort werk? Een bestaande klant gaat direct naar de vaste contactpersoon.</li>
<li><strong>Antwoorden.</strong> Een kort bericht dat op de aanvraag ingaat, met hooguit twee vragen. Niet meer: wie vijf vragen krijgt, legt de telefoon weg.</li>
<li><strong>Voorstellen.</strong> Drie vrije momenten uit de agenda van de verkoper, rekening houdend met reistijd. Kiest de klant, dan staat de afspraak vast en gaan de andere twee weer open.</li>
<li><strong>Vastleggen.</strong> Alles komt in het CRM, met de oorspronkelijke tekst erbij.</li>
</ol>
<p>Zeg in het bericht eerlijk dat een digitale assistent het schreef en wie de klant straks spreekt. “Ik ben de digitale assistent van het bedrijf, Marloes komt bij u opmeten” is een prettige zin. Doen alsof Marloes om kwart over negen zelf zat te typen, valt vroeg of laat op.</p>

<h3>Kwalificeren met vier gegevens</h3>
<p>Kwalificeren klinkt zwaarder dan het is. U wilt weten of een gesprek zin heeft, en welk gesprek. Meestal zijn vier gegevens genoeg. Zo ziet de kaart eruit die de verkoper 's ochtends op zijn telefoon vindt:</p>
<table class="label-value"><tbody><tr><th scope="row">Wat</th><td>Zes kozijnen, twee draaikiepramen, hout vervangen door kunststof</td></tr><tr><th scope="row">Waar</th><td>Jarendertigwoning, binnen het werkgebied</td></tr><tr><th scope="row">Wanneer</th><td>Voor de winter, niet in de herfstvakantie</td></tr><tr><th scope="row">Wie beslist</th><td>Beide bewoners, samen thuis op donderdag</td></tr><tr><th scope="row">Letterlijk gezegd</th><td>“We twijfelen nog of we niet beter kunnen schilderen.”</td></tr><tr><th scope="row">Afgesproken</th><td>Opmeting donderdag 19.00 uur, bevestigd</td></tr></tbody></table>
<p>De regel met de letterlijke woorden is de waardevolste. Een samenvatting had daar “klant is geïnteresseerd” van gemaakt, terwijl de twijfel over schilderen precies is waar het gesprek over moet gaan.</p>

<h2>Wat mensenwerk blijft</h2>
<ul>
<li><strong>Prijzen en levertijden.</strong> De agent noemt hooguit een bandbreedte die u hebt goedgekeurd, met de mededeling dat de offerte geldt. Een losse toezegging kan u binden. Hoe u zulke grenzen trekt, leest u in <a href="/insights/what-an-ai-agent-may-decide">wat een agent zelf mag beslissen</a>.</li>
<li><strong>Nee zeggen.</strong> Buiten uw werkgebied mag het automatisch, vriendelijk en met de reden. Bij elke andere afwijzing kijkt iemand mee.</li>
<li><strong>Bellen.</strong> Staat er in de aanvraag iets van haast, schade of verdriet, dan krijgt de dienstdoende collega een seintje om zelf te bellen.</li>
<li><strong>Aandringen.</strong> Eén herinnering na drie dagen is genoeg. Daarna beslist de verkoper of er nog een telefoontje volgt.</li>
</ul>

<table class="status-info"><thead><tr><th>Een aanvraag is geen inschrijving</th></tr></thead><tbody><tr><td>U mag antwoorden op wat iemand vraagt. Voor een nieuwsbrief of reclame is in de regel aparte toestemming nodig, zeker bij particulieren. Zet dat vinkje niet namens de klant, en verwijder aanvragen die nergens toe leidden na een vaste termijn.</td></tr></tbody></table>

<h2>Een rekenvoorbeeld</h2>
<p>Stel: een kozijnenbedrijf krijgt 60 aanvragen per maand, waarvan 26 in de avond of het weekend. Eerste antwoord, afspraak en invoer in het CRM kosten nu twaalf minuten per aanvraag: twaalf uur per maand. Blijft daar drie minuten controle van over, dan is dat drie uur, een winst van negen uur.</p>
<p>De omzetkant is minder zeker. Het bedrijf wint nu 12 van de 60 aanvragen, met een gemiddelde order van €&nbsp;4.000 en een brutomarge van 30%. Eén extra opdracht per maand levert dus €&nbsp;1.200 marge op. Of die ene opdracht er komt, weet u pas als u het vier weken hebt bijgehouden, en dan nog kan het toeval zijn. Zorg dus dat de som al uitkomt met die negen uur alleen, en beschouw de extra omzet als meevaller.</p>

<h2>Waar het misgaat</h2>
<p>De bekendste fout is een agenda die niet klopt. Staat de tandarts van de verkoper er niet in, dan wordt dat moment vergeven. De tweede is een kringetje: de agent antwoordt op een afwezigheidsbericht, dat weer antwoordt. Laat automatische berichten dus herkennen en stel een maximum aan berichten per gesprek in. De derde is stilte aan de andere kant. Een antwoord binnen vijf minuten met daarna een week niets werkt slechter dan een gewoon antwoord de volgende ochtend.</p>

<h2>Meet eerst de wachttijd</h2>
<p>Meet de dertig wachttijden. Schrijf daarna het antwoord dat u zelf zou sturen op uw vijf meest voorkomende aanvragen, met de twee vragen erin. Die vijf teksten zijn de basis van alles wat later automatisch gaat, en u kunt ze dezelfde middag al met de hand gebruiken. Wilt u weten of het bij uw agenda en CRM past, <a href="/contact">leg het ons voor</a>.</p>
$html$),
  ('a0000000-0000-4000-8000-000000000004', 'en', $t$Following up a lead within five minutes$t$, $t$The agent replies and schedules, your salesperson has the conversation.$t$, $t$How an enquiry from your website gets a sensible reply, an appointment and a place in your CRM within five minutes, and which part of selling stays with people.$t$, $html$
<p>Tuesday evening, a quarter past nine. A couple at the kitchen table ask three firms to quote for new window frames. The first sends an automatic thank-you. The second replies on Wednesday afternoon, the third on Friday. A firm that asks two sensible questions that same evening and suggests a time to measure up will probably have an appointment before the others open their mailbox. Speed does not win the order, but it does decide whom the customer talks to first.</p>

<h2>First measure how fast you are now</h2>
<p>Take your last thirty enquiries and note two times for each: when it came in, and when a person first gave a real answer. Put the thirty waiting times in order and look at the middle two. They tell you more than the average, which a single forgotten enquiry can pull askew. Mark the ones that arrived outside office hours as well. If your middle waiting time is half an hour and nearly everything comes in by day, you do not need this article.</p>

<h2>What happens in five minutes</h2>
<ol>
<li><strong>Read.</strong> From the form or email the agent takes what someone wants, where and when. Spam and sales pitches go to a separate folder that somebody checks once a week.</li>
<li><strong>Look up.</strong> Is this person in the CRM already, is the postcode in your area, is it work you do? An existing customer goes straight to their regular contact.</li>
<li><strong>Reply.</strong> A short message about this particular enquiry, with two questions at most. People who are asked five put the phone down.</li>
<li><strong>Propose.</strong> Three free times from the salesperson’s calendar, with travel taken into account. Once the customer chooses, the appointment is fixed and the other two are released.</li>
<li><strong>Record.</strong> Everything goes into the CRM, along with the original text.</li>
</ol>
<p>Say openly that a digital assistant wrote it, and whom the customer will meet. “I am the firm’s digital assistant, and Marloes will come to measure up” is a pleasant sentence. Pretending that Marloes was typing at a quarter past nine will come out.</p>

<h3>Qualify with four facts</h3>
<p>You want to know whether a conversation makes sense, and which one. Four facts are usually enough. This is the card the salesperson finds on the phone in the morning:</p>
<table class="label-value"><tbody><tr><th scope="row">What</th><td>Six frames, two tilt-and-turn windows, timber to be replaced by uPVC</td></tr><tr><th scope="row">Where</th><td>A 1930s house, within the service area</td></tr><tr><th scope="row">When</th><td>Before winter, not in the autumn half-term</td></tr><tr><th scope="row">Who decides</th><td>Both occupants, at home together on Thursday</td></tr><tr><th scope="row">In their words</th><td>“We still wonder whether we’d be better off painting.”</td></tr><tr><th scope="row">Agreed</th><td>Measuring up, Thursday 7 pm, confirmed</td></tr></tbody></table>
<p>The line in their own words is the most valuable one. A summary would have turned it into “customer is interested”, while the doubt about painting is exactly what the conversation should be about.</p>

<h2>What stays with people</h2>
<ul>
<li><strong>Prices and lead times.</strong> At most the agent names a range you have approved and adds that the quotation is what counts. A stray promise can be binding. How to draw such lines is covered in <a href="/en/insights/what-an-ai-agent-may-decide">what an AI agent may decide</a>.</li>
<li><strong>Saying no.</strong> Outside your area it can be automatic, friendly and with the reason. Any other refusal is seen by a person first.</li>
<li><strong>Calling.</strong> If an enquiry hints at urgency, damage or grief, the colleague on duty gets a signal and picks up the phone.</li>
<li><strong>Pressing on.</strong> One reminder after three days will do. After that the salesperson decides whether another call is worth it.</li>
</ul>

<table class="status-info"><thead><tr><th>An enquiry is not a subscription</th></tr></thead><tbody><tr><td>You may answer what someone asks. A newsletter or advertising as a rule needs separate consent, certainly from private individuals. Do not tick that box on the customer’s behalf, and delete enquiries that came to nothing after a fixed period.</td></tr></tbody></table>

<h2>A worked example</h2>
<p>Say a window firm receives 60 enquiries a month, 26 of them in the evening or at the weekend. The first reply, the appointment and the entry in the CRM now take twelve minutes each: twelve hours a month. If three minutes of checking remain, that is three hours, and nine are gained.</p>
<p>The revenue side is less certain. The firm wins 12 of the 60, with an average order of €4,000 and a gross margin of 30%. One extra order a month would thus bring €1,200 in margin. Whether it does, you only know after four weeks of counting, and even then it may be chance. So make the decision stand up on the nine hours alone, and treat extra sales as a windfall.</p>

<h2>Where it goes wrong</h2>
<p>The classic fault is a calendar that is not true. If the salesperson’s dentist is not in it, that slot will be given away. The second is a loop: the agent answers an out-of-office message, which answers back. So have automatic messages recognised, and cap the number of messages in a conversation. The third is silence on your side. A reply within five minutes followed by a week of nothing does worse than an ordinary reply the next morning.</p>

<h2>Measure the wait first</h2>
<p>Measure those thirty waiting times. Then write the reply you would send yourself to your five most common enquiries, with the two questions in it. Those five texts are the foundation of everything that runs by itself later, and you can use them by hand the same afternoon. If you wonder whether it would fit your calendar and CRM, <a href="/en/contact">put it to us</a>.</p>
$html$);

insert into public.otm_blog_article_tags (article_id, tag_id)
select 'a0000000-0000-4000-8000-000000000004', id from public.otm_blog_tags where slug in ('ai-automation', 'business-scaling');

insert into public.otm_blog_article_faqs
  (article_id, question_nl, answer_nl, question_en, answer_en, display_order)
values
  ('a0000000-0000-4000-8000-000000000004', $t$Hoe snel moet ik reageren op een offerteaanvraag?$t$, $t$Liefst terwijl de klant er nog mee bezig is, dus binnen enkele minuten. Lukt dat niet, dan is een inhoudelijk antwoord dezelfde dag beter dan een direct maar nietszeggend bedankje.$t$, $t$How quickly should I respond to a website lead?$t$, $t$Ideally while the customer still has it in mind, so within minutes. If that is not possible, a real answer the same day beats an instant thank-you that says nothing.$t$, 1),
  ('a0000000-0000-4000-8000-000000000004', $t$Moet ik vermelden dat een AI-assistent het bericht schreef?$t$, $t$Wij raden het altijd aan: het is eerlijk en voorkomt teleurstelling. De Europese AI-verordening bevat bovendien een transparantieplicht voor systemen die met mensen communiceren; controleer vanaf wanneer die voor u geldt.$t$, $t$Do I have to say that an AI assistant wrote the message?$t$, $t$We always advise it: it is honest and avoids disappointment. The EU AI Act also contains a transparency duty for systems that interact with people; check from when it applies to you.$t$, 2),
  ('a0000000-0000-4000-8000-000000000004', $t$Werkt automatische leadopvolging met mijn huidige CRM?$t$, $t$Vaak wel. Voorwaarde is dat het CRM een API of een andere koppeling heeft en dat de agenda’s van uw verkopers kloppen.$t$, $t$Does automated lead follow-up work with my current CRM?$t$, $t$Often it does. The CRM needs an API or another way to connect, and your salespeople’s calendars have to be accurate.$t$, 3);
