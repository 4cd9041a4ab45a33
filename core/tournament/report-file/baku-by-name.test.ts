import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { openLedger } from '../log.ts';
import type { Tournament } from '../state.ts';
import { letter, PlayedEvent } from '../testing/played-event.ts';
import { participants } from '../views/participants.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

/** The same event after a way through its report file, whose 192 names Baku and nothing else does. */
function throughAFile({ state, ledger }: PlayedEvent): Tournament {
  const document = writeReport(state, ledger.entries, { forPublication: false });
  const { events, problems } = readReport(document, { firstDay: '2026-03-07', from: 'open.trf' });
  if (events === null) throw new Error(JSON.stringify(problems));
  const read = openLedger([{ position: 1, at: '2026-03-07T10:00:00Z', by: 'import', events }]);
  if (read.state === null) throw new Error('no state');
  return read.state;
}

describe('[C.04.7 1.2, 1.3] the list before round 1, which Baku splits', () => {
  it('has who took a half-point bye in round 1, on the desk and in a file alike', () => {
    const event = new PlayedEvent({ rounds: 9, acceleration: { method: 'baku' } }, 7);
    event.does({ type: 'grantBye', player: playerId('a'), round: 1, bye: 'halfPointBye' });
    event.pairs(1, 'b-e c-f d-g').scores(1, '111');
    const list = [1, 2, 3, 4, 5, 6, 7];
    expect(participants(event.state).firstRoundList).toEqual(list);
    expect(participants(throughAFile(event)).firstRoundList).toEqual(list);
  });

  it('has no late entry, who had nothing from round 1', () => {
    const event = new PlayedEvent({ rounds: 9, acceleration: { method: 'baku' } }, 6);
    event.pairs(1, 'a-d b-e c-f').scores(1, '111');
    event.does({ type: 'enterPlayers', players: [letter(6, 2)] });
    event.pairs(2, 'a-b c-g d-e f').scores(2, '111');
    const list = [1, 2, 3, 4, 5, 6];
    expect(participants(event.state).firstRoundList).toEqual(list);
    expect(participants(throughAFile(event)).firstRoundList).toEqual(list);
  });
});
