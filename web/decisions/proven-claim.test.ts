import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { describe, expect, it } from 'vitest';
import { NO_CLAIM, proveClaim, type ClaimDraft } from './proven-claim.ts';
import { nextQuestion, rulingSoFar } from './question-line.ts';

const edition = editionIn('laws', 'laws-2023');
if (edition === null) throw new Error('laws-2023 is an edition');
const ground = {
  regime: { play: 'standard', supervised: true },
  laws: edition.properties,
} as const;
const proof = (draft: Partial<ClaimDraft>) => proveClaim({ ...NO_CLAIM, ...draft }, ground, 'en');

describe('a claim leads to the situation that decides it, with what was counted', () => {
  it.each([
    [
      '[Laws 9.2.2] three times',
      { score: '1.Cf3 Cf6 2.Cg1 Cg8 3.Cf3 Cf6 4.Cg1 Cg8' },
      { situation: 'threefold', given: { times: 3 } },
    ],
    [
      '[Laws 9.2.1] with the move written and not played',
      { score: '1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1', next: 'Ng8' },
      // Whoever writes a move and does not play it is on move.
      { situation: 'threefold', given: { times: 3, notOnMove: false } },
    ],
    [
      '[Laws 9.6.1] five times needs no claim, and nothing is asked of the claimant',
      { score: 'Nf3 Nf6 Ng1 Ng8 '.repeat(4) + 'e4' },
      { situation: 'threefold', given: { times: 5, touched: false, notOnMove: false } },
    ],
    [
      '[Laws 9.3] fifty moves that are four',
      { claimed: 'moves', score: '1.Nf3 Nf6 2.Ng1 Ng8' },
      { situation: 'fifty', given: { white: 2, black: 2, mates: false } },
    ],
    [
      '[Laws 6.9] a flag with a bare king against a pawn',
      { claimed: 'position', score: '8/8/8/8/8/4k3/4P3/4K3 w - - 0 1', flag: 'white' },
      { situation: 'flag', given: { canMate: false } },
    ],
    [
      '[Laws 5.2.2] two bare kings',
      { claimed: 'position', score: '8/8/8/8/8/4k3/8/4K3 w - - 0 1' },
      { situation: 'dead', given: { anybodyMates: 'no' } },
    ],
    [
      '[Laws 5.1.1, 9.6.2] a mate ends the game before any count',
      {
        claimed: 'moves',
        score: '[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 149 120"]\n\n120. Qg7# 1-0\n',
      },
      null,
    ],
    [
      '[Laws 5.2.1] a stalemate is a draw without a claim',
      { score: '7k/5Q2/6K1/8/8/8/8/8 b - - 100 90', claimed: 'moves' },
      null,
    ],
    ['an illegal move is no proof', { score: '1.e4 e5 2.Ke3' }, null],
    ['nor is anything else', { score: 'hello' }, null],
  ] as const)('%s', (_, draft, leadsTo) => {
    const found = proof(draft).leadsTo;
    expect(found && { situation: found.situation, given: found.given }).toEqual(leadsTo);
  });

  it('keeps the moves that proved it, in the letters of the reader', () => {
    const draft = { ...NO_CLAIM, score: '1.Cf3 Cf6 2.Cg1 Cg8' };
    expect(proveClaim(draft, ground, 'fr').leadsTo?.score).toBe('1.Cf3 1...Cf6 2.Cg1 2...Cg8');
    expect(
      proof({ claimed: 'position', score: '8/8/8/8/8/4k3/8/4K3 w - - 0 1' }).leadsTo?.score,
    ).toBe('8/8/8/8/8/4k3/8/4K3 w - - 0 1');
  });

  it('[Laws 9.5.1] whether the claimant touched a piece is still asked', () => {
    const { leadsTo } = proof({ score: '1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8' });
    if (leadsTo === null) throw new Error('it leads on');
    expect(nextQuestion(leadsTo.situation, leadsTo.given, ground)?.key).toBe('touched');
    const given = { ...leadsTo.given, touched: false, notOnMove: false };
    expect(rulingSoFar(leadsTo.situation, given, ground)?.outcome).toBe('draw');
  });
});
