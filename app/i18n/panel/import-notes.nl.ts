export const nl = {
  "import.unknownFile":
    "Dit is geen export van WordPress (WXR, een XML-bestand) of Ghost (een JSON-bestand).",
  "import.damagedFile": "Het bestand is beschadigd rond regel {line}.",
} as const;
