import type { InBoth } from '../../rules/in-both.ts';
import { CHIEF, MONEY } from '../../tournament/roles.ts';
import {
  PAPER_NAMES,
  paperNamed,
  type PaperKind,
  type PaperName,
  type PaperPlace,
  type PaperReaders,
} from '../papers/papers.ts';
import { FORM_NAMES, formNamed, type FormName } from './forms.ts';

/** A paper of wall and table, or one of the event's file. */
export type AnyPaperName = PaperName | FormName;

/** A paper as every list of papers tells it, whoever sets it. */
export interface ListedPaper {
  readonly paper: AnyPaperName;
  readonly name: InBoth<string>;
  readonly about: InBoth<string>;
  readonly place: PaperPlace;
  /** `money`: the arbiters and the organiser. */
  readonly readers: PaperReaders | 'money';
  readonly because: string;
  readonly of: PaperKind['of'];
}

/** Every paper there is, in the order they are offered: the wall, the tables, the event's file. */
export const EVERY_PAPER: readonly ListedPaper[] = [
  ...PAPER_NAMES.map((paper): ListedPaper => {
    const { name, about, place, readers, because, of } = paperNamed(paper);
    return { paper, name, about, place, readers, because, of };
  }),
  ...FORM_NAMES.map((paper): ListedPaper => {
    const { name, about, readers, because } = formNamed(paper);
    return {
      ...{ paper, name, about, place: 'file', of: 'event', because },
      readers: readers === MONEY ? 'money' : readers === CHIEF ? 'chief' : 'arbiters',
    };
  }),
];
