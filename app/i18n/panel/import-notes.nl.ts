export const nl = {
  "import.unknownFile":
    "Dit is geen export van WordPress (WXR, een XML-bestand) of Ghost (een JSON-bestand).",
  "import.damagedFile": "Het bestand is beschadigd rond regel {line}.",

  "import.cut": "Te lang, daarom afgekapt op {max} tekens: “{text}…”.",
  "import.renamed": "Het adres {wanted} was bezet. Het is {slug} geworden.",
  "import.rejected": "Niet opgenomen: {reason}",
  "import.noTitle": "Zonder titel, daarom heet het “Untitled”.",
  "import.noText": "Zonder tekst. Een artikel heeft tekst nodig.",
  "import.fileFailed": "Het bestand {file} is niet opgehaald: {reason}",
  "import.fileUnknown": "Het bestand {file} is er niet. Geef de map met uploads mee.",
  "import.addressTaken": "Op {path} staat al een pagina, daarom geen doorverwijzing.",
  "import.addressRejected": "Voor {path} kon geen doorverwijzing worden gemaakt.",
} as const;
