import { tiedMatches } from '../cup.ts';
import { cupRound } from '../cup-round.ts';
import { isCup, tieBreaksInUse } from '../matches.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { SystemName } from '../../pairing/systems.ts';
import type { Pins } from '../../rules/editions/registry.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { hasResult } from '../../rules/outcome.ts';
import { roundOf } from '../judgement.ts';
import { isByLetters } from '../by-letters.ts';
import { ratingKindOf } from '../rating-lists/rating-kind.ts';
import { isNextRoundDue } from '../ready-to-draft.ts';
import { roundStage, type Round, type RoundStage } from '../round.ts';
import type { Publication, Settings } from '../settings.ts';
import { draftOf, publishedRounds, roundAtHand, type Tournament } from '../state.ts';
import { asksForLicences } from '../lacks-licence.ts';
import { maySee, type Audience } from './audience.ts';
import { boardMark } from './board-mark.ts';
import { hasCalendar, hasMatchCalendar } from './has-calendar.ts';
import type { SeatingWay } from './screen.ts';
import { seatingsOf } from './seats.ts';
import { isVisible } from './visible.ts';

/** Where a round stands; `toCome` before it is paired, or while only the arbiters know it. */
export type ShownStage = RoundStage | 'toCome';

export interface RoundLine {
  readonly round: number;
  readonly date: IsoDate | null;
  readonly time: string | null;
  readonly stage: ShownStage;
  readonly boards: number;
  /** Null where results are not for this audience. */
  readonly results: number | null;
  /** Boards with claims that contradict each other; 0 for the public. */
  readonly disputed: number;
  readonly unpaired: number;
  /** Players with a match in a round of a cup to come, for those who run it; null elsewhere. */
  readonly inBracket: number | null;
}

/** The step the event waits for. */
export const NEXT_STEPS = [
  'enterPlayers',
  'assignNumbers',
  'pair',
  'publish',
  'play',
  'close',
  'finished',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The head of every page of a tournament. */
export interface OverviewView {
  readonly name: string;
  readonly kind: Settings['kind'];
  readonly game: string;
  readonly system: SystemName;
  /** Whether all its rounds can be public from the start: a round robin of players. */
  readonly calendar: boolean;
  /** Whether it has matches of teams that are listed with their days and places. */
  readonly matchCalendar: boolean;
  /** Whether it is played by a bracket: a cup. */
  readonly bracket: boolean;
  /** Whether players of many teams meet by letter and number (LA 3.2). */
  readonly molter: boolean;
  /** Whether those who run it keep a register of licences; false for everybody else. */
  readonly licences: boolean;
  /** How its players may slide along the tables. */
  readonly seatings: readonly SeatingWay[];
  readonly acceleration: Settings['acceleration']['method'];
  readonly place: string | null;
  readonly federation: string | null;
  readonly organiser: string | null;
  readonly chiefArbiter: string | null;
  readonly deputyArbiters: readonly string[];
  readonly timeControl: string | null;
  /** As chosen, or by the rate of play. */
  readonly ratingKind: RatingKind;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate | null;
  readonly rounds: readonly RoundLine[];
  readonly tieBreaks: readonly string[];
  readonly editions: Pins;
  readonly fideMode: boolean;
  readonly players: { readonly entered: number; readonly playing: number };
  readonly teams: number;
  readonly numbered: boolean;
  readonly listClosed: boolean;
  /** The latest published round, or the draft for those who may see it; null before the first. */
  readonly current: number | null;
  readonly next: { readonly step: NextStep; readonly round: number | null };
  readonly publication: Publication;
  /** Whether visitors see the event at all. */
  readonly published: boolean;
  /** Everything that can be set; null for the public. */
  readonly settings: Settings | null;
}

/** What a tournament is, how far it has come, and what comes next. */
export function overviewView(state: Tournament, audience: Audience): OverviewView {
  const { settings } = state;
  const staff = audience === 'staff';
  const numbers = Array.from({ length: Math.max(settings.rounds, state.rounds.length) });
  const latest = (staff ? draftOf(state) : null) ?? roundAtHand(state);
  return {
    name: settings.name,
    kind: settings.kind,
    game: settings.game,
    system: settings.system,
    calendar: hasCalendar(state),
    matchCalendar: hasMatchCalendar(state),
    bracket: isCup(settings),
    molter: isByLetters(settings),
    licences: staff && asksForLicences(state),
    seatings: seatingsOf(state),
    acceleration: settings.acceleration.method,
    place: settings.place,
    federation: settings.federation,
    organiser: settings.organiser,
    chiefArbiter: settings.chiefArbiter,
    deputyArbiters: settings.deputyArbiters,
    timeControl: settings.timeControl,
    ratingKind: ratingKindOf(state),
    firstDay: settings.firstDay,
    lastDay: settings.lastDay,
    rounds: numbers.map((_, index) => roundLine(state, index + 1, audience)),
    tieBreaks: tieBreaksInUse(settings),
    editions: state.pins,
    fideMode: state.fideModeLeft === null,
    players: {
      entered: state.players.size,
      playing: [...state.players.values()].filter(({ left }) => left === null).length,
    },
    teams: state.teams.size,
    numbered: state.numbers.length > 0,
    listClosed: state.listClosed,
    current: latest?.number ?? null,
    next: nextStep(staff ? state : withoutDraft(state)),
    publication: settings.publication,
    published: isVisible(state),
    settings: staff ? settings : null,
  };
}

/** What the public knows of an event: everything but the draft. */
function withoutDraft(state: Tournament): Tournament {
  return draftOf(state) ? { ...state, rounds: publishedRounds(state) } : state;
}

function roundLine(state: Tournament, number: number, audience: Audience): RoundLine {
  const staff = audience === 'staff';
  const round = roundOf(state, number);
  const known = round && (staff || round.published) ? round : null;
  const counted = known?.games.filter(({ outcome }) => hasResult(outcome)).length ?? 0;
  return {
    round: number,
    date: state.settings.roundDates[number - 1] ?? null,
    time: state.settings.roundTimes[number - 1] ?? null,
    stage: known ? roundStage(known) : 'toCome',
    boards: known?.games.length ?? 0,
    results: maySee(state, audience, 'results') ? counted : null,
    disputed: staff && known ? disputedBoards(known).length : 0,
    unpaired: known?.unpaired.length ?? 0,
    inBracket: staff && !known ? (cupRound(state, number)?.playing ?? null) : null,
  };
}

/** Boards whose players say different things. */
export function disputedBoards(round: Round): number[] {
  return round.games.flatMap((game) => (boardMark(game) === 'disputed' ? [game.board] : []));
}

/** Rounds with adjourned games, which count as draws for pairing only (C.04.2 D.1, 2026: 3.1). */
export function adjournedBoards(state: Tournament): { round: number; boards: number[] }[] {
  return state.rounds.flatMap(({ number, games }) => {
    const boards = games.flatMap(({ outcome, board }) =>
      outcome.kind === 'adjourned' ? [board] : [],
    );
    return boards.length > 0 ? [{ round: number, boards }] : [];
  });
}

/** The one step that comes next, as the five dots of a round show it. */
export function nextStep(state: Tournament): OverviewView['next'] {
  if (state.players.size === 0) return { step: 'enterPlayers', round: null };
  const last = draftOf(state) ?? roundAtHand(state);
  if (state.numbers.length === 0 && state.settings.kind === 'individual') {
    return { step: 'assignNumbers', round: null };
  }
  if (!last) return { step: 'pair', round: 1 };
  switch (roundStage(last)) {
    case 'draft':
      return { step: 'publish', round: last.number };
    case 'published':
    case 'playing':
      return last.number < state.settings.rounds && isNextRoundDue(state, last)
        ? { step: 'pair', round: last.number + 1 }
        : { step: 'play', round: last.number };
    case 'complete':
      return { step: 'close', round: last.number };
    case 'closed': {
      // The next stage, and the end, wait for the play-offs of a cup (LA 5.2 1).
      if (tiedMatches(state).length > 0) return { step: 'play', round: last.number };
      if (last.number < state.settings.rounds) return { step: 'pair', round: last.number + 1 };
      const unfinished = publishedRounds(state).find(({ games }) =>
        games.some(({ outcome }) => !hasResult(outcome)),
      );
      return unfinished
        ? { step: 'play', round: unfinished.number }
        : { step: 'finished', round: null };
    }
  }
}
