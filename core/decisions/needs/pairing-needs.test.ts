import { describe, expect, it } from 'vitest';
import { LAWS_2001, LAWS_2014, LAWS_2018, LAWS_2023 } from '../../rules/editions/laws.ts';
import { AIDS_ON_SHEETS, aidsFor, aidsIn } from './aids.ts';
import { tasksForBlind } from './assistant-tasks.ts';
import { AIDS, isNothingNeeded, NEED_KINDS, NO_NEEDS, type PlayerNeeds } from './need.ts';
import { needsOfPairing, type PairingNeed } from './pairing-needs.ts';

const having = (needs: Partial<PlayerNeeds>): PlayerNeeds => ({ ...NO_NEEDS, ...needs });
const BLIND = having({ kinds: ['visual'] });
const DEAF = having({ kinds: ['hearing'] });
const ACCEPTED = { standing: 'accepted', name: 'Aide, Luce' } as const;

const found = (
  white: PlayerNeeds | null,
  black: PlayerNeeds | null,
  laws = LAWS_2023.properties,
): readonly PairingNeed[] => needsOfPairing({ white, black }, laws);

const lines = (...asked: Parameters<typeof found>): string[] =>
  found(...asked).map(
    ({ code, side, force, article, open }) =>
      `${code} ${side ?? 'both'} ${force} ${article}${open ? ' !' : ''}`,
  );

describe('what a pairing needs', () => {
  it('nothing where nobody needs anything', () => {
    expect(lines(null, null)).toEqual([]);
  });

  it('[E.01 D.2.11] blind against deaf: an assistant is compulsory, an alarm until one is accepted', () => {
    const alarm = 'compulsoryAssistant both must E.01 D.2.11';
    expect(lines(BLIND, DEAF)[0]).toBe(`${alarm} !`);
    expect(lines(DEAF, BLIND)[0]).toBe(`${alarm} !`);
    const proposed = having({ ...BLIND, assistant: { ...ACCEPTED, standing: 'proposed' } });
    expect(lines(proposed, DEAF)[0]).toBe(`${alarm} !`);
    expect(lines(having({ ...BLIND, assistant: ACCEPTED }), DEAF)[0]).toBe(alarm);
    expect(lines(BLIND, having({ ...DEAF, assistant: ACCEPTED }))[0]).toBe(alarm);
    expect(lines(BLIND, null).join()).not.toContain('compulsoryAssistant');
  });

  it('[E.01 D.1] a second board is brought where one of two blind players has one', () => {
    const asking = having({ ...BLIND, aids: ['secondBoard'] });
    const bringing = having({ ...BLIND, brings: ['secondBoard'] });
    const board = (white: PlayerNeeds, black: PlayerNeeds): string | undefined =>
      lines(white, black).find((line) => line.startsWith('secondBoard'));
    expect(board(asking, BLIND)).toBe('secondBoard white agreed E.01 D.1 !');
    expect(board(asking, bringing)).toBe('secondBoard white agreed E.01 D.1');
    expect(board(bringing, asking)).toBe('secondBoard black agreed E.01 D.1');
    expect(board(BLIND, bringing)).toBe('secondBoard both may E.01 D.1');
  });

  it('[E.01 D.2.11 of 2014] before July 2017 it was good practice alone', () => {
    expect(lines(BLIND, DEAF, LAWS_2014.properties)[0]).toBe(
      'adviseAssistant both custom LA 7.3 !',
    );
  });

  it('[E.01 D.1 to D.2.11] a blind player against a sighted one', () => {
    expect(lines(BLIND, null)).toEqual([
      'secondBoard both may E.01 D.1',
      'announceMoves both must E.01 D.2.1',
      'pegTouched white must E.01 D.2.2',
      'pegMoved white must E.01 D.2.3',
      'pegThenClock white must E.01 D.2.4',
      'talkingClock white must E.01 D.2.6.1',
      'blindRecord white must E.01 D.2.7',
      'boardsDiffer both must E.01 D.2.9',
      'mayHaveAssistant white may E.01 D.2.10',
      'opponentMayHaveAssistant black may E.01 D.2.11',
      'explainToOpponent black custom LA 7.2',
    ]);
  });

  it('[E.01 F of 2001] by the numbers of its own edition', () => {
    const articles = lines(null, BLIND, LAWS_2001.properties).join();
    expect(articles).toContain('talkingClock black must E.01 F.2.6,');
    expect(articles).not.toContain('D.2');
  });

  it('[E.01 D.1] a second board that was asked for has to be there, brought or laid out', () => {
    const asks = having({ kinds: ['visual'], aids: ['secondBoard'] });
    expect(lines(asks, null)[0]).toBe('secondBoard white agreed E.01 D.1 !');
    expect(found(asks, null)[0]?.thing).toBe('secondBoard');
    // The sighted player may ask for it as well.
    const sighted = having({ aids: ['secondBoard'] });
    expect(lines(BLIND, sighted)[0]).toBe('secondBoard black agreed E.01 D.1 !');
    const brings = having({ ...asks, brings: ['secondBoard'] });
    expect(lines(brings, null)[0]).toBe('secondBoard white agreed E.01 D.1');
  });

  it('two blind players have no sighted opponent with an assistant', () => {
    const codes = found(BLIND, BLIND).map(({ code }) => code);
    expect(codes).not.toContain('opponentMayHaveAssistant');
    expect(codes.filter((code) => code === 'mayHaveAssistant')).toHaveLength(2);
  });

  it.each([
    // The golden figures of the inventory, row 32; seeds 000, lines 1483-1488.
    ['disabled', ['motor'], ['clockHand'], 'timeUntouched white must E.01 6.2.6', undefined],
    ['not disabled', [], ['clockHand'], 'timeTaken white custom E.01 6.2.6', 10],
    [
      'writes for a disabled',
      ['motor'],
      ['recorder'],
      'timeUntouched white must E.01 8.1.6',
      undefined,
    ],
    ['writes for another', [], ['recorder'], 'timeTaken white custom E.01 8.1.6', 10],
  ] as const)('[E.01 6.2.6, 8.1.6] an assistant, %s', (_, kinds, aids, line, minutes) => {
    const needs = having({ kinds, aids, assistant: ACCEPTED });
    expect(lines(needs, null, LAWS_2018.properties)).toContain(line);
    expect(found(needs, null).find(({ code }) => code.startsWith('time'))?.minutes).toBe(minutes);
  });

  it('[E.01 8.1 of 2001] who could not write lost time, whatever the reason', () => {
    const needs = having({ kinds: ['motor'], aids: ['recorder'], assistant: ACCEPTED });
    expect(lines(needs, null, LAWS_2001.properties)).toContain('timeDeducted white must E.01 8.1');
  });

  it.each([
    ['wanted', 'assistantMissing black agreed E.01 4.9 !'],
    ['proposed', 'assistantToAccept black must E.01 4.9 !'],
    ['accepted', 'assistantAtBoard black agreed E.01 4.9'],
    ['refused', 'assistantRefused black must E.01 4.9 !'],
  ] as const)('[E.01 4.9] an assistant who is %s', (standing, line) => {
    const needs = having({
      kinds: ['motor'],
      aids: ['mover'],
      assistant: { ...ACCEPTED, standing },
    });
    expect(lines(null, needs)).toContain(line);
  });

  it('[LA 7.3] a deaf player: light, somebody for draw offers, news in writing', () => {
    const needs = having({ kinds: ['hearing'], aids: ['writtenNews', 'goBetween', 'light'] });
    expect(lines(needs, null)).toEqual([
      'light white agreed LA 7.3 !',
      'goBetween white agreed LA 7.3',
      'writtenNews white agreed LA 7.3',
      'explainToOpponent black custom LA 7.3',
    ]);
  });
});

describe('[LA 7.1 to 7.4] the sheets', () => {
  it('name every aid once, under a column', () => {
    const columns = (['access', 'material', 'human'] as const).flatMap(aidsIn);
    expect([...columns].sort()).toEqual([...AIDS].sort());
    for (const { sheets } of Object.values(AIDS_ON_SHEETS)) expect(sheets).not.toEqual([]);
  });

  it.each(NEED_KINDS)('%s has something in every column', (kind) => {
    const columns = aidsFor(kind).map((aid) => AIDS_ON_SHEETS[aid].column);
    expect(new Set(columns)).toEqual(new Set(['access', 'material', 'human']));
  });

  it('[E.01 D.2.10] an assistant of a blind player has six tasks', () => {
    const tasks = tasksForBlind(LAWS_2023.properties);
    expect(tasks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tasks[0]).toEqual({ task: 'playMoves', number: 1, article: 'E.01 D.2.10' });
  });

  it('nothing said is nothing needed', () => {
    expect(isNothingNeeded(NO_NEEDS)).toBe(true);
    expect(isNothingNeeded(having({ certificateSeen: true }))).toBe(false);
  });
});
