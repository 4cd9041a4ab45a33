import { describe, expect, it } from 'vitest';
import { playerId, tpn } from '../../../rules/identity.ts';
import { normQuestion } from '../../norms/norm-question.ts';
import { titlesEditionOf } from '../../norms/titles-edition.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { logPage } from '../../views/log.ts';
import { normsView } from '../../views/norms.ts';

const [a, b] = [playerId('a'), playerId('b')];

function event(): PlayedEvent {
  const played = new PlayedEvent({ rounds: 1 }, 4);
  played.does({ type: 'correctPlayer', player: a, changes: { federation: 'FID' } });
  played.does({ type: 'correctPlayer', player: b, changes: { federation: 'FRA' } });
  return played;
}

const counted = ({ state }: PlayedEvent, number: number): string | null | undefined =>
  normQuestion(state, {}, titlesEditionOf(state).properties).entrants.get(tpn(number))?.opponent
    .federation;

describe('[B.01 1.4.2a] the federation that counts for a player shown as FID', () => {
  it('is the one an arbiter gave, until it is taken away or the player has one', () => {
    const played = event();
    expect(counted(played, 1)).toBe('FID');
    expect(normsView(played.state).underFid).toEqual([
      { id: a, tpn: 1, name: played.state.players.get(a)?.name, federation: null },
    ]);
    const given = { type: 'giveFlag', player: a, federation: 'BLR' } as const;
    played.does(given);
    expect(counted(played, 1)).toBe('BLR');
    expect(normsView(played.state).underFid).toMatchObject([{ id: a, federation: 'BLR' }]);
    expect(played.verdict(given)).toEqual([]);
    const words = (language: 'en' | 'fr') => logPage(played.ledger, { language }).lines[0]?.words;
    expect(words('en')).toMatch(/, shown as FID: BLR counts for norms$/);
    expect(words('fr')).toMatch(/, affiché FID\u00a0: BLR compte pour les normes$/);
    played.does({ type: 'correctPlayer', player: a, changes: { federation: 'GER' } });
    expect(counted(played, 1)).toBe('GER');
    played.does({ type: 'correctPlayer', player: a, changes: { federation: 'FIDE' } });
    expect(counted(played, 1)).toBe('BLR');
    played.does({ type: 'giveFlag', player: a });
    expect(counted(played, 1)).toBe('FID');
    expect(played.state).not.toHaveProperty('flags');
  });

  it.each([
    [b, 'BLR', 'notShownAsFid'],
    [a, 'FID', 'flagIsNoFederation'],
    [playerId('nobody'), 'BLR', 'unknownPlayer'],
  ])('refuses %s with %s: %s', (player, federation, code) => {
    const [first] = event().verdict({ type: 'giveFlag', player, federation });
    expect(first).toMatch(new RegExp(`^refused ${code}`));
  });
});
