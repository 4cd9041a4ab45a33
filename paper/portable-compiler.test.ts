import { describe, expect, inject, it } from 'vitest';
import { paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import { PAPER_NAMES, type PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { openNative } from './native-compiler.ts';
import { openPortable } from './portable-compiler.ts';
import { PLAIN } from './print-options.ts';
import { DRESSED } from './testing/club.ts';
import { eventOf } from './testing/events.ts';
import { HOW } from './testing/paper-values.ts';
import { openTypesetter } from './typesetter.ts';

const valuesOf = (name: PaperName): readonly PaperValues[] => {
  const made = paperOf(eventOf(5), name, { ...HOW, language: 'fr' });
  return made.ok ? made.value : [];
};

/** Papers of an event, in one file: in `npm test` each is plain or dressed, by turns. */
const inTurn = (turn: 0 | 1): readonly PaperValues[] =>
  PAPER_NAMES.filter((_, at) => inject('sizes').combinations === 'all' || at % 2 === turn).flatMap(
    valuesOf,
  );

const opened = async (open: typeof openNative) => {
  const typesetter = await openTypesetter(open);
  if (!typesetter.ok) throw new Error(typesetter.error.reason);
  return typesetter.value;
};

describe('the compiler for every system', async () => {
  const [native, portable] = [await opened(openNative), await opened(openPortable)];

  it.each([
    ['plain', 0, PLAIN] as const,
    ['with the colour and logo of a club', 1, DRESSED] as const,
  ])('makes the file that the one for this system makes, %s', (_how, turn, options) => {
    const papers = inTurn(turn);
    expect(papers.length).toBeGreaterThan(0);
    expect(portable.print(papers, options)).toEqual(native.print(papers, options));
  });

  it('tells a fault of a template', () => {
    const broken = inTurn(0).map((one) => ({ ...one, body: { layout: 'none' } }));
    expect(() => portable.print(broken as unknown as PaperValues[], PLAIN)).toThrow(/none/);
  });
});
