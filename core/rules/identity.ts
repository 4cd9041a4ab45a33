declare const tpnBrand: unique symbol;
declare const playerBrand: unique symbol;
declare const teamBrand: unique symbol;

/** Tournament pairing number: 1 for the highest ranked (C.04.2 B.3, 2026: 2.3). */
export type Tpn = number & { readonly [tpnBrand]: true };

/** Names a player for the whole life of a tournament, whatever the pairing number becomes. */
export type PlayerId = string & { readonly [playerBrand]: true };

export type TeamId = string & { readonly [teamBrand]: true };

export function tpn(value: number): Tpn {
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`not a pairing number: ${value}`);
  return value as Tpn;
}

export const playerId = (value: string): PlayerId => value as PlayerId;
export const teamId = (value: string): TeamId => value as TeamId;

/** A calendar day, `2026-11-15`. */
export type IsoDate = string;

export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
