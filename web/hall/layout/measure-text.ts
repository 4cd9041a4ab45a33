const SAMPLE = 100;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** Width of a text in em, in the letters of the page. */
export function widthOf(text: string): number {
  const held = known.get(text);
  if (held !== undefined) return held;
  if (pen === null) {
    pen = document.createElement('canvas').getContext('2d');
    const { fontFamily } = getComputedStyle(document.body);
    if (pen !== null) pen.font = `600 ${SAMPLE}px ${fontFamily}`;
  }
  const width = pen === null ? text.length / 2 : pen.measureText(text).width / SAMPLE;
  known.set(text, width);
  return width;
}
