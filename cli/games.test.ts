import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminal, type Terminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: Terminal['ronde'] = (args, typed) => terminal.ronde(args, typed);
const event = terminal.at('open.ronde');
const pgn = terminal.at('games.pgn');

const PLAYERS = ['Aubert, Ann', 'Beck, Bob', 'Camus, Cleo', 'Dupont, Dan'];

interface Found {
  readonly matched: readonly { readonly white: string; readonly conflicts: readonly unknown[] }[];
  readonly missing: readonly { readonly white: string; readonly black: string }[];
}

/** Four players, one round, White wins both; board 2 is read with the other result. */
beforeAll(async () => {
  await ronde(['new', 'Open', '--rounds', '2', '--file', event]);
  for (const [index, name] of PLAYERS.entries()) {
    await ronde(['enter', event, name, '--rating', String(2400 - 100 * index)]);
  }
  await ronde(['number', event]);
  await ronde(['draft', event, '--draw-colour', '7']);
  await ronde(['publish', event, '--confirm', 'publishesEvent']);
  await ronde(['result', event, '1', '1-0', '2', '1-0']);
  writeFileSync(pgn, '[White "Nobody"]\n[Black "Else"]\n\n1. e4 *\n');
  const { missing } = (await ronde(['games', event, pgn, '--json'])).json() as Found;
  const text = missing.map(
    ({ white, black }, index) =>
      `[White "${white}"]\n[Black "${black}"]\n[WhiteElo "9999"]\n\n1. e4 {[%clk 1:29:00]} e5 ${index === 0 ? '1-0' : '0-1'}\n\n`,
  );
  writeFileSync(pgn, text.join(''));
});

describe('ronde games', () => {
  it('names conflicts and what is missing, and says no', async () => {
    const shown = await ronde(['games', event, pgn]);
    expect([shown.code, shown.err]).toEqual([1, '']);
    expect(shown.out).toContain('the game says 0–1, entered is 1–0');
    expect(shown.out).toContain(
      '2 games read: 2 on their boards, 1 of them in conflict, 0 on none',
    );
    expect((await ronde(['games', event, pgn], { language: 'fr' })).out).toContain('En désaccord');
  });

  it('writes the games that are clear, under the names and ratings of the event', async () => {
    const out = terminal.at('out.pgn');
    await ronde(['games', event, pgn, '--out', out]);
    const written = readFileSync(out, 'utf8');
    expect(written.match(/\[Event /g)).toHaveLength(1);
    expect(written).toContain('1. e4 {[%clk 1:29:00]} e5\n1-0\n');
    expect(written).toContain('[Round "1.1"]');
    expect(written).not.toContain('9999');
    const again = await ronde(['games', event, out, '--json']);
    expect((again.json() as Found).matched).toMatchObject([{ conflicts: [] }]);
    expect((await ronde(['games', event, pgn, '--out', out])).code).not.toBe(0);
  });

  it('never changes a result', async () => {
    const before = (await ronde(['log', event, '--all', '--json'])).out;
    await ronde(['games', event, pgn]);
    expect((await ronde(['log', event, '--all', '--json'])).out).toBe(before);
  });

  it.each([
    [['--round', '7'], 3, '--round 7'],
    [['--players', 'Nobody'], 3, 'Nobody'],
  ])('refuses %s', async (more, code, sentence) => {
    const refused = await ronde(['games', event, pgn, '--out', '-', ...more]);
    expect([refused.code, refused.said.includes(sentence)]).toEqual([code, true]);
  });

  it('refuses a file without games and says what it reads', async () => {
    const refused = await ronde(['games', event, '-'], { input: '# README\n' });
    expect([refused.code, refused.said.includes('There is no game')]).toEqual([3, true]);
    const french = await ronde(['games', event, '-'], { input: '', language: 'fr' });
    expect(french.said).toContain('aucune partie');
  });
});

describe('games kept by ronde games', () => {
  const shown = async (...more: string[]) => ronde(['games', 'kept-open', ...more]);

  it('are kept beside an event of the database, shown, and written with their moves', async () => {
    await ronde(['import', event, '--id', 'kept-open']);
    const nothing = await shown('--json');
    expect(nothing.code).toBe(1);
    expect(nothing.json()).toMatchObject({ kept: [], missing: [{ board: 1 }, { board: 2 }] });
    const kept = await shown(pgn, '--keep');
    expect([kept.code, kept.err]).toEqual([1, '']);
    expect(kept.out).toContain('2 games kept');
    expect(kept.out).toContain('1 kept, 1 in conflict, 0 missing.');
    expect((await shown(pgn, '--keep')).out).toContain('0 games kept');
    expect((await ronde(['games', 'kept-open'], { language: 'fr' })).out).toContain(
      '1 gardée, 1 en désaccord',
    );
    const out = terminal.at('kept.pgn');
    await ronde(['export', 'kept-open', '--format', 'pgn', '--out', out]);
    expect(readFileSync(out, 'utf8')).not.toContain('1. e4');
    await ronde(['export', 'kept-open', '--format', 'pgn', '--staff', '--out', out, '--force']);
    expect(readFileSync(out, 'utf8').match(/1\. e4/g)).toHaveLength(1);
  });

  it('travel in the .ronde file, and come back with it', async () => {
    const file = terminal.at('kept.ronde');
    await ronde(['export', 'kept-open', '--format', 'ronde', '--out', file]);
    expect((await ronde(['games', file, '--json'])).json()).toMatchObject({ kept: [{ round: 1 }] });
    await ronde(['import', file, '--id', 'again']);
    expect((await ronde(['games', 'again', '--json'])).json()).toMatchObject({
      ...{ kept: [{ round: 1 }], conflicts: [{ round: 1 }] },
    });
  });

  it('of a file are not kept in it: that is said', async () => {
    const refused = await ronde(['games', event, pgn, '--keep']);
    expect([refused.code, refused.said.includes('ronde import')]).toEqual([3, true]);
  });
});
