import type { HallView } from '@ronde/core/tournament/views/hall.ts';
import type { LatestResult } from '@ronde/core/tournament/views/latest-results.ts';
import type { Screen, ScreenView } from '@ronde/core/tournament/views/screen.ts';

export type {
  BoardRange,
  BracketPage,
  CalendarPage,
  ClockPage,
  ClockPhase,
  DrawPage,
  ListPage,
  MessagePage,
  PicturePage,
  RoundPage,
  Screen,
  ScreenPage,
  ScreenPart,
  ScreenView,
  SeatingWay,
  SeatsPage,
} from '@ronde/core/tournament/views/screen.ts';

/** Said over every screen at once, in place of what each shows. */
export interface Announcement {
  readonly text: string;
  /** ISO instant after which screens go back to their pages by themselves; null until it is taken down. */
  readonly until: string | null;
}

/** The body of `PUT /api/tournaments/:id/screens`. */
export interface ScreensSetting {
  readonly screens: readonly Screen[];
  readonly announcement?: Announcement;
}

/** `GET` and `PUT /api/tournaments/:id/screens` */
export interface ScreensAnswer extends ScreensSetting {
  /** Under which projectors on the network reach this server: `/s/CODE` follows. */
  readonly addresses: readonly string[];
}

/** `GET /api/screens/:code` */
export interface ScreenAnswer {
  readonly tournament: string;
  readonly screen: Screen;
}

/** `GET /api/screens/:code/view`: all that a screen shows now. */
export interface HallAnswer {
  readonly tournament: string;
  /** Of the log when this was worked out. */
  readonly position: number;
  /** ISO instant of the last entry. */
  readonly lastAt: string;
  /** Changes with the program: a screen that sees another one loads itself again. */
  readonly build: string;
  readonly announcement: Announcement | null;
  readonly hall: HallView;
  /** Of the rounds whose results are shown, newest first. */
  readonly latest: readonly LatestResult[];
}

/** A screen to choose from. */
export interface ScreenListing {
  readonly code: string;
  readonly name: string;
  readonly views: readonly ScreenView[];
  readonly tournament: string;
  readonly tournamentName: string;
}

/** `GET /api/screens` */
export interface ScreenListingsAnswer {
  /** Of the tournaments of this page, the last changed first. */
  readonly screens: readonly ScreenListing[];
  /** Tournaments with screens, of all pages. */
  readonly total: number;
  /** The `from` of the next page; null on the last. */
  readonly next: number | null;
}
