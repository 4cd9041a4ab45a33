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
  const people = new People<Player & { readonly key: number }>([]);
  const byPerson = new Map<number, { readonly name: string; readonly all: Appearance[] }>();
  for (const one of events.flatMap(appearancesIn)) {
    const key = people.same(one.person)?.one.key ?? byPerson.size;
    if (key === byPerson.size) {
      people.add({ ...one.person, key });
      byPerson.set(key, { name: one.person.name, all: [] });
    }
    byPerson.get(key)?.all.push(one);
  }
  return [...byPerson.values()].flatMap(({ name, all }) => {
    const found = ofPerson(name, all, after);
    return found.fixedTo === null && found.faults.length === 0 ? [] : [found];
  });
}

function ofPerson(name: string, all: readonly Appearance[], after: number): PlayerOfTeams {
  const ordered = all.toSorted((a, b) => before(a.match, b.match));
  const faults: LineUpFault[] = [];
  /** The match that made enough, by club and event. */
  const fixing = new Map<string, MatchPlayed>();
  ordered.forEach(({ match, club }, index) => {
    const earlier = ordered.slice(0, index).filter((one) => one.club === club);
    const above = [...fixing]
      .filter(([key, one]) => key.startsWith(`${club}\n`) && one.event < match.event)
      .map(([, one]) => one)
      .toSorted((a, b) => a.event - b.event)[0];
    if (above !== undefined) faults.push({ fault: 'fixed', match, because: above });
    const same = earlier.find(
      (one) => one.match.event !== match.event && isSameDay(one.match, match),
    );
    if (same !== undefined) faults.push({ fault: 'twice', match, because: same.match });
    const own = `${club}\n${match.event}\n${match.team}`;
    const count = 1 + earlier.filter((one) => isSameTeam(one.match, match)).length;
    if (count === after) fixing.set(own, match);
  });
  const [fixedTo = null] = [...fixing.values()].toSorted((a, b) => a.event - b.event);
  return { name, matches: ordered.map(({ match }) => match), fixedTo, faults };
}

const isSameTeam = (a: MatchPlayed, b: MatchPlayed): boolean =>
  a.event === b.event && a.team === b.team;

/** By their days; where one has none, rounds of the same number are one day. */
const isSameDay = (a: MatchPlayed, b: MatchPlayed): boolean =>
  a.day !== null && b.day !== null ? a.day === b.day : a.round === b.round;

function before(a: MatchPlayed, b: MatchPlayed): number {
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

function ofTeam(
  state: Tournament,
  at: {
    readonly event: number;
    readonly round: Round;
    readonly table: number;
    readonly team: Team;
  },
): Appearance[] {
  const { event, round, table, team } = at;
  const day =
    arrangementOf(round, table)?.day ?? state.settings.roundDates[round.number - 1] ?? null;
  const match: MatchPlayed = {
    event,
    eventName: state.settings.name,
    team: team.name,
    round: round.number,
    day,
  };
  return team.roster.flatMap((id): Appearance[] => {
    const person = state.players.get(id);
    if (person === undefined || !isThere(round, table, person)) return [];
    return [{ person, club: (team.club ?? person.club ?? '').trim().toLowerCase(), match }];
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
