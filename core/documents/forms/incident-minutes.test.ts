import { expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
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

it('[LA 8662] a ruling is told in the language of the minutes, the incident before its decision', () => {
  const event = new PlayedEvent({ rounds: 3, initialColour: 'white' }, 4).pairs(1, 'a-c b-d').does({
    ...{ type: 'enterIncident', kind: 'device', round: 1, board: 1, player: playerId('a') },
    ...{ text: 'Il a sonné', texts: { en: 'It rang', fr: 'Il a sonné' } },
    decision: {
      ...{ article: 'E.01 11.3.2', text: 'Partie perdue', penalties: [{ kind: 'loss' }] },
      texts: { en: 'Game lost', fr: 'Partie perdue' },
    },
  });
  const lines = (language: 'en' | 'fr'): string[] =>
    minutesText(event.ledger, { language, zone: 'UTC' }).split('\n');
  const [incident, decision] = lines('en').filter((line) => line.includes('ncident'));
  expect(incident).toMatch(/Incident 1, .*: It rang$/);
  expect(decision).toMatch(/Decision on incident 1: Game lost; .*\(E\.01 11\.3\.2\)$/);
  expect(lines('fr').join()).toContain('Partie perdue');
  // Other words are in one language again.
  event.does({
    ...{ type: 'changeIncident', number: 1, kind: 'device', text: 'Le sien' },
    ...{ round: 1, board: 1, player: playerId('a') },
  });
  expect(event.state.incidents?.get(1)?.texts).toBeUndefined();
});
