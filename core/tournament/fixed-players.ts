import { People } from '../formats/player-list/same-person.ts';
import { hasResult, sideOf } from '../rules/outcome.ts';
import { arrangementOf } from './arranged-matches.ts';
import { lastWord } from './corrections.ts';
import type { Player, Team } from './player.ts';
import type { Game, Round } from './round.ts';
import { publishedRounds, type Tournament } from './state.ts';

/** A match somebody played in. */
export interface MatchPlayed {
  /** The event, from the highest division down: 0 for the first given. */
  readonly event: number;
  readonly eventName: string;
  readonly team: string;
  readonly round: number;
  /** `YYYY-MM-DD`; null where the event says none. */
  readonly day: string | null;
}

/** Why somebody should not have played in a match. */
export const LINE_UP_FAULTS = ['fixed', 'twice'] as const;
export interface LineUpFault {
  readonly fault: (typeof LINE_UP_FAULTS)[number];
  readonly match: MatchPlayed;
  /** The match that fixed the player to the upper team, or the other one of the same day. */
  readonly because: MatchPlayed;
}

/** Somebody who played for several teams of a club, or is fixed to one. */
export interface PlayerOfTeams {
  readonly name: string;
  readonly matches: readonly MatchPlayed[];
  /** The highest team the player belongs to for good; null while none has enough matches. */
  readonly fixedTo: MatchPlayed | null;
  readonly faults: readonly LineUpFault[];
}

interface Appearance {
  readonly person: Player;
  readonly club: string;
  readonly match: MatchPlayed;
}

/**
 * Who is fixed to which team of a club, over events given from the highest division down: after so
 * many matches for a team nobody plays for one below it, and never for two on one day.
 */
export function fixedPlayers(events: readonly Tournament[], after: number): PlayerOfTeams[] {
  return [...new Appearances(events).everybody()].flatMap(({ name, all }) => {
    const found = ofPerson(name, all, after);
    return found.fixedTo === null && found.faults.length === 0 ? [] : [found];
  });
}

interface AppearancesOfOne {
  readonly name: string;
  readonly all: readonly Appearance[];
}

/** The matches of everybody over several events, whatever number a player has in each. */
export class Appearances {
  readonly #people = new People<Player & { readonly key: number }>([]);
  readonly #byPerson = new Map<number, { readonly name: string; readonly all: Appearance[] }>();

  constructor(events: readonly Tournament[]) {
    for (const one of events.flatMap(appearancesIn)) {
      const key = this.#people.same(one.person)?.one.key ?? this.#byPerson.size;
      if (key === this.#byPerson.size) {
        this.#people.add({ ...one.person, key });
        this.#byPerson.set(key, { name: one.person.name, all: [] });
      }
      this.#byPerson.get(key)?.all.push(one);
    }
  }

  everybody(): Iterable<AppearancesOfOne> {
    return this.#byPerson.values();
  }

  of(person: Player): readonly Appearance[] {
    const key = this.#people.same(person)?.one.key;
    return (key === undefined ? undefined : this.#byPerson.get(key)?.all) ?? [];
  }
}

function ofPerson(name: string, all: readonly Appearance[], after: number): PlayerOfTeams {
  const ordered = all.toSorted((a, b) => before(a.match, b.match));
  const faults = ordered.flatMap(({ match, club }, index) =>
    faultsOf(match, club, ordered.slice(0, index), after),
  );
  const [fixedTo = null] = fixingMatches(ordered, after).toSorted((a, b) => a.event - b.event);
  return { name, matches: ordered.map(({ match }) => match), fixedTo, faults };
}

/** Why somebody of a club should not play in a match, after those played before it. */
export function faultsOf(
  match: MatchPlayed,
  club: string,
  earlier: readonly Appearance[],
  after: number,
): LineUpFault[] {
  const ofClub = earlier.filter((one) => one.club === club);
  const [above] = fixingMatches(ofClub, after)
    .filter(({ event }) => event < match.event)
    .toSorted((a, b) => a.event - b.event);
  const same = ofClub.find(
    (one) => one.match.event !== match.event && isSameDay(one.match, match),
  )?.match;
  return [
    ...(above === undefined ? [] : [{ fault: 'fixed' as const, match, because: above }]),
    ...(same === undefined ? [] : [{ fault: 'twice' as const, match, because: same }]),
  ];
}

/** The match that made enough for a team, for every team there is one of; in order of days. */
function fixingMatches(ordered: readonly Appearance[], after: number): MatchPlayed[] {
  const counts = new Map<string, number>();
  return ordered.flatMap(({ club, match }) => {
    const team = [club, match.event, match.team].join('\n');
    const count = (counts.get(team) ?? 0) + 1;
    counts.set(team, count);
    return count === after ? [match] : [];
  });
}

/** By their days; where one has none, rounds of the same number are one day. */
export const isSameDay = (a: MatchPlayed, b: MatchPlayed): boolean =>
  a.day !== null && b.day !== null ? a.day === b.day : a.round === b.round;

/** In the order of days, else of rounds. */
export function before(a: MatchPlayed, b: MatchPlayed): number {
  if (a.day !== null && b.day !== null && a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.round - b.round || a.event - b.event;
}

function appearancesIn(state: Tournament, event: number): Appearance[] {
  return publishedRounds(state).flatMap((round) =>
    round.matches.flatMap(({ table, first, second }) =>
      [first, second].flatMap((id) => {
        const team = state.teams.get(id);
        return team === undefined ? [] : ofTeam(state, { event, round, table, team });
      }),
    ),
  );
}

interface PlaceOfTeam {
  readonly event: number;
  readonly round: Round;
  readonly table: number;
  readonly team: Team;
}

/** The club a player plays for: the team's, or else the own. */
export const clubOf = (team: Team, person: Player): string =>
  (team.club ?? person.club ?? '').trim().toLowerCase();

/** A match of a team as it is told, with the day it is on. */
export function matchOfTeam(
  { settings }: Tournament,
  { event, round, table, team }: PlaceOfTeam,
): MatchPlayed {
  const day = arrangementOf(round, table)?.day ?? settings.roundDates[round.number - 1] ?? null;
  return { event, eventName: settings.name, team: team.name, round: round.number, day };
}

function ofTeam(state: Tournament, at: PlaceOfTeam): Appearance[] {
  const { round, table, team } = at;
  const match = matchOfTeam(state, at);
  return team.roster.flatMap((id): Appearance[] => {
    const person = state.players.get(id);
    if (person === undefined || !isThere(round, table, person)) return [];
    return [{ person, club: clubOf(team, person), match }];
  });
}

/** Played, or there and won by forfeit; who did not come has played no match. */
function isThere(round: Round, table: number, { id }: Player): boolean {
  const alone = round.unpaired.some(
    (line) => line.player === id && line.reason === 'emptyBoard' && line.outcome === 'forfeitWin',
  );
  return alone || round.games.some((game) => game.match === table && cameTo(game, id));
}

function cameTo(game: Game, id: Player['id']): boolean {
  if (game.white !== id && game.black !== id) return false;
  const outcome = lastWord(game);
  return (
    hasResult(outcome) && sideOf(outcome, game.white === id ? 'white' : 'black') !== 'forfeitLoss'
  );
}
