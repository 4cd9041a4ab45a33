import { playerId, type PlayerId } from '../../rules/identity.ts';

/** Who a number of a report file is, in the tournament made of it. */
export const filedId = (number: number): PlayerId => playerId(`p${number}`);

export const filedNumber = (id: PlayerId): number => Number(id.slice(1));
