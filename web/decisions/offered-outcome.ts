import type { RulingOffer } from '@ronde/core/decisions/situations/complete-ruling.ts';
import { opposite, type Colour } from '@ronde/core/rules/colour.ts';
import type { GameOutcome } from '@ronde/core/rules/outcome.ts';

/** The result of a ruling on a board where the player concerned has this colour; null where there is none. */
export function offeredOutcome(offers: readonly RulingOffer[], player: Colour): GameOutcome | null {
  const offer = offers.find((one) => one.kind === 'result');
  switch (offer?.result) {
    case undefined:
      return null;
    case 'playerLoses':
      return { kind: 'played', score: player === 'white' ? '0-1' : '1-0' };
    case 'draw':
      return { kind: 'played', score: '½-½' };
    case 'playerForfeits':
      return { kind: 'forfeit', winner: opposite(player) };
    case 'bothForfeit':
      return { kind: 'doubleForfeit' };
    case 'bothLose':
      return { kind: 'played', score: '0-0' };
  }
}
