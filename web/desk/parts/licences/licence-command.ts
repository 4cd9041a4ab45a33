import type { PlayerId } from '@ronde/core/rules/identity.ts';
import type { CommandOf } from '@ronde/core/tournament/command.ts';
import type { LicenceChoice } from './licence-words.ts';

/** In the order of the menu. */
export const LICENCE_CHOICES: readonly LicenceChoice[] = [
  'listed',
  'takenHere',
  'takenWithCertificate',
  'attestationA',
  'attestationB',
  'exempt',
  'refused',
  'notSeen',
];

type Noted = CommandOf<'noteLicences'>;

/** The command behind a choice. */
export function licenceCommand(
  players: readonly PlayerId[],
  choice: LicenceChoice | 'shown',
): Noted {
  const noted = (said: Omit<Noted, 'type' | 'players'>): Noted => ({
    type: 'noteLicences',
    players,
    ...said,
  });
  switch (choice) {
    case 'takenWithCertificate':
      return noted({ seen: 'takenHere', medicalCertificate: true });
    case 'attestationA':
      return noted({ seen: 'attestation', licence: 'A' });
    case 'attestationB':
      return noted({ seen: 'attestation', licence: 'B' });
    case 'notSeen':
      return noted({ seen: null });
    default:
      return noted({ seen: choice });
  }
}
