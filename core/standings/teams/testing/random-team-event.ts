import { tpn } from '../../../rules/identity.ts';
import type { PlayerOutcome } from '../../../rules/outcome.ts';
import { points } from '../../../rules/points.ts';
import { randomFrom, type Random } from '../../../rules/random.ts';
import type { PlayerRecord, RoundRecord } from '../../../rules/record.ts';
import type { BoardRecord, TeamRecord, TeamRound } from '../team-record.ts';

export interface TeamEventSize {
  readonly teams: number;
  readonly rounds: number;
  readonly boards: number;
  /** How often a match is forfeited, or a team stays away. */
  readonly absences: number;
}

const RESULTS = [
  [1, 0],
  [0.5, 0.5],
  [0, 1],
] as const;

const ABSENCES = ['fullPointBye', 'halfPointBye', 'zeroPointBye'] as const;

/** A team event with random pairings, forfeits and byes: the same seed, the same event. */
export function randomTeamEvent(seed: number, size: TeamEventSize): TeamRecord[] {
  const random = randomFrom(seed);
  const rounds = Array.from({ length: size.teams }, (): TeamRound[] => []);
  for (let round = 0; round < size.rounds; round += 1) playRound(random, size, rounds);
  return rounds.map((own, index) => ({
    number: tpn(index + 1),
    name: `Team ${index + 1}`,
    rounds: own,
  }));
}

function playRound(random: Random, size: TeamEventSize, rounds: TeamRound[][]): void {
  const present: number[] = [];
  for (const [team, own] of rounds.entries()) {
    if (random.chance(size.absences)) own.push({ opponent: null, outcome: random.pick(ABSENCES) });
    else present.push(team);
  }
  const order = random.shuffled(present);
  for (let place = 0; place + 1 < order.length; place += 2) {
    const [one = 0, two = 0] = [order[place], order[place + 1]];
    const [first, second] = match(random, size, one, two);
    rounds[one]?.push(first);
    rounds[two]?.push(second);
  }
  if (order.length % 2 === 1) {
    rounds[order.at(-1) ?? 0]?.push({ opponent: null, outcome: 'pairingAllocatedBye' });
  }
}

function match(
  random: Random,
  { boards, absences }: TeamEventSize,
  one: number,
  two: number,
): [TeamRound, TeamRound] {
  const [first, second] = [{ opponent: tpn(two + 1) }, { opponent: tpn(one + 1) }];
  if (random.chance(absences)) {
    const wins = random.pick(['forfeitWin', 'forfeitLoss'] as const);
    const lost = wins === 'forfeitWin' || random.chance(0.3);
    return [
      { ...first, outcome: wins },
      { ...second, outcome: lost ? 'forfeitLoss' : 'forfeitWin' },
    ];
  }
  const results = Array.from({ length: boards }, () => random.pick(RESULTS));
  const side = (which: 0 | 1): BoardRecord[] =>
    results.map((result) => ({ points: points(result[which]) }));
  return [
    { ...first, outcome: 'played', boards: side(0) },
    { ...second, outcome: 'played', boards: side(1) },
  ];
}

/** The same event of one board as players have it. */
export const asPlayers = (teams: readonly TeamRecord[]): PlayerRecord[] =>
  teams.map(({ number, name, rounds }) => ({
    tpn: number,
    name,
    rating: 0,
    rounds: rounds.map((round): RoundRecord => ({
      opponent: round.opponent,
      colour: round.opponent === null ? null : 'white',
      outcome: gameOf(round),
    })),
  }));

function gameOf({ outcome, boards }: TeamRound): PlayerOutcome {
  if (outcome !== 'played') return outcome;
  const scored = boards?.[0]?.points;
  return scored === points(1) ? 'win' : scored === points(0) ? 'loss' : 'draw';
}
