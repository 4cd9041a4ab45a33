import { isSelfDefined } from './descriptor.ts';
import type { Definition } from './tie-break.ts';

/** What a tie-break is called, and where it comes from when no edition lists it. */
export type Naming = Pick<Definition, 'code' | 'name' | 'article'>;

/** Every tie-break of players and of teams by its code, apart from its calculation. */
export const NAMED = {
  PTS: { code: 'PTS', name: { en: 'Points', fr: 'Points' }, article: 'TRF26 212' },
  KZ: { code: 'KZ', name: { en: 'Keizer’s points', fr: 'Points Keizer' }, article: 'Keizer 2' },
  CUP: {
    code: 'CUP',
    name: { en: 'Place in the cup', fr: 'Place dans la coupe' },
    article: 'LA 3.3',
  },
  DE: { code: 'DE', name: { en: 'Direct encounter', fr: 'Confrontation directe' } },
  WIN: { code: 'WIN', name: { en: 'Number of wins', fr: 'Nombre de victoires' } },
  WON: { code: 'WON', name: { en: 'Number of games won', fr: 'Nombre de parties gagnées' } },
  BPG: {
    code: 'BPG',
    name: { en: 'Games played with Black', fr: 'Nombre de parties jouées avec les Noirs' },
  },
  BWG: {
    code: 'BWG',
    name: { en: 'Games won with Black', fr: 'Nombre de parties gagnées avec les Noirs' },
  },
  PS: { code: 'PS', name: { en: 'Progressive scores', fr: 'Cumulatif' } },
  REP: {
    code: 'REP',
    name: { en: 'Rounds one elected to play', fr: 'Nombre de rondes que l’on a choisi de jouer' },
  },
  GE: {
    code: 'GE',
    name: { en: 'Games one elected to play', fr: 'Nombre de parties que l’on a choisi de jouer' },
  },
  STD: { code: 'STD', name: { en: 'Standard points', fr: 'Points standards' } },
  TPN: { code: 'TPN', name: { en: 'Tournament pairing number', fr: 'Numéro d’appariement' } },
  BH: { code: 'BH', name: { en: 'Buchholz', fr: 'Buchholz' } },
  AOB: {
    code: 'AOB',
    name: { en: 'Average of opponents’ Buchholz', fr: 'Moyenne des Buchholz des adversaires' },
  },
  FB: { code: 'FB', name: { en: 'Fore Buchholz', fr: 'Buchholz anticipé' } },
  SB: { code: 'SB', name: { en: 'Sonneborn-Berger', fr: 'Sonneborn-Berger' } },
  KS: { code: 'KS', name: { en: 'Koya system', fr: 'Système Koya' } },
  ARO: {
    code: 'ARO',
    name: { en: 'Average rating of opponents', fr: 'Moyenne Elo des adversaires' },
  },
  TPR: {
    code: 'TPR',
    name: { en: 'Tournament performance rating', fr: 'Performance Elo du tournoi' },
  },
  PTP: {
    code: 'PTP',
    name: { en: 'Perfect tournament performance', fr: 'Performance parfaite du tournoi' },
  },
  APRO: {
    code: 'APRO',
    name: {
      en: 'Average performance rating of opponents',
      fr: 'Moyenne des performances des adversaires',
    },
  },
  APPO: {
    code: 'APPO',
    name: {
      en: 'Average perfect performance of opponents',
      fr: 'Moyenne des performances parfaites des adversaires',
    },
  },
  RTNG: { code: 'RTNG', name: { en: 'Rating', fr: 'Classement Elo' } },
  OTHER_OPPONENTS_PROGRESSIVE: {
    code: 'OTHER_OPPONENTS_PROGRESSIVE',
    name: { en: 'Opponents’ progressive scores', fr: 'Cumulatif des adversaires' },
  },
  OTHER_EXTENDED_KOYA: {
    code: 'OTHER_EXTENDED_KOYA',
    name: { en: 'Extended Koya system', fr: 'Système Koya étendu' },
    article: 'LA 5.2 2.1.3.1',
  },
  OTHER_REDUCED_KOYA: {
    code: 'OTHER_REDUCED_KOYA',
    name: { en: 'Reduced Koya system', fr: 'Système Koya réduit' },
    article: 'LA 5.2 2.1.3.1',
  },
  OTHER_KASHDAN: { code: 'OTHER_KASHDAN', name: { en: 'Kashdan', fr: 'Kashdan' } },
  OTHER_SUM_OF_BUCHHOLZ: {
    code: 'OTHER_SUM_OF_BUCHHOLZ',
    name: { en: 'Sum of Buchholz', fr: 'Somme des Buchholz' },
  },
  OTHER_YUGOSLAV: {
    code: 'OTHER_YUGOSLAV',
    name: { en: 'Yugoslav Buchholz', fr: 'Buchholz yougoslave' },
    article: 'BAF 101 2.5 Buchholz',
  },
  OTHER_BAF101_PERFORMANCE: {
    code: 'OTHER_BAF101_PERFORMANCE',
    name: { en: 'Performance of 2003', fr: 'Performance Elo (2003)' },
    article: 'BAF 101 2.5 Performance Elo',
  },
  OTHER_FFE_PERFORMANCE: {
    code: 'OTHER_FFE_PERFORMANCE',
    name: { en: 'FFE performance', fr: 'Performance FFE' },
    article: 'BAF 101 Performance FFE',
  },
  MPTS: { code: 'MPTS', name: { en: 'Match points', fr: 'Points de match' }, article: 'C.07 11.1' },
  GPTS: { code: 'GPTS', name: { en: 'Game points', fr: 'Points de partie' }, article: 'C.07 11.1' },
  BC: { code: 'BC', name: { en: 'Board count', fr: 'Décompte des échiquiers' } },
  TBR: { code: 'TBR', name: { en: 'Top board results', fr: 'Résultats aux premiers échiquiers' } },
  BBE: {
    code: 'BBE',
    name: { en: 'Bottom board elimination', fr: 'Élimination des derniers échiquiers' },
  },
  MPvGP: {
    code: 'MPvGP',
    name: { en: 'Match points or game points', fr: 'Points de match ou points de partie' },
  },
  EMMSB: {
    code: 'EMMSB',
    name: { en: 'Extended Sonneborn-Berger (A)', fr: 'Sonneborn-Berger par équipes A' },
  },
  EMGSB: {
    code: 'EMGSB',
    name: { en: 'Extended Sonneborn-Berger (B)', fr: 'Sonneborn-Berger par équipes B' },
  },
  EGMSB: {
    code: 'EGMSB',
    name: { en: 'Extended Sonneborn-Berger (C)', fr: 'Sonneborn-Berger par équipes C' },
  },
  EGGSB: {
    code: 'EGGSB',
    name: { en: 'Extended Sonneborn-Berger (D)', fr: 'Sonneborn-Berger par équipes D' },
  },
  EDE: {
    code: 'EDE',
    name: { en: 'Extended direct encounter', fr: 'Confrontation directe étendue' },
  },
  EDEBT: {
    code: 'EDEBT',
    name: {
      en: 'Extended direct encounter, board count, top boards',
      fr: 'Confrontation directe étendue, décompte des échiquiers, premiers échiquiers',
    },
  },
  EDEBB: {
    code: 'EDEBB',
    name: {
      en: 'Extended direct encounter, board count, bottom boards out',
      fr: 'Confrontation directe étendue, décompte des échiquiers, derniers échiquiers ôtés',
    },
  },
  EDET: {
    code: 'EDET',
    name: {
      en: 'Extended direct encounter, top boards',
      fr: 'Confrontation directe étendue, premiers échiquiers',
    },
  },
  EDEB: {
    code: 'EDEB',
    name: {
      en: 'Extended direct encounter, bottom boards out',
      fr: 'Confrontation directe étendue, derniers échiquiers ôtés',
    },
  },
  SSSC: {
    code: 'SSSC',
    name: {
      en: 'Scores and schedule strength combination',
      fr: 'Combinaison du score et de la force des adversaires',
    },
  },
  OTHER_BERLIN: {
    code: 'OTHER_BERLIN',
    name: { en: 'Berlin', fr: 'Berlin' },
    article: 'LA 5.2 2.4.2',
  },
  OTHER_GAME_POINT_DIFFERENTIAL: {
    code: 'OTHER_GAME_POINT_DIFFERENTIAL',
    name: { en: 'Game point differential', fr: 'Différentiel des points de partie' },
    article: 'LA 5.2 2.4.3',
  },
  OTHER_BOARD_DIFFERENTIAL: {
    code: 'OTHER_BOARD_DIFFERENTIAL',
    name: { en: 'Board differential', fr: 'Différentiel des échiquiers' },
    article: 'LA 5.2 2.4.3',
  },
  OTHER_INDIVIDUAL_WINS: {
    code: 'OTHER_INDIVIDUAL_WINS',
    name: { en: 'Individual wins', fr: 'Victoires individuelles' },
    article: 'LA 3.2',
  },
  OTHER_TEAM_ENCOUNTERS: {
    code: 'OTHER_TEAM_ENCOUNTERS',
    name: { en: 'Games between the tied teams', fr: 'Parties entre équipes à égalité' },
    article: 'LA 3.2',
  },
  OTHER_TOP_BOARD_WINS: {
    code: 'OTHER_TOP_BOARD_WINS',
    name: { en: 'Wins on the top boards', fr: 'Victoires aux premiers échiquiers' },
    article: 'LA 3.2',
  },
  OTHER_LOWEST_AVERAGE_RATING: {
    code: 'OTHER_LOWEST_AVERAGE_RATING',
    name: { en: 'Lowest average rating', fr: 'Moyenne Elo la plus basse' },
    article: 'C.07 4.1',
  },
} as const satisfies Readonly<Record<string, Naming>>;

const BY_CODE: ReadonlyMap<string, Naming> = new Map(
  Object.values<Naming>(NAMED).map((naming) => [naming.code, naming]),
);

/** By the code of a descriptor; one of the event's own (C.07 4.1) is called as its code says it, null when unknown. */
export const tieBreakNamed = (code: string): Naming | null =>
  BY_CODE.get(code) ?? (isSelfDefined(code) ? ownNaming(code) : null);

/** What the event's regulations define themselves. */
export function ownNaming(code: string): Naming {
  const name = spokenName(code);
  return { code, name: { en: name, fr: name } };
}

/** `OTHER_YOUTH_BONUS` as the regulations would say it: `Youth bonus`. */
export function spokenName(code: string): string {
  const words = code
    .replace(/^OTHER_/, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words === '' ? code : words.charAt(0).toUpperCase() + words.slice(1);
}
