import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { playersView } from '@ronde/core/tournament/views/players.ts';
import { expect, it } from 'vitest';
import { licenceCommand } from './licence-command.ts';
import { isOnRecord, isUnnoted, registerLines } from './register-lines.ts';

const named = (...ids: string[]) => ids.map(playerId);

it('lists whose licence is still to be seen, and finds everybody by name', () => {
  const event = new PlayedEvent({ federation: 'FRA' }, 4)
    .does({ type: 'correctPlayer', player: playerId('d'), changes: { licence: 'A' } })
    .does(licenceCommand(named('a'), 'shown'))
    .does(licenceCommand(named('b'), 'refused'));
  const players = playersView(event.state, 'staff')?.players ?? [];
  const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);
  const asked = { text: '', toSee: true, language: 'en' } as const;
  expect(ids(registerLines(players, asked))).toEqual(['b', 'c', 'd']);
  expect(ids(registerLines(players, { ...asked, toSee: false }))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(registerLines(players, { ...asked, text: 'A.' }))[0]).toBe('a');
  // *All shown* does not overwrite what somebody refused.
  expect(ids(players.filter(isUnnoted))).toEqual(['c', 'd']);
  expect(ids(players.filter(isOnRecord))).toEqual(['d']);
});

it('sends what a choice of the menu names', () => {
  expect(licenceCommand(named('a'), 'takenWithCertificate')).toMatchObject({
    seen: 'takenHere',
    medicalCertificate: true,
  });
  expect(licenceCommand(named('a'), 'attestationB')).toMatchObject({
    seen: 'attestation',
    licence: 'B',
  });
  expect(licenceCommand(named('a'), 'notSeen').seen).toBeNull();
});
