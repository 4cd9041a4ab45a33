import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { Assignment } from './abnormal-points-record.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';

const ASSIGNMENT_OF: Readonly<Partial<Record<PlayerOutcome, Assignment>>> = {
  win: 'win',
  draw: 'draw',
  loss: 'loss',
  shortWin: 'win',
  shortDraw: 'draw',
  shortLoss: 'loss',
  forfeitWin: 'forfeitWin',
  forfeitLoss: 'forfeitLoss',
  fullPointBye: 'fullPointBye',
  halfPointBye: 'halfPointBye',
  zeroPointBye: 'zeroPointBye',
};

export interface AbnormalPoints {
  /** What 299 gives for the outcome of a round; null when it gives nothing. */
  readonly instead: (player: number, round: number, outcome: PlayerOutcome) => number | null;
  /** Penalties and bonuses of a round; those of no round in particular count in the first. */
  readonly bonus: (player: number, round: number) => number;
}

const EVERY = 0;

/** 299 of an individual event; what names a player or a round stands before what names all. */
export function abnormalPointsOf(document: TrfDocument): AbnormalPoints | null {
  const records = isTeamEvent(document) ? [] : recordsOf(document, '299');
  if (records.length === 0) return null;
  const instead = new Map<string, number>();
  const bonus = new Map<string, number>();
  const given = (player: number, round: number): string => `${player} ${round}`;
  const key = (assignment: Assignment, player: number, round: number): string =>
    `${assignment} ${player} ${round}`;
  for (const { assignment, gamePoints, round, numbers } of records) {
    if (gamePoints === null) continue;
    for (const player of numbers.length === 0 ? [EVERY] : numbers) {
      if (assignment === null) {
        const place = given(player, round ?? 1);
        bonus.set(place, (bonus.get(place) ?? 0) + gamePoints);
      } else instead.set(key(assignment, player, round ?? EVERY), gamePoints);
    }
  }
  return {
    instead: (player, round, outcome) => {
      const assignment = ASSIGNMENT_OF[outcome];
      if (assignment === undefined) return null;
      return (
        instead.get(key(assignment, player, round)) ??
        instead.get(key(assignment, player, EVERY)) ??
        instead.get(key(assignment, EVERY, round)) ??
        instead.get(key(assignment, EVERY, EVERY)) ??
        null
      );
    },
    bonus: (player, round) =>
      (bonus.get(given(player, round)) ?? 0) + (bonus.get(given(EVERY, round)) ?? 0),
  };
}
