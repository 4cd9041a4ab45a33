/** Columns as the specifications count them: from 1, both ends included. */
export interface Column {
  readonly from: number;
  readonly to: number;
}

/** Where the fields of a record stand, and the cells that repeat to the right of them. */
export interface Layout<Field extends string = string, Cell extends string = string> {
  readonly fields: Readonly<Record<Field, Column>>;
  /** Columns of the first repetition. */
  readonly cells: Readonly<Record<Cell, Column>>;
  /** Columns from one repetition to the next; 0 when nothing repeats. */
  readonly stride: number;
  /** First column of the first repetition; 0 when nothing repeats. */
  readonly start: number;
}

const at = (from: number, to = from): Column => ({ from, to });

function fixed<Field extends string>(fields: Record<Field, Column>): Layout<Field, never> {
  return { fields, cells: {}, stride: 0, start: 0 };
}

function repeating<Field extends string, Cell extends string>(
  fields: Record<Field, Column>,
  stride: number,
  cells: Record<Cell, Column>,
): Layout<Field, Cell> {
  const start = Math.min(...Object.values<Column>(cells).map((cell) => cell.from));
  return { fields, cells, stride, start };
}

/** Where the free text of `??2` records begins. */
export const FREE_TEXT_FROM = 5;

/** 001, TRF16 and TRF26. */
export const PLAYER = repeating(
  {
    number: at(5, 8),
    sex: at(10),
    title: at(11, 13),
    name: at(15, 47),
    rating: at(49, 52),
    federation: at(54, 56),
    fideId: at(58, 68),
    birth: at(70, 79),
    points: at(81, 84),
    rank: at(86, 89),
  },
  10,
  { opponent: at(92, 95), colour: at(97), result: at(99) },
);

/** National rating support: the static part of 001. */
export const NATIONAL_RATING = fixed({
  number: at(5, 8),
  sex: at(10),
  classification: at(11, 13),
  name: at(15, 47),
  rating: at(49, 52),
  origin: at(54, 56),
  nationalId: at(58, 68),
  birth: at(70, 79),
});

/** 132: the dates stand above the round columns of 001. */
export const ROUND_DATES = repeating({}, 10, { date: at(92, 99) });

/** 172. */
export const STARTING_RANK = fixed({ federation: at(5, 7), method: at(9, 13) });

/** 162: the table of TRF26 (6, 15, 24 …), not its prose. */
export const GAME_POINTS = repeating({}, 9, { code: at(6), points: at(7, 10) });

/** 362. */
export const MATCH_POINTS = repeating({}, 9, { code: at(5, 6), points: at(7, 10) });

/** BBW, BBD, BBL, BBZ, BBF, BBU. */
export const ENGINE_POINTS = fixed({ points: at(5, 8) });

/** XXA. */
export const ENGINE_ACCELERATION = repeating({ number: at(5, 8) }, 5, { points: at(10, 13) });

/** 240. */
export const BYES = repeating({ type: at(5), round: at(7, 9) }, 5, { number: at(11, 14) });

/** 250. */
export const ACCELERATION = fixed({
  matchPoints: at(5, 8),
  gamePoints: at(10, 13),
  firstRound: at(15, 17),
  lastRound: at(19, 21),
  first: at(23, 26),
  last: at(28, 31),
});

/** 260. */
export const PROHIBITED = repeating({ firstRound: at(5, 7), lastRound: at(9, 11) }, 5, {
  number: at(13, 16),
});

/** 299: the field table of TRF26; its worked example stands two columns to the left. */
export const ABNORMAL_POINTS = repeating(
  { type: at(5), matchPoints: at(8, 11), gamePoints: at(14, 17), round: at(20, 22) },
  5,
  { number: at(24, 27) },
);

/** 300. */
export const LINE_UP = repeating({ round: at(5, 7), team: at(9, 11), opponent: at(13, 15) }, 5, {
  player: at(17, 20),
});

/** 013. */
export const OLD_TEAM = repeating({ name: at(5, 36) }, 5, { player: at(37, 40) });

/** 310. */
export const TEAM = repeating(
  {
    number: at(5, 7),
    name: at(9, 40),
    nickname: at(42, 46),
    strength: at(48, 53),
    matchPoints: at(55, 60),
    gamePoints: at(62, 67),
    rank: at(69, 71),
  },
  5,
  { player: at(74, 77) },
);

/** 320. */
export const TEAM_BYE = repeating({ matchPoints: at(5, 8), gamePoints: at(10, 13) }, 4, {
  team: at(15, 17),
});

/** 330. */
export const FORFEITED_MATCH = fixed({
  type: at(5, 6),
  round: at(8, 10),
  white: at(12, 14),
  black: at(16, 18),
});

/** 802: the field table of TRF26; its printed example stands one column to the right. */
export const TEAM_RESULTS = repeating(
  { number: at(5, 7), nickname: at(9, 13), matchPoints: at(15, 20), gamePoints: at(22, 27) },
  13,
  { opponent: at(29, 31), colour: at(33), gamePoints: at(35, 38), forfeit: at(39) },
);

/** A cell of repetition `index`, from 0. */
export function repeated(column: Column, stride: number, index: number): Column {
  const shift = stride * index;
  return { from: column.from + shift, to: column.to + shift };
}
