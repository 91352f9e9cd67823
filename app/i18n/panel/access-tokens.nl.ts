export const nl = {
  "tokens.title": "Toegangstokens",
  "tokens.about":
    "Laat een AI-assistent meeschrijven aan artikelen, pagina’s en teksten, of leads lezen. Hij maakt concepten en voorstellen; publiceren, verwijderen of mailen kan hij niet.",
  "tokens.open": "Toegangstokens beheren",
  "tokens.address": "Het adres voor de AI-assistent (MCP)",
  "tokens.hosted":
    "Op een gehost Supabase-project werken toegangstokens niet: alleen het project zelf kan aanmelden.",

  "tokens.connect": "Een AI-assistent verbinden",
  "tokens.connectText":
    "AI-assistenten zoals claude.ai, ChatGPT en Claude Code maken zelf verbinding met dit adres. Daarna vraagt deze site wat de AI-assistent mag.",
  "tokens.connectedBy": "Verbonden door {host}",
  "tokens.connectedOnDevice": "Verbonden door een programma op een computer",

  "tokens.new": "Nieuw token",
  "tokens.newText": "Voor een programma dat niet zelf verbinding kan maken.",
  "tokens.nameHint":
    "Bijvoorbeeld de naam van de AI-assistent. De naam komt terug in de geschiedenis van artikelen.",
  "tokens.scopes": "Wat het mag",
  "tokens.read": "Artikelen, pagina’s en teksten lezen, ook concepten",
  "tokens.draft": "Concepten schrijven en wijzigingen voorstellen",
  "tokens.statistics": "Statistieken lezen",
  "tokens.leads": "Leads lezen en afhandelen",
  "tokens.create": "Token maken",
  "tokens.created": "Token gemaakt",
  "tokens.full": "Er zijn al 20 tokens. Trek er eerst een in.",
  "tokens.token": "Het nieuwe token",
  "tokens.once": "Kopieer het nu: het wordt niet nog eens getoond. Wie het heeft, kan wat het token mag.",
  "tokens.copy": "Kopieer het token",

  "tokens.list": "Eigen tokens",
  "tokens.none": "Nog geen tokens.",
  "tokens.ended": "Verlopen op {time}",
  "tokens.never": "Nog nooit gebruikt",
  "tokens.used": "Laatst gebruikt op {time}",
  "tokens.sure": "Dit token intrekken?",
  "tokens.sureText":
    "Wat het gebruikt, heeft meteen geen toegang meer. Dit kan niet ongedaan worden gemaakt.",
  "tokens.revoked": "Token ingetrokken",
};
