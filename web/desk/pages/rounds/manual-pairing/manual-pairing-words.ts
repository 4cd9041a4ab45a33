import type { Colour } from '@ronde/core/rules/colour.ts';
import { inBoth } from '../../../../words/in-both.ts';

/** Texts of manual pairing and of the comparison that ends it. */
export const MANUAL_PAIRING_WORDS = inBoth(
  {
    changed: 'changed',
    sameClub: 'Both of the same club.',
    scoreGap: (points: string) => `Difference in points: ${points}.`,
    thirdColour: (player: string, colour: Colour) =>
      `${player}: ${colour === 'white' ? 'White' : 'Black'} a third time in a row.`,
    floated: { up: 'floated up in the last round', down: 'floated down in the last round' },
    compareTitle: 'Your changes beside the draft',
    compareText: 'Each board that changes, and why the rules pair otherwise.',
    board: (board: number) => `Board ${board}`,
    was: (pair: string) => `Draft: ${pair}`,
    now: (pair: string) => `Yours: ${pair}`,
    newBoard: 'a new board',
    coloursOnly: 'Only the colours change.',
    further: (boards: number) =>
      boards === 1 ? 'One more board changes.' : `${boards} more boards change.`,
    back: 'Back to the changes',
  },
  {
    changed: 'modifié',
    sameClub: 'Tous deux du même club.',
    scoreGap: (points: string) => `Écart de points : ${points}.`,
    thirdColour: (player: string, colour: Colour) =>
      `${player} : ${colour === 'white' ? 'les Blancs' : 'les Noirs'} pour la troisième fois de suite.`,
    floated: {
      up: 'flotteur ascendant à la ronde précédente',
      down: 'flotteur descendant à la ronde précédente',
    },
    compareTitle: 'Vos changements face au brouillon',
    compareText: 'Chaque échiquier modifié, et pourquoi les règles apparient autrement.',
    board: (board: number) => `Échiquier ${board}`,
    was: (pair: string) => `Brouillon : ${pair}`,
    now: (pair: string) => `Vous : ${pair}`,
    newBoard: 'nouvel échiquier',
    coloursOnly: 'Seules les couleurs changent.',
    further: (boards: number) =>
      boards < 2 ? 'Un autre échiquier change.' : `${boards} autres échiquiers changent.`,
    back: 'Revenir aux changements',
  },
);
