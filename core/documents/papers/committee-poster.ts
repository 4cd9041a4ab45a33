import { inBoth } from '../../rules/in-both.ts';
import { success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { lawsOfEvent } from '../../tournament/laws-of-event.ts';
import { appealTerms } from '../regulations/appeal-terms.ts';
import type { PaperMaker } from './paper-ask.ts';

const WORDS = inBoth(
  {
    title: 'Appeals committee',
    chair: 'Chair',
    member: 'Member',
    reserve: 'Reserve',
    arbiter: 'Appeals are handed to the arbiter',
    until: 'Until when in writing',
    deposit: 'Deposit, given back if the appeal is upheld',
    steps: {
      say: {
        head: '1. Say so at once',
        text: 'Tell the arbiter at the board that you appeal, and play on as the arbiter has decided.',
      },
      write: {
        head: '2. Write it',
        text: 'As soon as the game is over, in a few lines: what happened, what was decided, what you ask for.',
      },
      hear: {
        head: '3. Be heard',
        text: 'The committee hears you, your opponent and the arbiter. Who has a part in the case gives the place to a reserve.',
      },
    },
    note: 'Odd in number and named before round 1.',
    law: 'Odd in number and named before round 1. The right to appeal: {article}, unless the regulations of the event say otherwise.',
  },
  {
    title: 'Commission d’appel',
    chair: 'Président ou présidente',
    member: 'Membre',
    reserve: 'Suppléant ou suppléante',
    arbiter: 'L’appel se remet à l’arbitre',
    until: 'Par écrit jusqu’à',
    deposit: 'Caution, rendue si l’appel aboutit',
    steps: {
      say: {
        head: '1. Le dire aussitôt',
        text: 'Annoncez à l’arbitre, à l’échiquier, que vous faites appel, et jouez comme l’arbitre en a décidé.',
      },
      write: {
        head: '2. L’écrire',
        text: 'Dès la partie finie, en quelques lignes : les faits, la décision, ce que vous demandez.',
      },
      hear: {
        head: '3. Être entendu',
        text: 'La commission vous entend, ainsi que l’adversaire et l’arbitre. Qui est concerné laisse sa place à un suppléant.',
      },
    },
    note: 'En nombre impair, nommée avant la ronde 1.',
    law: 'En nombre impair, nommée avant la ronde 1. Le droit d’appel : {article}, sauf si le règlement intérieur dit autre chose.',
  },
);

/**
 * Who hears appeals, and how and until when one is made, as the regulations of the event say; what nobody has said is
 * left to be written (LA 217-229).
 */
export const committeePoster: PaperMaker = (state, { language }) => {
  const words = WORDS[language];
  const { chiefArbiter } = state.settings;
  const laws = lawsOfEvent(state);
  const { committee, reserves, until, deposit } = appealTerms(state, language);
  const [chair = null, ...members] = committee;
  return success([
    {
      title: words.title,
      ...{ round: null, draft: false, landscape: false },
      body: {
        layout: 'notice',
        size: 14,
        columns: 1,
        fields: [
          { label: words.chair, value: chair },
          ...seats(words.member, members, SEATS.members),
          ...seats(words.reserve, reserves, SEATS.reserves),
          { label: words.arbiter, value: chiefArbiter },
          { label: words.until, value: until },
          { label: words.deposit, value: deposit },
        ],
        items: [words.steps.say, words.steps.write, words.steps.hear].map((step) => ({
          ...step,
          source: null,
        })),
        note:
          laws === null
            ? words.note
            : fill(words.law, { article: laws.properties.articles.appeal }),
      },
    },
  ]);
};

/** Beside the chair four who vote, and two in reserve, as the book has it (LA 217-225). */
const SEATS = { members: 4, reserves: 2 } as const;

/** Those who are named, else as many lines to write on. */
const seats = (
  label: string,
  names: readonly string[],
  lines: number,
): readonly { readonly label: string; readonly value: string | null }[] =>
  names.length > 0
    ? names.map((value) => ({ label, value }))
    : Array.from({ length: lines }, () => ({ label, value: null }));
