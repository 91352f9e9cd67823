export const nl = {
  "privacy.meta.title": "Privacy | Vlotwerk",
  "privacy.meta.description":
    "Welke persoonsgegevens Vlotwerk via deze site bewaart, waarvoor en hoe lang. Geen tracking, geen reclamecookies, en na {period} verwijderd.",
  "privacy.meta.descriptionForEver":
    "Welke persoonsgegevens Vlotwerk via deze site bewaart en waarvoor. Geen tracking, geen reclamecookies, en verwijderd als u dat vraagt.",
  "privacy.month": "een maand",
  "privacy.year": "twaalf maanden",
  "privacy.months": "{months} maanden",

  "privacy.title": "Privacy",
  "privacy.intro":
    "We bewaren wat u zelf invult en hoe u op deze site kwam. We gebruiken het om u te antwoorden en verwijderen het na {period}. Hieronder staat het precies.",
  "privacy.introForEver":
    "We bewaren wat u zelf invult en hoe u op deze site kwam. We gebruiken het om u te antwoorden en verwijderen het als u dat vraagt. Hieronder staat het precies.",
  "privacy.updated": "Laatst bijgewerkt op 25 november 2026",

  "privacy.who.title": "Wie is verantwoordelijk",
  "privacy.who.text":
    "Vlotwerk in Haarlem is de verwerkingsverantwoordelijke voor de persoonsgegevens die u via deze site geeft. Hebt u een vraag over uw gegevens, dan bereikt u ons via de gegevens op de contactpagina. Deze verklaring gaat over de site. Wat we voor klanten verwerken, leggen we per opdracht vast in een verwerkersovereenkomst.",

  "privacy.what.title": "Welke gegevens we verwerken",
  "privacy.what.text":
    "Stuurt u een contactbericht, dan bewaren we uw naam, e-mailadres en bericht, en uw telefoonnummer en bedrijf als u die invult. Vraagt u een download aan, dan bewaren we uw naam en e-mailadres, en uw bedrijf en opmerkingen als u die invult.",

  "privacy.visit.title": "Wat we erbij bewaren",
  "privacy.visit.text":
    "Bij een bericht of aanvraag bewaren we wanneer en in welke taal u het formulier verstuurde. We bewaren ook op welke pagina uw bezoek begon en van welke pagina u naar het formulier ging. Kwam u via een andere site of campagne, dan bewaren we welke. Om spam te herkennen meet het formulier hoe lang het invullen duurde, en maakt uw browser een rekensom. Daarvan bewaren we of het bericht op spam lijkt. Is dat zo, dan verdwijnt het na 30 dagen, tenzij we zien dat het echt is. Van de e-mails die u en wij over uw bericht krijgen, bewaren we het adres, het tijdstip en of het versturen lukte. Van een bestand dat u aanvraagt, tellen we hoe vaak het wordt geopend.",

  "privacy.accounts.title": "Accounts en beveiliging",
  "privacy.accounts.text":
    "Accounts zijn bedoeld voor onze eigen medewerkers. Van een account bewaren we het e-mailadres en een versleutelde vorm van het wachtwoord, die niet terug te rekenen is. Van elke sessie bewaren we het tijdstip, de browser en het IP-adres. Een logboek houdt twaalf maanden bij wat iemand met een account uploadde, publiceerde, verwijderde of exporteerde en wie er inlogde of dat probeerde. Het IP-adres staat daar niet in, alleen een daaruit berekend kenmerk waaraan te zien is of iemand van dezelfde plek kwam. Wordt een account verwijderd, dan staat in het logboek niet meer van wie het was. Om misbruik tegen te gaan, kijkt de server kort naar het IP-adres waarvan een verzoek komt.",

  "privacy.why.title": "Waarvoor we ze gebruiken",
  "privacy.why.text":
    "Uw contactbericht gebruiken we om te antwoorden en zo nodig een afspraak te maken. Uw downloadaanvraag gebruiken we om u te sturen wat u vroeg en om op uw opmerkingen te reageren. Van beide krijgt u één bevestiging per e-mail. Hoe u op deze site kwam, laat ons zien welke pagina’s en campagnes mensen bij ons brengen. U komt niet op een mailinglijst, en de site neemt geen geautomatiseerde besluiten over u.",

  "privacy.basis.title": "Op welke grond",
  "privacy.basis.text":
    "Vraagt u om een kennismaking of een aanbod? Dan verwerken we uw gegevens om op uw verzoek stappen te zetten vóór een overeenkomst (artikel 6, lid 1, onder b, AVG). In de andere gevallen is de grond ons gerechtvaardigd belang (onder f). We willen antwoorden op wie ons benadert, zien hoe mensen ons vinden en de site veilig houden. U bent niet verplicht gegevens te geven, maar zonder naam en e-mailadres kunnen we u niet antwoorden.",

  "privacy.retention.title": "Hoe lang we ze bewaren",
  "privacy.retention.text":
    "Contactberichten en downloadaanvragen bewaren we met alles wat erbij hoort tot {period} na ontvangst. Daarna worden ze vanzelf verwijderd. De verzonden e-mails zelf bewaart de server hoogstens negentig dagen. Wordt u klant, dan gaat wat we voor de opdracht nodig hebben naar het klantdossier; voor facturen geldt de wettelijke bewaarplicht van zeven jaar. Een account blijft bestaan totdat het wordt opgeheven. Een aanmelding die niemand bevestigt, verwijderen we na zeven dagen. Een sessie verwijderen we nadat die dertig dagen niet is gebruikt.",

  "privacy.retention.textForEver":
    "Contactberichten en downloadaanvragen bewaren we met alles wat erbij hoort totdat we ze niet meer nodig hebben of u vraagt ze te verwijderen. De verzonden e-mails zelf bewaart de server hoogstens negentig dagen. Wordt u klant, dan gaat wat we voor de opdracht nodig hebben naar het klantdossier; voor facturen geldt de wettelijke bewaarplicht van zeven jaar. Een account blijft bestaan totdat het wordt opgeheven. Een aanmelding die niemand bevestigt, verwijderen we na zeven dagen. Een sessie verwijderen we nadat die dertig dagen niet is gebruikt.",

  "privacy.sharing.title": "Met wie we ze delen",
  "privacy.sharing.text":
    "We verkopen uw gegevens niet en geven ze niet aan adverteerders. E-mail versturen we via onze eigen mailprovider. Die partij, en een eventuele partij die de server voor ons beheert, werkt in onze opdracht en mag uw gegevens nergens anders voor gebruiken. Wat u in een formulier invult, kan de site doorgeven aan systemen waarin we aanvragen behandelen, zoals onze klantenadministratie. Wie die voor ons beheert, werkt ook in onze opdracht. Verder delen we alleen iets als de wet ons daartoe verplicht.",

  "privacy.security.title": "Hoe we ze beveiligen",
  "privacy.security.text":
    "De verbinding met de site is versleuteld. Ingestuurde berichten en aanvragen zijn alleen te lezen door medewerkers aan wie een beheerder dat toestaat; de database zelf weigert ieder ander. Wachtwoorden bewaren we nooit in leesbare vorm. Uit foto’s die we op de site plaatsen, haalt de server eerst de locatie en andere gegevens die een camera of telefoon erin zet. Gaat er toch iets mis met gevolgen voor u, dan melden we dat aan de toezichthouder en zo nodig aan u.",

  "privacy.cookies.title": "Cookies en verzoeken aan derden",
  "privacy.cookies.text":
    "De site plaatst één cookie als u van taal wisselt, om die keuze te onthouden. In het beheerpaneel onthoudt een tweede cookie zeven dagen of het zijmenu open staat. Wie inlogt, krijgt een sessie in de opslag van de eigen browser. Wie met een account van elders inlogt, zoals dat bij Google of Microsoft, gaat daarvoor naar de site van die dienst. Een derde cookie onthoudt tien minuten dat het in deze browser begon. Hoe u op deze site kwam, onthoudt uw browser alleen in het geheugen van de open pagina en slaat hij niet op. Hij stuurt het alleen mee met een formulier en om bezoek te tellen, zoals hieronder staat. Er zijn geen statistieken die u volgen, geen reclame en geen knoppen van sociale media. Lettertypen, tekeningen en scripts komen van onze eigen server, dus uw bezoek wordt aan niemand anders doorgegeven. Een video in een tekst laadt niets voordat u erop klikt. Vanaf dan krijgt YouTube of Vimeo, waarvan de naam erbij staat, uw IP-adres. Die dienst kan dan ook cookies plaatsen. Omdat dit alles functioneel is, vragen we geen cookietoestemming.",

  "privacy.statistics.title": "Tellen wat gelezen wordt",
  "privacy.statistics.text":
    "We tellen hoe vaak pagina’s worden bekeken, hoe ver artikelen worden gelezen en via welke site of campagne bezoek kwam. Dat doen we zonder cookies en zonder iets in uw browser op te slaan. Uw IP-adres bewaren we daarbij niet. Om een bezoeker één keer per dag te tellen, houdt de server er in het geheugen een kenmerk van bij. Dat verdwijnt om middernacht. Wat niets oplevert in het zoekveld tellen we ook, tenzij het op een e-mailadres of nummer lijkt. Adressen waar niets te vinden was, tellen we op dezelfde manier, hoogstens negentig dagen. De aantallen per dag bewaren we {period}; daarin is niemand te herkennen. Vraagt uw browser om u niet te volgen (Global Privacy Control of Do Not Track), dan tellen we uw bezoek niet.",
  "privacy.statistics.textForEver":
    "We tellen hoe vaak pagina’s worden bekeken, hoe ver artikelen worden gelezen en via welke site of campagne bezoek kwam. Dat doen we zonder cookies en zonder iets in uw browser op te slaan. Uw IP-adres bewaren we daarbij niet. Om een bezoeker één keer per dag te tellen, houdt de server er in het geheugen een kenmerk van bij. Dat verdwijnt om middernacht. Wat niets oplevert in het zoekveld tellen we ook, tenzij het op een e-mailadres of nummer lijkt. Adressen waar niets te vinden was, tellen we op dezelfde manier, hoogstens negentig dagen. We bewaren alleen aantallen per dag; daarin is niemand te herkennen. Vraagt uw browser om u niet te volgen (Global Privacy Control of Do Not Track), dan tellen we uw bezoek niet.",

  "privacy.rights.title": "Uw rechten",
  "privacy.rights.text":
    "Onder de Algemene verordening gegevensbescherming (AVG) mag u uw gegevens inzien, laten verbeteren of laten verwijderen. U mag ook vragen de verwerking te beperken, uw gegevens in een gangbaar formaat opvragen, en bezwaar maken tegen verwerking op grond van ons belang. Stuur een bericht via de contactpagina; u krijgt binnen een maand antwoord. Soms vragen we eerst iets om zeker te weten dat het om uw gegevens gaat.",

  "privacy.complaint.title": "Een klacht",
  "privacy.complaint.text":
    "Bent u niet tevreden over hoe we met uw gegevens omgaan, dan horen we dat graag als eerste, zodat we het kunnen herstellen. U kunt ook altijd een klacht indienen bij de Autoriteit Persoonsgegevens, via autoriteitpersoonsgegevens.nl.",
};
