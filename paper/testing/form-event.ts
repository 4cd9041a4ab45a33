import { cents, money } from '@ronde/core/standings/prizes/money.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';

/** An event that every paper of the file concerns but those about norms. */
export function formEvent(): PlayedEvent {
  const played = new PlayedEvent(
    {
      ...{ rounds: 1, federation: 'FRA', place: 'Saint-Étienne #2', chiefArbiter: 'Arbitre, Une' },
      prizes: {
        ...{ name: null, currency: 'EUR', unit: cents(1), cumulative: false },
        lists: [
          {
            ...({ id: 'main', name: { en: 'Main', fr: 'Général' }, rule: 'place' } as const),
            ...{ criteria: {}, prizes: [{ amount: money(100), thing: null }] },
            ...{ minimum: cents(0), cumulative: false },
          },
        ],
      },
    },
    6,
  );
  played
    .does({
      ...{ type: 'correctPlayer', player: playerId('a') },
      changes: { private: { feeDue: 4000, feePaid: 1500 }, club: 'Échiquier *de* $la_Tour' },
    })
    .does({ type: 'noteLicences', players: [playerId('a')], seen: 'attestation', licence: 'A' })
    .does({ type: 'noteLicences', players: [playerId('b')], seen: 'attestation', licence: 'B' })
    .does({ type: 'fillInForm', fact: 'trainee', value: 'Stage, Ida' })
    .pairs(1, 'a-b c-d e-f')
    .does({
      ...{ type: 'enterResult', round: 1, board: 1 },
      outcome: { kind: 'forfeit', winner: 'white' },
    })
    .does({ type: 'writeNote', text: 'Telephone of board 2 rang [#red]' })
    .does({ type: 'expel', player: playerId('c') })
    .does({
      ...{ type: 'describeHomologation', kind: 'fide', requestedOn: null },
      ...{ number: null, qualifier: false },
    });
  return played;
}
