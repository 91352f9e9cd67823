import { type Element, mapElements, type Node } from "./tree.ts";

const remarks = /\b(?:msoDel|msocomanchor|msocomoff|msocomtxt|MsoCommentReference|MsoCommentText)\b/;
const remarkStyles = /mso-(?:element|special-character):\s*comment/;

/** Whether HTML is Word's or Outlook's. */
export function isFromWord(html: string): boolean {
  return /urn:schemas-microsoft-com:office|\bMso[A-Z]|\bmso-/.test(html);
}

/** Word's HTML as if all changes were accepted, without what colleagues remarked. */
export function withoutRemarks(nodes: readonly Node[]): Node[] {
  return mapElements(nodes, (element) => {
    if (element.name === "ins") return element.children;
    return isRemark(element) ? [] : [element];
  });
}

function isRemark({ name, attributes }: Element): boolean {
  return name === "del" || remarks.test(attributes.class ?? "") || remarkStyles.test(attributes.style ?? "");
}
