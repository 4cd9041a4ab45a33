import { inBoth } from '../../../../words/in-both.ts';

/** Why a step cannot be taken yet, and how one is taken back. */
export const STEP_WORDS = inBoth(
  {
    byHand: 'Changes by hand are under way: keep them, or leave without keeping them.',
    before: 'Before it can be paired:',
    close: (round: number) => `Close round ${round}`,
    noResult: (boards: number, which: string) =>
      `${boards} ${boards === 1 ? 'board has' : 'boards have'} no result: ${which}`,
    changed: (round: number, board: number, was: string, is: string) =>
      `Round ${round}, board ${board}: ${was} became ${is}`,
    hand: (by: string, time: string) => `(${by}, ${time})`,
    none: 'no result',
    gone: (names: string) => `On a board, but not playing: ${names}.`,
    come: (names: string) => `Playing, but without a place: ${names}.`,
    otherwise:
      'Everybody who plays has a place, and results are as they were: a number or a setting has changed. The history says which.',
    more: 'More steps',
    takeBack: 'Take back the publication …',
    takeBackTitle: (round: number) => `Take back the publication of round ${round}?`,
    takeBackText:
      'The pairings become a draft again, and disappear from the public pages. People have seen them: announce it in the hall.',
    takeBackResults: (results: number) =>
      results === 1
        ? 'The result entered since is set aside with it.'
        : `The ${results} results entered since are set aside with it.`,
    takeBackSince:
      'Everything done since is set aside with it. It stays in the history, from where it can be fetched again.',
    takeBackNever:
      'It can no longer be taken back: leaving FIDE mode and an erasure are never undone.',
    takeBackDo: 'Take it back',
    cancel: 'Cancel',
  },
  {
    byHand: 'Changement à la main en cours : gardez les changements, ou quittez sans les garder.',
    before: 'Avant de pouvoir l’apparier :',
    close: (round: number) => `Clore la ronde ${round}`,
    noResult: (boards: number, which: string) =>
      `${boards} ${boards < 2 ? 'échiquier n’a' : 'échiquiers n’ont'} pas de résultat : ${which}`,
    changed: (round: number, board: number, was: string, is: string) =>
      `Ronde ${round}, échiquier ${board} : ${was} est devenu ${is}`,
    hand: (by: string, time: string) => `(${by}, ${time})`,
    none: 'sans résultat',
    gone: (names: string) => `Placés, mais ne jouent pas : ${names}.`,
    come: (names: string) => `Jouent, mais n’ont pas de place : ${names}.`,
    otherwise:
      'Tous ceux qui jouent ont une place, et les résultats sont les mêmes : un numéro ou un réglage a changé. L’historique dit lequel.',
    more: 'Autres étapes',
    takeBack: 'Retirer la publication …',
    takeBackTitle: (round: number) => `Retirer la publication de la ronde ${round} ?`,
    takeBackText:
      'Les appariements redeviennent un brouillon et disparaissent des pages publiques. On les a déjà vus : annoncez-le dans la salle.',
    takeBackResults: (results: number) =>
      results < 2
        ? 'Le résultat saisi depuis est mis de côté avec elle.'
        : `Les ${results} résultats saisis depuis sont mis de côté avec elle.`,
    takeBackSince:
      'Tout ce qui a été fait depuis est mis de côté avec elle. Cela reste dans l’historique, d’où on peut le reprendre.',
    takeBackNever:
      'Elle ne peut plus être retirée : ni la sortie du mode FIDE, ni un effacement ne s’annulent.',
    takeBackDo: 'La retirer',
    cancel: 'Annuler',
  },
);
