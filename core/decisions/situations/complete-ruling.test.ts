import { describe, expect, it } from 'vitest';
import { LAWS_2018 } from '../../rules/editions/laws.ts';
import { decideSituation } from './complete-ruling.ts';
import { readAnswers } from './read-answers.ts';
import type { Regime } from './ruling.ts';
import type { SituationName } from './situation-titles.ts';
import { SITUATIONS } from './situations.ts';
import type { Answer } from './situation.ts';

const STANDARD: Regime = { play: 'standard', supervised: true };
const BLITZ: Regime = { play: 'blitz', supervised: false };
const laws = LAWS_2018.properties;
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

function decided(name: SituationName, given: Readonly<Record<string, Answer>>, regime = STANDARD) {
  const read = readAnswers(SITUATIONS[name], given);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return decideSituation(name, read.answers, regime, laws);
}

describe('a complete ruling', () => {
  it('[E.01 7.5.5, B.2] says, writes, offers and prints a first illegal move in blitz', () => {
    const found = decided('illegal', { kind: ['move', 'hands'] }, BLITZ);
    expect(found.say.en).toBe(
      'This move was illegal. Put the position back to just before the irregularity, or to the last sure one; touched pieces bind. The opponent gets 60 seconds more. The game goes on.',
    );
    expect(plain(found.say.fr)).toContain('L’adversaire reçoit 60 secondes de plus.');
    expect(found.entry.en).toContain(
      'Illegal move: Several faults in one move count once (E.01 7.5.5)',
    );
    expect(found.offers).toEqual([{ kind: 'timeNote', opponentSeconds: 60 }]);
    expect(plain(found.notice?.fr.title ?? '')).toBe('Décision de l’arbitre : Coup illégal');
    expect(found.notice?.en.lines.at(-1)).toContain('E.01 11.10');
  });

  it('offers the result where the game is over, and no notice where nothing is decided', () => {
    expect(decided('device', {}).offers[0]).toEqual({ kind: 'result', result: 'playerLoses' });
    const recording = decided('recording', { left: 299 });
    expect([recording.offers, recording.notice]).toEqual([[], null]);
  });

  it.each([
    ['illegal', { count: 0 }, 'notANumber'],
    ['illegal', { kind: ['foot'] }, 'notOneOf'],
    ['illegal', { canMate: 'maybe' }, 'notYesOrNo'],
    ['illegal', { colour: 'white' }, 'unknownQuestion'],
    ['colours', {}, 'missing'],
  ] as const)('is not made of answers that do not fit: %s %j', (name, given, why) => {
    expect(readAnswers(SITUATIONS[name], given)).toMatchObject({ fault: { why } });
  });
});
