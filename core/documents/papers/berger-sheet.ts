import { isRoundRobin } from '../../pairing/systems.ts';
import { inBoth } from '../../rules/in-both.ts';
import { ratingCell } from '../../rules/rating-text.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { playersByNumber } from '../../tournament/numbers.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee } from '../../tournament/views/audience.ts';
import { calendarView, type CalendarRound } from '../../tournament/views/calendar.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import { person } from '../lists/person.ts';
import { listWords } from '../lists/words.ts';
import { paperCell } from './list-paper.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperBlock, PaperColumn } from './paper-values.ts';

/** The sheet of the book has so many lines (002:296-316). */
const MOST_PLAYERS = 20;
const ROUNDS_SIZE = 9;

const WORDS = inBoth(
  { title: 'Berger sheet', rounds: 'Rounds', rank: 'Rank', games: 'Games', rests: 'Rests' },
  { title: 'Feuille Berger', rounds: 'Rondes', rank: 'Cl.', games: 'Parties', rests: 'Exempt' },
);

/** A round robin of players that the sheet has lines for. */
export const hasBergerSheet = ({ settings, players }: Tournament): boolean =>
  isRoundRobin(settings.system) && settings.team === null && players.size <= MOST_PLAYERS;

/** Everybody against everybody in the order of numbers, to be filled in by hand, with every round below. */
export const bergerSheet: PaperMaker = (state, { language, audience }) => {
  if (!hasBergerSheet(state)) return failure({ code: 'paper.notForThisEvent' });
  if (!maySee(state, audience, 'players')) return failure({ code: 'paper.notPublished' });
  const numbered = [...playersByNumber(state)].sort(([a], [b]) => a - b);
  if (numbered.length === 0) return failure({ code: 'paper.noPlayers' });
  const words = WORDS[language];
  const lists = listWords(language);
  const shown = playerShower(state);
  const byHand = (heading: string, room: number): PaperColumn => ({
    ...{ heading, align: 'centre', share: null, room },
  });
  const rows = numbered.map(([tpn, id]) => {
    const player = shown(id);
    return {
      strong: false,
      cells: [
        { figure: String(tpn) },
        paperCell(person(player, language), language),
        paperCell(ratingCell(player), language),
        ...numbered.map(([other]) => (other === tpn ? { figure: '×' } : null)),
        ...[null, null, null],
      ],
    };
  });
  const rounds = calendarView(state, audience)?.rounds ?? [];
  const blocks: readonly PaperBlock[] = [
    {
      kind: 'table',
      ruled: true,
      columns: [
        { heading: lists.number, align: 'end', share: null, room: null },
        { heading: lists.name, align: 'start', share: 1, room: null },
        { heading: lists.rating, align: 'end', share: null, room: null },
        ...numbered.map(([tpn]) => byHand(String(tpn), roomFor(numbered.length))),
        ...[byHand(lists.points, 3.4), byHand(words.rank, 3), byHand('SB', 3.4)],
      ],
      rows,
      groups: [rows.length],
      size: sizeFor(numbered.length),
    },
    ...(rounds.length === 0 ? [] : roundsBlocks(rounds, language)),
  ];
  return success([
    {
      title: words.title,
      ...{ round: null, draft: false, landscape: true },
      body: { layout: 'form', blocks },
    },
  ]);
};

/** Few players have larger lines. */
const sizeFor = (players: number): number => (players > 14 ? 9 : players > 8 ? 11 : 13);
const roomFor = (players: number): number => (players > 14 ? 2 : 2.6);

function roundsBlocks(
  rounds: readonly CalendarRound[],
  language: 'en' | 'fr',
): readonly PaperBlock[] {
  const words = WORDS[language];
  const lists = listWords(language);
  const number = ({ tpn }: { readonly tpn: number | null }): string => String(tpn ?? '');
  const withRest = rounds.some(({ rests }) => rests.length > 0);
  return [
    { kind: 'heading', text: words.rounds },
    {
      kind: 'table',
      columns: [
        { heading: lists.roundNumber, align: 'start', share: null, room: null },
        { heading: words.games, align: 'start', share: 1, room: null },
        ...(withRest
          ? [{ heading: words.rests, align: 'start', share: null, room: null } as const]
          : []),
      ],
      rows: rounds.map(({ round, games, rests }) => ({
        strong: false,
        cells: [
          { figure: fill(lists.round, { round }) },
          {
            figure: games
              .map(({ white, black }) => `${number(white)}\u2011${number(black)}`)
              .join('   '),
          },
          ...(withRest ? [{ figure: rests.map(number).join(', ') }] : []),
        ],
      })),
      groups: rounds.map(() => 1),
      size: ROUNDS_SIZE,
    },
  ];
}
