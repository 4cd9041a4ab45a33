import type { SeatingWay } from '@ronde/core/tournament/views/screen.ts';
import type { Screen } from '@ronde/core/tournament/views/screen.ts';
import type { ImaginedResult } from '@ronde/core/tournament/views/prizes.ts';
import type { BoardPrizeFigure } from '@ronde/core/standings/teams/board-prize-rule.ts';
import type { StandingsGrouping } from '@ronde/core/tournament/views/standings-categories.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { ExportRequest } from '@ronde/exchange/exports/export-tournament.ts';
import type { ExportFormat } from '@ronde/exchange/exports/export-format.ts';
import type { HeldDraw } from '@ronde/core/tournament/draw-ceremony.ts';
import type { PaperWish } from '@ronde/core/documents/papers/paper-of.ts';
import type { AskedPaper } from '../api/papers.ts';
import type { Announcement } from '../api/screens.ts';

/** To compare, for those who run the event. */
export interface OtherRules {
  readonly tieBreaks?: readonly string[];
  readonly edition?: string;
}

/**
 * Everything visitors may ask of a tournament, as a plain value: it names nothing but what the
 * answer depends on, so that it is also the name under which the answer is kept.
 */
export type Question =
  | { readonly view: 'players' }
  | { readonly view: 'teams' }
  | { readonly view: 'bracket' }
  | { readonly view: 'norms' }
  | { readonly view: 'seats'; readonly way: SeatingWay }
  | { readonly view: 'calendar'; readonly cycles?: number }
  | { readonly view: 'matchCalendar' }
  /** The standings as a part of the page of a series. */
  | { readonly view: 'seriesTable'; readonly language: Language }
  | { readonly view: 'player'; readonly player: string }
  | { readonly view: 'round' | 'byName'; readonly round: number }
  | { readonly view: 'explanation'; readonly round: number; readonly language: Language }
  | {
      readonly view: 'whyNot';
      readonly round: number;
      readonly language: Language;
      readonly pair: readonly [string, string];
    }
  | ({ readonly view: 'standings'; readonly asOf: number } & OtherRules)
  | ({
      readonly view: 'why';
      readonly player: string;
      readonly language: Language;
      readonly asOf: number;
    } & OtherRules)
  | { readonly view: 'categories'; readonly by: StandingsGrouping; readonly asOf: number }
  | {
      readonly view: 'clubs';
      readonly by: 'club' | 'league' | 'federation';
      readonly asOf: number;
    }
  | { readonly view: 'crosstable' | 'teamCrosstable' | 'progress'; readonly asOf: number }
  | ({ readonly view: 'teamStandings'; readonly asOf: number } & OtherRules)
  | ({
      readonly view: 'teamWhy';
      readonly team: string;
      readonly language: Language;
      readonly asOf: number;
    } & OtherRules)
  | {
      readonly view: 'teamPlayers';
      readonly asOf: number;
      readonly by?: BoardPrizeFigure;
      readonly least?: number;
    }
  | { readonly view: 'prizes'; readonly asOf: number; readonly whatIf?: ImaginedResult }
  | {
      readonly view: 'hall';
      readonly screen: Screen;
      readonly announcement: Announcement | null;
      /** Held at the desk; null where the screen shows none. */
      readonly draw: HeldDraw | null;
      readonly build: string;
    }
  /** A page of the public site; `language` is the reader's, `origin` the server's own address. */
  | {
      readonly view: 'page';
      readonly path: string;
      readonly language: Language;
      readonly origin: string | null;
    }
  /** The values of a paper, or of everything of a round, ready to be set. */
  | ({ readonly view: 'paper'; readonly paper: AskedPaper } & Omit<PaperWish, 'audience' | 'code'>)
  | {
      readonly view: 'file';
      readonly format: ExportFormat;
      readonly request: Pick<ExportRequest, 'language' | 'audience' | 'chessResults' | 'beside'>;
    };

/**
 * Whose turn comes first where answers are made one after the other: files for those who run the
 * event, then what everybody reads, then what few ask for.
 */
export const RANKS = ['staff', 'common', 'rare'] as const;
export type Rank = (typeof RANKS)[number];

export function rankOf(question: Question): Exclude<Rank, 'staff'> {
  switch (question.view) {
    case 'player':
    case 'explanation':
    case 'whyNot':
    case 'why':
    case 'teamWhy':
    case 'paper':
      return 'rare';
    case 'prizes':
      return question.whatIf === undefined ? 'common' : 'rare';
    case 'page':
      return /^(?:player|team)-/.test(question.path) ? 'rare' : 'common';
    default:
      return 'common';
  }
}
