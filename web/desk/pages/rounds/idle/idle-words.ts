import { inBoth } from '../../../../words/in-both.ts';

export const IDLE_WORDS = inBoth(
  {
    title: 'Without an opponent',
    about:
      'Two of them may play each other if both agree; whoever did not come then loses by forfeit. Set the clocks fairly.',
    waits: (name: string, absent: string) => `${name} (${absent} is absent)`,
    exempt: (name: string) => `${name} (bye)`,
    white: 'White',
    black: 'Black',
    pair: 'Pair these two',
  },
  {
    title: 'Sans adversaire',
    about:
      'Deux d’entre eux peuvent jouer ensemble s’ils sont d’accord ; les absents perdent alors par forfait. Réglez les pendules équitablement.',
    waits: (name: string, absent: string) => `${name} (${absent} est absent)`,
    exempt: (name: string) => `${name} (exempt)`,
    white: 'Blancs',
    black: 'Noirs',
    pair: 'Apparier ces deux joueurs',
  },
);
