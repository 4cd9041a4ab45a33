import type { Language } from '../../rules/language.ts';

/** A figure that every language reads: of two languages the first has the word. */
export interface FigureText {
  readonly figure: string;
}

/** Somebody's name with title before and more below, or a text that stands out. */
export interface NameText {
  readonly text: string;
  readonly before?: string | null;
  readonly below?: string | null;
  readonly strong?: boolean;
}

export type PaperCell = string | null | FigureText | NameText;

export interface PaperColumn {
  readonly heading: string;
  readonly align: 'start' | 'centre' | 'end';
  /** Its share of the room that narrow columns leave; null for as wide as what stands in it. */
  readonly share: number | null;
  /** Room to write in by hand, in widths of a letter; null for none. */
  readonly room: number | null;
}

export interface PaperRow {
  readonly cells: readonly PaperCell[];
  /** The teams of a match above their boards. */
  readonly strong: boolean;
}

/** How large letters are, in points. */
export interface Letters {
  /** The usual size: it says how many sheets there are. */
  readonly size: number;
  /**
   * They may be as large as these sheets and the widths of names allow, and smaller than usual only
   * for names; missing where somebody asked for the size.
   */
  readonly between?: { readonly least: number; readonly most: number };
}

/** A list with its head on every page. */
export interface TableBody extends Letters {
  readonly layout: 'table';
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** How many rows stay together on a page, group by group; their sum is the number of rows. */
  readonly groups: readonly number[];
  readonly notes: readonly string[];
  /** Of the letters of the notes, in points; small where it is missing. */
  readonly notesSize?: number;
  /** To be filled in by hand, above the table. */
  readonly blanks: readonly string[];
  /** With lines between columns and high rows, to be filled in by hand. */
  readonly ruled?: boolean;
}

/** Names in columns, for people who look for their own. */
export interface NamesBody extends Letters {
  readonly layout: 'names';
  readonly count: number;
  readonly lines: readonly {
    readonly name: PaperCell;
    /** Colour and opponent, or why nowhere. */
    readonly more: string;
    readonly board: PaperCell;
  }[];
  readonly notes: readonly string[];
}

/** A paper of fields, tables and signatures, one under the other. */
export interface FormBody {
  readonly layout: 'form';
  readonly blocks: readonly PaperBlock[];
}

export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** A label and what is known; null leaves a line to fill in by hand. */
  | {
      readonly kind: 'fields';
      readonly columns: 1 | 2 | 3 | 4;
      readonly fields: readonly { readonly label: string; readonly value: string | null }[];
    }
  | ({ readonly kind: 'table' } & Pick<TableBody, 'columns' | 'rows' | 'groups' | 'size' | 'ruled'>)
  | { readonly kind: 'boxes'; readonly columns?: 1 | 2 | 3; readonly lines: readonly BoxLine[] }
  | { readonly kind: 'room'; readonly label: string; readonly lines: number }
  | { readonly kind: 'signatures'; readonly who: readonly string[] }
  | { readonly kind: 'newPage' };

/** Something to be ticked. */
export interface BoxLine {
  readonly ticked: boolean;
  readonly text: string;
}

/** Articles one under the other, with who signs. */
export interface RegulationsBody {
  readonly layout: 'regulations';
  readonly blocks: readonly PaperBlock[];
}

/** Eight boards a sheet, to be cut; null leaves a place empty. */
export interface SlipsBody {
  readonly layout: 'slips';
  readonly words: {
    readonly board: string;
    readonly white: string;
    readonly black: string;
    readonly result: string;
    readonly signature: string;
  };
  /** What is ringed: `1 – 0`, `½ – ½`, `0 – 1`. */
  readonly results: readonly string[];
  readonly slips: readonly (Slip | null)[];
}

export interface Slip {
  readonly board: string;
  readonly round: string;
  readonly white: NameText;
  readonly black: NameText;
}

/** A sheet a game, in two halves that say the same: one for each player. */
export interface ScoresheetsBody {
  readonly layout: 'scoresheets';
  readonly words: {
    readonly head: string;
    readonly kept: { readonly white: string; readonly black: string };
    readonly white: string;
    readonly black: string;
    readonly round: string;
    readonly board: string;
    readonly day: string;
    readonly rate: string;
    readonly clock: string;
    readonly result: string;
    readonly signed: { readonly white: string; readonly black: string };
  };
  readonly moves: number;
  readonly results: readonly string[];
  /** What is not known is left to be filled in. */
  readonly about: {
    readonly round: FigureText;
    readonly day: string | null;
    readonly rate: string | null;
  };
  readonly games: readonly {
    readonly board: FigureText;
    readonly white: NameText;
    readonly black: NameText;
  }[];
}

/** Cards to be cut, or folded to stand on a table. */
export interface CardsBody {
  readonly layout: 'cards';
  readonly columns: number;
  readonly rows: number;
  readonly folded: boolean;
  /** Of what stands large on a card, in points. */
  readonly size: number;
  readonly cards: readonly Card[];
}

export interface Card {
  readonly large: NameText;
  /** Of the federation, by the name of its drawing; null for none. */
  readonly flag: string | null;
  readonly lines: readonly string[];
}

/** Cards to be cut that hold a small table each: of a player, of an envelope, of a board. */
export interface IndexBody {
  readonly layout: 'index';
  readonly columns: number;
  readonly rows: number;
  /** Of the letters of the tables, in points. */
  readonly size: number;
  /** Null leaves a place empty. */
  readonly cards: readonly (IndexCard | null)[];
}

export interface IndexCard {
  readonly large: NameText;
  /** Opposite, in a corner. */
  readonly corner: string;
  readonly lines: readonly string[];
  readonly columns: readonly Pick<PaperColumn, 'heading' | 'align' | 'share'>[];
  readonly rows: readonly (readonly PaperCell[])[];
}

/** Read while standing: lines to write on or filled in, then short texts, each with where it comes from. */
export interface NoticeBody {
  readonly layout: 'notice';
  /** Of the letters, in points. */
  readonly size: number;
  /** Of the short texts. */
  readonly columns: 1 | 2;
  /** Null leaves a line to write on. */
  readonly fields: readonly { readonly label: string; readonly value: string | null }[];
  readonly items: readonly {
    readonly head: string;
    readonly text: string;
    readonly source: string | null;
  }[];
  readonly note: string;
}

/** Codes for phones, one under the other in the order in which they are used. */
export interface PosterBody {
  readonly layout: 'poster';
  readonly steps: readonly PosterStep[];
}

/** A code, what it is for and what it opens. */
export interface PosterStep {
  readonly head: string;
  /** Rows of dark (1) and light (0). */
  readonly code: readonly string[];
  /** What the code says, to be typed where it cannot be read. */
  readonly text: string;
  readonly lines: readonly string[];
}

/** The tables of a hall from top to bottom, a row of players on each side, with arrows to the next places. */
export interface SeatsBody {
  readonly layout: 'seats';
  readonly table: string;
  readonly tables: readonly {
    readonly table: string;
    readonly first: PlannedSeat | null;
    readonly second: PlannedSeat | null;
  }[];
  /** Who has no game, below the tables; null where everybody sits at one. */
  readonly foot: PlannedSeat | null;
  /** What stands at an empty place, and beside the foot. */
  readonly free: string;
  readonly moves: readonly { readonly from: PlannedPlace; readonly to: PlannedPlace }[];
  readonly note: string;
}

export interface PlannedSeat {
  readonly number: FigureText;
  readonly name: string;
  /** Null for whoever is free. */
  readonly white: boolean | null;
}

/** Table 0 is the foot, for whoever is free. */
export interface PlannedPlace {
  readonly table: number;
  readonly row: 'first' | 'second';
}

/** A cup from left to right, each match between the two it comes from. */
export interface BracketBody {
  readonly layout: 'bracket';
  readonly rounds: readonly {
    readonly name: string;
    /** From top to bottom; null where somebody comes into the next round without a match. */
    readonly matches: readonly (DrawnMatch | null)[];
  }[];
  /** For third place, below the final. */
  readonly third: { readonly name: string; readonly match: DrawnMatch } | null;
}

export interface DrawnMatch {
  readonly sides: readonly [DrawnSide, DrawnSide];
}

/** An empty name is to be written in by hand. */
export interface DrawnSide {
  readonly name: string;
  readonly score: FigureText;
  readonly through: boolean;
}

/** A position drawn large, and what is said of it. */
export interface DiagramBody {
  readonly layout: 'diagram';
  /** As SVG. */
  readonly picture: FigureText;
  readonly headline: string;
  readonly rank: string;
  readonly lines: readonly string[];
  readonly note: string;
}

export type PaperBody =
  | DiagramBody
  | BracketBody
  | TableBody
  | NamesBody
  | FormBody
  | RegulationsBody
  | SlipsBody
  | ScoresheetsBody
  | CardsBody
  | IndexBody
  | SeatsBody
  | NoticeBody
  | PosterBody;
export type PaperLayout = PaperBody['layout'];

/** One sheet, or as many as its rows need. */
export interface PaperSheet {
  readonly title: string;
  /** Of which round it is, as people say it; null for a paper of the event. */
  readonly round: string | null;
  /** Its pairings are not public yet. */
  readonly draft: boolean;
  readonly landscape: boolean;
  readonly body: PaperBody;
}

/** All that a template knows: plain text, nothing to be worked out. */
export interface PaperValues extends Omit<PaperSheet, 'round' | 'draft'> {
  readonly paper: string;
  readonly language: Language;
  readonly head: {
    readonly event: string;
    readonly about: string;
    readonly round: string | null;
  };
  readonly foot: {
    readonly printed: string;
    /** `Page {page} of {pages}`: only who sets the paper knows them. */
    readonly page: string;
  };
  /** Said across every page; null where everybody may read it. */
  readonly draft: string | null;
}
