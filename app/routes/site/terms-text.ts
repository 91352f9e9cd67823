/** The general terms, in Dutch only: they are a legal text and are not translated. */
export const terms = {
  title: "Algemene voorwaarden",
  updated: "Versie van 1 november 2025",
  articles: [
    {
      title: "Definities",
      clauses: [
        "Vlotwerk: Vlotwerk, gevestigd te Haarlem, de gebruiker van deze algemene voorwaarden.",
        "Opdrachtgever: de rechtspersoon of de natuurlijke persoon die handelt in de uitoefening van een beroep of bedrijf en die met Vlotwerk een overeenkomst sluit of daarover onderhandelt.",
        "Diensten: alle werkzaamheden die Vlotwerk voor de opdrachtgever verricht, waaronder onderzoek, advies, ontwerp, bouw, koppeling, training, beheer en optimalisatie van automatiseringen, AI-agenten en web- en apptoepassingen.",
        "Automatisering: een door Vlotwerk ontworpen, gebouwde of ingerichte workflow, koppeling, AI-agent of toepassing, al dan niet gebruikmakend van diensten van derden.",
        "Uitvoer: teksten, gegevens, voorstellen, besluiten en handelingen die een automatisering of een AI-model voortbrengt.",
        "Schriftelijk: op papier of per e-mail, mits de identiteit van de afzender voldoende vaststaat.",
      ],
    },
    {
      title: "Toepasselijkheid",
      clauses: [
        "Deze algemene voorwaarden zijn van toepassing op alle aanbiedingen van Vlotwerk en op alle overeenkomsten tussen Vlotwerk en de opdrachtgever, ook als Vlotwerk voor de uitvoering derden inschakelt.",
        "De toepasselijkheid van inkoop- of andere voorwaarden van de opdrachtgever wordt uitdrukkelijk van de hand gewezen.",
        "Afwijkingen van deze voorwaarden gelden alleen als zij schriftelijk zijn overeengekomen en alleen voor de overeenkomst waarop zij betrekking hebben.",
        "Is een bepaling nietig of wordt zij vernietigd, dan blijven de overige bepalingen van kracht. Partijen treffen dan in overleg een vervangende regeling die zo veel mogelijk aansluit bij doel en strekking van de oorspronkelijke bepaling.",
        "Bij strijdigheid gaat de overeenkomst voor deze algemene voorwaarden. Voor de verwerking van persoonsgegevens gaat de verwerkersovereenkomst voor beide.",
      ],
    },
    {
      title: "Offertes en overeenkomsten",
      clauses: [
        "Offertes van Vlotwerk zijn vrijblijvend en dertig dagen geldig, tenzij in de offerte een andere termijn staat. Vlotwerk kan een vrijblijvende offerte ook na aanvaarding herroepen, mits zij dat onverwijld doet.",
        "Een overeenkomst komt tot stand zodra de opdrachtgever de offerte schriftelijk aanvaardt, of zodra Vlotwerk met instemming van de opdrachtgever met de uitvoering begint.",
        "Offertes berusten op de informatie die de opdrachtgever heeft gegeven. Blijkt die informatie onjuist of onvolledig, dan kan Vlotwerk prijs en planning daarop aanpassen, na overleg met de opdrachtgever.",
        "Ramingen van besparing, terugverdientijd of verbruik zijn naar beste inzicht gemaakt, maar vormen geen garantie.",
        "Wijzigingen en meerwerk worden vooraf schriftelijk afgesproken, met de gevolgen voor prijs en planning. Meerwerk dat geen uitstel verdraagt om schade bij de opdrachtgever te voorkomen, mag Vlotwerk uitvoeren en in redelijkheid in rekening brengen.",
      ],
    },
    {
      title: "Uitvoering van de opdracht",
      clauses: [
        "Vlotwerk voert de diensten naar beste inzicht en vermogen uit, met de zorg van een goed opdrachtnemer. De diensten zijn een inspanningsverplichting, tenzij schriftelijk een bepaald en meetbaar resultaat is toegezegd. Vlotwerk mag derden inschakelen; de artikelen 7:404 en 7:407 lid 2 van het Burgerlijk Wetboek zijn niet van toepassing.",
        "De opdrachtgever verstrekt tijdig de gegevens, toegang en beslissingen die voor de uitvoering nodig zijn, wijst een vaste contactpersoon aan, en staat ervoor in dat hij gerechtigd is die gegevens en systemen te laten gebruiken. Hij zorgt zelf voor reservekopieën van zijn gegevens, tenzij anders is afgesproken.",
        "De opdrachtgever weet dat AI-modellen onjuiste of onvolledige uitvoer kunnen geven. Hij controleert uitvoer voordat hij daarop vertrouwt of die aan derden verstrekt, richt de overeengekomen menselijke goedkeuring daadwerkelijk in, en blijft verantwoordelijk voor besluiten die op uitvoer berusten. Voor zover de Europese AI-verordening (Verordening (EU) 2024/1689) verplichtingen oplegt aan gebruiksverantwoordelijken, rusten die op de opdrachtgever; Vlotwerk geeft hem daarvoor de informatie waarover zij beschikt.",
        "Automatiseringen kunnen afhangen van modellen, software en koppelingen van derden. Daarop zijn de voorwaarden van die derden van toepassing. Vlotwerk staat niet in voor hun beschikbaarheid, werking, prijs of voortbestaan, maar meldt wijzigingen die haar bekend zijn en de werking raken, en doet zo nodig een voorstel tot aanpassing.",
        "Verwerkt Vlotwerk ten behoeve van de opdrachtgever persoonsgegevens, dan sluiten partijen voordat de verwerking begint een verwerkersovereenkomst in de zin van artikel 28 van de Algemene verordening gegevensbescherming. Vlotwerk gebruikt gegevens van de opdrachtgever niet om AI-modellen te trainen, en laat dat evenmin door derden doen, tenzij de opdrachtgever daar schriftelijk mee instemt.",
        "De opdrachtgever beoordeelt een opgeleverde automatisering binnen veertien dagen na oplevering en meldt gebreken schriftelijk en voldoende omschreven. Meldt hij binnen die termijn geen gebreken, of neemt hij de automatisering voor zijn bedrijfsvoering in gebruik, dan geldt zij als aanvaard. Tijdig gemelde gebreken ten opzichte van het overeengekomen ontwerp herstelt Vlotwerk binnen redelijke termijn, zonder kosten.",
      ],
    },
    {
      title: "Termijnen",
      clauses: [
        "Door Vlotwerk genoemde termijnen zijn streeftermijnen en geen fatale termijnen, tenzij schriftelijk uitdrukkelijk anders is overeengekomen.",
        "Een termijn gaat pas lopen als de opdrachtgever de benodigde gegevens en toegang heeft verstrekt en een overeengekomen vooruitbetaling heeft voldaan. Hij wordt verlengd met de tijd waarin Vlotwerk op de opdrachtgever of op door hem ingeschakelde derden wacht.",
        "Verwacht Vlotwerk een termijn niet te halen, dan laat zij dat zo spoedig mogelijk weten, met de reden en een nieuwe datum.",
        "Bij overschrijding is Vlotwerk pas in verzuim nadat de opdrachtgever haar schriftelijk in gebreke heeft gesteld, met een redelijke termijn om alsnog na te komen, en nakoming ook binnen die termijn uitblijft.",
      ],
    },
    {
      title: "Vergoeding en betaling",
      clauses: [
        "Vlotwerk werkt tegen een vaste prijs, op basis van bestede uren of tegen een vast bedrag per maand, zoals in de overeenkomst staat. Alle bedragen zijn in euro en exclusief btw en andere heffingen van overheidswege.",
        "Kosten van derden, zoals verbruik van AI-modellen, API’s, licenties en hosting, zijn voor rekening van de opdrachtgever, tenzij zij uitdrukkelijk in de prijs zijn begrepen. Waar mogelijk sluit de opdrachtgever daarvoor zelf een overeenkomst met de leverancier en stelt hij een bestedingsgrens in. Lopen deze kosten via Vlotwerk, dan verstrekt zij een specificatie.",
        "Vlotwerk mag tarieven en maandbedragen eenmaal per kalenderjaar per 1 januari aanpassen, ten hoogste met de stijging van de CBS-dienstenprijsindex over het voorafgaande jaar, mits zij dit ten minste één maand vooraf aankondigt. Prijswijzigingen van derden mag zij doorberekenen vanaf het moment waarop zij ingaan.",
        "Betaling vindt plaats binnen 14 dagen na de factuurdatum, zonder opschorting of verrekening, behalve voor zover Vlotwerk de tegenvordering heeft erkend of de rechter haar heeft vastgesteld. Bezwaren tegen een factuur meldt de opdrachtgever schriftelijk binnen die termijn; het niet betwiste deel betaalt hij op tijd.",
        "Betaalt de opdrachtgever niet op tijd, dan is hij zonder ingebrekestelling in verzuim en is hij de wettelijke handelsrente (artikel 6:119a van het Burgerlijk Wetboek) verschuldigd, evenals de buitengerechtelijke incassokosten volgens het Besluit vergoeding voor buitengerechtelijke incassokosten.",
        "Blijft betaling ook na een herinnering met een termijn van zeven dagen uit, dan mag Vlotwerk haar werkzaamheden opschorten. Zij zet een draaiende automatisering pas stil na een afzonderlijke aankondiging, zodat de opdrachtgever maatregelen kan nemen.",
      ],
    },
    {
      title: "Intellectuele eigendom",
      clauses: [
        "De rechten van intellectuele eigendom op wat Vlotwerk ontwikkelt of ter beschikking stelt, zoals software, ontwerpen, instructies voor AI-modellen, sjablonen, methoden en documentatie, berusten bij Vlotwerk of haar licentiegevers, tenzij partijen schriftelijk overdracht overeenkomen.",
        "Na volledige betaling krijgt de opdrachtgever een niet-exclusief en in tijd onbeperkt recht om wat voor hem is gemaakt binnen zijn eigen onderneming te gebruiken, te wijzigen en door derden te laten onderhouden. Hij mag het niet als zelfstandig product aan derden aanbieden.",
        "Gegevens, documenten en merken van de opdrachtgever blijven van de opdrachtgever. Vlotwerk mag deze uitsluitend gebruiken voor de uitvoering van de overeenkomst. Op uitvoer maakt Vlotwerk geen aanspraak; of op uitvoer rechten rusten, hangt af van de wet en van de voorwaarden van de leverancier van het model.",
        "Op onderdelen van derden en op opensourcesoftware zijn de licentievoorwaarden daarvan van toepassing. Vlotwerk laat op verzoek weten welke onderdelen zij heeft gebruikt.",
        "Vlotwerk mag algemene kennis, ervaring en niet-herleidbare technieken die zij bij de uitvoering opdoet ook voor anderen gebruiken, met inachtneming van artikel 8.",
      ],
    },
    {
      title: "Geheimhouding",
      clauses: [
        "Partijen houden vertrouwelijke informatie van elkaar geheim en gebruiken die uitsluitend voor de uitvoering van de overeenkomst. Vertrouwelijk is informatie die als zodanig is aangeduid of waarvan de ontvanger het vertrouwelijke karakter behoort te begrijpen, waaronder in elk geval klantgegevens, inloggegevens en bedrijfsprocessen.",
        "De verplichting geldt niet voor informatie die zonder schending van deze bepaling openbaar is of wordt, die de ontvanger al rechtmatig bezat of zelfstandig heeft ontwikkeld, of die hij op grond van de wet of een rechterlijk bevel moet verstrekken. In dat laatste geval waarschuwt hij de andere partij vooraf, voor zover dat is toegestaan.",
        "Partijen leggen dezelfde verplichting op aan hun medewerkers en aan de derden die zij inschakelen. Vertrouwelijke informatie wordt alleen aan een dienst van een derde, waaronder een AI-model, aangeboden voor zover dat voor de overeengekomen automatisering nodig is en die dienst de opdrachtgever vooraf bekend is gemaakt.",
        "De geheimhouding duurt tot drie jaar na het einde van de overeenkomst. Voor persoonsgegevens en bedrijfsgeheimen duurt zij zolang de informatie dat karakter houdt.",
        "Vlotwerk noemt de opdrachtgever alleen als referentie na diens voorafgaande schriftelijke toestemming.",
      ],
    },
    {
      title: "Aansprakelijkheid",
      clauses: [
        "De totale aansprakelijkheid van Vlotwerk, op welke grond dan ook, is beperkt tot vergoeding van directe schade tot maximaal € 25.000 per gebeurtenis, waarbij een reeks samenhangende gebeurtenissen als één gebeurtenis geldt. Bij een overeenkomst die langer dan een jaar duurt, geldt dit bedrag bovendien als maximum per kalenderjaar.",
        "Onder directe schade vallen uitsluitend de redelijke kosten om de prestatie van Vlotwerk alsnog aan de overeenkomst te laten beantwoorden, om verminkte gegevens van de opdrachtgever te herstellen voor zover dat mogelijk is, om de oorzaak en de omvang van de schade vast te stellen, en om directe schade te voorkomen of te beperken.",
        "Vlotwerk is niet aansprakelijk voor indirecte schade, waaronder gederfde winst, gemiste besparingen, bedrijfsstagnatie en reputatieschade, en evenmin voor schade door uitvoer die de opdrachtgever in strijd met artikel 4 niet heeft gecontroleerd, door onjuiste gegevens van de opdrachtgever, of door storingen of wijzigingen bij derden als bedoeld in artikel 4, vierde lid.",
        "De beperkingen in dit artikel gelden niet bij opzet of bewuste roekeloosheid van Vlotwerk of haar leidinggevenden, bij schade door dood of lichamelijk letsel, of voor zover dwingend recht zich daartegen verzet.",
        "Een recht op schadevergoeding ontstaat alleen als de opdrachtgever de schade zo spoedig mogelijk na ontdekking schriftelijk meldt en, waar nakoming nog mogelijk is, Vlotwerk een redelijke termijn voor herstel geeft. De vordering vervalt twaalf maanden nadat de opdrachtgever de schade heeft ontdekt of redelijkerwijs had kunnen ontdekken, tenzij zij voordien in rechte is ingesteld.",
        "De opdrachtgever vrijwaart Vlotwerk voor aanspraken van derden die voortkomen uit het gebruik van een automatisering of van uitvoer in strijd met de wet, met rechten van derden of met de overeenkomst.",
      ],
    },
    {
      title: "Overmacht",
      clauses: [
        "Een partij hoeft een verplichting niet na te komen zolang zij daarin wordt verhinderd door overmacht in de zin van artikel 6:75 van het Burgerlijk Wetboek. Verplichtingen tot betaling van een geldsom voor al verrichte diensten blijven bestaan.",
        "Onder overmacht van Vlotwerk valt in elk geval: uitval van internet, stroom of telecommunicatie, storing of beëindiging van diensten van derden, waaronder AI-modellen, API’s en hosting, cyberaanvallen ondanks passende beveiliging, overheidsmaatregelen, en ziekte van een medewerker die op korte termijn niet te vervangen is.",
        "Wie zich op overmacht beroept, meldt dat onverwijld, met de verwachte duur, en doet wat redelijk is om de gevolgen te beperken.",
        "Duurt de overmacht langer dan zestig dagen, dan mag elke partij de overeenkomst schriftelijk ontbinden voor het deel dat nog niet is uitgevoerd, zonder recht op schadevergoeding. Wat al is uitgevoerd, wordt naar verhouding afgerekend.",
      ],
    },
    {
      title: "Duur en beëindiging",
      clauses: [
        "Een overeenkomst voor een afgebakende opdracht eindigt wanneer de opdracht is voltooid. Een overeenkomst voor doorlopende diensten, zoals beheer en optimalisatie, geldt voor onbepaalde tijd, tenzij anders is overeengekomen.",
        "Elke partij kan een overeenkomst voor onbepaalde tijd schriftelijk opzeggen tegen het einde van een kalendermaand, met een opzegtermijn van één maand. Dezelfde termijn geldt voor tussentijdse opzegging van een afgebakende opdracht door de opdrachtgever; hij vergoedt dan het verrichte werk en de redelijke kosten van verplichtingen die Vlotwerk voor de opdracht al was aangegaan.",
        "Elke partij kan de overeenkomst schriftelijk ontbinden als de andere partij een wezenlijke verplichting niet nakomt en dat na een ingebrekestelling met een redelijke termijn niet herstelt. Bij faillissement, surseance van betaling of beëindiging van de onderneming van een partij kan de andere partij met onmiddellijke ingang opzeggen.",
        "Bij het einde draagt Vlotwerk op verzoek de documentatie, de instellingen en de gegevens van de opdrachtgever in een gangbaar formaat over en trekt zij haar toegang tot diens systemen in. Werk aan de overdracht dat meer dan vier uur vraagt, wordt tegen het geldende uurtarief vergoed.",
        "Wat Vlotwerk vóór de ontbinding heeft verricht en gefactureerd, blijft verschuldigd, tenzij zij ten aanzien van die prestatie in verzuim is. De artikelen 7, 8, 9 en 12 blijven na het einde van kracht.",
      ],
    },
    {
      title: "Toepasselijk recht en geschillen",
      clauses: [
        "Op alle overeenkomsten tussen Vlotwerk en de opdrachtgever is Nederlands recht van toepassing. Het Weens Koopverdrag is uitgesloten.",
        "Partijen proberen een geschil eerst in overleg op te lossen. Lukt dat niet binnen dertig dagen, dan kunnen zij in onderling overleg een mediator inschakelen.",
        "Geschillen die niet in overleg worden opgelost, worden voorgelegd aan de bevoegde rechter te Haarlem (Rechtbank Noord-Holland), tenzij dwingend recht een andere rechter aanwijst. Dit belet geen van beide partijen een voorlopige voorziening te vragen.",
        "Vlotwerk mag deze algemene voorwaarden wijzigen. Zij kondigt een wijziging ten minste één maand vooraf schriftelijk aan. Gaat de opdrachtgever niet akkoord, dan kan hij een overeenkomst voor doorlopende diensten opzeggen tegen de dag waarop de wijziging ingaat; voor lopende afgebakende opdrachten blijft de oude versie gelden.",
      ],
    },
  ],
};
