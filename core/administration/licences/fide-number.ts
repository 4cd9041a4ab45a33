import { foldedName } from '../../formats/player-list/folded-name.ts';

/** How a player stands with FIDE's register (LA 5.1, lines 8767-8785; 6.13). */
export const FIDE_NUMBER_VERDICTS = [
  'notAsked',
  'has',
  'givenAutomatically',
  'fidLicence',
  'ownFederationOrFrench',
  'federationMissing',
  'twoNumbers',
] as const;
export type FideNumberVerdict = (typeof FIDE_NUMBER_VERDICTS)[number];

/** The flag of those who play under FIDE's own. */
const FIDE_FLAG = 'FID';
const FRENCH = 'FRA';

export interface NumberedPlayer {
  readonly id: string;
  readonly name: string;
  readonly federation?: string;
  readonly fideId?: string;
  /** `YYYY-MM-DD`, or the year alone. */
  readonly birthDate?: string;
}

/**
 * Whether a player has the number an event rated by FIDE asks for, and how one comes by it: the French
 * are given one before the report is sent, others ask their own federation before they play, or play
 * as French with a licence; one person has one number for life.
 */
export function fideNumberVerdicts(
  players: readonly NumberedPlayer[],
  { rated }: { readonly rated: boolean },
): ReadonlyMap<string, FideNumberVerdict> {
  const twice = suspectedTwice(players);
  return new Map(
    players.map((player) => [
      player.id,
      twice.has(player.id) ? 'twoNumbers' : verdictOn(player, rated),
    ]),
  );
}

function verdictOn({ fideId, federation }: NumberedPlayer, rated: boolean): FideNumberVerdict {
  if (fideId !== undefined) return 'has';
  if (!rated) return 'notAsked';
  if (federation === undefined || federation === '') return 'federationMissing';
  if (federation === FRENCH) return 'givenAutomatically';
  return federation === FIDE_FLAG ? 'fidLicence' : 'ownFederationOrFrench';
}

/** Players of one name and one birth under two numbers. */
function suspectedTwice(players: readonly NumberedPlayer[]): ReadonlySet<string> {
  const people = new Map<string, NumberedPlayer[]>();
  for (const player of players) {
    if (player.fideId === undefined) continue;
    const key = foldedName(player.name);
    people.set(key, [...(people.get(key) ?? []), player]);
  }
  const suspects = [...people.values()].flatMap((same) =>
    same.filter((one) =>
      same.some((other) => other.fideId !== one.fideId && isSameBirth(one, other)),
    ),
  );
  return new Set(suspects.map(({ id }) => id));
}

/** As far as both are known; two whose births differ are two people. */
function isSameBirth(a: NumberedPlayer, b: NumberedPlayer): boolean {
  if (a.birthDate === undefined || b.birthDate === undefined) return true;
  const known = Math.min(a.birthDate.length, b.birthDate.length);
  return a.birthDate.slice(0, known) === b.birthDate.slice(0, known);
}

/** Those somebody has to see to. */
export const isToSettle = (verdict: FideNumberVerdict): boolean =>
  verdict !== 'has' && verdict !== 'notAsked';
