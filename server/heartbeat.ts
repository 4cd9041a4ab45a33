import { identityOf } from './access/identify.ts';
import { principalIn } from './access/principal.ts';
import { instant, type House } from './house.ts';
import { BEAT_EVERY } from './live/live-hub.ts';
import { eraseOldPhotos } from './photos/erase-old-photos.ts';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;

/** Whatever has to be done from time to time; gives the function that ends it. */
export function startHeartbeat(house: House, beatEvery = BEAT_EVERY): () => void {
  const report = (error: unknown): void => {
    house.logger.fault(error);
  };
  const beat = setInterval(() => {
    house.hub.beat();
    endRevoked(house).catch(report);
  }, beatEvery);
  const tidy = setInterval(() => {
    house.store.access.forgetExpiredSessions(instant(house)).catch(report);
    eraseOldPhotos(house).catch(report);
  }, HOUR);
  const tidyGuesses = setInterval(() => {
    house.guesses.tidy().catch(report);
  }, MINUTE);
  return () => {
    clearInterval(beat);
    clearInterval(tidyGuesses);
    clearInterval(tidy);
  };
}

/** A session may have expired, or another process may have revoked it or given it other rights. */
export async function endRevoked(house: House): Promise<void> {
  for (const session of house.hub.sessions()) {
    const found = await house.store.access.session(session, instant(house));
    if (!found.ok) continue;
    const identity = found.value === null ? null : identityOf(found.value);
    house.hub.cut(
      (principal) =>
        principal.session === session &&
        (identity === null || principalIn(identity, principal.tournament).role !== principal.role),
    );
  }
}
