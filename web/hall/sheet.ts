import type { HallAnswer } from '@ronde/server/api/screens.ts';
import type { ComponentChild } from 'preact';
import type { Box, Letters } from './layout/fit-lines.ts';
import type { Ranges } from './layout/ranges.ts';
import type { Saying } from './words/saying.ts';

/** What every page of a screen is drawn with. */
export interface Wall {
  /** The id of the event, in addresses. */
  readonly tournament: string;
  readonly box: Box;
  readonly letters: Letters;
  readonly saying: Saying;
  readonly latest: HallAnswer['latest'];
  /** The server's clock now, in milliseconds. */
  readonly now: () => number;
}

/** A page made to fit: as many pictures as it needs. */
export interface Sheet {
  readonly title: string;
  /** Beside the title: how far the round has come. */
  readonly note: string | null;
  readonly pictures: number;
  /** What stands on each picture and on the screens beside; left out where it is no list. */
  readonly ranges?: Ranges;
  /** @param picture from 0 */
  readonly draw: (picture: number) => ComponentChild;
}
