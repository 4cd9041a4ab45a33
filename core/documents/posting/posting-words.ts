import { inBoth } from '../../rules/in-both.ts';
import type { PostingStanding } from './posting-rules.ts';

interface PostingWords {
  readonly standing: Readonly<Record<PostingStanding, string>>;
  readonly late: string;
  readonly hungBefore: string;
  readonly changed: string;
  readonly more: string;
  readonly nothing: string;
  readonly paper: string;
  readonly state: string;
  readonly since: string;
  readonly by: string;
  readonly remark: string;
  readonly source: string;
  readonly list: string;
  readonly place: string;
  readonly amount: string;
  readonly thing: string;
  readonly round: string;
  readonly day: string;
  readonly time: string;
  readonly rate: string;
  readonly text: string;
}

/** What the posting board says, on the desk, in files and in the terminal. */
export const POSTING_WORDS = inBoth<PostingWords>(
  {
    standing: {
      hangs: 'hangs',
      stale: 'no longer right: print and hang it again',
      old: 'of an earlier round: hang the new one',
      toHang: 'to be hung up',
      notYet: 'not yet',
      ifAny: 'where there is one',
    },
    late: 'late',
    hungBefore: 'hung {minutes} minutes before the round; {least} are asked for',
    changed: '{was} is now {is}',
    more: 'and {count} more {count|line|lines}',
    nothing: 'nothing',
    paper: 'Paper',
    state: 'State',
    since: 'Since',
    by: 'By',
    remark: 'What changed',
    source: 'Asked for by',
    list: 'List',
    place: 'Place',
    amount: 'Amount',
    thing: 'Prize in kind',
    round: 'Round',
    day: 'Day',
    time: 'Time',
    rate: 'Rate of play',
    text: 'Text',
  },
  {
    standing: {
      hangs: 'affiché',
      stale: 'périmé : à réimprimer et à remplacer',
      old: 'd’une ronde précédente : afficher le nouveau',
      toHang: 'à afficher',
      notYet: 'pas encore',
      ifAny: 's’il y en a',
    },
    late: 'en retard',
    hungBefore: 'affiché {minutes} minutes avant la ronde ; il en faut {least}',
    changed: '{was} devient {is}',
    more: 'et {count} {count|autre ligne|autres lignes}',
    nothing: 'rien',
    paper: 'Document',
    state: 'État',
    since: 'Depuis',
    by: 'Par',
    remark: 'Ce qui a changé',
    source: 'Demandé par',
    list: 'Liste',
    place: 'Place',
    amount: 'Montant',
    thing: 'Prix en nature',
    round: 'Ronde',
    day: 'Jour',
    time: 'Heure',
    rate: 'Cadence',
    text: 'Texte',
  },
);
