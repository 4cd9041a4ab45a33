import type { PenaltyKind } from '@ronde/core/decisions/penalties/ladder.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayPoints, parsePoints } from '@ronde/core/rules/points.ts';
import type { GivenPenalty } from '@ronde/core/tournament/incidents/incident.ts';
import { readClock, writeClock } from './question-text.ts';

/** What a penalty asks for beside its name. */
export type PenaltyFigure = 'time' | 'points' | 'amount' | 'rounds';

export function figureOf(kind: PenaltyKind): PenaltyFigure | null {
  switch (kind) {
    case 'timeToOpponent':
    case 'timeFromPlayer':
      return 'time';
    case 'pointsToOpponent':
    case 'pointsFromPlayer':
      return 'points';
    case 'fine':
      return 'amount';
    case 'exclusion':
      return 'rounds';
    case 'warning':
    case 'loss':
    case 'expulsion':
      return null;
  }
}

/** A penalty being chosen, with its figure as it is typed: `2:00`, `½`, `50`, `5, 6`. */
export interface PenaltyDraft {
  readonly kind: PenaltyKind;
  readonly figure: string;
}

/** The penalty, or null where its figure cannot be read. */
export function readPenalty({ kind, figure }: PenaltyDraft): GivenPenalty | null {
  const typed = figure.trim();
  switch (figureOf(kind)) {
    case null:
      return { kind };
    case 'time': {
      const seconds = readClock(typed);
      return seconds === null || seconds === 0 ? null : { kind, seconds };
    }
    case 'points': {
      const points = parsePoints(typed === '½' ? '0.5' : typed);
      return points === null || points <= 0 ? null : { kind, points };
    }
    case 'amount': {
      const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
      const amount = whole === undefined ? 0 : 100 * Number(whole) + Number(cents.padEnd(2, '0'));
      return amount === 0 ? null : { kind, amount };
    }
    case 'rounds': {
      const rounds = typed.split(/[\s,;]+/).map(Number);
      return rounds.every((round) => Number.isInteger(round) && round > 0)
        ? { kind, rounds: [...new Set(rounds)] }
        : null;
    }
  }
}

/** A penalty as it is typed. */
export function penaltyDraft(penalty: GivenPenalty, language: Language): PenaltyDraft {
  const { kind, seconds, points, amount, rounds } = penalty;
  const figure =
    seconds !== undefined
      ? writeClock(seconds)
      : points !== undefined
        ? displayPoints(points, language)
        : amount !== undefined
          ? String(amount / 100)
          : (rounds ?? []).join(', ');
  return { kind, figure };
}
