import type { PapiLeftOut } from '../../formats/papi/papi-left-out.ts';
import { inBoth } from '../../rules/in-both.ts';

/** What a .papi file cannot say, in words. */
export const PAPI_LEFT_OUT_WORDS = inBoth<{
  readonly sentence: string;
  readonly what: Readonly<Record<PapiLeftOut, string>>;
}>(
  {
    sentence: 'A .papi file cannot hold everything. Not in it, or not as here: {what}.',
    what: {
      'papi.draft': 'the round that is still a draft',
      'papi.system': 'the pairing system (Papi would pair rounds to come by its own)',
      'papi.acceleration': 'the acceleration (written as none)',
      'papi.scoring': 'points for results other than 1-½-0 and 3-1-0',
      'papi.decidedPoints': 'points given or taken by decision',
      'papi.unusualScores':
        'scores such as 0-0 and ½-0 (each player has the own result: check them in Papi)',
      'papi.shortGames': 'games that ended before both had moved (written as ordinary ones)',
      'papi.adjournedGames': 'adjourned games (written without a result)',
      'papi.tieBreaks': 'tie-breaks beyond three, or from the first one that Papi does not know',
      'papi.keptApart': 'players kept apart',
      'papi.secondRatings': 'second ratings of players',
      'papi.birthYears': 'births of which only the year is known (written as 1 January)',
      'papi.longTexts':
        'texts longer than Papi’s columns (cut: 20 letters a name, 80 a club, 50 a setting; codes, numbers and addresses of mail that do not fit are missing)',
      'papi.cents': 'entry fees that are no whole euros (left out: enter them in Papi)',
      'papi.prizes': 'the prizes entered here',
      'papi.homologation': 'the homologation number, not known here (enter it in Papi)',
    },
  },
  {
    sentence: 'Un fichier .papi ne peut pas tout dire. N’y est pas, ou autrement : {what}.',
    what: {
      'papi.draft': 'la ronde encore à l’état de projet',
      'papi.system': 'le système d’appariement (Papi apparierait les rondes à venir par le sien)',
      'papi.acceleration': 'l’accélération (écrite comme absente)',
      'papi.scoring': 'un barème autre que 1-½-0 ou 3-1-0',
      'papi.decidedPoints': 'les points donnés ou retirés par décision',
      'papi.unusualScores':
        'les scores comme 0-0 et ½-0 (chaque joueur a son résultat : à vérifier dans Papi)',
      'papi.shortGames': 'les parties finies avant un coup de chacun (écrites comme les autres)',
      'papi.adjournedGames': 'les parties ajournées (écrites sans résultat)',
      'papi.tieBreaks': 'les départages au-delà de trois, ou dès le premier que Papi ignore',
      'papi.keptApart': 'les joueurs à ne pas opposer',
      'papi.secondRatings': 'les seconds Elo des joueurs',
      'papi.birthYears': 'les naissances connues par l’année seule (écrites au 1er janvier)',
      'papi.longTexts':
        'les textes plus longs que les colonnes de Papi (coupés : 20 lettres pour un nom, 80 pour un club, 50 pour un réglage ; les codes, numéros et adresses de courriel trop longs manquent)',
      'papi.cents':
        'les droits d’inscription qui ne tombent pas sur l’euro (absents : à saisir dans Papi)',
      'papi.prizes': 'les prix saisis ici',
      'papi.homologation': 'le numéro d’homologation, inconnu ici (à saisir dans Papi)',
    },
  },
);
