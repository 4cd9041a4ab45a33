import type { EventFile } from '@ronde/core/documents/forms/form.ts';
import { EMPTY_LEDGER, openLedger } from '@ronde/core/tournament/log.ts';
import { normEvent } from '@ronde/core/tournament/testing/norm-report.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamEvent } from '@ronde/core/tournament/testing/team-event.ts';
import { inventedPlayers, playRound } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { eventOf } from '@ronde/paper/testing/events.ts';
import { formEvent } from '@ronde/paper/testing/form-event.ts';
import { molterEvent } from '@ronde/paper/testing/molter-event.ts';
import { sampleEvent } from '@ronde/server/sample/sample-event.ts';

/** When the papers of the gallery are printed: the same every time. */
export const PRINTED = '2026-03-09T12:00:00.000Z';

const fileOf = ({ ledger, state }: Pick<PlayedEvent, 'ledger' | 'state'>): EventFile => ({
  ...{ ledger, state },
});

/** The sample event; after it small ones for the papers that a Swiss of players does not have, the one with norms last. */
export function galleryEvents(): readonly EventFile[] {
  const ledger = openLedger(sampleEvent({ language: 'fr', now: PRINTED }));
  if (ledger.state === null) throw new Error('no sample event');
  const cup = new PlayedEvent({ rounds: 4, system: 'knockout', initialColour: 'white' })
    .does({ type: 'enterPlayers', players: inventedPlayers(13) })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 });
  playRound(cup, 1);
  const teams = teamEvent(4, { rounds: 3 })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 });
  const chess960 = new PlayedEvent({ rounds: 3 }, 8)
    .does({ type: 'setArrangement', round: 1, seed: 'gallery' })
    .pairs(1, 'a-b c-d e-f g-h');
  return [
    { ledger, state: ledger.state },
    { ledger: EMPTY_LEDGER, state: eventOf(5) },
    fileOf(cup),
    fileOf(teams),
    fileOf(chess960),
    { ledger: EMPTY_LEDGER, state: molterEvent(7, 6, 3) },
    fileOf(formEvent()),
    { ledger: EMPTY_LEDGER, state: normEvent('1==11====') },
  ];
}
