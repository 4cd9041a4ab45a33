import type { Float } from '../../pairing/floats.ts';
import type { Colour } from '../../rules/colour.ts';
import { inBoth } from '../../rules/in-both.ts';

type Direction = Exclude<Float, null>;

/** What is known of a board whose pairing Ronde cannot derive; holes are `{name}`. */
export interface FactsWords {
  readonly sameScore: string;
  readonly floats: string;
  readonly scores: string;
  readonly floatedLast: Readonly<Record<Direction, string>>;
  readonly noColourYet: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly letters: Readonly<Record<Colour, string>>;
  readonly preferred: Readonly<Record<'had' | 'missed', Readonly<Record<Colour, string>>>>;
  readonly met: string;
  readonly notMet: string;
  readonly keptApart: string;
  readonly sameClub: string;
  readonly match: string;
}

export const FACTS_WORDS = inBoth<FactsWords>(
  {
    sameScore: 'Both have {score}: one score group.',
    floats: '{high} with {more} floats down to {low} with {less}.',
    scores: '{a}: {ofA}. {b}: {ofB}.',
    floatedLast: {
      down: '{player} floated down in the last round.',
      up: '{player} floated up in the last round.',
    },
    noColourYet: 'Neither has had a colour yet.',
    colours: {
      white: '{player} has White; before: {history}{preference}.',
      black: '{player} has Black; before: {history}{preference}.',
    },
    letters: { white: 'W', black: 'B' },
    preferred: {
      had: { white: ' (due White)', black: ' (due Black)' },
      missed: { white: ' (was due White)', black: ' (was due Black)' },
    },
    met: 'They have met before, in round {round}.',
    notMet: 'They have not met before.',
    keptApart: 'They are kept apart by the rules of the event.',
    sameClub: 'Both are of the same club.',
    match: 'A board of match {table}: {first} – {second}.',
  },
  {
    sameScore: 'Tous deux ont {score} : un même groupe de points.',
    floats: '{high}, avec {more}, descend vers {low}, qui a {less}.',
    scores: '{a} : {ofA}. {b} : {ofB}.',
    floatedLast: {
      down: '{player} a flotté vers le bas à la ronde précédente.',
      up: '{player} a flotté vers le haut à la ronde précédente.',
    },
    noColourYet: 'Aucun des deux n’a encore eu de couleur.',
    colours: {
      white: '{player} a les Blancs ; avant : {history}{preference}.',
      black: '{player} a les Noirs ; avant : {history}{preference}.',
    },
    letters: { white: 'B', black: 'N' },
    preferred: {
      had: { white: ' (Blancs attendus)', black: ' (Noirs attendus)' },
      missed: { white: ' (les Blancs étaient attendus)', black: ' (les Noirs étaient attendus)' },
    },
    met: 'Ils se sont déjà rencontrés, à la ronde {round}.',
    notMet: 'Ils ne se sont pas encore rencontrés.',
    keptApart: 'Le règlement du tournoi les sépare.',
    sameClub: 'Tous deux sont du même club.',
    match: 'Un échiquier du match {table} : {first} – {second}.',
  },
);
