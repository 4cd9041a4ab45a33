import { describe, expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

const answer = (plain: number, zipped = 0) => ({
  plain: new Uint8Array(plain),
  zipped: zipped === 0 ? null : new Uint8Array(zipped),
});

describe('kept answers', () => {
  it('stay within their bytes; what nobody asked for the longest time goes', () => {
    const kept = keptAnswers<ReturnType<typeof answer>>(100);
    kept.keep('a', answer(30, 10));
    kept.keep('b', answer(40));
    kept.get('a');
    kept.keep('c', answer(50));
    expect(['a', 'b', 'c'].filter((key) => kept.get(key) !== undefined)).toEqual(['a', 'c']);
    kept.keep('c', answer(20));
    kept.keep('d', answer(40));
    expect(['a', 'c', 'd'].filter((key) => kept.get(key) !== undefined)).toEqual(['a', 'c', 'd']);
  });

  it('one larger than all of the room is not kept, and pushes nothing out', () => {
    const kept = keptAnswers<ReturnType<typeof answer>>(100);
    kept.keep('a', answer(100));
    kept.keep('b', answer(101));
    expect([kept.get('a') === undefined, kept.get('b')]).toEqual([false, undefined]);
  });

  it('those of a position are forgotten together', () => {
    const kept = keptAnswers<ReturnType<typeof answer>>(100);
    for (const key of ['1 a', '1 b', '12 a']) kept.keep(key, answer(30));
    kept.forget('1 ');
    kept.keep('2 a', answer(70));
    expect([kept.get('1 a'), kept.get('12 a') === undefined]).toEqual([undefined, false]);
  });
});
