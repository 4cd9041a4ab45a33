/** One of several screens that share a long list. */
export interface ScreenPart {
  /** From 0. */
  readonly index: number;
  readonly of: number;
}

/** Boards of one room, when an event is played in several. */
export interface BoardRange {
  readonly from: number;
  readonly to: number;
}

/** A stretch of the round clock: `Round in progress`, until an instant. */
export interface ClockPhase {
  readonly title: string;
  /** ISO instant. */
  readonly until: string;
}

/** Pairings or results of a round. */
export interface RoundPage {
  readonly view: 'pairings' | 'byName' | 'results';
  /** Null for the latest published round. */
  readonly round: number | null;
  readonly boards?: BoardRange;
  readonly part?: ScreenPart;
}

/** A list of the event. */
export interface ListPage {
  readonly view: 'standings' | 'crosstable' | 'players' | 'prizes';
  /** Only so many lines from the top. */
  readonly top?: number;
  readonly part?: ScreenPart;
}

/** All rounds of a round robin, game by game. */
export interface CalendarPage {
  readonly view: 'calendar';
  readonly part?: ScreenPart;
}

/** The drawing of lots that is held at the desk, step by step. */
export interface DrawPage {
  readonly view: 'draw';
}

/** A cup from its first round to the final. */
export interface BracketPage {
  readonly view: 'bracket';
}

/** How players slide along the tables from round to round (Livre de l'Arbitre 3.1). */
export const SEATING_WAYS = ['rutschBerger', 'rutsch'] as const;
export type SeatingWay = (typeof SEATING_WAYS)[number];

/** Where everybody of a round robin sits, and goes next. */
export interface SeatsPage {
  readonly view: 'seats';
  readonly way: SeatingWay;
  /** Which seating; null for the first with a game to be played. */
  readonly seating: number | null;
}

/** A picture, of a sponsor above all. */
export interface PicturePage {
  readonly view: 'picture';
  /** Which of the event's pictures; null while none is chosen. */
  readonly picture: string | null;
  /** What it stands on. */
  readonly ground: 'black' | 'white';
}

export interface MessagePage {
  readonly view: 'message';
  readonly text: string;
}

export interface ClockPage {
  readonly view: 'clock';
  readonly title: string;
  /** ISO instant; null to count to the next round by its own time. */
  readonly until: string | null;
  readonly phases?: readonly ClockPhase[];
}

/** What a hall screen can show. */
export type ScreenPage =
  | RoundPage
  | ListPage
  | CalendarPage
  | DrawPage
  | BracketPage
  | SeatsPage
  | PicturePage
  | MessagePage
  | ClockPage;
export type ScreenView = ScreenPage['view'];

/** A hall screen: its address, and what it shows page after page. */
export interface Screen {
  /** In the address: `/s/CODE`. Unique on the server. */
  readonly code: string;
  readonly name: string;
  readonly pages: readonly ScreenPage[];
  /** Seconds a page stays; a page that does not fit is split, and each part stays so long. */
  readonly seconds: number;
  /** 1 is normal. */
  readonly scale: number;
  readonly theme: 'light' | 'dark' | 'system';
  readonly language: 'fr' | 'en' | 'both';
  /** The page the desk holds on it, from 0; left out while pages take turns. */
  readonly held?: number;
  /** Across the foot of every page; null for none. */
  readonly banner: string | null;
}

/** The lines of a list that one of several screens shows: even shares, in order. */
export function partOf<T>(lines: readonly T[], part: ScreenPart | undefined): readonly T[] {
  if (!part || part.of < 1) return lines;
  const at = (index: number): number => Math.ceil((lines.length * index) / part.of);
  return lines.slice(at(part.index), at(part.index + 1));
}

/** The phase a clock is in: the first whose end is still to come; null when all are over. */
export function phaseAt(phases: readonly ClockPhase[], now: string): ClockPhase | null {
  return phases.find(({ until }) => Date.parse(until) > Date.parse(now)) ?? null;
}
