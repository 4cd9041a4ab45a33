import { isRoundRobin } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { ratingCell } from '../../rules/rating-text.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';
import { calendarView } from '../../tournament/views/calendar.ts';
import { matchCalendarView } from '../../tournament/views/match-calendar.ts';
import { teamShown } from '../../tournament/views/match-view.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import { teamNumbers } from '../../tournament/views/team-records.ts';
import { person } from '../lists/person.ts';
import { teamListWords } from '../lists/team-list-words.ts';
import { listWords } from '../lists/words.ts';
import { paperCell } from './list-paper.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperBlock, PaperCell, PaperColumn } from './paper-values.ts';

/** The sheet of the book has so many lines (002:296-316). */
const MOST_LINES = 20;
const ROUNDS_SIZE = 9;

const WORDS = inBoth(
  {
    title: 'Berger sheet',
    rounds: 'Rounds',
    rank: 'Rank',
    games: 'Games',
    matches: 'Matches',
    rests: 'Rests',
  },
  {
    title: 'Feuille Berger',
    rounds: 'Rondes',
    rank: 'Cl.',
    games: 'Parties',
    matches: 'Matchs',
    rests: 'Exempt',
  },
);

/** A round robin that the sheet has lines for, of players or of teams. */
export const hasBergerSheet = (state: Tournament): boolean => {
  const { players, teams, settings } = state;
  if (!isRoundRobin(settings.system)) return false;
  return (settings.team === null ? players.size : teams.size) <= MOST_LINES;
};

/** Whoever has a line: its number, its name, and a rating where players have one. */
interface Entrant {
  readonly number: Tpn;
  readonly cells: readonly PaperCell[];
}

/** What a round brings together, by numbers. */
interface SheetRound {
  readonly round: number;
  readonly pairs: readonly (readonly [Tpn | null, Tpn | null])[];
  readonly rests: readonly (Tpn | null)[];
}

/** Everybody against everybody in the order of numbers, to be filled in by hand, with every round below. */
export const bergerSheet: PaperMaker = (state, { language, audience }) => {
  if (!hasBergerSheet(state)) return failure({ code: 'paper.notForThisEvent' });
  if (!maySee(state, audience, 'players')) return failure({ code: 'paper.notPublished' });
  const ofTeams = state.settings.team !== null;
  const entrants = ofTeams ? teamsOn(state) : playersOn(state, language);
  if (entrants.length === 0) return failure({ code: 'paper.noPlayers' });
  const words = WORDS[language];
  const lists = listWords(language);
  const teamWords = teamListWords(language);
  const printed = (heading: string, align: PaperColumn['align'], share: number | null) =>
    ({ heading, align, share, room: null }) as const;
  const byHand = (heading: string, room: number): PaperColumn => ({
    ...{ heading, align: 'centre', share: null, room },
  });
  const known = [
    printed(lists.number, 'end', null),
    printed(ofTeams ? teamWords.team : lists.name, 'start', 1),
    ...(ofTeams ? [] : [printed(lists.rating, 'end', null)]),
  ];
  const sums = [
    ...(ofTeams
      ? [byHand(teamWords.matchPoints, 3.4), byHand(teamWords.gamePoints, 3.4)]
      : [byHand(lists.points, 3.4), byHand('SB', 3.4)]),
    byHand(words.rank, 3),
  ];
  const rows = entrants.map(({ number, cells }) => ({
    strong: false,
    cells: [
      ...cells,
      ...entrants.map((other) => (other.number === number ? { figure: '×' } : null)),
      ...sums.map(() => null),
    ],
  }));
  const rounds = ofTeams ? roundsOfTeams(state, audience) : roundsOfPlayers(state, audience);
  const blocks: readonly PaperBlock[] = [
    {
      kind: 'table',
      ruled: true,
      columns: [
        ...known,
        ...entrants.map(({ number }) => byHand(String(number), roomFor(entrants.length))),
        ...sums,
      ],
      rows,
      groups: [rows.length],
      size: sizeFor(entrants.length),
    },
    ...(rounds.length === 0
      ? []
      : roundsBlocks(rounds, { ofTeams, lines: entrants.length }, language)),
  ];
  return success([
    {
      title: words.title,
      ...{ round: null, draft: false, landscape: true },
      body: { layout: 'form', blocks },
    },
  ]);
};

function playersOn(state: Tournament, language: Language): readonly Entrant[] {
  const shown = playerShower(state);
  return [...playersByNumber(state)]
    .sort(([a], [b]) => a - b)
    .map(([number, id]) => {
      const player = shown(id);
      const cells = [person(player, language), ratingCell(player)];
      return {
        number,
        cells: [{ figure: String(number) }, ...cells.map((cell) => paperCell(cell, language))],
      };
    });
}

const teamsOn = (state: Tournament): readonly Entrant[] =>
  [...teamNumbers(state)].map(([id, number]) => ({
    number,
    cells: [{ figure: String(number) }, { text: teamShown(state, id).name }],
  }));

const roundsOfPlayers = (state: Tournament, audience: Audience): readonly SheetRound[] =>
  (calendarView(state, audience)?.rounds ?? []).map(({ round, games, rests }) => ({
    round,
    pairs: games.map(({ white, black }) => [white.tpn, black.tpn] as const),
    rests: rests.map(({ tpn }) => tpn),
  }));

/** Who plays at home, or has White on the first board, stands first. */
const roundsOfTeams = (state: Tournament, audience: Audience): readonly SheetRound[] =>
  (matchCalendarView(state, audience)?.rounds ?? []).map(({ round, matches, rests }) => ({
    round,
    pairs: matches.map(({ first, second }) => [first.tpn, second.tpn] as const),
    rests: rests.map(({ tpn }) => tpn),
  }));

/** Few players have larger lines. */
const sizeFor = (players: number): number => (players > 14 ? 9 : players > 8 ? 11 : 13);
const roomFor = (players: number): number => (players > 14 ? 2 : 2.6);

function roundsBlocks(
  rounds: readonly SheetRound[],
  { ofTeams, lines }: { readonly ofTeams: boolean; readonly lines: number },
  language: Language,
): readonly PaperBlock[] {
  const words = WORDS[language];
  const lists = listWords(language);
  const said = (number: Tpn | null): string => String(number ?? '');
  const withRest = rounds.some(({ rests }) => rests.length > 0);
  return [
    { kind: 'heading', text: words.rounds },
    {
      kind: 'table',
      columns: [
        { heading: lists.roundNumber, align: 'start', share: null, room: null },
        {
          ...{ heading: ofTeams ? words.matches : words.games, align: 'start' },
          ...{ share: 1, room: null },
        },
        ...(withRest
          ? [{ heading: words.rests, align: 'start', share: null, room: null } as const]
          : []),
      ],
      rows: rounds.map(({ round, pairs, rests }) => ({
        strong: false,
        cells: [
          { figure: fill(lists.round, { round }) },
          { figure: pairs.map(([one, other]) => `${said(one)}\u2011${said(other)}`).join('   ') },
          ...(withRest ? [{ figure: rests.map(said).join(', ') }] : []),
        ],
      })),
      groups: rounds.map(() => 1),
      size: Math.max(ROUNDS_SIZE, sizeFor(lines) - 2),
    },
  ];
}
