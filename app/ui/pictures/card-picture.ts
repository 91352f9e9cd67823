import { createContext } from "react-router";

/** What stands on the picture of a card: texts as people typed them. */
export type CardPicture = {
  /** Above the title, small. */
  label: string;
  title: string;
  /** At the foot, small. */
  note: string;
};

/** Draws a PNG of 1200 × 630. It rejects when it is too busy, or can't. */
export type DrawCard = (card: CardPicture) => Promise<Uint8Array<ArrayBuffer>>;

/** What the server draws the pictures of cards with. */
export const cardDrawer = createContext<DrawCard>();

/** A picture as the answer to a request: public, so kept by whoever keeps pages; 503 when it can't be drawn now. */
export async function pictureAnswer(draw: DrawCard, card: CardPicture): Promise<Response> {
  try {
    return new Response(await draw(card), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
        // Shown on other sites: that is what it is for.
        "Cross-Origin-Resource-Policy": "cross-origin",
      },
    });
  } catch (error) {
    console.error("The picture of a card was not drawn:", error);
    return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  }
}

/** There is no picture at this address. */
export function noPicture(): Response {
  return new Response(null, { status: 404 });
}
