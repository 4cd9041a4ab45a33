import { tieBreakNumber } from '../../formats/chess-results/tie-break-numbers.ts';
import type {
  UploadDocument,
  UploadPairing,
  UploadPlayer,
  UploadSecurity,
} from '../../formats/chess-results/upload-document.ts';
import { hasResult, sideOf, type GameOutcome } from '../../rules/outcome.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { lastWord } from '../../tournament/corrections.ts';
import { numbersOf } from '../../tournament/numbers.ts';
import { withoutAwaited } from '../../tournament/awaited-line-ups.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { kindOf } from '../../tournament/views/kind-of-event.ts';
import { standingsView, type StandingsRowView } from '../../tournament/views/standings.ts';

/** What a tournament has at chess-results.com: its number there, and whose it is. */
export interface UploadIdentity {
  readonly key: string;
  readonly creator: string;
}

/** An individual event as chess-results.com takes it: published rounds, nothing private. */
export function uploadOf(
  state: Tournament,
  identity: UploadIdentity,
  security: UploadSecurity,
): UploadDocument {
  const { settings } = state;
  const view = standingsView(state);
  const numbers = numbersOf(state);
  const rows = new Map(view.rows.map((row, place) => [row.tpn, { row, place }]));
  return {
    ...identity,
    ...factsOf(state),
    type: kindOf(settings.system) === 'roundRobin' ? 'roundRobin' : 'swiss',
    currentRound: view.round,
    rankingRound: view.round,
    over: view.final && view.openGames === 0,
    tieBreaks: view.descriptors.map((one) => tieBreakNumber(one) ?? { number: 0, detail: '' }),
    players: [...numbers.values()].flatMap((number) => {
      const found = rows.get(number);
      return found ? [playerOf(state, found.row, found.place, view.rows[found.place - 1])] : [];
    }),
    pairings: publishedRounds(state).flatMap((round) => pairingsOf(state, round.number, numbers)),
    security,
  };
}

/** What is known of any event, of players or of teams. */
export const factsOf = ({
  settings,
}: Tournament): Omit<
  UploadDocument,
  | 'key'
  | 'creator'
  | 'type'
  | 'currentRound'
  | 'rankingRound'
  | 'over'
  | 'tieBreaks'
  | 'players'
  | 'pairings'
  | 'teams'
  | 'security'
> => ({
  name: settings.name,
  remark: null,
  organiser: settings.organiser,
  place: settings.place,
  arbiters: settings.deputyArbiters,
  chiefArbiter: settings.chiefArbiter,
  federation: settings.federation,
  firstDay: settings.firstDay,
  lastDay: settings.lastDay ?? settings.firstDay,
  timeControl: settings.timeControl,
  rounds: settings.rounds,
  schedule: Array.from({ length: settings.rounds }, (_, index) => ({
    round: index + 1,
    date: settings.roundDates[index] ?? null,
    time: settings.roundTimes[index] ?? null,
  })),
});

/** `Aubert, Zoé` in its two parts. */
export function nameParts(name: string): Pick<UploadPlayer, 'lastName' | 'firstName'> {
  const [lastName = '', ...rest] = name.split(',');
  return { lastName: lastName.trim(), firstName: rest.join(',').trim() };
}

function playerOf(
  state: Tournament,
  row: StandingsRowView,
  place: number,
  before: StandingsRowView | undefined,
): UploadPlayer {
  const player = state.players.get(row.id);
  return {
    number: row.tpn,
    ...nameParts(row.name),
    title: row.title,
    // The upload has no mark for an estimate: beside ratings of lists it would pass for one.
    rating: row.estimated === true ? null : row.rating,
    fideRating: player?.ratings.fide ?? null,
    nationalRating: player?.ratings.national ?? null,
    sex: player?.sex ?? null,
    federation: row.federation,
    club: row.club,
    fideId: player?.fideId ?? null,
    rank: row.rank ?? place + 1,
    points: row.points,
    tieBreaks: row.tieBreaks.map((value) => numberOf(value)),
    tiedWithPrevious: row.rank !== null && before?.rank === row.rank,
  };
}

/** A figure as printed; null where there is none. */
export function numberOf(value: string | null): number | null {
  const number = Number(value);
  return value === null || value === '' || !Number.isFinite(number) ? null : number;
}

function pairingsOf(
  state: Tournament,
  number: number,
  numbers: ReadonlyMap<string, number>,
): UploadPairing[] {
  const recorded = state.rounds[number - 1];
  if (!recorded) return [];
  const round = withoutAwaited(state, recorded);
  const { scoring } = state.settings;
  const boards = round.games.map((game): Omit<UploadPairing, 'pairing'> => {
    const outcome = lastWord(game);
    const open = !hasResult(outcome);
    const points = (colour: 'white' | 'black') =>
      open ? null : pointsFor(sideOf(outcome, colour), scoring);
    return {
      round: number,
      white: numbers.get(game.white) ?? 0,
      black: numbers.get(game.black) ?? 0,
      whitePoints: points('white'),
      blackPoints: points('black'),
      mark: markOf(outcome),
    };
  });
  const without = round.unpaired.map(({ player, outcome }): Omit<UploadPairing, 'pairing'> => {
    const allocated = outcome === 'pairingAllocatedBye';
    const points = pointsFor(outcome, scoring);
    const worth = allocated || points > 0;
    return {
      round: number,
      white: numbers.get(player) ?? 0,
      black: allocated ? 'pairingAllocatedBye' : 'notPaired',
      whitePoints: worth ? points : null,
      blackPoints: worth ? pointsFor('zeroPointBye', scoring) : null,
      mark: worth ? 'K' : null,
    };
  });
  return [...boards, ...without].map((one, index) => ({ ...one, pairing: index + 1 }));
}

export function markOf(outcome: GameOutcome): UploadPairing['mark'] {
  switch (outcome.kind) {
    case 'notEntered':
      return null;
    case 'adjourned':
      return 'H';
    case 'forfeit':
    case 'doubleForfeit':
      return 'K';
    case 'played':
      if (outcome.underOneMove) return 'U';
      return outcome.score === '0-0' ? 'D' : null;
  }
}
