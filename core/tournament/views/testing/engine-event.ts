import { playerId } from '../../../rules/identity.ts';
import { randomFrom } from '../../../rules/random.ts';
import type { PlayerDetails } from '../../player.ts';
import { BLACK_WINS, DRAW, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';
import type { NewSettings } from '../../settings.ts';

const FAMILIES = [
  'Étienne',
  'Nguyễn',
  'Müller',
  'O’Hara',
  'Le Goff',
  'Ivanova',
  'da Silva',
  'Kaya',
];
const GIVEN = ['Ana', 'Björn', 'Chloé', 'Dmitri', 'Eva', 'Farid'];

/** Invented people with clubs, titles and every kind of private data; each value can be searched for. */
export function inventedPlayers(count: number): PlayerDetails[] {
  return Array.from({ length: count }, (_, index): PlayerDetails => ({
    id: playerId(`p${index + 1}`),
    name: `${FAMILIES[index % 8] ?? ''}${index}, ${GIVEN[index % 6] ?? ''}`,
    ratings: { fide: Math.max(1400, 2500 - 7 * index) },
    fromRound: 1,
    federation: 'FRA',
    club: `Club ${index % 5}`,
    ...(index === 0 ? { title: 'GM' as const } : {}),
    ...(index % 3 === 0 ? {} : { fideId: String(900_000 + index) }),
    private: {
      birthDate: `19${String(60 + (index % 40))}-0${String((index % 9) + 1)}-17`,
      phone: `+33 6 55 00 ${String(1000 + index)}`,
      email: `mail${index}@secret.example`,
      comment: `whisper ${index}`,
      feeDue: 7_310_000 + index,
      feePaid: 8_420_000 + index,
    },
  }));
}

/** An event whose rounds the engine pairs; results are drawn from a seed, the last round is left open. */
export function engineEvent(
  players: number,
  rounds: number,
  { seed = 1, ...settings }: Partial<NewSettings> & { readonly seed?: number } = {},
): PlayedEvent {
  const event = new PlayedEvent({ rounds: 9, initialColour: 'white', ...settings });
  event
    .does({ type: 'enterPlayers', players: inventedPlayers(players) })
    .does({ type: 'assignNumbers', reason: 'initialOrder' });
  const random = randomFrom(seed);
  for (let round = 1; round <= rounds; round += 1) {
    event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
    if (round < rounds) playRound(event, round, () => random.below(10));
  }
  return event;
}

/** Enters a result on every board of a round. */
export function playRound(event: PlayedEvent, round: number, draw: () => number = () => 0): void {
  for (const { board } of event.state.rounds[round - 1]?.games ?? []) {
    const lot = draw();
    const outcome = lot < 4 ? WHITE_WINS : lot < 7 ? DRAW : BLACK_WINS;
    event.does({ type: 'enterResult', round, board, outcome });
  }
}
