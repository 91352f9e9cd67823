export const nl = {
  "users.title": "Gebruikers",
  "users.about": "Wie aan de site werkt, en wat ieder mag. Een account zonder rol ziet niets van het beheer.",

  "users.role": "Rol",
  "users.none": "Geen rol",
  "users.adminAbout": "Mag alles, ook leads, gebruikers en het logboek.",
  "users.editorAbout": "Schrijft en publiceert artikelen en beheert alle pagina’s, tags en beelden.",
  "users.writerAbout":
    "Schrijft concepten en wijzigingen van artikelen en voegt beelden toe. Publiceert niet.",

  "users.invite": "Iemand uitnodigen",
  "users.email": "E-mailadres",
  "users.language": "Taal van de e-mail",
  "users.send": "Uitnodiging versturen",
  "users.inviteHint": "De link in de e-mail werkt één keer, drie dagen lang.",
  "users.hostedHint":
    "Wie nog geen account heeft, registreert zich eerst met dit adres op de inlogpagina en opent daarna de link. Accounts maken kan alleen in het dashboard van het Supabase-project.",
  "users.invited": "Uitnodiging verstuurd naar {email}",
  "users.offered": "{email} heeft al een account. De rol wordt na inloggen geaccepteerd.",
  "users.badAddress": "Dit is geen geldig e-mailadres.",
  "users.hasRole": "{email} heeft al een rol. Wijzig die in de lijst.",
  "users.tooOften":
    "Naar dit adres zijn het afgelopen uur al vijf uitnodigingen verstuurd. Probeer het later.",

  "users.invitations": "Uitnodigingen",
  "users.openUntil": "geldig tot {time}",
  "users.expired": "Verlopen",
  "users.mailQueued": "De e-mail wordt verstuurd",
  "users.mailFailed": "De e-mail kon niet worden bezorgd",
  "users.sendAgain": "Opnieuw versturen",
  "users.withdraw": "Intrekken",
  "users.withdrawn": "Uitnodiging ingetrokken",
  "users.invitationGone": "Deze uitnodiging is al geaccepteerd of ingetrokken.",

  "users.searchHint": "Deel van het e-mailadres",
  "users.filter.member": "Met een rol",
  "users.filter.admin": "Beheerders",
  "users.filter.editor": "Redacteuren",
  "users.filter.writer": "Schrijvers",
  "users.filter.none": "Zonder rol",
  "users.filter.all": "Alle accounts",
  "users.list": "Accounts",
  "users.one": "1 account",
  "users.many": "{count} accounts",
  "users.empty": "Geen accounts gevonden",
  "users.emptyText": "Kies een andere rol of een ander deel van het adres.",

  "users.you": "Eigen account",
  "users.unconfirmed": "Adres nog niet bevestigd",
  "users.lastSignIn": "Laatst ingelogd op {time}",
  "users.neverSignedIn": "Nog nooit ingelogd",
  "users.noSession": "nergens ingelogd",
  "users.oneSession": "op 1 apparaat ingelogd",
  "users.someSessions": "op {count} apparaten ingelogd",
  "users.stepOn": "tweede stap aan",
  "users.stepOff": "geen tweede stap",
  "users.stepMissing": "tweede stap verplicht, nog niet ingesteld",

  "users.roleOf": "Rol van {email}",
  "users.roleChanged": "{email} is nu {role}",
  "users.roleTaken": "{email} heeft geen rol meer",
  "users.lastAdmin": "Er moet minstens één beheerder overblijven.",
  "users.makeAdmin": "Beheerder maken?",
  "users.makeAdminText": "{email} mag dan alles, ook andere beheerders hun rol afnemen.",
  "users.takeRole": "Rol afnemen?",
  "users.takeRoleText": "{email} komt dan meteen niet meer in het beheer. Het account blijft bestaan.",
  "users.change": "Rol wijzigen",

  "users.requireStep": "Tweede stap verplichten",
  "users.requireStepOf": "Tweede stap verplichten voor {email}",
  "users.stepRequired": "{email} heeft voortaan een tweede stap nodig",
  "users.stepWaived": "{email} heeft geen tweede stap meer nodig",

  "users.endSessions": "Overal uitloggen",
  "users.endSessionsSure": "Overal uitloggen?",
  "users.endSessionsText": "{email} moet overal opnieuw inloggen.",
  "users.sessionsEnded": "{email} is overal uitgelogd",

  "users.removeStep": "Tweede stap verwijderen",
  "users.removeStepSure": "Tweede stap verwijderen?",
  "users.removeStepText":
    "Doe dit alleen als zeker is dat {email} er zelf om vraagt. Daarna is het wachtwoord genoeg om in te loggen, en ook alle passkeys zijn weg. {email} wordt overal uitgelogd.",
  "users.ownPassword": "Eigen wachtwoord",
  "users.wrongPassword": "Het eigen wachtwoord klopt niet",
  "users.stepRemoved": "De tweede stap van {email} is verwijderd",

  "users.removeSure": "Account verwijderen?",
  "users.removeText":
    "{email} kan dan niet meer inloggen. Artikelen houden de naam van hun auteur; bij versies en in het logboek staat niet meer wie het was. Dit kan niet ongedaan worden gemaakt.",
  "users.removed": "{email} is verwijderd",
  "users.gone": "Dit account bestaat niet meer.",

  "users.domains": "Toegelaten domeinen",
  "users.domainsText":
    "Wie met een adres van zo’n domein inlogt via {providers}, krijgt vanzelf de gekozen rol. Dat geldt niet voor wie al eens een rol had, behalve na verwijdering van het account.",
  "users.domainsUnused":
    "Nu kan nog niemand zo inloggen: deze server kent nog geen inlogdienst, zoals Google of Microsoft.",
  "users.provider": "een gekoppelde inlogdienst",
  "users.domain": "Domein",
  "users.allowDomain": "Domein toelaten",
  "users.domainAllowed": "Wie een adres van {domain} heeft, krijgt voortaan de rol {role}",
  "users.badDomain":
    "Dit is geen domein. Schrijf alleen wat in een adres achter het apenstaartje staat: voorbeeld.nl",
  "users.freeDomain": "Bij {domain} krijgt iedereen een adres. Nodig deze personen een voor een uit.",
  "users.domainKnown": "{domain} staat al in de lijst. Haal het er eerst af om een andere rol te kiezen.",
  "users.removeDomain": "Van de lijst halen",
  "users.removeDomainSure": "Domein van de lijst halen?",
  "users.removeDomainText":
    "Wie daarna inlogt met een adres van {domain}, krijgt geen rol meer. Wie al een rol heeft, houdt die.",
  "users.domainRemoved": "{domain} staat niet meer in de lijst",

  "users.leads": "Leads",
  "users.leadsOpen": "Redacteuren zien leads",
  "users.leadsText":
    "Redacteuren kunnen leads dan lezen en afhandelen. Verwijderen en exporteren blijft aan beheerders.",
  "users.leadsOpened": "Redacteuren zien nu leads",
  "users.leadsClosed": "Alleen beheerders zien nu leads",
};
