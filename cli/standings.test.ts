import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { playerId } from '@ronde/core/rules/identity.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { list, scheme } from '@ronde/core/standings/prizes/scheme.fixture.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { keepPreset, ownPresets } from '@ronde/exchange/own-presets/own-presets.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-standings-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function ronde(args: readonly string[], language: Language = 'en') {
  let out = '';
  let err = '';
  const code = await run(
    {
      language,
      words: wordsOf(language),
      out: (text) => (out += text),
      err: (text) => (err += text),
      now: () => new Date('2026-03-07T09:00:00Z'),
      env: { RONDE_DATA: join(folder, 'data') },
    },
    args,
  );
  return { code, out, err, json: (): unknown => JSON.parse(out) };
}

/** Four players of two clubs; a and c won, the tie-break is the pairing number. */
function played(settings: Partial<NewSettings> = {}): PlayedEvent {
  return new PlayedEvent({ rounds: 1, tieBreaks: ['TPN'], ...settings })
    .does({
      type: 'enterPlayers',
      players: [
        { ...letter(0), club: 'Rennes', league: 'BRE', sex: 'w' },
        { ...letter(1), club: 'Brest', league: 'BRE', sex: 'm' },
        { ...letter(2), club: 'Rennes', league: 'PDL', sex: 'w', private: { birthDate: '2012' } },
        { ...letter(3), club: 'Brest', league: 'PDL', sex: 'm' },
      ],
    })
    .does({ type: 'assignNumbers', reason: 'initialOrder' })
    .pairs(1, 'a-b c-d')
    .scores(1, '11');
}

function file({ ledger }: PlayedEvent): string {
  const path = join(folder, 'event.ronde');
  const log = { id: 'event', createdAt: '2026-03-07T09:00:00Z', entries: ledger.entries };
  writeFileSync(path, writeTournamentFile(log));
  return path;
}

describe('ronde standings of a tournament file', () => {
  it('[C.07 4.2] ranks by the tie-breaks and the edition of the tournament', async () => {
    const shown = await ronde(['standings', file(played()), '--json']);
    expect(shown.json()).toMatchObject({
      standings: [
        { rank: 1, tpn: 1, points: 1, tiebreaks: { TPN: 1 } },
        { rank: 2, tpn: 3 },
        { rank: 3, tpn: 2 },
        { rank: 4, tpn: 4 },
      ],
    });
  });

  it('is the same from the database', async () => {
    const path = file(played());
    expect((await ronde(['convert', path, '--to', 'store', '--as', 'open'])).code).toBe(0);
    const [fromFile, fromStore] = [
      await ronde(['standings', path]),
      await ronde(['standings', 'open']),
    ];
    expect(fromStore.out).toBe(fromFile.out);
  });

  it('[Laws 12.9.9] names who was expelled, below the others and without a rank', async () => {
    const event = played().does({ type: 'expel', player: playerId('a') });
    const shown = await ronde(['standings', file(event)]);
    expect(shown.out.split('\n')[4]).toMatch(/^– +1 +A\., Player \(expelled\)/);
  });

  it('[C.07 4.2] draws the lots of the log and says them', async () => {
    const event = played({ tieBreaks: [], ties: 'lots' });
    const path = file(event.does({ type: 'drawTieLots', seed: 'dice 4 2 6' }));
    const shown = await ronde(['standings', path], 'fr');
    expect(shown.out).toContain('Place 1, tirage au sort à partir de « dice 4 2 6 »');
  });

  it('[LA 5.2 1] says when a play-off does not fit the table any more', async () => {
    const event = new PlayedEvent({ rounds: 2, tieBreaks: [] }, 2)
      .pairs(1, 'a-b')
      .scores(1, '=')
      .does({ type: 'recordPlayOff', steps: [[playerId('b')], [playerId('a')]] });
    expect((await ronde(['standings', file(event), '--csv'])).out.split('\r\n')[1]).toMatch(
      /^1,2,/,
    );
    event.does({ type: 'clearResult', round: 1, board: 1 }).scores(1, '1');
    const shown = await ronde(['standings', file(event)]);
    expect(shown.out).toContain('different scores is not applied: 2 B., Player, 1 A., Player');
  });

  it('refuses a round without standings and an unknown edition, with the remedy', async () => {
    const path = file(played());
    const round = await ronde(['standings', path, '--round', '2']);
    expect([round.code, round.err.includes('from 0 to 1')]).toEqual([3, true]);
    expect((await ronde(['standings', path, '--edition', 'tb-1900'])).code).toBe(3);
    expect((await ronde(['standings', 'nowhere'])).code).toBe(5);
  });
});

describe('ronde standings by category', () => {
  it.each([
    ['club', ['Brest', 'Rennes']],
    ['league', ['BRE', 'PDL']],
    ['sex', ['m', 'w']],
    ['ffe', ['Ben']],
  ])('--by %s', async (by, names) => {
    const shown = await ronde(['standings', file(played()), '--by', by, '--json']);
    const { categories } = shown.json() as { categories: Record<string, unknown> };
    expect(Object.keys(categories)).toEqual(names);
    expect(shown.out).not.toContain('2012');
  });

  it.each([
    ['women', '1  1 A., Player  1  (1)\n2  3 C., Player  1  (2)\n'],
    ['women & rating=-2300', '1  3 C., Player  1  (2)\n'],
    ['club=brest', '1  2 B., Player  0  (3)\n2  4 D., Player  0  (4)\n'],
    ['age=ffe:Ben', '1  3 C., Player  1  (2)\n'],
  ])('--category “%s”', async (category, out) => {
    expect((await ronde(['standings', file(played()), '--category', category])).out).toBe(out);
  });

  it('says when nobody is there, and what a category may say', async () => {
    const path = file(played());
    const none = await ronde(['standings', path, '--category', 'title=GM']);
    expect([none.code, none.out]).toEqual([0, 'Nobody meets “title=GM”.\n']);
    const none2 = await ronde(['standings', path, '--by', 'title']);
    expect(none2.out).toContain('Nobody can be ranked by title');
    const wrong = await ronde(['standings', path, '--category', 'ladies'], 'fr');
    expect([wrong.code, wrong.err.includes('women')]).toEqual([3, true]);
    expect((await ronde(['standings', path, '--by', 'hair'])).code).toBe(3);
  });

  it('[Papi PlaceMaxi, NbrMini] --team-ranking: best n of at least m', async () => {
    const path = file(played());
    const clubs = ['standings', path, '--team-ranking', 'club', '--best', '2', '--at-least', '2'];
    expect((await ronde([...clubs, '--json'])).json()).toMatchObject({
      rule: { by: 'club', sum: 'points', best: 2, atLeast: 2 },
      teams: [
        { name: 'Rennes', rank: 1, points: 20, counting: [1, 3] },
        { name: 'Brest', rank: 2, points: 0, counting: [2, 4] },
      ],
    });
    expect((await ronde(clubs)).out.split('\n')[1]).toMatch(/^1 +Rennes +2 +3 +2 +1 A\., Player/);
    const few = await ronde(['standings', path, '--team-ranking', 'club']);
    expect(few.out.split('\n')[1]).toMatch(/^–/);
    for (const wrong of [['town'], ['club', '--best', '0'], ['club', '--sum', 'hopes']]) {
      expect((await ronde(['standings', path, '--team-ranking', ...wrong])).code).toBe(3);
    }
  });
});

describe('ronde presets', () => {
  it('[BAF 101 2.5] are computed under their own edition, unless another is asked for', async () => {
    const event = file(
      new PlayedEvent({ rounds: 2, initialColour: 'white' }, 3)
        .does({ type: 'pairRound', round: 1 })
        .does({ type: 'publishRound', round: 1 })
        .scores(1, '1'),
    );
    const preset = ['standings', event, '--preset', 'baf101-swiss-mostly-unrated', '--json'];
    const buchholz = async (more: readonly string[]): Promise<unknown> => {
      const { standings } = (await ronde([...preset, ...more])).json() as {
        standings: { name: string; tiebreaks: Record<string, unknown> }[];
      };
      return standings.map(({ name, tiebreaks }) => [name, tiebreaks['BH']]);
    };
    expect((await ronde(preset, 'fr')).err).toContain('édition tb-2003');
    // The bye brings the mean of the adjusted scores 1, ½ and 0, or the dummy's capped score.
    expect(await buchholz([])).toContainEqual(['C., Player', 0.5]);
    const asked = await ronde([...preset, '--edition', 'tb-2012']);
    expect(asked.err).toBe('');
    expect(await buchholz(['--edition', 'tb-2012'])).toContainEqual(['C., Player', 0]);
  });

  it.each([
    [['--system', 'dutch'], 'usual-swiss', 'la-round-robin'],
    [['--system', 'berger'], 'la-round-robin', 'usual-swiss'],
    [['--system', 'berger', '--team'], 'la-team-round-robin', 'la-round-robin'],
  ])('list those that suit a system (%j)', async (asked, suits, doesNot) => {
    const { out } = await ronde(['presets', 'list', ...asked]);
    expect(out).toMatch(new RegExp(`^${suits} `, 'm'));
    expect(out).not.toMatch(new RegExp(`^${doesNot} `, 'm'));
    expect((await ronde(['presets', 'list', '--system', 'none'])).code).toBe(3);
  });

  it('keeps an order under a name, for every command, until it is removed', async () => {
    const saved = await ronde(['presets', 'save', 'club', '--tiebreaks', 'Brésilien, bh']);
    expect([saved.code, saved.out.includes('BH/C1, BH')]).toEqual([0, true]);
    const listed = await ronde(['presets', 'list', '--json']);
    const { presets } = listed.json() as { presets: unknown[] };
    expect(presets.at(-1)).toMatchObject({ preset: 'club', tiebreaks: ['BH/C1', 'BH'], own: true });
    const used = await ronde(['standings', file(played()), '--preset', 'club', '--json']);
    expect(used.json()).toMatchObject({
      standings: [{ tiebreaks: { 'BH/C1': 0, BH: 0 } }, {}, {}, {}],
    });
    expect((await ronde(['presets', 'remove', 'club'])).code).toBe(0);
    const gone = await ronde(['standings', file(played()), '--preset', 'club']);
    expect([gone.code, gone.err.includes('la-round-robin')]).toEqual([3, true]);
  });

  it('lists the recommended orders beside them', async () => {
    const listed = await ronde(['presets', 'list'], 'fr');
    expect(listed.out).toContain('la-round-robin');
    expect(listed.out).toContain('Toutes rondes individuel');
  });

  it('refuses what is no tie-break, a name that is taken, and an unknown one', async () => {
    expect((await ronde(['presets', 'save', 'mine', '--tiebreaks', 'XYZ'])).code).toBe(3);
    expect((await ronde(['presets', 'save', 'la-round-robin', '--tiebreaks', 'BH'])).code).toBe(3);
    const unknown = await ronde(['presets', 'remove', 'mine'], 'fr');
    expect([unknown.code, unknown.err.includes('« mine »')]).toEqual([3, true]);
  });

  it('keeps them where the desk keeps its own', async () => {
    await ronde(['presets', 'save', 'club', '--tiebreaks', 'BH']);
    const opened = await openDefaultStore({ RONDE_DATA: join(folder, 'data') });
    if (!opened.ok) throw new Error(opened.error.message);
    const { keptSettings } = opened.value;
    expect(await ownPresets(keptSettings)).toEqual({
      ok: true,
      value: [{ name: 'club', tieBreaks: ['BH'] }],
    });
    await keepPreset(keptSettings, { name: 'from the desk', tieBreaks: ['SB', 'DE'] });
    await opened.value.close();
    expect((await ronde(['presets', 'list'])).out).toMatch(/from the desk +SB, DE/);
  });

  it('goes to a file and comes back from one', async () => {
    await ronde(['presets', 'save', 'mine', '--tiebreaks', 'BH']);
    const path = join(folder, 'presets.json');
    expect((await ronde(['presets', 'export', path])).code).toBe(0);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ mine: ['BH'] });
    expect((await ronde(['presets', 'export', path])).code).toBe(3);
    expect(JSON.parse((await ronde(['presets', 'export', '-'])).out)).toEqual({ mine: ['BH'] });
    await ronde(['presets', 'remove', 'mine']);
    expect((await ronde(['presets', 'import', path])).code).toBe(0);
    expect((await ronde(['presets', 'list'])).out).toContain('mine');
  });

  it.each([
    ['{', 3],
    ['{"mine": 3}', 3],
    ['[]', 3],
    ['{"good": ["BH"], "mine": ["XYZ"]}', 3],
    ['{"good": ["BH"], "la-round-robin": ["BH"]}', 3],
    ['{"good": ["BH"], "two\\nlines": ["BH"]}', 3],
    [null, 5],
  ] as const)('takes nothing of a file that holds %j', async (text, code) => {
    const path = join(folder, 'presets.json');
    if (text !== null) writeFileSync(path, text);
    const taken = await ronde(['presets', 'import', path]);
    expect([taken.code, taken.err === '']).toEqual([code, false]);
    expect((await ronde(['presets', 'list'])).out).not.toContain('good');
  });
});

describe('ronde prizes of a tournament file', () => {
  const prizes = scheme([
    list('main', 'hort', [100, 50]),
    list('below', 'place', [30], { criteria: { rating: { to: 2250 } } }),
  ]);

  it('[LA 5.3] awards the prizes of the tournament without any other file', async () => {
    const shown = await ronde(['prizes', file(played({ prizes })), '--json']);
    expect(shown.json()).toMatchObject({
      awards: [
        { tpn: 1, amount: 8750 },
        { tpn: 3, amount: 6250 },
        { tpn: 4, list: 'below', amount: 3000 },
      ],
    });
    const none = await ronde(['prizes', file(played())]);
    expect([none.code, none.err.includes('--scheme')]).toEqual([3, true]);
  });

  it('[LA 5.1 article 5] says why this prize and not that one', async () => {
    const path = file(played({ prizes }));
    const why = await ronde(['prizes', path, '--why', '3']);
    expect(why.out.split('\n')).toEqual([
      '3 C., Player',
      'main, place 2: 62.50 EUR',
      '  Hort: places 1–2, 150.00 EUR for 1 A., Player, 3 C., Player; by place 50.00 EUR, in equal shares 75.00 EUR',
      'The largest; also possible were:',
      '  below, place 1: 30.00 EUR',
      '',
    ]);
    const none = await ronde(['prizes', path, '--why', 'B.,'], 'fr');
    expect(none.out).toContain('Pas de prix.');
    const one = await ronde(['prizes', path, '--why', '1', '--json']);
    expect(one.json()).toMatchObject({ player: 1, choice: { because: 'only' } });
  });

  it('[LA 5.3] says with whom a player without a prize was tied', async () => {
    const single = scheme([list('main', 'place', [100])]);
    const why = await ronde(['prizes', file(played({ prizes: single })), '--why', '3']);
    expect(why.out).toContain('main: tied with 1 A., Player, and the prizes were given.');
  });

  it('[LA 5.1 article 5] leaves to the arbiter what nothing settles', async () => {
    // A later prize larger than an earlier one: shares chase each other in a circle.
    const local = list('local', 'shared', [72], { criteria: { tag: ['local'] } });
    const circle = scheme([local, list('main', 'place', [54, 29, 95])]);
    const players = [0, 1, 2, 3].map((index) =>
      index % 2 === 0 ? { ...letter(index), tags: ['local'] } : letter(index),
    );
    const event = new PlayedEvent({ rounds: 1, tieBreaks: ['TPN'], prizes: circle })
      .does({ type: 'enterPlayers', players })
      .does({ type: 'assignNumbers', reason: 'initialOrder' })
      .pairs(1, 'a-b c-d')
      .scores(1, '==');
    const shown = await ronde(['prizes', file(event)], 'fr');
    expect(shown.out).toContain('l’arbitre décide');
    expect(shown.out).toContain('attribué 155.00 EUR, non attribué 95.00 EUR');
  });

  it('tells what changes if a board ends otherwise, by the boards of the log', async () => {
    const told = await ronde(['prizes', file(played({ prizes })), '--what-if', '2=0-1', '--json']);
    expect(told.json()).toMatchObject({
      changes: [
        { tpn: 4, difference: 3250 },
        { tpn: 3, difference: -3250 },
      ],
    });
    expect((await ronde(['prizes', file(played({ prizes })), '--what-if', '9=½'])).code).toBe(3);
  });
});
