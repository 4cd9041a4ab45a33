import { isRoundRobin } from '../../pairing/systems.ts';
import { alphabetical } from '../../rules/alphabetical.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { crosstableList, gridList } from '../lists/crosstable-lists.ts';
import type { DocumentList, ListCell } from '../lists/list.ts';
import { playersList } from '../lists/players-list.ts';
import { boardsList } from '../lists/round-lists.ts';
import { prizesList, standingsList } from '../lists/standings-lists.ts';
import { roundOfPaper, sayRoundOfPaper } from './asked-round.ts';
import { partsOf, tableOf, type ListPaperWish } from './list-paper.ts';
import type { PaperAsk, PaperMaker, PaperRefusal, PaperSize } from './paper-ask.ts';
import type { PaperSheet } from './paper-values.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** Letters in points; the normal ones follow the number of rows. */
const SIZES: Readonly<Record<Exclude<PaperSize, 'normal'>, number>> = { small: 8, large: 14 };

const ofEvent = { round: null, draft: false } as const;

/** The list in the order of its numbers, which is that of the ratings. */
export const startingList: PaperMaker = (state, ask) =>
  players(state, ask, PAPER_WORDS[ask.language].byRating, (list) => list);

/** The same in the order of names. */
export const startingListByName: PaperMaker = (state, ask) =>
  players(state, ask, PAPER_WORDS[ask.language].byAlphabet, ({ rows, ...list }) => {
    const at = list.columns.findIndex(({ key }) => key === 'name');
    const keyOf = (row: readonly ListCell[]): string => alphabetical(nameIn(row[at] ?? null));
    return {
      ...list,
      rows: rows
        .map((row) => ({ row, key: keyOf(row) }))
        .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ row }) => row),
    };
  });

const nameIn = (cell: ListCell): string =>
  cell !== null && typeof cell === 'object' && 'name' in cell ? cell.name : '';

function players(
  state: Tournament,
  ask: PaperAsk,
  title: string,
  ordered: (list: DocumentList) => DocumentList,
): Result<readonly PaperSheet[], PaperRefusal> {
  const list = playersList(state, ask.language, ask.audience);
  if (list === null) return failure({ code: 'paper.notPublished' });
  if (list.rows.length === 0) return failure({ code: 'paper.noPlayers' });
  const body = tableOf(ordered(list), wishOf(ask));
  return success([{ ...ofEvent, title, landscape: false, body }]);
}

const wishOf = ({ language, size = 'normal' }: PaperAsk): ListPaperWish => ({
  language,
  ...(size === 'normal' ? {} : { size: SIZES[size] }),
});

/** The boards of a round as they are put up. */
export const pairings: PaperMaker = (state, ask) => boards(state, ask, 'pairings', {});

/** The same with results. */
export const results: PaperMaker = (state, ask) => boards(state, ask, 'results', {});

/** Boards with room to write: who went round, and at what hour. */
export const resultSheet: PaperMaker = (state, ask) => {
  const words = PAPER_WORDS[ask.language];
  return boards(state, ask, 'pairings', {
    without: ['whitePoints', 'blackPoints'],
    blanks: [words.collector, words.hour],
    byHand: ['result'],
    title: words.resultSheet,
    emptied: true,
  });
};

interface BoardsWish extends Pick<ListPaperWish, 'without' | 'blanks' | 'byHand'> {
  readonly title?: string;
  /** Results are to be written in by hand. */
  readonly emptied?: boolean;
}

function boards(
  state: Tournament,
  ask: PaperAsk,
  kind: 'pairings' | 'results',
  { title, emptied = false, ...wish }: BoardsWish,
): Result<readonly PaperSheet[], PaperRefusal> {
  const found = roundOfPaper(state, ask);
  if (!found.ok) return found;
  const { number, published } = found.value;
  const list = boardsList(state, number, ask.language, ask.audience, kind);
  if (list === null) return failure({ code: 'paper.notPublished' });
  const shown = emptied ? withoutResults(list) : list;
  return success([
    {
      title: title === undefined ? list.title : fill(title, { round: number }),
      round: sayRoundOfPaper(state, number, ask),
      draft: !published,
      landscape: false,
      body: tableOf(shown, { ...wishOf(ask), ...wish }),
    },
  ]);
}

/** Boards alone, their results blank; who does not play needs no line. */
function withoutResults(list: DocumentList): DocumentList {
  const [board, result] = ['board', 'result'].map((wanted) =>
    list.columns.findIndex(({ key }) => key === wanted),
  );
  return {
    ...list,
    rows: list.rows
      .filter((row) => row[board ?? -1] !== null)
      .map((row) => row.map((cell, index) => (index === result ? null : cell))),
    notes: [],
  };
}

/** After the round asked for, else after the last one with a result. */
export const standings: PaperMaker = (state, ask) => {
  if (publishedRounds(state).length === 0) return failure({ code: 'paper.noResults' });
  const asOf = afterRound(state, ask);
  if (!asOf.ok) return asOf;
  const list = standingsList(state, ask.language, ask.audience, asOf.value);
  if (list === null) return failure({ code: 'paper.notPublished' });
  return success([
    { ...ofEvent, title: list.title, landscape: false, body: tableOf(list, wishOf(ask)) },
  ]);
};

/** Everybody’s rounds on one line, in parts where a sheet is too narrow. */
export const crosstable: PaperMaker = (state, ask) => {
  if (publishedRounds(state).length === 0) return failure({ code: 'paper.noResults' });
  const asOf = afterRound(state, ask);
  if (!asOf.ok) return asOf;
  const list = crosstableList(state, ask.language, ask.audience, asOf.value);
  if (list === null) return failure({ code: 'paper.notPublished' });
  return success(partsOf(list, gridWish(ask), ofEvent));
};

/** A round robin alone has a grid, from its first round on. */
export const hasGrid = ({ settings }: Tournament): boolean => isRoundRobin(settings.system);

/** Everybody against everybody. */
export const bergerGrid: PaperMaker = (state, ask) => {
  if (!hasGrid(state)) return failure({ code: 'paper.notForThisEvent' });
  const list = gridList(state, ask.language, ask.audience);
  if (list === null) return failure({ code: 'paper.noResults' });
  return success(partsOf(list, gridWish(ask), ofEvent));
};

/** Letters of a grid in points; the normal ones follow its columns and rows. */
const GRID_SIZES: Readonly<Record<Exclude<PaperSize, 'normal'>, number>> = { small: 7, large: 10 };

const gridWish = ({ language, size = 'normal' }: PaperAsk): ListPaperWish => ({
  language,
  ...(size === 'normal' ? {} : { size: GRID_SIZES[size] }),
});

export const hasPrizes = ({ settings }: Tournament): boolean => settings.prizes !== null;

/** Who gets what. */
export const prizes: PaperMaker = (state, ask) => {
  if (!hasPrizes(state)) return failure({ code: 'paper.notForThisEvent' });
  const list = prizesList(state, ask.language, ask.audience);
  if (list === null) return failure({ code: 'paper.notPublished' });
  return success([
    {
      ...ofEvent,
      ...{ title: list.title, landscape: false },
      body: tableOf(list, { ...wishOf(ask), unlessEmpty: ['thing', 'amount'] }),
    },
  ]);
};

/** The round a table is shown after; undefined for the last one with a result. */
function afterRound(
  state: Tournament,
  { round }: PaperAsk,
): Result<number | undefined, PaperRefusal> {
  if (round === undefined || publishedRounds(state).some(({ number }) => number === round)) {
    return success(round);
  }
  return failure({ code: 'paper.unknownRound', round });
}
