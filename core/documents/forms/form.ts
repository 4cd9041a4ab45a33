import type { Language } from '../../rules/language.ts';
import type { PlayerFile } from '../../ratings/titles/player-file.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Ledger } from '../../tournament/log.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { FormField, Asked } from './form-field.ts';
import type { FormName } from './forms.ts';

export interface FormTable {
  readonly kind: 'table';
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a paper consists of, one under the other. */
export type FormBlock =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | {
      readonly kind: 'fields';
      readonly fields: readonly FormField[];
      /** Side by side; two where nothing is said. */
      readonly columns?: 3 | 4;
    }
  | FormTable
  /** Each with a box before it, to be ticked. */
  | {
      readonly kind: 'boxes';
      readonly lines: readonly string[];
      /** Those of the lines that are known to be so. */
      readonly ticked?: readonly string[];
      /** Side by side; one below the other where nothing is said. */
      readonly columns?: 2 | 3;
    }
  /** Lines to write on. */
  | { readonly kind: 'room'; readonly label: string; readonly lines: number }
  | { readonly kind: 'signatures'; readonly who: readonly string[] }
  /** What follows is for somebody else to fill in. */
  | { readonly kind: 'newPage' };

/** A paper of the file of an event, in one language. */
export interface Form {
  readonly form: FormName;
  readonly title: string;
  /** Whom it concerns, where it concerns one person. */
  readonly about: string | null;
  readonly blocks: readonly FormBlock[];
  /** Printed so often: one for each who keeps it. */
  readonly copies: number;
}

/** What papers are made from. */
export interface EventFile {
  readonly ledger: Ledger;
  readonly state: Tournament;
}

/** What is asked of a paper. */
export interface FormAsk {
  readonly language: Language;
  /** The hall's own, `Europe/Paris`. */
  readonly zone: string;
  /** Of a paper about one player: that one alone; all it concerns where nobody is named. */
  readonly player?: PlayerId;
  /** Of a notice: where it happened. */
  readonly round?: number;
  readonly board?: number;
  /** Of a notice: the incident it is about, which says where, who and what. */
  readonly incident?: number;
  /** Of an application for a title: norms of other events, as the player has collected them. */
  readonly playerFile?: PlayerFile;
  /** Minutes as somebody has edited them, in place of those of the log. */
  readonly minutes?: readonly string[];
}

export type FormMaker = (file: EventFile, ask: FormAsk) => readonly Form[];

export interface MissingField {
  readonly label: string;
  readonly ask: Asked;
}

/** What nobody has filled in of a paper. */
export const missingIn = ({ blocks }: Form): readonly MissingField[] =>
  blocks.flatMap((block) =>
    block.kind === 'fields'
      ? block.fields.flatMap((one) =>
          one.value === null && one.ask !== null ? [{ label: one.label, ask: one.ask }] : [],
        )
      : [],
  );
