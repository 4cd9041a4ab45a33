import type { NormEventKind } from '@ronde/core/ratings/norms/norm-event-kind.ts';
import type { ArbiterTitleOrNone } from '@ronde/core/tournament/fide-record.ts';
import { inBoth } from '../../../words/in-both.ts';

interface EventForNormsWords {
  readonly heading: string;
  readonly about: string;
  readonly registeredOn: string;
  readonly registeredOnHint: string;
  readonly registrationAgreed: string;
  readonly requestedOn: (day: string) => string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'' | NormEventKind, string>>;
  readonly host: string;
  readonly hostHint: string;
  readonly chiefArbiter: string;
  readonly titles: Readonly<Record<ArbiterTitleOrNone, string>>;
  readonly notSaid: string;
  readonly asWritten: (title: string) => string;
  readonly flags: string;
  readonly flagsHint: string;
  readonly flag: (player: string) => string;
  readonly notAFederation: string;
  readonly notFid: string;
  readonly failed: string;
  readonly keep: string;
  readonly cancel: string;
}

export const EVENT_FOR_NORMS_WORDS = inBoth<EventForNormsWords>(
  {
    heading: 'What FIDE asks of the event',
    about:
      'Ratings and norms are decided by it, here and with ronde norms. Leave empty what is not known.',
    registeredOn: 'Registered with FIDE on',
    registeredOnHint: 'By the federation: 30 days before the first for norms (B.01 1.1.1).',
    registrationAgreed: 'The chair of the Qualification Commission agreed to a later day',
    requestedOn: (day) => `The federation was asked on ${day} (see Administration).`,
    kind: 'Kind of event',
    kinds: {
      '': 'none of these',
      nationalFinal: 'final of a national championship',
      nationalTeams: 'national team championship',
      zonal: 'zonal or sub-zonal tournament',
      teamChampionship: 'world or continental championship of teams',
      worldCup: 'World Cup',
    },
    host: 'Federation of the event',
    hostHint: 'Three letters, as in the settings.',
    chiefArbiter: 'FIDE title of the chief arbiter',
    titles: {
      IA: 'International Arbiter (IA)',
      FA: 'FIDE Arbiter (FA)',
      none: 'none of the two',
    },
    notSaid: 'not said',
    asWritten: (title) => `as name or papers say: ${title}`,
    flags: 'Players shown as FID',
    flagsHint: 'FID is no federation. Name the one that counts, where there is one (B.01 1.4.2a).',
    flag: (player) => `Federation that counts for ${player}`,
    notAFederation: 'Write three letters, for example FRA.',
    notFid: 'FID is no federation. Leave it empty where none counts.',
    failed: 'This cannot be loaded.',
    keep: 'Keep',
    cancel: 'Cancel',
  },
  {
    heading: 'Ce que la FIDE demande du tournoi',
    about:
      'Classements et normes en dépendent, ici comme par ronde norms. Laissez vide ce qui n’est pas connu.',
    registeredOn: 'Enregistré auprès de la FIDE le',
    registeredOnHint: 'Par la fédération : 30 jours avant le premier pour des normes (B.01 1.1.1).',
    registrationAgreed:
      'Le président de la commission de qualification a accepté un jour plus tardif',
    requestedOn: (day) => `La demande à la fédération date du ${day} (voir Administration).`,
    kind: 'Nature du tournoi',
    kinds: {
      '': 'aucune de celles-ci',
      nationalFinal: 'finale d’un championnat national',
      nationalTeams: 'championnat national par équipes',
      zonal: 'tournoi zonal ou sous-zonal',
      teamChampionship: 'championnat du monde ou continental par équipes',
      worldCup: 'Coupe du monde',
    },
    host: 'Fédération du tournoi',
    hostHint: 'Trois lettres, comme dans les réglages.',
    chiefArbiter: 'Titre FIDE de l’arbitre principal',
    titles: {
      IA: 'arbitre international (AI)',
      FA: 'arbitre FIDE (AF)',
      none: 'ni l’un ni l’autre',
    },
    notSaid: 'non précisé',
    asWritten: (title) => `selon le nom ou les papiers : ${title}`,
    flags: 'Joueurs affichés FID',
    flagsHint:
      'FID n’est pas une fédération. Nommez celle qui compte, s’il y en a une (B.01 1.4.2a).',
    flag: (player) => `Fédération qui compte pour ${player}`,
    notAFederation: 'Écrivez trois lettres, par exemple FRA.',
    notFid: 'FID n’est pas une fédération. Laissez vide si aucune ne compte.',
    failed: 'Ceci ne peut être chargé.',
    keep: 'Garder',
    cancel: 'Annuler',
  },
);
