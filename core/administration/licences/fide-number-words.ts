import { inBoth } from '../../rules/in-both.ts';
import type { FideNumberVerdict } from './fide-number.ts';

/** What a verdict means for the arbiter. */
export const FIDE_NUMBER_WORDS = inBoth<Readonly<Record<FideNumberVerdict, string>>>(
  {
    notAsked: 'not asked for',
    has: 'has one',
    givenAutomatically: 'French: given by the federation, nothing to do',
    fidLicence: 'plays for FIDE: needs a FID licence (60 €) before playing',
    ownFederationOrFrench:
      'asks the own federation before playing, or plays as French with a licence; otherwise may not play',
    federationMissing: 'federation unknown: enter it',
    twoNumbers: 'same name and birth under two FIDE numbers: keep the older one',
  },
  {
    notAsked: 'pas demandé',
    has: 'en a un',
    givenAutomatically: 'français : attribué par la fédération, rien à faire',
    fidLicence: 'joue pour la FIDE : il faut une licence FID (60 €) avant de jouer',
    ownFederationOrFrench:
      'à demander à sa fédération avant de jouer, ou jouer sous FRA avec une licence ; sinon ne peut pas jouer',
    federationMissing: 'fédération inconnue : à saisir',
    twoNumbers: 'même nom et même naissance sous deux numéros FIDE : garder le plus ancien',
  },
);
