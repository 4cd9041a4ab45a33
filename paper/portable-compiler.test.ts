import { readFileSync } from 'node:fs';
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

const EVERY_PAPER = PAPER_NAMES.flatMap((name) => valuesOf(name));

/** In `npm test` the first paper of each template, of which each is plain or dressed, by turns. */
const FIRST_OF_TEMPLATES = [...new Set(EVERY_PAPER.map(({ body }) => body.layout))].map((layout) =>
  EVERY_PAPER.filter(({ body }) => body.layout === layout).slice(0, 1),
);

/** Papers of an event, in one file. */
const inTurn = (turn: 0 | 1): readonly PaperValues[] =>
  inject('sizes').combinations === 'all'
    ? EVERY_PAPER
    : FIRST_OF_TEMPLATES.filter((_, at) => at % 2 === turn).flat();

const opened = async (open: typeof openNative) => {
  const typesetter = await openTypesetter(open);
  if (!typesetter.ok) throw new Error(typesetter.error.reason);
  return typesetter.value;
};

/** Whether the registry has a compiler for this system: then it has to be here. */
const HAS_NATIVE = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8').includes(
  `"node_modules/@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-`,
);

describe('the compiler for every system', async () => {
  const portable = await opened(openPortable);

  it
    .runIf(HAS_NATIVE)
    .each([
      ['plain', 0, PLAIN] as const,
      ['with the colour and logo of a club', 1, DRESSED] as const,
    ])('makes the file that the one for this system makes, %s', async (_how, turn, options) => {
    const native = await opened(openNative);
    const papers = inTurn(turn);
    expect(papers.length).toBeGreaterThan(0);
    expect(portable.print(papers, options)).toEqual(native.print(papers, options));
  });

  it('tells a fault of a template', () => {
    const broken = inTurn(0).map((one) => ({ ...one, body: { layout: 'none' } }));
    expect(() => portable.print(broken as unknown as PaperValues[], PLAIN)).toThrow(/none/);
  });
});
