import type { InBoth } from '../../rules/in-both.ts';
import type { CrosstableLine } from '../../standings/ranking/crosstable.ts';
import type { Points } from '../../rules/points.ts';
import type { TeamCrosstableCell } from '../../standings/teams/crosstable.ts';
import type { RoundStage, Unpaired } from '../round.ts';
import type { CrosstableView } from './crosstable.ts';
import type { HallDraw } from './draw.ts';
import type { HallBracket } from './hall-bracket.ts';
import type {
  HallBoard,
  HallCalendarRound,
  HallEntrant,
  HallFreeTeam,
  HallMatch,
  HallName,
  HallNameLine,
  HallSeats,
  HallStanding,
} from './hall-lines.ts';
import type { HallAlias } from './hall-names.ts';
import type { HallShare } from './hall-share.ts';
import type { PrizePlayer, PrizesView } from './prizes.ts';
import type { ClockPhase, ScreenView } from './screen.ts';

/** What one page of a screen shows; `empty` when there is nothing of it that everybody may see. */
export type HallPage =
  | {
      readonly view: 'pairings' | 'results';
      readonly round: number;
      readonly called: InBoth<string> | null;
      readonly stage: RoundStage;
      readonly boards: readonly HallBoard[];
      readonly unpaired: readonly (HallName & Pick<Unpaired, 'outcome' | 'reason'>)[];
      readonly results: number;
      /** Of the whole round, whatever part of it is shown. */
      readonly of: number;
      readonly share?: HallShare;
    }
  | {
      readonly view: 'byName';
      readonly round: number;
      readonly called: InBoth<string> | null;
      readonly lines: readonly HallNameLine[];
      readonly share?: HallShare;
    }
  | {
      readonly view: 'standings';
      readonly round: number;
      readonly openGames: number;
      readonly descriptors: readonly string[];
      readonly lines: readonly HallStanding[];
      readonly share?: HallShare;
    }
  | ({
      readonly view: 'crosstable';
      readonly lines: readonly (CrosstableLine & HallAlias)[];
      readonly share?: HallShare;
    } & Omit<CrosstableView, 'lines'>)
  /** The pairings or results of a team event. */
  | {
      readonly view: 'matches';
      /** What the screen was asked for. */
      readonly shownAs: 'pairings' | 'results';
      readonly round: number;
      readonly matches: readonly HallMatch[];
      readonly free: readonly HallFreeTeam[];
      readonly results: number;
      /** Boards of the whole round, whatever part of it is shown. */
      readonly of: number;
      readonly share?: HallShare;
    }
  | {
      readonly view: 'teamCrosstable';
      readonly round: number;
      readonly lines: readonly {
        readonly line: number;
        readonly name: string;
        /** Of the score that ranks first. */
        readonly points: Points;
        readonly rounds: readonly Pick<
          TeamCrosstableCell,
          'opponentLine' | 'colour' | 'outcome' | 'gamePoints'
        >[];
      }[];
      readonly share?: HallShare;
    }
  | { readonly view: 'players'; readonly lines: readonly HallEntrant[]; readonly share?: HallShare }
  | {
      readonly view: 'calendar';
      readonly rounds: readonly HallCalendarRound[];
      readonly share?: HallShare;
    }
  | {
      readonly view: 'prizes';
      readonly prizes: Omit<PrizesView, 'players'> & {
        readonly players: readonly (PrizePlayer & HallAlias)[];
      };
      /** Of the standings the prizes follow: while there are some, nobody has won yet. */
      readonly openGames: number;
    }
  | { readonly view: 'draw'; readonly draw: HallDraw }
  | HallBracket
  | HallSeats
  | { readonly view: 'picture'; readonly picture: string; readonly ground: 'black' | 'white' }
  | { readonly view: 'message'; readonly text: string }
  | {
      readonly view: 'clock';
      readonly title: string;
      readonly until: string | null;
      readonly phases: readonly ClockPhase[];
      /** The next round and its hour on the wall clock, where the event has set one. */
      readonly next: { readonly round: number; readonly startsAt: string } | null;
    }
  | { readonly view: 'empty'; readonly of: ScreenView };
