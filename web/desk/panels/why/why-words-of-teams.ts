import type { Participants } from '@ronde/core/tournament/views/participants.ts';
import { inBoth } from '../../../words/in-both.ts';
import { useWords } from '../../language.tsx';
import { WHY_WORDS } from './why-words.ts';

/** What is said otherwise where teams are paired: no S1 and S2, but the smaller numbers and the larger (C.04.6 3.6). */
export const WHY_WORDS_OF_TEAMS = inBoth(
  {
    heading: (table: number, round: number) => `Why table ${table}? Round ${round}`,
    natural: 'The smaller numbers meet the larger in order: nothing better can be had.',
    naturalPair: 'This match is that of the smaller numbers against the larger in order.',
    departs: 'This match departs from the smaller numbers against the larger in order.',
    notByTheRules:
      'The rules pair this match otherwise: it was changed by hand, or paired by another program.',
    naturalHead: 'Numbers in order',
    legend: {
      kept: 'smaller numbers against larger, in order',
      chosen: 'chosen instead',
      natural: 'numbers in order, not kept',
      moved: 'floats up',
    },
    picture: (title: string, teams: number) =>
      `${title}: ${teams} ${teams === 1 ? 'team' : 'teams'}, the smaller numbers on the left facing the larger on the right. The same stands below in words.`,
    whyNotText: 'Choose two teams that do not meet in this round.',
    one: 'One team',
    nobody: 'No team of that name',
    departsMark: 'Departs from the smaller numbers against the larger in order: see Why?',
  },
  {
    heading: (table: number, round: number) => `Pourquoi la table ${table} ? Ronde ${round}`,
    natural: 'Les petits numéros rencontrent les grands dans l’ordre : on ne peut faire mieux.',
    naturalPair: 'Ce match est celui des petits numéros contre les grands, dans l’ordre.',
    departs: 'Ce match s’écarte des petits numéros contre les grands, dans l’ordre.',
    notByTheRules:
      'Les règles apparient autrement : match modifié à la main, ou apparié par un autre logiciel.',
    naturalHead: 'Numéros dans l’ordre',
    legend: {
      kept: 'petits numéros contre grands, dans l’ordre',
      chosen: 'retenu à la place',
      natural: 'numéros dans l’ordre, non retenu',
      moved: 'monte',
    },
    picture: (title: string, teams: number) =>
      `${title} : ${teams} ${teams < 2 ? 'équipe' : 'équipes'}, les petits numéros à gauche face aux grands à droite. Le même en phrases ci-dessous.`,
    whyNotText: 'Choisissez deux équipes qui ne se rencontrent pas dans cette ronde.',
    one: 'Une équipe',
    nobody: 'Aucune équipe de ce nom',
    departsMark: 'S’écarte des petits numéros contre les grands, dans l’ordre : voir Pourquoi ?',
  },
);

/** White of a match is who has it on the first board. */
export const FIRST_BOARD_WORDS = inBoth(
  { colours: 'Colours are those of the first board.' },
  { colours: 'Les couleurs sont celles du premier échiquier.' },
);

/** The words of the panel for those who are paired. */
export function useWhyWords(of: Participants['kind']): (typeof WHY_WORDS)['en'] {
  const words = useWords(WHY_WORDS);
  const ofTeams = useWords(WHY_WORDS_OF_TEAMS);
  return of === 'teams' ? { ...words, ...ofTeams } : words;
}
