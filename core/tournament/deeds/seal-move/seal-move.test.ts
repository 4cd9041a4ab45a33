import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../../testing/played-event.ts';
import { adjournmentsView } from '../../views/adjournments.ts';
import { logPage } from '../../views/log.ts';

const at = { round: 1, board: 2 } as const;
const SEAL = {
  type: 'sealMove',
  ...at,
  sealer: 'white',
  moveNumber: 41,
  white: 7_020,
  black: 6_900,
  holder: 'Chief arbiter',
  resumes: '2026-03-08 09:00, small hall',
} as const;
const passes = (state: 'held' | 'opened' | 'lost', holder: string) =>
  ({ type: 'passEnvelope', ...at, state, holder }) as const;
const event = (): PlayedEvent => {
  const played = new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
  return played.does({ type: 'startRound', round: 1 });
};

describe('an adjourned game', () => {
  it('[Guidelines I.1, I.2] is sealed, adjourned, and its envelope goes from hand to hand', () => {
    const played = event().does(SEAL);
    expect(played.state.rounds[0]?.games[1]?.outcome).toEqual({ kind: 'adjourned' });
    played.at = '2026-03-07T20:00:00Z';
    played.does(passes('held', 'Safe of the hotel'));
    played.at = '2026-03-08T09:00:00Z';
    played.does(passes('opened', 'Deputy arbiter'));
    const [game] = adjournmentsView(played.state).games;
    expect(game).toMatchObject({
      ...at,
      ...{ white: 'D., Player', black: 'B., Player', open: true },
      envelope: { sealer: 'white', moveNumber: 41, white: 7_020, black: 6_900 },
    });
    expect(
      game?.envelope?.custody.map(({ state, holder, at: when }) => [state, holder, when]),
    ).toEqual([
      ['held', 'Chief arbiter', '2026-03-07T14:00:00Z'],
      ['held', 'Safe of the hotel', '2026-03-07T20:00:00Z'],
      ['opened', 'Deputy arbiter', '2026-03-08T09:00:00Z'],
    ]);
    expect(logPage(played.ledger, { language: 'en' }).lines[0]?.words).toBe(
      'Round 1, board 2: the envelope was opened by Deputy arbiter',
    );
    expect(played.verdict(passes('held', 'Somebody'))).toEqual([
      'refused envelopeOpened E.01 Guidelines I',
    ]);
    // The game goes on, and its result ends it.
    played.does({ type: 'enterResult', ...at, outcome: { kind: 'played', score: '1-0' } });
    expect(adjournmentsView(played.state).games[0]?.open).toBe(false);
  });

  it('[Guidelines I.12] an envelope that cannot be found may turn up again', () => {
    const played = event().does(SEAL).does(passes('lost', 'Chief arbiter'));
    played.does(passes('held', 'Chief arbiter'));
    expect(adjournmentsView(played.state).games[0]?.envelope?.custody).toHaveLength(3);
  });

  it('an adjourned game without an envelope is told as well', () => {
    const played = event().does({ type: 'enterResult', ...at, outcome: { kind: 'adjourned' } });
    expect(adjournmentsView(played.state).games).toMatchObject([{ ...at, envelope: null }]);
    expect(played.verdict(passes('held', 'Safe'))).toEqual([
      'refused noEnvelope E.01 Guidelines I',
    ]);
  });

  it('one envelope for a game at a time', () => {
    expect(event().does(SEAL).verdict(SEAL)).toEqual(['refused envelopeHeld E.01 Guidelines I']);
    expect(event().verdict({ ...SEAL, board: 9 })).toEqual(['refused unknownBoard Ronde 1']);
  });
});
