import { describe, expect, it } from 'vitest';
import { paperOf } from '@ronde/core/documents/papers/paper-of.ts';
import { PAPER_NAMES } from '@ronde/core/documents/papers/papers.ts';
import type { PaperValues } from '@ronde/core/documents/papers/paper-values.ts';
import { openNative } from './native-compiler.ts';
import { openPortable } from './portable-compiler.ts';
import { PLAIN } from './print-options.ts';
import { DRESSED } from './testing/club.ts';
import { eventOf } from './testing/events.ts';
import { HOW } from './testing/paper-values.ts';
import { openTypesetter } from './typesetter.ts';

/** Every paper of an event, in one file. */
const PAPERS = PAPER_NAMES.flatMap((name): readonly PaperValues[] => {
  const made = paperOf(eventOf(5), name, { ...HOW, language: 'fr' });
  return made.ok ? made.value : [];
});

const opened = async (open: typeof openNative) => {
  const typesetter = await openTypesetter(open);
  if (!typesetter.ok) throw new Error(typesetter.error.reason);
  return typesetter.value;
};

describe('the compiler for every system', async () => {
  const [native, portable] = [await opened(openNative), await opened(openPortable)];

  it.each([['plain', PLAIN] as const, ['with the colour and logo of a club', DRESSED] as const])(
    'makes the file that the one for this system makes, %s',
    (_how, options) => {
      expect(portable.print(PAPERS, options)).toEqual(native.print(PAPERS, options));
    },
  );

  it('tells a fault of a template', () => {
    const broken = PAPERS.map((one) => ({ ...one, body: { layout: 'none' } }));
    expect(() => portable.print(broken as unknown as PaperValues[], PLAIN)).toThrow(/none/);
  });
});
