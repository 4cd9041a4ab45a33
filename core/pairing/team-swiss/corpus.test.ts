import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../rules/colour.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import type { TeamPreferences } from '../../rules/team-swiss-rules.ts';
import { nextRound } from '../dutch/testing/crosstable.ts';
import type { PairingRequest, RoundMaker } from '../system.ts';
import { literalTeamSwiss } from './literal/literal-team-swiss.ts';
import { pairRound } from './round.ts';

interface Case {
  readonly name: string;
  readonly type: TeamPreferences;
  readonly round: number;
  readonly rounds: number;
  readonly initialColour: Colour;
  readonly lines: readonly string[];
  readonly absent: readonly number[];
  readonly prohibited: readonly (readonly number[])[];
  readonly secondary: readonly number[] | null;
  readonly pairs: readonly string[] | null;
  readonly bye: number | null;
}

const file = new URL('../../../corpus/team-swiss.json', import.meta.url);
const CASES = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[];

/** Match points 2-1-0, and one for the bye (1.4). */
const MATCHES = scoring({ win: 2, draw: 1, loss: 0 }, { pairingAllocatedBye: points(1) });

const requestOf = ({ type, lines, secondary, prohibited, ...given }: Case): PairingRequest =>
  nextRound(lines, {
    round: given.round,
    rounds: given.rounds,
    initialColour: given.initialColour,
    absent: given.absent,
    prohibited: prohibited.map((group) => group.map(tpn)),
    scoring: MATCHES,
    teamSwiss: {
      colourPreferences: type,
      secondary: secondary && new Map(secondary.map((score, at) => [tpn(at + 1), score] as const)),
    },
  });

function answerOf(system: RoundMaker, request: PairingRequest): Pick<Case, 'pairs' | 'bye'> {
  const answer = system.pairRound(request);
  if (!answer.ok) return { pairs: null, bye: null };
  const pairs = answer.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return { pairs, bye: answer.value.bye };
}

describe('[C.04.6] the cases of the corpus', () => {
  it('are more than those of others', () => {
    expect(CASES.length).toBeGreaterThan(31);
  });

  it.each(CASES.map((one) => ({ ...one, one })))('$name', ({ one, pairs, bye }) => {
    const request = requestOf(one);
    expect(answerOf({ pairRound: (asked) => pairRound(asked) }, request)).toEqual({ pairs, bye });
    expect(answerOf(literalTeamSwiss, request)).toEqual({ pairs, bye });
  });
});
