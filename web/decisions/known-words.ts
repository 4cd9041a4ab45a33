import { inBoth } from '../words/in-both.ts';

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** What the event answers by itself, and from what. */
export const KNOWN_WORDS = inBoth(
  {
    none: (name: string) => `${name}: no illegal move of this game is written down yet.`,
    some: (name: string, moves: string) => `${name}: ${moves}.`,
    nth: (nth: number, hour: string) =>
      `${nth}${ENDINGS[ENGLISH_ORDINALS.select(nth)] ?? ''} written down at ${hour}`,
    announced: (minutes: number) => `The regulations of the event say ${minutes} min.`,
    silent: (minutes: number, article: string) =>
      `The regulations of the event say nothing: ${minutes} min (${article}).`,
    start: (hour: string) => `The round was announced as begun at ${hour}.`,
    answered: (answer: string) => `Answered above: ${answer}. Go back to change it.`,
    nothing: 'nothing announced',
    supervisedSaid: 'As the regulations of the event say.',
    supervisedNotSaid: 'The regulations of the event do not say whether games are watched.',
  },
  {
    none: (name: string) => `${name} : aucun coup illégal de cette partie n’est encore consigné.`,
    some: (name: string, moves: string) => `${name} : ${moves}.`,
    nth: (nth: number, hour: string) => `${nth === 1 ? '1er' : `${nth}e`} consigné à ${hour}`,
    announced: (minutes: number) => `Le règlement de l’épreuve dit ${minutes} min.`,
    silent: (minutes: number, article: string) =>
      `Le règlement de l’épreuve ne dit rien : ${minutes} min (${article}).`,
    start: (hour: string) => `Le début de la ronde a été annoncé à ${hour}.`,
    answered: (answer: string) => `Réponse donnée : ${answer}. Revenez en arrière pour la changer.`,
    nothing: 'rien d’annoncé',
    supervisedSaid: 'Comme le dit le règlement de l’épreuve.',
    supervisedNotSaid: 'Le règlement de l’épreuve ne dit pas si les parties sont surveillées.',
  },
);
