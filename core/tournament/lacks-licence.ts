import { handlingRules } from './judgement.ts';
import { LICENCES, type LicenceCheck, type LicenceReason } from './licence.ts';
import type { Player, PlayerDetails } from './player.ts';
import type { Tournament } from './state.ts';

/** The federation whose licences these are. */
const FRENCH = 'FRA';

export interface LicenceVerdict {
  /** May take part as far as the licence goes. */
  readonly inOrder: boolean;
  /** Somebody has seen it, or nobody needs to: a line of a data base is no check (BAF 101, lines 71-75). */
  readonly seen: boolean;
  readonly why: LicenceReason;
}

const IN_ORDER: ReadonlySet<LicenceReason> = new Set([
  'shown',
  'listed',
  'takenHere',
  'attestation',
  'exempt',
  'otherFederation',
  'onRecord',
]);

/** What a verdict on a licence rests on. */
export interface LicenceFacts {
  readonly player: Pick<PlayerDetails, 'licence' | 'federation' | 'fideId'>;
  readonly check: LicenceCheck | null;
  /** The licence the event asks for; null for A or B. */
  readonly asked: 'A' | 'B' | null;
  /** Whether one taken here needs a medical certificate. */
  readonly medicalCertificate: boolean;
}

/**
 * Whether a player may take part, and why (LA 5.1, lines 8751-8783): N is no licence, B is not enough
 * where A is asked for, whoever FIDE knows from another federation needs none, and what the arbiter
 * saw comes before what a list says.
 */
export function licenceVerdict(facts: LicenceFacts): LicenceVerdict {
  const why = facts.check === null ? unseen(facts) : seen(facts, facts.check);
  const inOrder = IN_ORDER.has(why);
  return { inOrder, seen: inOrder && why !== 'onRecord', why };
}

function unseen({ player, asked }: LicenceFacts): LicenceReason {
  const { licence, federation, fideId } = player;
  const elsewhere = federation !== undefined && federation !== '' && federation !== FRENCH;
  if (elsewhere && fideId !== undefined) return 'otherFederation';
  if (!LICENCES.some((one) => one === licence)) return 'none';
  return asked === 'A' && licence !== 'A' ? 'notEnough' : 'onRecord';
}

function seen({ player, asked, medicalCertificate }: LicenceFacts, check: LicenceCheck) {
  if (check.seen === 'refused' || check.seen === 'exempt') return check.seen;
  const licence = check.licence ?? LICENCES.find((one) => one === player.licence) ?? asked;
  if (asked === 'A' && licence !== 'A') return 'notEnough';
  const certified = check.medicalCertificate === true || !medicalCertificate;
  return check.seen === 'takenHere' && !certified ? 'certificateMissing' : check.seen;
}

/** The verdicts of an event, player by player. */
export function licenceVerdicts(state: Tournament): (player: Player) => LicenceVerdict {
  const medicalCertificate = handlingRules(state).medicalCertificate !== null;
  const asked = state.settings.regulations.licence;
  return (player) => {
    const check = state.licenceChecks.get(player.id) ?? null;
    return licenceVerdict({ player, check, asked, medicalCertificate });
  };
}

/** Licences matter in events of the French federation, and wherever somebody has one. */
export function asksForLicences(state: Tournament): boolean {
  return (
    state.settings.federation === FRENCH ||
    state.licenceChecks.size > 0 ||
    [...state.players.values()].some(({ licence }) => licence !== undefined)
  );
}
