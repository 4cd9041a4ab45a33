import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';
import { TAKE_COPY_WORDS } from './take-copy-words.ts';

export const COPIES_WORDS = inBoth(
  {
    ...TAKE_COPY_WORDS.en,
    heading: 'Copies',
    about:
      'A copy is made by itself at each publication, at each closing of a round and after changes. A copy comes back as a new tournament: nothing is ever written over.',
    everything: 'Copy everything',
    last: (when: string) => `Last copy: ${when}`,
    lastFailed: 'The last copy could not be made',
    which: 'Copies shown',
    own: 'This tournament',
    all: 'All',
    empty: { own: 'No copy of this tournament yet.', all: 'No copy yet.' },
    emptyHint: 'Make one now, or publish a round: it is copied by itself.',
    database: 'The whole database',
    unreadable: 'Unreadable copy',
    reasons: {
      publication: 'pairing published',
      closing: 'round closed',
      change: 'after changes',
      asked: 'asked for',
    },
    entries: (position: number) =>
      position === 1 ? '1 entry' : `${countInEnglish(position)} entries`,
    verify: 'Check',
    verifyOf: (what: string, when: string) => `Check the copy of ${what}, ${when}`,
    sound: (entries: number, tournaments: number) =>
      `Sound: ${tournaments === 1 ? '' : `${tournaments} tournaments, `}${countInEnglish(entries)} ${entries === 1 ? 'entry' : 'entries'} read from end to end.`,
    damaged: (tournaments: readonly string[]) =>
      `Damaged: ${tournaments.join(', ')}. Do not rely on it.`,
    restore: 'Bring back …',
    restoreOf: (what: string, when: string) => `Bring back the copy of ${what}, ${when}`,
    restoreHeading: 'Bring a copy back',
    restoreText: (what: string, when: string) =>
      `${what} as it was on ${when} becomes a new tournament beside the others. The present one stays as it is.`,
    restoreDatabase: (when: string) =>
      `Tournaments as they were on ${when} become new ones beside the others. The present ones stay as they are.`,
    part: 'From the database',
    partOwn: 'This tournament only',
    partAll: 'Every tournament in it',
    restoreNow: 'Bring back and open',
    cancel: 'Cancel',
    restored: (id: string) => `Brought back as ${id}.`,
    restoredMany: (tournaments: number) =>
      tournaments === 1
        ? 'A tournament was brought back.'
        : `${tournaments} tournaments were brought back.`,
    more: (copies: number) => `Show ${countInEnglish(copies)} more`,
  },
  {
    ...TAKE_COPY_WORDS.fr,
    heading: 'Sauvegardes',
    about:
      'Une copie se fait d’elle-même à chaque publication, à chaque clôture de ronde et après les changements. Une copie revient comme un nouveau tournoi : rien n’est jamais écrasé.',
    everything: 'Tout copier',
    last: (when) => `Dernière copie : ${when}`,
    lastFailed: 'La dernière copie n’a pas pu être faite',
    which: 'Copies montrées',
    own: 'Ce tournoi',
    all: 'Toutes',
    empty: { own: 'Aucune copie de ce tournoi.', all: 'Aucune copie.' },
    emptyHint: 'Faites-en une maintenant, ou publiez une ronde : elle se copie d’elle-même.',
    database: 'Toute la base',
    unreadable: 'Copie illisible',
    reasons: {
      publication: 'appariement publié',
      closing: 'ronde close',
      change: 'après des changements',
      asked: 'demandée',
    },
    entries: (position) => `${countInFrench(position)} ${position < 2 ? 'écriture' : 'écritures'}`,
    verify: 'Vérifier',
    verifyOf: (what, when) => `Vérifier la copie de ${what}, ${when}`,
    sound: (entries, tournaments) =>
      `Saine : ${tournaments < 2 ? '' : `${tournaments} tournois, `}${countInFrench(entries)} ${entries < 2 ? 'écriture lue' : 'écritures lues'} de bout en bout.`,
    damaged: (tournaments) => `Abîmée : ${tournaments.join(', ')}. Ne comptez pas dessus.`,
    restore: 'Rétablir …',
    restoreOf: (what, when) => `Rétablir la copie de ${what}, ${when}`,
    restoreHeading: 'Rétablir une copie',
    restoreText: (what, when) =>
      `${what}, tel qu’il était le ${when}, devient un nouveau tournoi à côté des autres. Le présent reste tel quel.`,
    restoreDatabase: (when) =>
      `Les tournois, tels qu’ils étaient le ${when}, reviennent comme de nouveaux à côté des autres. Les présents restent tels quels.`,
    part: 'De la base',
    partOwn: 'Ce tournoi seulement',
    partAll: 'Tous ses tournois',
    restoreNow: 'Rétablir et ouvrir',
    cancel: 'Annuler',
    restored: (id) => `Rétabli sous le nom ${id}.`,
    restoredMany: (tournaments) =>
      tournaments === 1
        ? 'Un tournoi est rétabli.'
        : tournaments === 0
          ? 'Aucun tournoi n’est rétabli.'
          : `${tournaments} tournois sont rétablis.`,
    more: (copies) => `En montrer ${countInFrench(copies)} de plus`,
  },
);
