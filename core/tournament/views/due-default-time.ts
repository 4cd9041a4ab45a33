import {
  boardsNotBegun,
  defaultTimeOf,
  forfeitFor,
  isDefaultTimeOver,
  minutesOfDefault,
} from '../default-time.ts';
import type { Command } from '../command.ts';
import { nameOf } from '../judgement.ts';
import type { Settings } from '../settings.ts';
import { CHESS } from '../../rules/game-spec.ts';
import { isStarted, roundAtHand, type Tournament } from '../state.ts';
import type { Params } from '../warning-ladder.ts';

/** What is due about the default time: a line of the due list. */
export interface DefaultTimeDue {
  readonly code:
    | 'defaultTimeMissing'
    | 'defaultTimeOver'
    | 'defaultTimeOverAll'
    | 'absenteesNotNoted';
  readonly params: Params;
  readonly action:
    | { readonly kind: 'command'; readonly command: Command }
    | { readonly kind: 'open'; readonly page: 'settings'; readonly setting: keyof Settings }
    | { readonly kind: 'open'; readonly page: 'round'; readonly round: number };
}

/** Silence on the default time means that of the Laws, zero (E.01 6.7.1, LA line 9080). */
export function silentOnDefaultTime(state: Tournament): DefaultTimeDue[] {
  const { regulations, game } = state.settings;
  const silent = regulations.defaultTime === null && game === CHESS.id && !isStarted(state);
  const allowed = minutesOfDefault(state);
  if (!silent || allowed === null || state.players.size === 0) return [];
  const { minutes, article } = allowed;
  return [
    {
      code: 'defaultTimeMissing',
      params: { minutes, article },
      action: { kind: 'open', page: 'settings', setting: 'regulations' },
    },
  ];
}

/** Boards whose players have not come in time: each loses when the arbiter says so (E.01 6.7.1). */
export function overDefaultTime(state: Tournament, now: string): DefaultTimeDue[] {
  const round = roundAtHand(state);
  const time = round && !round.closed ? defaultTimeOf(state, round) : null;
  if (!round || time === null || !isDefaultTimeOver(time, now)) return [];
  const at = { round: round.number };
  const said = { ...at, until: hourAt(time.until, now), article: time.article };
  const missing = boardsNotBegun(round.games, round.absentees);
  const each = missing.map(({ game, absent }): DefaultTimeDue => {
    const { board } = game;
    const players = absent.map((side) => nameOf(state, game[side])).join(' · ');
    return {
      code: 'defaultTimeOver',
      params: { ...said, board, absent: players },
      action: {
        kind: 'command',
        command: { type: 'enterResult', ...at, board, outcome: forfeitFor(absent) },
      },
    };
  });
  return missing.length < 2
    ? each
    : [
        allOver(
          missing.map(({ game }) => game.board),
          said,
        ),
        ...each,
      ];
}

function allOver(
  boards: readonly number[],
  said: Params & { readonly round: number },
): DefaultTimeDue {
  const { round } = said;
  return {
    code: 'defaultTimeOverAll',
    params: { ...said, open: boards.length, boards: boards.join(', ') },
    action: { kind: 'command', command: { type: 'forfeitAbsentees', round, boards } },
  };
}

/** At the end of the default time somebody has to look who is there. */
export function absenteesNotNoted(state: Tournament, now: string): DefaultTimeDue[] {
  const round = roundAtHand(state);
  const time = round && !round.closed ? defaultTimeOf(state, round) : null;
  if (!round || time === null || !isDefaultTimeOver(time, now) || round.absentees !== null) {
    return [];
  }
  const open = round.games.filter(({ outcome }) => outcome.kind === 'notEntered').length;
  // Results come in when games are over: by then everybody knows who did not come.
  if (open < round.games.length || open === 0) return [];
  const { minutes, article } = time;
  const at = { round: round.number };
  const params = { ...at, open, minutes, until: hourAt(time.until, now), article };
  return [{ code: 'absenteesNotNoted', params, action: { kind: 'open', page: 'round', ...at } }];
}

/** The hour of an instant on the clock of the hall, `15:45`, by the offset that `now` has. */
export function hourAt(instant: string, now: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(now) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
  return new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(11, 16);
}
