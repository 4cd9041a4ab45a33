import { sha256 } from '../../formats/tournament-file/sha256.ts';
import { cupPlaces } from '../../pairing/cup/cup-places.ts';
import { asMatches, scoringOfMatches } from '../../pairing/matches/match-records.ts';
import { matchesIn } from '../../pairing/matches/match-rounds.ts';
import { systemNamed } from '../../pairing/systems.ts';
import { editionIn, inForceOn, type EditionOf } from '../../rules/editions/registry.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { cupPlace } from '../../standings/cup-place.ts';
import { keizerPoints } from '../../standings/keizer-points.ts';
import type { Profiles } from '../../standings/ranking/category-ranking.ts';
import type { PlayerProfile } from '../../rules/profile.ts';
import type { RankingDecisions } from '../../standings/ranking/ranked-standings.ts';
import type { StandingsRequest, UnratedRule } from '../../standings/request.ts';
import { bracketOf, tiedMatches } from '../cup.ts';
import { gamesPerMatch, tieBreaksInUse } from '../matches.ts';
import { numbersOf, playersByNumber } from '../numbers.ts';
import type { Player } from '../player.ts';
import { publishedRounds, standingsRound, type Tournament } from '../state.ts';
import { kindOf } from './kind-of-event.ts';
import { playerRecords } from './records.ts';

/** What may be asked about standings; the tournament's own settings where nothing is said. */
export interface StandingsOptions {
  /** After this round; the last with a result when absent. */
  readonly asOf?: number;
  /** What rating tie-breaks do about unrated players (C.07 10). */
  readonly unrated?: UnratedRule;
  /** Other tie-breaks than the tournament's, to compare. */
  readonly tieBreaks?: readonly string[];
  /** Another edition than the pinned one, to compare. */
  readonly edition?: string;
}

/** Everything the log says that standings and prizes depend on. */
export interface StandingsQuestion {
  readonly round: number;
  readonly edition: EditionOf<'tieBreaks'>;
  readonly request: StandingsRequest;
  readonly descriptors: readonly string[];
  readonly decisions: RankingDecisions;
  readonly profiles: Profiles;
  /** Whose pairing number it is. */
  readonly playerOf: (number: Tpn) => Player | null;
}

/** Reads the question standings answer from a tournament. */
export function standingsQuestion(
  state: Tournament,
  options: StandingsOptions = {},
): StandingsQuestion {
  const { settings } = state;
  const published = publishedRounds(state).length;
  const latest = standingsRound(state);
  const round = Math.min(Math.max(0, Math.trunc(options.asOf ?? latest)), published);
  const edition = editionOf(state, options.edition);
  const numbers = numbersOf(state);
  const players = playersByNumber(state);
  const player = (number: Tpn): Player | null => {
    const id = players.get(number);
    return id === undefined ? null : (state.players.get(id) ?? null);
  };
  // Opponents count once a match (C.04.5 Preface).
  const games = gamesPerMatch(settings);
  const records = playerRecords(state, { standingsAfter: round });
  const { rankedBy } = systemNamed(settings.system);
  const byKeizer = rankedBy === 'opponentsValues';
  // In a cup of teams the places are theirs.
  const reached = rankedBy === 'roundReached' && settings.kind === 'individual';
  const bracket = reached ? bracketOf(state, { standingsAfter: round }) : null;
  const places = bracket && cupPlaces(bracket, [...numbers.values()]);
  const list = options.tieBreaks ?? (settings.kind === 'team' ? [] : tieBreaksInUse(settings));
  return {
    round,
    edition,
    request: {
      players: asMatches(records, games, settings.scoring, pointsOfRound),
      rounds: matchesIn(round, games),
      declaredRounds: matchesIn(settings.rounds, games),
      scoring: scoringOfMatches(settings.scoring, games),
      kind: kindOf(settings.system),
      edition: edition.properties,
      ...(options.unrated === undefined ? {} : { unrated: options.unrated }),
      manual: ownValues(state, numbers),
      ...(byKeizer && { keizer: settings.keizer }),
      ...(places && { places }),
    },
    descriptors: byKeizer ? [keizerPoints.code, ...list] : places ? [cupPlace.code, ...list] : list,
    decisions: decisionsOf(state, round, round >= latest, numbers, places !== null),
    profiles: profilesOf(state, numbers),
    playerOf: player,
  };
}

function editionOf(state: Tournament, asked: string | undefined): EditionOf<'tieBreaks'> {
  const { tieBreaks } = state.pins;
  return (
    editionIn('tieBreaks', asked ?? tieBreaks) ??
    editionIn('tieBreaks', tieBreaks) ??
    inForceOn('tieBreaks', state.settings.firstDay).edition
  );
}

type Numbers = ReadonlyMap<PlayerId, Tpn>;

/** Values entered by hand for tie-breaks the event defines itself (C.07 4.1). */
function ownValues(state: Tournament, numbers: Numbers): NonNullable<StandingsRequest['manual']> {
  return Object.fromEntries(
    [...state.ranking.ownValues].map(([code, values]) => [
      code,
      new Map(
        [...values].flatMap(([id, value]) => {
          const number = numbers.get(id);
          return number === undefined ? [] : [[number, value] as const];
        }),
      ),
    ]),
  );
}

/** Lots and play-offs settle the table as it stands now; an earlier one is shown as it was. */
function decisionsOf(
  state: Tournament,
  round: number,
  latest: boolean,
  numbers: Numbers,
  isCup: boolean,
): RankingDecisions {
  const { lotsSeed, playOffs } = state.ranking;
  // No lot decides a match that is still to be played off.
  const drawn = latest && state.settings.ties === 'lots' && tiedMatches(state).length === 0;
  const gone = [...state.players.values()].filter(
    ({ left }) => left !== null && left.fromRound <= round + 1,
  );
  const numbered = (players: readonly { readonly id: PlayerId }[]): ReadonlySet<Tpn> =>
    new Set(players.flatMap(({ id }) => numbers.get(id) ?? []));
  return {
    ties: drawn && lotsSeed !== null ? { seed: lotsSeed, sha256 } : 'kept',
    // A play-off of a cup decides a match, and so the round reached.
    playOffs:
      latest && !isCup
        ? playOffs.map(({ steps }) => ({
            steps: steps.map((step) => step.flatMap((id) => numbers.get(id) ?? [])),
          }))
        : [],
    left: numbered(gone),
    expelled: numbered(gone.filter(({ left }) => left?.reason === 'expelled')),
  };
}

function profilesOf(state: Tournament, numbers: Numbers): Profiles {
  return new Map(
    [...state.players.values()].flatMap((player) => {
      const number = numbers.get(player.id);
      return number === undefined ? [] : [[number, profileOf(player)] as const];
    }),
  );
}

/** What categories ask about a player. */
function profileOf(player: Player): PlayerProfile {
  const { sex, title, federation, club, league, tags, ratings } = player;
  const birth = player.private?.birthDate;
  return {
    ratings,
    ...(sex === undefined ? {} : { sex }),
    ...(birth === undefined ? {} : { birth }),
    ...(title === undefined ? {} : { title }),
    ...(federation === undefined ? {} : { federation }),
    ...(club === undefined ? {} : { club }),
    ...(league === undefined ? {} : { league }),
    ...(tags === undefined ? {} : { tags }),
  };
}
