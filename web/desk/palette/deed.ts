import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import type { RoundView } from '@ronde/core/tournament/views/round.ts';
import type { Icon } from '../icons.tsx';

/** One line of the palette: something to open, or to do. */
export interface Deed {
  readonly id: string;
  readonly label: string;
  /** More about it; why it cannot be done now. */
  readonly about?: string;
  /** Other words it is looked for by. */
  readonly also?: string;
  readonly icon: Icon;
  /** Null where it cannot be done now. */
  readonly run: (() => void) | null;
}

export interface DeedGroup {
  readonly name: string;
  readonly deeds: readonly Deed[];
  /** Shown once something is typed. */
  readonly onlyAsked?: boolean;
  /** At most so many of them. */
  readonly most?: number;
}

/** A question that stays when the palette has closed. */
export type Question =
  | { readonly kind: 'archive' }
  | { readonly kind: 'restorePoint' }
  | { readonly kind: 'takeBack'; readonly view: RoundView };

/** Where the palette was opened, and what it may lead to. */
export interface Surroundings {
  readonly answer: OverviewAnswer;
  /** The round on screen; null on any other page. */
  readonly shown: number | null;
  /** Opens a page of the event, `rounds/5?board=7`. */
  readonly go: (path: string) => void;
  readonly ask: (question: Question) => void;
}
