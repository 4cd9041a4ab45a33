import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { normReport as report } from '@ronde/core/tournament/testing/norm-report.ts';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);

function written(name: string, text: string): string {
  const path = terminal.at(name);
  writeFileSync(path, text);
  return path;
}

interface Answer {
  readonly players: readonly {
    readonly tpn: number;
    readonly norms: readonly {
      readonly title: string;
      readonly achieved: boolean | null;
      readonly conditions: readonly { readonly article: string; readonly met: boolean | null }[];
    }[];
    readonly foresight: readonly { readonly title: string }[];
  }[];
}

const firstOf = (json: unknown): Answer['players'][number] | undefined =>
  (json as Answer).players.find(({ tpn }) => tpn === 1);

describe('ronde norms', () => {
  it('[B.01 1.8] tells what the certificate (IT1) asks for, and refuses one for no norm', async () => {
    const path = written('certified.trf', report('1==11===='));
    const told = await ronde(['norms', path, '--edition', 'titles-2022', '--it1', '1']);
    expect(told.code).toBe(0);
    expect(told.out).toContain('Certificate of a title result (IT1): Player, Number1, GM');
    expect(told.out).toMatch(/^place of birth +missing: ask the player$/m);
    const json = await ronde(['norms', path, '--edition', 'titles-2022', '--it1', '1', '--json']);
    expect(json.json()).toMatchObject({ certificates: [{ title: 'GM' }, { title: 'IM' }] });
    const none = await ronde(['norms', path, '--it1', '9']);
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('has made no norm')]);
  });

  it('writes its lists as CSV', async () => {
    const path = written('listed.trf', report('1==11===='));
    const list = await ronde(['norms', path, '--edition', 'titles-2022', '--csv']);
    const [head, first] = list.out.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('no.,player,norm,verdict,games,points,average,performance,needs');
    expect(first).toBe('1,"Player, Number1",GM,made,9,6,2500,2625,');
    const why = await ronde(['norms', path, '--why', '1', '--csv']);
    expect(why.out).toContain('player,norm,article,condition,required,actual,met');
  });

  it('[B.01 1.4] answers with every condition, as JSON', async () => {
    const path = written('made.trf', report('1==11===='));
    const { code, ...answer } = await ronde(['norms', path, '--edition', 'titles-2022', '--json']);
    expect(code).toBe(0);
    const first = firstOf(answer.json());
    expect(Object.keys(answer.json() as object)).toEqual(['players']);
    expect(first).toMatchObject({ tpn: 1, name: 'Player, Number1', foresight: [] });
    const [gm, im] = first?.norms ?? [];
    // 6 of 9 against 2500: 67 % → 2625.
    expect(gm).toMatchObject({
      title: 'GM',
      achieved: true,
      performance: 2625,
      average: 2500,
      games: 9,
      dropped: [],
    });
    expect(gm?.conditions).toContainEqual({
      article: 'B.01 1.4.5b',
      required: 3,
      actual: 3,
      met: true,
    });
    expect(Object.keys(gm ?? {})).toEqual([
      ...['title', 'achieved', 'performance', 'average', 'games', 'dropped', 'conditions'],
    ]);
    expect(im?.title).toBe('IM');
  });

  it('tells who has made a norm, in both languages', async () => {
    const path = written('told.trf', report('1==11===='));
    const english = await ronde(['norms', path, '--edition', 'titles-2022']);
    expect(english.out).toMatch(/^1 +Player, Number1 +GM +made +9 +6 +2500 +2625/m);
    expect(english.out).toContain('Not known of the event');
    const french = await ronde(['norms', path], { language: 'fr' });
    expect(french.out).toMatch(/^1 +Player, Number1 +MI +réalisée/m);
  });

  it('[B.01 1.4.8] sees a norm coming in the last round, and answers what if', async () => {
    // Eight rounds over: 5 of 8; the ninth is paired.
    const path = written('running.trf', report('1==11=== '));
    const seen = await ronde(['norms', path, '--json']);
    const [gm] = firstOf(seen.json())?.foresight ?? [];
    expect(gm).toMatchObject({
      title: 'GM',
      state: 'open',
      next: { round: 9, opponent: 10, keepsOpen: 'draw', makes: 'draw' },
      points: { least: 0.5, enough: 0.5 },
    });
    const { out } = await ronde(['norms', path]);
    expect(out).toContain('round 9 against Player, Number10: a draw makes it');
    for (const [result, achieved] of [
      ['R9=1', true],
      ['R9=½', true],
      ['R9=0', false],
    ] as const) {
      const supposed = await ronde(['norms', path, '--what-if', result, '--json']);
      expect(firstOf(supposed.json())?.norms[0]?.achieved, result).toBe(achieved);
    }
  });

  it('[B.01 1.4.3] cannot decide where a federation is missing', async () => {
    const text = report('1==11====', (line, index) =>
      index === 4 ? [line[0], '', line[2]] : line,
    );
    const path = written('missing.trf', text);
    const answer = await ronde(['norms', path, '--json']);
    expect(firstOf(answer.json())?.norms[0]?.achieved).toBeNull();
    const { out } = await ronde(['norms', path, '--why', '1']);
    expect(out).toContain(
      'Cannot be decided: opponents of the own federation, at most (B.01 1.4.4)',
    );
  });

  it('[B.01 1.4.2a] FID is no federation, unless the flag that counts is named', async () => {
    const text = report('1==11====', (line, index) =>
      index === 3 || index === 4 ? [line[0], 'FID', line[2]] : line,
    );
    const path = written('fid.trf', text);
    const achieved = async (...options: readonly string[]): Promise<boolean | null | undefined> =>
      firstOf((await ronde(['norms', path, '--json', ...options])).json())?.norms[0]?.achieved;
    expect(await achieved()).toBe(false);
    expect(await achieved('--flag', '4=AUT')).toBe(true);
  });

  it('[B.01 1.1.5] tells what bars an event', async () => {
    const path = written('barred.trf', report('1==11===='));
    const { out } = await ronde(['norms', path, '--chief-arbiter', 'none']);
    expect(out).toContain('title of the chief arbiter (B.01 1.1.5)');
    expect(out).toContain('Nobody has made a norm');
  });

  it.each([
    [['--edition', 'titles-1999'], 'titles-1999'],
    [['--what-if', 'nine'], 'R9=1'],
    [['--what-if', 'R10=1'], 'not paired yet'],
    [['--kind', 'olympiad'], 'national-final'],
    [['--host', 'France'], 'three letters'],
    [['--flag', '12'], '12=BLR'],
    [['--chief-arbiter', 'AFO1'], 'IA, FA or none'],
    [['--registered', 'yesterday'], '2026-03-07'],
    [['--why', '99'], '99'],
  ])('%j ends with 3 and a way on', async (options, said) => {
    const path = written('asked.trf', report('1==11===='));
    const refused = await ronde(['norms', path, ...options]);
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.said).toContain(said);
  });
});
