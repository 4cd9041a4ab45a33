import { inBoth } from '../../words/in-both.ts';

export const COMMAND_WORDS = inBoth(
  {
    refused: 'Not possible',
    unreachable: 'Not saved: the server does not answer. It stays here; try again.',
    notWritten: (round: number, board: number, result: string) =>
      `Not written: round ${round}, board ${board}, ${result}`,
    unsent: (results: number) =>
      results === 1
        ? '1 result is kept here and not sent yet'
        : `${results} results are kept here and not sent yet`,
    again: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    understood: 'Understood, go on',
    confirm: 'Confirm',
    inFull: 'Correct in full',
    goOn: 'I understand: go on',
    heading: { 2: 'Please note', 3: 'Are you sure?', 4: 'This changes the event' },
    typeToConfirm: (word: string) => `Type “${word}” to confirm`,
    word: 'confirm',
    conflict: 'Somebody else was faster',
    conflictText: 'Nothing of yours was written. Meanwhile:',
    look: 'Look at it now',
    overwrite: 'Write mine all the same',
    loading: 'Loading …',
    goesBack: (when: string, what: string, by: string) =>
      `The event goes back to ${when}, just after “${what}” (${by}).`,
    setAside: (entries: number) =>
      entries === 0
        ? 'Nothing written since is in force.'
        : `${entries === 1 ? 'The entry written since is' : `The ${entries} entries written since are`} set aside: the history keeps everything, and going back can itself be undone.`,
  },
  {
    refused: 'Impossible',
    unreachable: 'Non enregistré : le serveur ne répond pas. La saisie reste ici ; réessayez.',
    notWritten: (round: number, board: number, result: string) =>
      `Non écrit : ronde ${round}, échiquier ${board}, ${result}`,
    unsent: (results: number) =>
      results < 2
        ? `${results} résultat est gardé ici, pas encore envoyé`
        : `${results} résultats sont gardés ici, pas encore envoyés`,
    again: 'Réessayer',
    close: 'Fermer',
    cancel: 'Annuler',
    understood: 'Compris, continuer',
    confirm: 'Confirmer',
    inFull: 'Corriger pleinement',
    goOn: 'J’ai compris : continuer',
    heading: { 2: 'À noter', 3: 'Êtes-vous sûr ?', 4: 'Ceci change le tournoi' },
    typeToConfirm: (word: string) => `Tapez « ${word} » pour confirmer`,
    word: 'confirmer',
    conflict: 'Quelqu’un a été plus rapide',
    conflictText: 'Rien n’a été écrit de votre part. Entre-temps :',
    look: 'Voir l’état actuel',
    overwrite: 'Écrire quand même ma saisie',
    loading: 'Chargement …',
    goesBack: (when: string, what: string, by: string) =>
      `Le tournoi revient au ${when}, juste après « ${what} » (${by}).`,
    setAside: (entries: number) =>
      entries === 0
        ? 'Rien de ce qui a été écrit depuis n’est en vigueur.'
        : `${entries === 1 ? 'L’entrée écrite depuis est mise' : `Les ${entries} entrées écrites depuis sont mises`} de côté : l’historique garde tout, et ce retour peut lui-même être annulé.`,
  },
);
