import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import drawings from './flag-drawings.json' with { type: 'json' };

const DRAWINGS: ReadonlyMap<string, string> = new Map(Object.entries(drawings));

/** The flags that stand on some papers, each once. */
export const flagsOn = (papers: readonly PaperValues[]): readonly string[] => [
  ...new Set(
    papers.flatMap(({ body }) =>
      body.layout === 'cards' ? body.cards.flatMap(({ flag }) => flag ?? []) : [],
    ),
  ),
];

/** A flag as a drawing, three by two: those of the pages. */
export function readFlag(flag: string): Buffer {
  const drawing = DRAWINGS.get(flag);
  if (drawing === undefined) throw new Error(`no drawing of the flag ${flag}`);
  return Buffer.from(drawing);
}
