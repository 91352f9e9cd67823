import encodeQR from "qr";

/** A QR code as SVG, black on white and without `#`, for a data URL. */
export function drawQrCode(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const size = rows.length;
  const path = rows.map(drawRow).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Adjacent dark modules become one rectangle. */
function drawRow(row: boolean[], y: number): string {
  const bars = row.map((isDark) => (isDark ? "x" : " ")).join("");
  return [...bars.matchAll(/x+/g)]
    .map(({ 0: bar, index }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`)
    .join("");
}
