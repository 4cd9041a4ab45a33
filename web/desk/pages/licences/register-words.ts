import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

export const REGISTER_WORDS = inBoth(
  {
    columns: {
      tpn: 'No.',
      name: 'Name',
      club: 'Club',
      federation: 'Fed.',
      licence: 'Licence',
      verdict: 'Verdict',
      seen: 'What was seen',
      by: 'By',
      at: 'When',
      remark: 'Remark',
      fideNumber: 'FIDE number',
      suspended: 'Suspended until',
      fee: 'Fee',
      note: 'Note',
    },
    everybody: (players: number) => `Everybody (${countInEnglish(players)})`,
    toSettle: (players: number) => `To settle (${countInEnglish(players)})`,
    inOrder: 'in order',
    out: 'no longer plays',
    none: 'No licence to look at',
    noneAsked:
      'An event of the French federation has its players here with their licences, and any other one as soon as somebody has a licence.',
    allSettled: 'Every licence is settled.',
  },
  {
    columns: {
      tpn: 'N°',
      name: 'Nom',
      club: 'Club',
      federation: 'Féd.',
      licence: 'Licence',
      verdict: 'Avis',
      seen: 'Ce qui a été vu',
      by: 'Par',
      at: 'Quand',
      remark: 'Remarque',
      fideNumber: 'Numéro FIDE',
      suspended: 'Suspendu jusqu’au',
      fee: 'Droits',
      note: 'Noter',
    },
    everybody: (players: number) => `Tous (${countInFrench(players)})`,
    toSettle: (players: number) => `À régler (${countInFrench(players)})`,
    inOrder: 'en règle',
    out: 'ne joue plus',
    none: 'Aucune licence à voir',
    noneAsked:
      'Un tournoi de la fédération française a ici ses joueurs avec leurs licences, tout autre dès que quelqu’un en a une.',
    allSettled: 'Toutes les licences sont réglées.',
  },
);
