import { displayPoints } from '../../rules/points.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { isByLetters } from '../../tournament/by-letters.ts';
import type { Tournament } from '../../tournament/state.ts';
import { maySee } from '../../tournament/views/audience.ts';
import {
  molterView,
  type GridGameView,
  type MolterTableView,
  type TeamGridView,
} from '../../tournament/views/molter.ts';
import { MOLTER_PAPER_WORDS, type MolterPaperWords } from './molter-paper-words.ts';
import type { PaperAsk, PaperMaker, PaperRefusal } from './paper-ask.ts';
import type { IndexCard, PaperBlock, PaperColumn, PaperRow, PaperSheet } from './paper-values.ts';

/** Only events by letter and number are played by Molter tables. */
export const hasMolter = ({ settings }: Tournament): boolean => isByLetters(settings);

interface Molter {
  readonly table: MolterTableView;
  readonly grids: readonly TeamGridView[];
}

function molterOf(state: Tournament, { audience }: PaperAsk): Result<Molter, PaperRefusal> {
  const view = molterView(state);
  if (view === null) return failure({ code: 'paper.notForThisEvent' });
  if (!maySee(state, audience, 'pairings')) return failure({ code: 'paper.notPublished' });
  if (view.table === null) return failure({ code: 'paper.noMolterTable' });
  return success({ table: view.table, grids: view.grids });
}

const ofEvent = { round: null, draft: false, landscape: false } as const;
const GRID_SIZE = 8.5;

/** What each player of each team does, round by round, with what it brought (LA lines 6357-6535). */
export const molterGrids: PaperMaker = (state, ask) => {
  const found = molterOf(state, ask);
  if (!found.ok) return found;
  const words = MOLTER_PAPER_WORDS[ask.language];
  const withPoints = maySee(state, ask.audience, 'results');
  const blocks = found.value.grids.flatMap((grid): readonly PaperBlock[] => [
    { kind: 'heading', text: `${grid.letter} · ${grid.team.name}` },
    { kind: 'table', size: GRID_SIZE, ...gridTable(grid, ask, withPoints) },
  ]);
  return success([{ ...ofEvent, title: words.grids, body: { layout: 'form', blocks } }]);
};

function gridTable(
  { lines, sums, points }: TeamGridView,
  { language }: PaperAsk,
  withPoints: boolean,
): Pick<Extract<PaperBlock, { kind: 'table' }>, 'columns' | 'rows' | 'groups'> {
  const words = MOLTER_PAPER_WORDS[language];
  const made = (brought: GridGameView['points']): string =>
    brought === null || !withPoints ? '' : displayPoints(brought, language);
  const column = (
    heading: string,
    align: PaperColumn['align'],
    share: number | null,
  ): PaperColumn => ({ heading, align, share, room: null });
  const rows: PaperRow[] = [
    ...lines.map(({ seat, player, games, points: total }) => ({
      strong: false,
      cells: [
        { figure: seat },
        player === null ? words.nobody : { text: player.name },
        ...games.map(({ board, colour, opponent, points: brought }) => ({
          text: [`${opponent} ${words.short[colour]}`, made(brought)].filter(Boolean).join(' · '),
          below: fill(words.atBoard, { board }),
        })),
        { figure: made(total) },
      ],
    })),
    {
      strong: true,
      cells: [
        null,
        words.total,
        ...sums.map((sum) => ({ figure: made(sum) })),
        { figure: made(points) },
      ],
    },
  ];
  return {
    columns: [
      column(words.seat, 'start', null),
      column(words.player, 'start', 3),
      ...sums.map((_, index) => column(fill(words.round, { round: index + 1 }), 'start', 2)),
      column(words.points, 'end', null),
    ],
    rows,
    // A grid is read whole.
    groups: [rows.length],
  };
}

const ENVELOPE = { columns: 2, rows: 4 } as const;
const ENVELOPE_SIZE = 11;

/** For each team the label of its envelope and a card a player (LA lines 5014-5040). */
export const molterEnvelopes: PaperMaker = (state, ask) => {
  const found = molterOf(state, ask);
  if (!found.ok) return found;
  const { table, grids } = found.value;
  const words = MOLTER_PAPER_WORDS[ask.language];
  const drawn = new Map(grids.map((grid) => [grid.letter, grid]));
  return success(
    table.grids.map(({ team, players }): PaperSheet => {
      const own = drawn.get(team);
      const label: IndexCard = {
        large: { text: fill(words.envelope, { letter: team }) },
        corner: '',
        lines: own === undefined ? [] : [own.team.name],
        columns: [],
        rows: [],
      };
      return {
        ...ofEvent,
        title: fill(words.envelopeOf, { letter: team }),
        body: {
          layout: 'index',
          ...ENVELOPE,
          size: ENVELOPE_SIZE,
          cards: [
            label,
            ...players.map((games, index): IndexCard => ({
              large: { text: `${team}${index + 1}` },
              corner: own?.team.name ?? '',
              lines: [own?.lines[index]?.player?.name ?? ''].filter((name) => name !== ''),
              columns: envelopeColumns(words),
              rows: games.map(({ board, colour, opponent }, place) => [
                { figure: String(place + 1) },
                { figure: String(board) },
                words[colour],
                { figure: opponent },
              ]),
            })),
          ],
        },
      };
    }),
  );
};

const envelopeColumns = (words: MolterPaperWords): IndexCard['columns'] =>
  [words.roundHead, words.boardHead, words.colour, words.opponent].map((heading) => ({
    ...{ heading, align: 'start', share: 1 },
  }));

const BOARD_SIZE = 34;

/** A card a board for each round, laid with White on its left before play. */
export const molterBoardCards: PaperMaker = (state, ask) => {
  const found = molterOf(state, ask);
  if (!found.ok) return found;
  const words = MOLTER_PAPER_WORDS[ask.language];
  return success(
    found.value.table.rounds.map(({ round, games }): PaperSheet => ({
      ...ofEvent,
      title: fill(words.cardsOf, { round }),
      body: {
        layout: 'index',
        ...ENVELOPE,
        size: BOARD_SIZE,
        cards: games.map(({ board, white, black }): IndexCard => ({
          large: { text: fill(words.board, { board }) },
          corner: fill(words.round, { round }),
          lines: [],
          columns: [words.white, words.black].map((heading) => ({
            ...{ heading, align: 'centre', share: 1 },
          })),
          rows: [[{ figure: white }, { figure: black }]],
        })),
      },
    })),
  );
};
