import { inBoth } from '../../../../words/in-both.ts';

export const DEFAULT_TIME_WORDS = inBoth(
  {
    title: 'Default time',
    runs: (until: string, left: number) => `Default time until ${until}, ${left} min left.`,
    over: (until: string, minutes: number) =>
      `The default time (${minutes} min) ended at ${until}.`,
    begunAt: (hour: string) => `Begun at ${hour}`,
    correctStart: 'Correct the start',
    start: 'Announced start of the round',
    startAbout: 'The default time runs from it, not from the hour of the programme.',
    chair: (board: number, names: string) => `Board ${board}, not there: ${names}`,
    come: 'Has come',
    comeAt: (board: number) => `Has come: board ${board}`,
    forfeit: 'Lost by forfeit',
    forfeitAt: (board: number) => `Lost by forfeit: board ${board}`,
    forfeits: (count: number) => (count === 1 ? 'Enter 1 forfeit' : `Enter ${count} forfeits`),
    forfeitsAsk: (round: number) => `Round ${round}: which boards are lost?`,
    forfeitsAbout:
      'Whoever has come stays unticked. All are entered in one step, which can be undone.',
    both: 'lost by both',
    note: 'Note who is missing',
    dialog: (round: number) => `Round ${round}: who is not at the board?`,
    filter: 'Board, name or number',
    white: (board: number) => `Board ${board}, White`,
    black: (board: number) => `Board ${board}, Black`,
    none: 'No open board matches.',
    save: (count: number) =>
      count === 0 ? 'Everybody is there' : count === 1 ? 'Note 1 absent' : `Note ${count} absent`,
    cancel: 'Cancel',
    keep: 'Save',
  },
  {
    title: 'Délai de forfait',
    runs: (until: string, left: number) => `Délai de forfait jusqu’à ${until}, encore ${left} min.`,
    over: (until: string, minutes: number) =>
      `Le délai de forfait (${minutes} min) est écoulé depuis ${until}.`,
    begunAt: (hour: string) => `Commencée à ${hour}`,
    correctStart: 'Corriger le début',
    start: 'Début annoncé de la ronde',
    startAbout: 'Le délai de forfait court à partir de là, non de l’heure du programme.',
    chair: (board: number, names: string) => `Échiquier ${board}, absent : ${names}`,
    come: 'Est arrivé',
    comeAt: (board: number) => `Est arrivé : échiquier ${board}`,
    forfeit: 'Forfait',
    forfeitAt: (board: number) => `Forfait : échiquier ${board}`,
    forfeits: (count: number) => `Saisir ${count} ${count < 2 ? 'forfait' : 'forfaits'}`,
    forfeitsAsk: (round: number) => `Ronde ${round} : quelles parties sont perdues ?`,
    forfeitsAbout:
      'Décochez qui est arrivé. Tout est saisi en une seule fois, ce qui peut être annulé.',
    both: 'perdue par les deux',
    note: 'Noter les absents',
    dialog: (round: number) => `Ronde ${round} : qui n’est pas à l’échiquier ?`,
    filter: 'Échiquier, nom ou numéro',
    white: (board: number) => `Échiquier ${board}, Blancs`,
    black: (board: number) => `Échiquier ${board}, Noirs`,
    none: 'Aucun échiquier ouvert ne correspond.',
    save: (count: number) =>
      count === 0
        ? 'Tout le monde est là'
        : count === 1
          ? 'Noter 1 absent'
          : `Noter ${count} absents`,
    cancel: 'Annuler',
    keep: 'Enregistrer',
  },
);
