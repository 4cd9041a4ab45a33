import { expect, it } from 'vitest';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { minutesText } from './minutes.ts';

it('[LA 8662] incidents and what was decided stand in the minutes, unless undone', () => {
  const event = new PlayedEvent({ rounds: 3, initialColour: 'white' }, 4)
    .pairs(1, 'a-c b-d')
    .does({ type: 'enterIncident', kind: 'device', round: 1, board: 1, text: 'It rang' })
    .does({
      ...{ type: 'decideIncident', number: 1, article: 'E.01 11.3.2' },
      ...{ text: 'Game lost', penalties: [] },
    });
  const minutes = (): string => minutesText(event.ledger, { language: 'en', zone: 'UTC' });
  expect(minutes()).toContain('Incident 1, R1/1, Telephone or device: It rang');
  expect(minutes()).toContain('Decision on incident 1: Game lost (E.01 11.3.2)');
  event.does({ type: 'undo' });
  expect(minutes()).not.toContain('Game lost');
});
