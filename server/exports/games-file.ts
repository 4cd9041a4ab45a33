import { exportAs } from '@ronde/exchange/exports/export-tournament.ts';
import { gamesToWrite, type GamesToWrite } from '@ronde/exchange/games/games-to-write.ts';
import type { Answer } from '../answers/answer.ts';
import type { House } from '../house.ts';
import type { Standing } from '../ledgers/standing.ts';
import { declinedByStore } from '../problem-response.ts';
import { declined, type Declined } from '../registry/declined.ts';

export interface GamesFileAsked extends Pick<GamesToWrite, 'round' | 'players'> {
  readonly audience: 'staff' | 'public';
  /** Of somebody on this computer more of a failure is told. */
  readonly here: boolean;
}

/** A file of games with the moves that are kept at this moment: they are no part of the log. */
export async function gamesFile(
  house: House,
  { id, ledger, lastAt, state }: Standing,
  { audience, here, ...wish }: GamesFileAsked,
): Promise<Answer | Declined> {
  const listed = await house.store.games.list(id);
  if (!listed.ok) return declinedByStore(listed.error, here);
  const games = { ...(await gamesToWrite(state, listed.value)), ...wish };
  const createdAt = ledger.entries[0]?.at ?? lastAt;
  const request = { id, createdAt, ledger, language: 'en', audience, games } as const;
  const exported = await exportAs('pgn', request);
  if (!exported.ok) return declined(422, exported.error.code);
  const { bytes, mediaType, name } = exported.value;
  return { plain: new Uint8Array(bytes), zipped: null, mediaType, fileName: name };
}
