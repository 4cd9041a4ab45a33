import {
  cupBracket,
  type CupBracket,
  type CupDecision,
  type CupField,
  type CupMatch,
} from '../pairing/cup/cup-bracket.ts';
import { losersOf } from '../pairing/cup/cup-places.ts';
import type { CupRefusal } from '../pairing/cup/cup-plan.ts';
import { seating } from '../pairing/cup/seats.ts';
import { asMatches, scoringOfMatches } from '../pairing/matches/match-records.ts';
import type { PlayerId, TeamId, Tpn } from '../rules/identity.ts';
import type { PlayerOutcome } from '../rules/outcome.ts';
import { pointsOfRound } from '../rules/scoring.ts';
import { success, type Result } from '../rules/result.ts';
import type { Purpose } from './corrections.ts';
import { cupOfTeams } from './cup-of-teams.ts';
import { gamesPerMatch, isCup } from './matches.ts';
import { numbersOf } from './numbers.ts';
import type { Settings } from './settings.ts';
import { publishedRounds, type Tournament } from './state.ts';
import { playerRecords } from './views/records.ts';
import { teamNumbers } from './views/team-records.ts';

/** Rounds of the event a cup of so many takes: games of matches to the final. */
export function cupRounds(
  entrants: number,
  settings: Pick<Settings, 'cup' | 'system' | 'kind'>,
): Result<number, CupRefusal> {
  const seated = seating(entrants, settings.cup);
  return seated.ok ? success(seated.value.rounds * gamesPerMatch(settings)) : seated;
}

/** Who is in a cup: a player or a team. */
export type CupEntrant = PlayerId | TeamId;

/** Numbers of the bracket: those of the players, or of the teams. */
export const cupNumbers = (state: Tournament): ReadonlyMap<CupEntrant, Tpn> =>
  state.settings.kind === 'team' ? teamNumbers(state) : numbersOf(state);

/** Whose number of the bracket it is. */
export const entrantsByNumber = (state: Tournament): ReadonlyMap<Tpn, CupEntrant> =>
  new Map([...cupNumbers(state)].map(([id, number]) => [number, id]));

export const nameOfEntrant = (state: Tournament, id: CupEntrant): string =>
  state.teams.get(id as TeamId)?.name ?? state.players.get(id as PlayerId)?.name ?? id;

/** Who went through tied matches, by recorded play-offs. */
export function cupDecisions(state: Tournament): CupDecision[] {
  const numbers = numbersOf(state);
  return state.ranking.playOffs.flatMap(({ steps }) => {
    const [winner, loser, ...others] = steps.flat().map((id) => numbers.get(id));
    const isOne = steps[0]?.length === 1 && others.length === 0;
    return isOne && winner !== undefined && loser !== undefined ? [{ winner, loser }] : [];
  });
}

/** The bracket of a cup as its results have it so far; null for any other event, or without numbers. */
export function bracketOf(
  state: Tournament,
  purpose: Purpose = { standingsAfter: publishedRounds(state).length },
): CupBracket | null {
  const { settings } = state;
  if (!isCup(settings) || cupNumbers(state).size < 2) return null;
  const field =
    settings.kind === 'team' ? fieldOfTeams(state, purpose) : fieldOfPlayers(state, purpose);
  const found = field && cupBracket(field);
  return found?.ok ? found.value : null;
}

function fieldOfPlayers(state: Tournament, purpose: Purpose): CupField {
  const { settings } = state;
  const games = gamesPerMatch(settings);
  const records = playerRecords(state, purpose);
  const played = records[0]?.rounds.length ?? 0;
  return {
    players: asMatches(records, games, settings.scoring, pointsOfRound),
    rules: settings.cup,
    decisions: cupDecisions(state),
    scoring: scoringOfMatches(settings.scoring, games),
    toCome: (match) => Math.max(0, match * games - played) * settings.scoring.win,
  };
}

function fieldOfTeams(state: Tournament, purpose: Purpose): CupField | null {
  const teams = cupOfTeams(state, purpose);
  return teams && { ...teams, rules: state.settings.cup };
}

/** A match with its place in the cup. */
export interface LevelMatch {
  readonly match: CupMatch;
  /** Rounds of matches of the whole cup. */
  readonly rounds: number;
  readonly thirdPlace: boolean;
}

/** Matches whose games ended level, decided since or not. */
export function levelMatches(state: Tournament): readonly LevelMatch[] {
  const bracket = bracketOf(state);
  if (bracket === null) return [];
  const { matches, thirdPlace, rounds } = bracket;
  const every = [
    ...matches.flat().map((match) => ({ match, rounds, thirdPlace: false })),
    ...(thirdPlace === null ? [] : [{ match: thirdPlace, rounds, thirdPlace: true }]),
  ];
  return every.filter(
    ({ match: { verdict, round } }) =>
      verdict === 'playedOff' || (verdict === 'tied' && lastGameOver(state, round)),
  );
}

/** Matches that ended level and that nobody has decided yet. */
export const tiedMatches = (state: Tournament): readonly CupMatch[] =>
  levelMatches(state).flatMap(({ match }) => (match.verdict === 'tied' ? [match] : []));

/** The same as they are read: `Keller – Quinn`. */
export const undecidedMatches = (
  state: Tournament,
  upToRound = state.settings.rounds,
): readonly string[] =>
  tiedMatches(state)
    .filter(({ round }) => round * gamesPerMatch(state.settings) <= upToRound)
    .map((match) =>
      entrantsOfMatch(state, match)
        .map((id) => nameOfEntrant(state, id))
        .join(' – '),
    );

/**
 * Whether the table after a round is the last one: every declared round is counted and, in a cup, no match
 * waits for its play-off (LA 3.3, 5.2 1).
 */
export const isLastTable = (state: Tournament, round: number): boolean =>
  round >= state.settings.rounds && tiedMatches(state).length === 0;

/** Where somebody went out of a cup. */
export interface CupExit {
  /** Of matches, from 1. */
  readonly round: number;
  /** Of matches, in the whole cup. */
  readonly rounds: number;
}

/** Every player who plays no more in a cup, with a team or alone. */
export function cupExits(state: Tournament): ReadonlyMap<PlayerId, CupExit> {
  const own = (id: CupEntrant): readonly PlayerId[] =>
    state.teams.get(id as TeamId)?.roster ?? [id as PlayerId];
  return new Map(
    [...entrantsOut(state)].flatMap(([id, exit]) => own(id).map((one) => [one, exit] as const)),
  );
}

/** Who plays no more in a cup; whoever lost a semi-final still has the match for the third place. */
function entrantsOut(state: Tournament): ReadonlyMap<CupEntrant, CupExit> {
  const bracket = bracketOf(state);
  if (bracket === null) return new Map();
  const { matches, thirdPlace, rounds } = bracket;
  const ids = entrantsByNumber(state);
  const plays = thirdPlace !== null && isToDecide(thirdPlace) ? thirdPlace.sides : [];
  const exits = matches.flat().flatMap((match) =>
    losersOf(match).flatMap((player) => {
      const id = ids.get(player);
      const goesOn = plays.some((side) => side.kind === 'player' && side.player === player);
      return id === undefined || goesOn ? [] : [[id, { round: match.round, rounds }] as const];
    }),
  );
  return new Map(exits);
}

const isToDecide = ({ verdict }: CupMatch): boolean =>
  verdict === 'waiting' || verdict === 'open' || verdict === 'tied';

/** A round of a cup in which somebody has no match, being exempt or out: no bye, and blank (ADR 0032). */
export const isBlankInCup = (
  settings: Settings,
  { opponent, outcome, points = 0 }: CupBlank,
): boolean => isCup(settings) && opponent === null && outcome === 'zeroPointBye' && points === 0;

interface CupBlank {
  readonly opponent: PlayerId | Tpn | null;
  readonly outcome: PlayerOutcome | null;
  readonly points?: number;
}

/** Whether the last game of a round of matches has its results; a match level before it goes on. */
export function lastGameOver(state: Tournament, match: number): boolean {
  const last = match * gamesPerMatch(state.settings);
  const round = publishedRounds(state)[last - 1];
  return round?.games.every(({ outcome }) => outcome.kind !== 'notEntered') ?? false;
}

/** The two of a match, as far as they are known. */
export function entrantsOfMatch(state: Tournament, { sides }: CupMatch): CupEntrant[] {
  const ids = entrantsByNumber(state);
  return sides.flatMap((side) => (side.kind === 'player' ? (ids.get(side.player) ?? []) : []));
}
