import { expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { NO_REGULATIONS } from '../../tournament/regulations.ts';
import type { ArbiterTitleOrNone } from '../../tournament/fide-record.ts';
import { formText } from './form-text.ts';
import { makeForm } from './form-makers.ts';

const ASK = { language: 'en', zone: 'Europe/Paris' } as const;

const eventUnder = (
  chiefArbiter: ArbiterTitleOrNone | undefined,
  deputyArbiters: readonly string[],
): PlayedEvent =>
  new PlayedEvent(
    {
      ...{ rounds: 7, chiefArbiter: 'Prima, Una', deputyArbiters },
      regulations: {
        ...NO_REGULATIONS,
        ...(chiefArbiter === undefined ? {} : { fide: { chiefArbiter } }),
      },
    },
    20,
  );

const DEPUTIES = ['Bis, Duo', 'Ter, Tria'];

it.each<
  [
    ArbiterTitleOrNone | undefined,
    readonly string[],
    readonly (string | null)[],
    readonly (string | null)[],
  ]
>([
  // A chief arbiter who is IA has both titles: the deputies may make norms.
  ['IA', DEPUTIES, DEPUTIES, DEPUTIES],
  // One who is FA may make a norm of IA, which a supervisor signs (2.8.1).
  ['FA', DEPUTIES, DEPUTIES, ['Prima, Una', ...DEPUTIES]],
  // One who is neither signs none, and is the only one who may make one, of FA (2.8.2, 2.9.4).
  ['none', DEPUTIES, ['Prima, Una'], []],
  [undefined, DEPUTIES, DEPUTIES, DEPUTIES],
  // Nobody is named: a sheet to write on.
  ['IA', [], [null], [null]],
])(
  '[B.06.1 2.8] under a chief arbiter %s with %o: FA1 for %o, IA1 for %o',
  (title, deputies, fa, ia) => {
    const { ledger, state } = eventUnder(title, deputies);
    const about = (name: 'fa1' | 'ia1') =>
      makeForm(name, { ledger, state }, ASK).map((one) => one.about);
    expect(about('fa1')).toEqual(fa);
    expect(about('ia1')).toEqual(ia);
  },
);

it('[B.06.1 2.7, 3.8.1] FA1 counts players, rated ones and federations, and says what they are enough for', () => {
  const { ledger, state } = eventUnder('IA', DEPUTIES);
  const [sheet] = makeForm('fa1', { ledger, state }, ASK);
  const tables = sheet?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
  // Twenty rated players of a Swiss give one norm; nobody's federation is known.
  expect(tables?.[0]).toEqual([['7', '20', '20', '0', '1']]);
  expect(tables?.[1]).toEqual([
    [
      ...['B.06.1 2.6.2 a, 3.11', 'federations of the players, at least', '2', '0'],
      'once in an application',
    ],
    ['B.06.1 3.10', 'rounds, at least', '7', '7', 'yes'],
    ['B.06.1 3.8.1', 'FIDE-rated players, at least', '20', '20', 'yes'],
  ]);
});

it('[B.06.1 2.8.1] a chief arbiter’s own norm is signed by a supervisor', () => {
  const { ledger, state } = eventUnder('none', []);
  const [sheet] = makeForm('fa1', { ledger, state }, ASK);
  const text = sheet === undefined ? '' : formText(sheet, 'en');
  expect(text).toContain('a supervisor who is IA, FA or IO signs');
  expect(text).not.toContain('Signed by the chief arbiter');
});
