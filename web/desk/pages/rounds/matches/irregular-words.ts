import { inBoth } from '../../../../words/in-both.ts';

export const IRREGULAR_WORDS = inBoth(
  {
    title: (table: number) => `Table ${table}: irregular line-up`,
    about: (article: string) =>
      `Against the order of the list, or with somebody who may not play: this board and all below it are lost by forfeit, whatever was played (${article}). The step can be undone.`,
    team: 'Whose line-up',
    from: 'From board',
    nobody: 'nobody',
    rule: 'Lost by forfeit',
    cancel: 'Cancel',
  },
  {
    title: (table: number) => `Table ${table} : composition irrégulière`,
    about: (article: string) =>
      `Contraire à l’ordre de la liste, ou avec un joueur non qualifié : cet échiquier et tous les suivants sont perdus par forfait, quoi qu’on y ait joué (${article}). Cela peut être annulé.`,
    team: 'Équipe en faute',
    from: 'Dès l’échiquier',
    nobody: 'personne',
    rule: 'Perdus par forfait',
    cancel: 'Annuler',
  },
);
