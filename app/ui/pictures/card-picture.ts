import { createContext } from "react-router";

/** The texts of a social card's image, not sanitised. */
export type CardPicture = {
  /** The firm's name, beside its mark. */
  firm: string;
  /** Small, above the title. */
  label: string;
  title: string;
  /** Small, at the bottom. */
  note: string;
};

/** Draws a PNG of 1200 × 630. Rejects under overload and on failure. */
export type DrawCard = (card: CardPicture) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws social card images on the server. */
export const cardDrawer = createContext<DrawCard>();

/** The response with a card image: publicly cacheable; 503 when it can't be drawn. */
export async function pictureAnswer(draw: DrawCard, card: CardPicture): Promise<Response> {
  try {
    return new Response(await draw(card), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
        // Embedded by other sites.
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  } catch (error) {
    console.error("The picture of a card was not drawn:", error);
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}

/** The 404 response of a card. */
export function noPicture(): Response {
  return new Response(null, { status: 404 });
}
