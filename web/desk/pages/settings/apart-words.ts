import type { ApartBy } from '@ronde/core/tournament/apart-rule.ts';
import { inBoth } from '../../../words/in-both.ts';

interface ApartWords {
  readonly heading: string;
  readonly about: string;
  readonly by: Readonly<Record<ApartBy, string>>;
  readonly off: string;
  readonly everyRound: string;
  readonly upTo: (round: number) => string;
  readonly groups: (groups: number, players: number) => string;
  readonly nobody: string;
}

const EN: ApartWords = {
  heading: 'By what players have in common',
  about:
    'Also for whoever enters later. In every round, or in the first ones alone: so clubmates do not meet on the first day, and the title is still decided over the board.',
  by: { club: 'Club', family: 'Family name', federation: 'Federation' },
  off: 'may meet',
  everyRound: 'kept apart in every round',
  upTo: (round) => `kept apart up to round ${round}`,
  groups: (groups, players) =>
    `${groups} ${groups === 1 ? 'group' : 'groups'}, ${players} ${players === 1 ? 'player' : 'players'}`,
  nobody: 'nobody has it in common',
};

const FR: ApartWords = {
  heading: 'Par ce que les joueurs ont en commun',
  about:
    'Vaut aussi pour qui s’inscrit plus tard. À toutes les rondes, ou aux premières seulement : ceux d’un club ne se rencontrent pas le premier jour, et le titre se joue quand même sur l’échiquier.',
  by: { club: 'Club', family: 'Nom de famille', federation: 'Fédération' },
  off: 'peuvent se rencontrer',
  everyRound: 'séparés à toutes les rondes',
  upTo: (round) => `séparés jusqu’à la ronde ${round}`,
  groups: (groups, players) =>
    `${groups} ${groups < 2 ? 'groupe' : 'groupes'}, ${players} ${players < 2 ? 'joueur' : 'joueurs'}`,
  nobody: 'personne en commun',
};

export const APART_WORDS = inBoth(EN, FR);
