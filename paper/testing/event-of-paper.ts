import type { PaperName } from '@ronde/core/documents/papers/papers.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { teamEvent } from '@ronde/core/tournament/testing/team-event.ts';
import { inventedPlayers } from '@ronde/core/tournament/views/testing/engine-event.ts';
import { eventOf } from './events.ts';
import { molterEvent } from './molter-event.ts';

/** Lists of it take one, two or three sheets. */
export const swiss = (): Tournament => eventOf(64);
/** For what takes a sheet for each of a few: papers.test.ts prints more of them. */
export const small = (): Tournament => eventOf(12);
const roundRobin = (): Tournament => eventOf(5);
const molter = (): Tournament => molterEvent(4, 4, 3);
const chess960 = (): Tournament =>
  new PlayedEvent({ rounds: 3 }, 4)
    .does({ type: 'setArrangement', round: 1, seed: 'rennes' })
    .pairs(1, 'a-c d-b').state;
const cup = (): Tournament =>
  new PlayedEvent({ rounds: 4, system: 'knockout', initialColour: 'white' })
    .does({ type: 'enterPlayers', players: inventedPlayers(13) })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .does({ type: 'pairRound', round: 1 })
    .does({ type: 'publishRound', round: 1 }).state;
const teams = (): Tournament =>
  teamEvent(4).does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 }).state;

/** Every paper, with an event that has it. What is cut into pieces carries no page and no hour. */
export const EVENT_OF_PAPER: Readonly<
  Record<PaperName, { readonly of: () => Tournament; readonly cut?: true }>
> = {
  'starting-list': { of: swiss },
  'starting-list-by-name': { of: swiss },
  pairings: { of: swiss },
  'pairings-by-name': { of: swiss },
  'result-sheet': { of: swiss },
  results: { of: swiss },
  standings: { of: swiss },
  crosstable: { of: swiss },
  'berger-grid': { of: roundRobin },
  'berger-sheet': { of: roundRobin },
  'rutsch-berger-seats': { of: roundRobin },
  'rutsch-seats': { of: roundRobin },
  bracket: { of: cup },
  'molter-grids': { of: molter },
  prizes: { of: swiss },
  'announced-prizes': { of: swiss },
  'round-times': { of: swiss },
  'clock-settings': { of: swiss },
  'start-position': { of: chess960 },
  'appeals-committee': { of: swiss },
  conduct: { of: swiss },
  regulations: { of: swiss },
  'qr-poster': { of: swiss },
  'result-slips': { of: small, cut: true },
  scoresheets: { of: roundRobin, cut: true },
  'match-sheets': { of: teams },
  'line-up-slips': { of: teams, cut: true },
  'clock-control': { of: swiss },
  'place-cards': { of: roundRobin, cut: true },
  badges: { of: small, cut: true },
  'board-numbers': { of: roundRobin, cut: true },
  'player-cards': { of: roundRobin, cut: true },
  'molter-envelopes': { of: molter, cut: true },
  'molter-board-cards': { of: molter, cut: true },
};
