/** FNV-1a, 32 bits, as a number: the same text, the same figure, on every machine. */
export function lotFigure(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

/** A lot anybody can draw again from the published seed. */
export const drawnLot = (text: string): string => lotFigure(text).toString(16).padStart(8, '0');
