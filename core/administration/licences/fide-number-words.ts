import { inBoth } from '../../rules/in-both.ts';
import type { FideNumberVerdict } from './fide-number.ts';

/** What a verdict means for the arbiter; holes are sums of FIDE. */
export const FIDE_NUMBER_WORDS = inBoth<Readonly<Record<FideNumberVerdict, string>>>(
  {
    notAsked: 'not asked for',
    has: 'has one',
    givenAutomatically: 'French: given by the federation, nothing to do',
    fidLicence: 'plays for FIDE: needs a FID licence ({fid}) before playing',
    ownFederationOrFrench:
      'asks the own federation before playing, or plays as French with a licence; otherwise may not play',
    federationMissing: 'federation unknown: enter it',
    twoNumbers: 'same name and birth under two FIDE numbers ({second}): keep the older one',
  },
  {
    notAsked: 'pas demandé',
    has: 'en a un',
    givenAutomatically: 'français : attribué par la fédération, rien à faire',
    fidLicence: 'joue pour la FIDE : il faut une licence FID ({fid}) avant de jouer',
    ownFederationOrFrench:
      'à demander à sa fédération avant de jouer, ou jouer sous FRA avec une licence ; sinon ne peut pas jouer',
    federationMissing: 'fédération inconnue : à saisir',
    twoNumbers:
      'même nom et même naissance sous deux numéros FIDE ({second}) : garder le plus ancien',
  },
);
