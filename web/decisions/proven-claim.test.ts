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
      { situation: 'threefold', given: { times: 3 } },
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
    ['an illegal move is no proof', { score: '1.e4 e5 2.Ke3' }, null],
    ['nor is anything else', { score: 'hello' }, null],
  ] as const)('%s', (_, draft, leadsTo) => {
    expect(proof(draft).leadsTo).toEqual(leadsTo);
  });

  it('[Laws 9.5.1] whether the claimant touched a piece is still asked', () => {
    const { leadsTo } = proof({ score: '1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8' });
    if (leadsTo === null) throw new Error('it leads on');
    expect(nextQuestion(leadsTo.situation, leadsTo.given, ground)?.key).toBe('touched');
    const given = { ...leadsTo.given, touched: false, notOnMove: false };
    expect(rulingSoFar(leadsTo.situation, given, ground)?.outcome).toBe('draw');
  });
});
