import type { TrfDocument } from '../../formats/trf/document.ts';
import { roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { opposite, type Colour } from '../../rules/colour.ts';
import { tpn, type Tpn } from '../../rules/identity.ts';
import type { TeamRecord, TeamRound } from '../../standings/teams/team-record.ts';
import { roundsOfMatch } from '../views/team-match.ts';
import { molterRound } from '../views/team-molter.ts';
import {
  cellOf,
  meetsSeveral,
  readerOf,
  reportedTeams,
  sideOf,
  teamsMet,
  type Reader,
} from './team-report-reader.ts';
import { lastTeamRound, teamSectionOf, type TeamSection } from './team-report-round.ts';
import { seatsOf, type Seat } from '../views/team-seats.ts';

/** The crosstable of the teams of a report file. */
export interface TeamReport {
  readonly teams: readonly TeamRecord[];
  /** Rounds on record. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  /** The boards of a team met several teams in the same round. */
  readonly molter: boolean;
}

const ABSENT: TeamRound = { opponent: null, outcome: 'zeroPointBye' };

/** Reads the matches of teams off the games of their players and the team records. */
export function teamReport(document: TrfDocument): TeamReport {
  const teams = reportedTeams(document);
  const rounds = Math.max(roundsRecorded(document), lastTeamRound(document));
  const reader = readerOf(document, teams);
  const sections = Array.from({ length: rounds }, (_, index) => teamSectionOf(document, index + 1));
  const molter = sections.some((_, index) => meetsSeveral(reader, index));
  const table = sections.map((section, index) =>
    molter ? molterRoundOf(reader, section, index) : matchRound(reader, section, index),
  );
  return {
    teams: teams.map(({ number, name }) => ({
      number,
      name,
      rounds: table.map((round) => round.get(number) ?? ABSENT),
    })),
    rounds,
    boards: boardsOf(reader, table),
    molter,
  };
}

function matchRound(
  reader: Reader,
  section: TeamSection,
  index: number,
): ReadonlyMap<Tpn, TeamRound> {
  const rounds = new Map<Tpn, TeamRound>();
  for (const [number, { bye, ...worth }] of section.byes) {
    rounds.set(tpn(number), { opponent: null, outcome: bye, ...worth });
  }
  for (const [first, second] of pairsOf(reader, section, index)) {
    const [own, theirs] = matchOf(reader, section, index, first, second);
    rounds.set(first, own);
    rounds.set(second, theirs);
  }
  return rounds;
}

/** The matches of a round, by what tells of them first: games, 330, 300, 802. */
function pairsOf(reader: Reader, section: TeamSection, index: number): [Tpn, Tpn][] {
  const pairs: [Tpn, Tpn][] = [];
  const paired = new Set<number>();
  const add = (first: number, second: number): void => {
    if (paired.has(first) || paired.has(second) || first === second) return;
    if (!reader.teams.has(first) || !reader.teams.has(second)) return;
    paired.add(first).add(second);
    pairs.push([tpn(first), tpn(second)]);
  };
  for (const team of reader.teams.values()) {
    for (const opponent of teamsMet(reader, team, index)) add(team.number, opponent);
  }
  for (const { white, black } of section.forfeited) add(white, black);
  for (const { team, opponent } of section.lineUps.values()) add(team, opponent);
  for (const [team, { opponent }] of section.results) {
    if (typeof opponent === 'number') add(team, opponent);
  }
  return pairs;
}

function matchOf(
  reader: Reader,
  section: TeamSection,
  index: number,
  first: Tpn,
  second: Tpn,
): readonly [TeamRound, TeamRound] {
  const sides = [
    sideOf(reader, section, first, index),
    sideOf(reader, section, second, index),
  ] as const;
  const isSeated = sides.some(({ players }) => players.length > 0);
  const opponentOf = (player: number): number | null =>
    cellOf(reader, player, index)?.opponent ?? null;
  const seats = isSeated ? seatsOf(...sides, opponentOf) : [];
  const rounds = roundsOfMatch(
    {
      first,
      second,
      colour: colourOnTop(reader, seats, index),
      seats,
      appearanceOf: (player) => {
        const outcome = cellOf(reader, player, index)?.outcome;
        const rating = reader.players.get(player)?.rating ?? 0;
        return outcome === undefined ? undefined : { outcome, rating };
      },
    },
    reader,
  );
  const isPlayedOut = rounds[0].outcome === 'played' || rounds[0].outcome === 'notEntered';
  if (isPlayedOut) return rounds;
  return forfeitedMatch(section, rounds) ?? resultOnly(section, first, second) ?? rounds;
}

/** 330 says who won a match without games; the boards stand where the players' lines have them. */
function forfeitedMatch(
  section: TeamSection,
  rounds: readonly [TeamRound, TeamRound],
): readonly [TeamRound, TeamRound] | null {
  const [{ opponent: second }, { opponent: first }] = rounds;
  const record = section.forfeited.find(
    ({ white, black }) =>
      (white === first && black === second) || (white === second && black === first),
  );
  if (!record) return null;
  const side = (round: TeamRound, team: Tpn | null): TeamRound => {
    const colour = team === record.white ? 'white' : 'black';
    return {
      opponent: round.opponent,
      colour,
      outcome: record.winner === colour ? 'forfeitWin' : 'forfeitLoss',
      ...(round.boards && { boards: round.boards }),
    };
  };
  return [side(rounds[0], first), side(rounds[1], second)];
}

/** A match of which only 802 tells: the game points of both sides. */
function resultOnly(
  { results }: TeamSection,
  first: Tpn,
  second: Tpn,
): readonly [TeamRound, TeamRound] | null {
  const [own, theirs] = [results.get(first), results.get(second)];
  if (own?.opponent !== second || theirs?.opponent !== first) return null;
  const [made, given] = [own.gamePoints, theirs.gamePoints];
  const side = (opponent: Tpn, colour: Colour | null, wins: boolean): TeamRound => {
    if (made === null || given === null) return { opponent, colour, outcome: 'notEntered' };
    const gamePoints = opponent === second ? made : given;
    const isForfeit = own.forfeit || theirs.forfeit;
    const outcome = isForfeit ? (wins ? 'forfeitWin' : 'forfeitLoss') : 'played';
    return { opponent, colour, outcome, gamePoints };
  };
  return [
    side(second, own.colour, (made ?? 0) > (given ?? 0)),
    side(first, theirs.colour, (given ?? 0) > (made ?? 0)),
  ];
}

/** The first team's colour on board 1, from the first game that was played. */
function colourOnTop(reader: Reader, seats: readonly Seat<number>[], index: number): Colour | null {
  for (const [board, { first }] of seats.entries()) {
    const colour = first === null ? null : (cellOf(reader, first, index)?.colour ?? null);
    if (colour === null) continue;
    const [top, here] = [reader.colours[0], reader.colours[board]];
    const turned = top === undefined || here === undefined ? board % 2 === 1 : top !== here;
    return turned ? opposite(colour) : colour;
  }
  return null;
}

function molterRoundOf(
  reader: Reader,
  section: TeamSection,
  index: number,
): ReadonlyMap<Tpn, TeamRound> {
  const teams = [...reader.teams.values()].map(({ number }) => {
    const { lineUp, players } = sideOf(reader, section, number, index);
    return { number, boards: lineUp ?? players, bye: section.byes.get(number)?.bye };
  });
  const gameOf = (player: number) => {
    const cell = cellOf(reader, player, index);
    return cell && { ...cell, rating: reader.players.get(player)?.rating ?? 0 };
  };
  return molterRound<number>(teams, gameOf, reader.gameScoring);
}

/** By 352; else the most boards any match had; four where nothing tells. */
function boardsOf(
  { colours, gameScoring }: Reader,
  table: readonly ReadonlyMap<Tpn, TeamRound>[],
): number {
  if (colours.length > 0) return colours.length;
  const seen = table.flatMap((round) =>
    [...round.values()].map(({ boards, gamePoints, opponent }) => {
      if (boards) return boards.length;
      const theirs = opponent === null ? undefined : round.get(opponent)?.gamePoints;
      if (gamePoints === undefined || theirs === undefined) return 0;
      return Math.round((gamePoints + theirs) / gameScoring.win);
    }),
  );
  return Math.max(0, ...seen) || 4;
}
