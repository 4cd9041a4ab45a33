import { inBoth } from '@ronde/core/rules/in-both.ts';

/** What `ronde number` says of lots in one language; holes are `{name}`. */
export interface DrawnWords {
  readonly option_keepApart: string;
  readonly option_last: string;
  readonly option_groups: string;
  readonly option_drawn: string;
  readonly needsLots: string;
  readonly oneWay: string;
  readonly notAnAffinity: string;
  readonly notGroups: string;
  readonly notEverybody: string;
  readonly noSuchNumber: string;
  readonly numberTwice: string;
  readonly playerTwice: string;
}

export const DRAWN_WORDS = inBoth<DrawnWords>(
  {
    option_keepApart:
      'with --lots or --drawn, keep players of one federation, club or league apart at the end',
    option_last: 'with --keep-apart, in how many last rounds (default: 3, as Varma has it)',
    option_groups:
      'with --lots, groups of these sizes in the initial order draw among themselves, such as 4,4',
    option_drawn: 'numbers drawn by hand: a file with a player a line, “7 Durand” or in order',
    needsLots: 'Say --lots as well: --keep-apart, --last and --groups say how lots are drawn.',
    oneWay: 'Say one of --lots and --drawn, and one of --keep-apart and --groups.',
    notAnAffinity: '“{value}” is not kept apart. Say --keep-apart federation, club or league.',
    notGroups: '“{value}” cannot be. Write whole numbers from 1, such as {example}.',
    notEverybody:
      'The file has {lines} {lines|line|lines}, and the event {count} {count|player|players}. Write a line for each.',
    noSuchNumber: 'Line {line}: number {number} is not drawn here; they go from 1 to {count}.',
    numberTwice: 'Line {line}: number {number} was drawn already.',
    playerTwice: 'Line {line}: {name} has a number already.',
  },
  {
    option_keepApart:
      'avec --lots ou --drawn, séparer à la fin les joueurs d’une fédération (federation), d’un club ou d’une ligue (league)',
    option_last:
      'avec --keep-apart, dans combien de dernières rondes (par défaut : 3, comme Varma)',
    option_groups:
      'avec --lots, des groupes de ces tailles dans l’ordre initial tirent entre eux, comme 4,4',
    option_drawn:
      'numéros tirés à la main : un fichier d’un joueur par ligne, « 7 Durand » ou dans l’ordre',
    needsLots:
      'Dites aussi --lots : --keep-apart, --last et --groups disent comment on tire au sort.',
    oneWay: 'Dites --lots ou --drawn, et --keep-apart ou --groups, un seul de chaque.',
    notAnAffinity: '« {value} » ne se sépare pas. Dites --keep-apart federation, club ou league.',
    notGroups: '« {value} » ne va pas. Écrivez des nombres entiers à partir de 1, comme {example}.',
    notEverybody:
      'Le fichier a {lines} {lines|ligne|lignes}, et le tournoi {count} {count|joueur|joueurs}. Écrivez une ligne pour chacun.',
    noSuchNumber:
      'Ligne {line} : le numéro {number} n’est pas au tirage ; ils vont de 1 à {count}.',
    numberTwice: 'Ligne {line} : le numéro {number} est déjà tiré.',
    playerTwice: 'Ligne {line} : {name} a déjà un numéro.',
  },
);
