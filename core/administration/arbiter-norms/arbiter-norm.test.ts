import { describe, expect, it } from 'vitest';
import { arbiterNormLines, normsToGive, type ArbiterNormEvent } from './arbiter-norm.ts';
import { ARBITER_NORM_RULES, type NormOfArbiter } from './arbiter-norm-rules.ts';

const [RULES] = ARBITER_NORM_RULES.map(({ figures }) => figures);
if (RULES === undefined) throw new Error('no rules');
const rules = RULES;

/** An international open that counts for a FIDE arbiter. */
const OPEN: ArbiterNormEvent = {
  ...{ format: 'swiss', fast: false, rounds: 9, players: 64, rated: 40, federations: 4 },
  teams: null,
};

const said = (norm: NormOfArbiter, changes: Partial<ArbiterNormEvent>): readonly string[] =>
  arbiterNormLines(norm, { ...OPEN, ...changes }, rules).map(
    ({ condition, article, verdict }) =>
      `${condition} ${article.replace('B.06.1 ', '')} ${verdict}`,
  );

describe('[B.06.1 3] an event for a norm of FA (LA lines 11453-11560)', () => {
  it.each<[string, Partial<ArbiterNormEvent>, readonly string[]]>([
    ['an open', {}, ['yes', 'yes', 'yes']],
    ['two federations are international', { federations: 2 }, ['yes', 'yes', 'yes']],
    ['a national event, once', { federations: 1 }, ['once', 'yes', 'yes']],
    ['seven rounds', { rounds: 7 }, ['yes', 'yes', 'yes']],
    ['six rounds, once', { rounds: 6 }, ['yes', 'once', 'yes']],
    ['five rounds, once', { rounds: 5 }, ['yes', 'once', 'yes']],
    ['four rounds', { rounds: 4 }, ['yes', 'no', 'yes']],
    ['twenty rated', { rated: 20 }, ['yes', 'yes', 'yes']],
    ['nineteen rated', { rated: 19 }, ['yes', 'yes', 'no']],
    ['a round robin of ten', { format: 'roundRobin', rated: 10 }, ['yes', 'yes', 'yes']],
    ['fewer, who may all be rated', { format: 'roundRobin', rated: 9 }, ['yes', 'yes', 'judged']],
    ['a double one of six', { format: 'double', rated: 6 }, ['yes', 'yes', 'yes']],
    ['a double one of five', { format: 'double', rated: 5 }, ['yes', 'yes', 'no']],
    ['a knockout', { format: 'other' }, ['yes', 'yes', 'judged']],
    ['blitz of thirty rated', { fast: true, rated: 30 }, ['yes', 'yes', 'once', 'once']],
    ['blitz of eight rounds', { fast: true, rounds: 8 }, ['yes', 'yes', 'once', 'no']],
  ])('%s', (_, changes, verdicts) => {
    expect(said('FA', changes).map((line) => line.split(' ').at(-1))).toEqual(verdicts);
  });

  const teams = { count: 10, boards: 4, double: false };
  it.each<[string, Partial<ArbiterNormEvent>, readonly string[]]>([
    ['ten teams of four', { teams }, ['once', 'once', 'once']],
    ['nine teams', { teams: { ...teams, count: 9 } }, ['once', 'no', 'once']],
    [
      'six that meet twice',
      { teams: { ...teams, count: 6, double: true } },
      ['once', 'once', 'once'],
    ],
    ['three boards', { teams: { ...teams, boards: 3 } }, ['no', 'once', 'once']],
    ['59 percent rated', { teams, players: 100, rated: 59 }, ['once', 'once', 'no']],
    ['60 percent rated', { teams, players: 100, rated: 60 }, ['once', 'once', 'once']],
  ])('[3.9.1] teams: %s', (_, changes, verdicts) => {
    const lines = said('FA', { format: 'teams', rated: 64, ...changes }).slice(2);
    expect(lines.map((line) => line.split(' ').at(-1))).toEqual(verdicts);
  });
});

describe('[B.06.1 4] an event for a norm of IA (LA lines 11562-11620)', () => {
  it.each<[string, Partial<ArbiterNormEvent>, readonly string[]]>([
    [
      'where a player could make a norm: judged',
      {},
      ['federations 2.6.2 b, 4.8.1 yes', 'rounds 4.10 yes', 'playerNorm 4.8.3 judged'],
    ],
    [
      'of two federations: only as a national championship',
      { federations: 2 },
      ['federations 2.6.2 b, 4.8.1 judged', 'rounds 4.10 yes', 'playerNorm 4.8.3 judged'],
    ],
    [
      'of a hundred players, thirty rated, seven rounds: once',
      { players: 100, rated: 30, rounds: 7 },
      [
        'federations 2.6.2 b, 4.8.1 yes',
        'rounds 4.10 once',
        ...['players', 'ratedPercent', 'rounds'].map((one) => `${one} 4.9.1 once`),
      ],
    ],
    [
      'of a hundred players, 29 rated: judged',
      { players: 100, rated: 29 },
      ['federations 2.6.2 b, 4.8.1 yes', 'rounds 4.10 yes', 'playerNorm 4.8.3 judged'],
    ],
    [
      'of six rounds: no',
      { rounds: 6 },
      ['federations 2.6.2 b, 4.8.1 yes', 'rounds 4.10 no', 'playerNorm 4.8.3 judged'],
    ],
  ])('%s', (_, changes, lines) => {
    expect(said('IA', changes)).toEqual(lines);
  });
});

it.each([
  ['swiss', 25, 1],
  ['swiss', 26, 2],
  ['swiss', 100, 4],
  ['swiss', 101, 5],
  ['roundRobin', 12, 2],
  ['double', 6, 2],
  ['teams', 60, null],
] as const)('[B.06.1 2.7] a %s of %i gives %s norms at most', (format, players, norms) => {
  expect(normsToGive({ format, players }, rules)).toBe(norms);
});
