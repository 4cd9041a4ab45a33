import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { openDefaultStore } from '@ronde/store/default-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTerminal, type Ran, type Terminal } from '../testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

const LIST = [
  'Name;Rating;Federation',
  'Alpha, Anne;2000;FRA',
  'Bravo, Ben;1900;FRA',
  'Charlie, Cleo;1800;BEL',
  'Delta, Dora;1700;BEL',
  'Delta, Denis;1600;FRA',
  'Echo, Emil;1500;FRA',
  '',
].join('\n');

/** What a line of the terminal answers when it is done. */
async function does(args: readonly string[], input = ''): Promise<Ran> {
  const ran = await terminal.ronde(args, { input });
  expect(ran, args.join(' ')).toMatchObject({ code: 0, err: '' });
  return ran;
}

/** The two places an event is kept in. */
const PLACES = ['open', 'open.ronde'] as const;
const eventAt = (place: (typeof PLACES)[number]): string =>
  place === 'open' ? place : terminal.at(place);

async function created(event: string): Promise<void> {
  const where = event === 'open' ? [] : ['--file', event];
  await does(['new', 'Open', '--rounds', '3', ...where]);
  await does(['enter', event, '-'], LIST);
}

async function published(event: string): Promise<void> {
  await created(event);
  await does(['draft', event, '--initial-colour', 'white']);
  await does(['publish', event, '--without-event']);
}

describe.each(PLACES)('an event in %s', (place) => {
  it('[B.02 8.3.3] keeps the K an arbiter types, and refuses what is none', async () => {
    const event = eventAt(place);
    await created(event);
    const typed = await does(['give-k', event, 'alpha', '--k', '40', '--kind', 'standard']);
    expect(typed.out).toContain('Alpha, Anne, standard list: K 40, typed by the arbiter');
    await does(['give-k', event, 'alpha', '--games', '12', '--kind', 'rapid']);
    const taken = await does(['give-k', event, 'alpha', '--none', '--kind', 'standard']);
    expect(taken.out).toContain('K as the list has it');
    for (const wrong of [
      [],
      ['--k', '0'],
      ['--k', '101'],
      ['--games', '-1'],
      ['--k', '9', '--none'],
    ]) {
      const { code, err } = await terminal.ronde(['give-k', event, 'alpha', ...wrong]);
      expect([wrong, code]).toEqual([wrong, 3]);
      expect(err).toMatch(/whole number|Say --k/);
    }
  });

  it('is run from its creation to its standings', async () => {
    const event = eventAt(place);
    await created(event);
    const drafted = await does(['draft', event, '--initial-colour', 'white']);
    expect(drafted.out).toContain('Round 1: draft of 3 boards');
    expect(drafted.out).toMatch(/^1 +1 Alpha, Anne +4 Delta, Dora$/m);
    await does(['publish', event, '--confirm', 'publishesEvent']);
    await does(['start-round', event]);
    expect((await does(['result', event, '1', '1-0', '2', '='])).out).toMatch(
      /^Round 1, board 1, Alpha – Delta: 1–0\nRound 1, board 2, \w+ – \w+: ½–½\n$/,
    );
    // [C.04.2 3.1] a game without a result leaves the table open.
    const early = await terminal.ronde(['standings', event, '--round', '1']);
    expect(early.err).toContain('Provisional: 1 game has no result yet.');
    const said = await terminal.ronde(['standings', event, '--round', '1', '--json']);
    expect(said.json()).toMatchObject({ provisional: true, openGames: 1 });
    await does(['result', event, '-'], '# the last slip\n\n3 --+\n');
    expect((await does(['round', event])).out).toMatch(/^3 .* – : \+ /m);
    await does(['close', event]);
    await does(['bye', event, 'echo']);
    await does(['withdraw', event, '5']);
    const next = await does(['draft', event, '--json']);
    expect(next.json()).toMatchObject({
      line: { code: 'roundDrafted' },
      round: { number: 2, stage: 'draft', boards: [{ board: 1 }, { board: 2 }] },
    });
    const standings = await does(['standings', event, '--json']);
    expect(standings.json()).toMatchObject({ standings: { length: 6 } });
  });

  it('asks before it does what must be confirmed, and does nothing till then', async () => {
    const event = eventAt(place);
    await created(event);
    await does(['draft', event, '--initial-colour', 'white']);
    const asked = await terminal.ronde(['publish', event]);
    expect(asked).toMatchObject({ code: 6, out: '' });
    expect(asked.err).toContain('Nothing was done. To go on, add: --confirm publishesEvent');
    const inFrench = await terminal.ronde(['publish', event, '--json'], { language: 'fr' });
    expect(JSON.parse(inFrench.err)).toMatchObject({
      error: { detail: { kind: 'unconfirmed', warnings: [{ code: 'publishesEvent', level: 3 }] } },
    });
    expect((await does(['round', event])).out).toContain('Round 1 of 3, draft');
    const unknown = await terminal.ronde(['publish', event, '--confirm', 'everything']);
    expect(unknown).toMatchObject({ code: 3, out: '' });
    const done = await does(['publish', event, '--confirm', 'publishesEvent', '--json']);
    expect(done.json()).toMatchObject({
      line: { by: 'ronde publish', accepted: [{ code: 'publishesEvent' }] },
    });
  });

  it('asks twice for what takes two steps', async () => {
    const event = eventAt(place);
    await published(event);
    const expel = ['withdraw', event, 'echo', '--expel'];
    expect((await terminal.ronde(expel)).err).toContain('--confirm expels,expels');
    const once = await terminal.ronde([...expel, '--confirm', 'expels,leavesPairedBoard']);
    expect(once.code).toBe(6);
    await does([...expel, '--confirm', 'expels,expels', '--confirm', 'leavesPairedBoard']);
    expect((await does(['players', event])).out).toMatch(/Echo, Emil .* expelled/);
  });

  it('refuses by the article what the server refuses', async () => {
    const event = eventAt(place);
    await published(event);
    const early = await terminal.ronde(['draft', event, '--json']);
    expect(early.code).toBe(3);
    expect(JSON.parse(early.err)).toMatchObject({
      error: { detail: { refusal: { code: 'previousRoundOpen' } } },
    });
    const nobody = await terminal.ronde(['result', event, '99', '1-0'], { language: 'fr' });
    expect(nobody).toMatchObject({ code: 3 });
    expect(nobody.err).toContain('99');
  });

  it('[C.04.2 4.4.3] pairs two players left without opponents, if both agree', async () => {
    const event = eventAt(place);
    await published(event);
    // Round 1 of six is 1-4 5-2 3-6: numbers 4 and 5 did not come.
    await does(['result', event, '1', '+--', '2', '--+']);
    const asked = await terminal.ronde(['pair-idle', event, '1', '2']);
    expect(asked).toMatchObject({ code: 6, out: '' });
    expect(asked.err).toContain('lost by forfeit: Delta, Dora · Delta, Denis');
    expect(asked.err).toContain('--confirm pairsWithoutOpponents');
    await does(['pair-idle', event, '1', '2', '--confirm', 'pairsWithoutOpponents']);
    const { out } = await does(['round', event]);
    expect(out).toMatch(/^1 +1 Alpha, Anne .* Bravo, Ben/m);
    expect(out).toContain('Delta, Denis: loses by forfeit');
    const taken = await terminal.ronde(['pair-idle', event, '3', '6'], { language: 'fr' });
    expect(taken).toMatchObject({ code: 3 });
    expect(taken.err).toContain('n’est pas sans adversaire');
  });

  it('[C.05 6.4] changes as little as can be between the draw and round 1', async () => {
    const event = eventAt(place);
    await published(event);
    // Round 1 of six is 1-4 5-2 3-6: number 2 leaves, a newcomer takes the chair.
    await does(['withdraw', event, '2', '--confirm', 'leavesPairedBoard']);
    await does(['enter', event, 'Foxtrot, Fay', '--rating', '1400']);
    const asked = await terminal.ronde(['before-start', event]);
    expect(asked).toMatchObject({ code: 6, out: '' });
    expect(asked.err).toContain('Delta, Denis – Foxtrot, Fay. Unchanged boards: 2');
    await does(['before-start', event, '--confirm', 'changesBeforeFirstRound']);
    const { out } = await does(['round', event]);
    expect(out).toMatch(/^1 +1 Alpha, Anne .* 4 Delta, Dora/m);
    expect(out).toMatch(/^2 +5 Delta, Denis .* 7 Foxtrot, Fay/m);
    await does(['start-round', event]);
    const late = await terminal.ronde(['before-start', event, '1', '3'], { language: 'fr' });
    expect(late).toMatchObject({ code: 3 });
  });

  it('[E.01 6.7.1] notes who is not there, and enters forfeits when the default time is over', async () => {
    const event = eventAt(place);
    await created(event);
    await does(['set', event, '--default-time', '30']);
    await does(['draft', event, '--initial-colour', 'white']);
    await does(['publish', event, '--without-event']);
    const early = await terminal.ronde(['absent', event, '--forfeit']);
    expect(early).toMatchObject({ code: 3 });
    expect(early.err).toContain('Nobody has said when round 1 began');
    await does(['start-round', event]);
    expect((await does(['absent', event, '2', '3', '6'])).out).toContain('Bravo, Ben');
    const shown = (await does(['round', event])).out;
    expect(shown).toContain('not at the board: 2 Bravo, Ben, 3 Charlie, Cleo, 6 Echo, Emil');
    const runs = await terminal.ronde(['absent', event, '--forfeit'], { language: 'fr' });
    expect(runs).toMatchObject({ code: 3 });
    expect(runs.err).toContain('personne n’a encore perdu');
    // Midnight is over whatever the zone.
    const again = ['--confirm', 'regulationsChangedAfterStart'];
    await does(['set', event, '--default-time', '0', ...again]);
    await does(['start-round', event, '--at', '0h00']);
    await does(['absent', event, '--forfeit']);
    const { out } = await does(['round', event]);
    expect(out).toMatch(/^2 .* \+ : – /m);
    expect(out).toMatch(/^3 .* – : – /m);
    expect((await terminal.ronde(['start-round', event, '--at', '25:00'])).code).toBe(3);
    expect((await terminal.ronde(['absent', event])).code).toBe(3);
  });

  it('writes all of a line or nothing of it', async () => {
    const event = eventAt(place);
    await published(event);
    const before = await does(['log', event, '--json']);
    const half = await terminal.ronde(['result', event, '1', '1-0', '99', '1-0']);
    expect(half.code).toBe(3);
    expect((await does(['log', event, '--json'])).out).toBe(before.out);
  });

  it('takes back and brings again', async () => {
    const event = eventAt(place);
    await published(event);
    await does(['result', event, '1=1-0']);
    expect((await does(['undo', event])).out).toMatch(
      /^Taken back: Round 1, board 1, \w+ – \w+: 1–0\n$/,
    );
    expect((await does(['round', event])).out).not.toContain('1 – 0');
    expect((await does(['redo', event])).out).toContain('Done again');
    expect((await does(['result', event, '1', '1-0'])).out).toContain('stands like that already');
    await does(['result', event, '1', '--clear']);
    expect((await terminal.ronde(['result', event, '1', '--clear'])).code).toBe(3);
  });

  it('keeps the notes of its arbiters, until they are taken back', async () => {
    const event = eventAt(place);
    await created(event);
    expect((await does(['note', event, ' Clock of board 2 replaced '])).out).toBe(
      'Note: Clock of board 2 replaced\n',
    );
    expect((await does(['log', event])).out).toContain('Clock of board 2 replaced');
    expect((await does(['undo', event])).out).toBe('Taken back: Note: Clock of board 2 replaced\n');
    expect((await terminal.ronde(['note', event, ' '])).code).toBe(3);
  });

  it('checks players in, and those who are missing are absent', async () => {
    const event = eventAt(place);
    await created(event);
    await does(['number', event]);
    await does(['check-in', event, '--open', '1', '2', '3', 'denis', 'echo']);
    await does(['check-in', event, '--undo', 'echo']);
    await does(['check-in', event, '--close']);
    const drafted = await does(['draft', event, '--initial-colour', 'black']);
    expect(drafted.out).toContain('Echo, Emil: absent');
    expect((await terminal.ronde(['check-in', event])).code).toBe(3);
  });
});

describe('players', () => {
  it('are named by number, id, name and part of it; several are listed', async () => {
    await created('open');
    for (const name of ['p6', 'Echo, Emil', 'emil echo', 'ÉCHO']) {
      await does(['bye', 'open', name, '--points', 'zero']);
      await does(['bye', 'open', name, '--revoke']);
    }
    const early = await terminal.ronde(['bye', 'open', '1']);
    expect(early).toMatchObject({ code: 3 });
    await does(['number', 'open']);
    await does(['bye', 'open', '6']);
    const several = await terminal.ronde(['bye', 'open', 'delta', '--json']);
    expect(several.code).toBe(3);
    expect(JSON.parse(several.err)).toMatchObject({
      error: {
        message: expect.stringContaining('4 Delta, Dora · 5 Delta, Denis') as string,
        detail: { candidates: [{ name: 'Delta, Dora' }, { name: 'Delta, Denis' }] },
      },
    });
    const french = await terminal.ronde(['withdraw', 'open', 'zoulou'], { language: 'fr' });
    expect(french.said).toContain('Aucun joueur « zoulou »');
  });

  it('of a list are entered once, however often it is read', async () => {
    await created('open');
    const again = await does(['enter', 'open', '-'], `${LIST}Golf, Gil;1400;FRA\n`);
    expect(again.out).toContain('Entered: Golf, Gil');
    expect(again.out).toContain('Line 2, Alpha, Anne: entered already, left out');
    expect((await does(['players', 'open', '--json'])).json()).toMatchObject({
      players: { length: 7 },
    });
  });

  it('come one by one with what is known of them, and a namesake is asked about', async () => {
    await created('open');
    const one = ['enter', 'open', 'Hotel, Hugo', '--rating', '1750', '--title', 'FM', '--sex', 'm'];
    await does([...one, '--fide-id', '612345', '--birth', '2001', '--club', 'Rennes']);
    expect((await does(['players', 'open', '--json'])).json()).toMatchObject({
      players: expect.arrayContaining([
        expect.objectContaining({
          name: 'Hotel, Hugo',
          title: 'FM',
          rating: 1750,
          fideId: '612345',
          club: 'Rennes',
        }),
      ]) as unknown,
    });
    expect((await does(['players', 'open', '--json'])).out).not.toContain('2001');
    const same = await terminal.ronde(['enter', 'open', 'Alpha, Anne']);
    expect(same).toMatchObject({ code: 6 });
    await does(['enter', 'open', 'Alpha, Anne', '--confirm', 'sameName']);
  });

  it('of a messy list are read as somebody says, and what was not used is told', async () => {
    await created('open');
    const input = 'Club Open\n\nDossard\tQui\tBorn\n7\tGOLF Gil\tsoon\n\tTotal\t\n';
    const asked = ['enter', 'open', '-', '--heading-line', '3', '--columns', 'name=B,club=0'];
    const entered = await does([...asked, '--json'], input);
    expect(entered.json()).toMatchObject({
      notUsed: {
        sheets: [],
        columns: [{ code: 'entries.unusedColumn', column: 1 }],
        lines: [{ code: 'entries.aboveHeadings' }, { code: 'entries.total', line: 5 }],
        cells: [{ code: 'entries.birth date', line: 4 }],
      },
    });
    expect((await does(['players', 'open', '--json'])).out).toContain('GOLF, Gil');
    for (const wrong of [
      ['--heading-line', 'x'],
      ['--columns', 'name=?'],
      ['--sheet', '2'],
    ]) {
      expect(await terminal.ronde(['enter', 'open', '-', ...wrong], { input })).toMatchObject({
        code: 3,
      });
    }
  });

  it('of a list nobody can read are not entered', async () => {
    await created('open');
    const unread = await terminal.ronde(['enter', 'open', '-'], { input: 'x;y\n1;2\n' });
    expect(unread).toMatchObject({ code: 3, out: '' });
  });
});

describe('results', () => {
  it.each(['4', '4 2-0', '1-0', '4=', '--oops', '4 --json=1'])('refuses %j', async (typed) => {
    await published('open');
    expect(await terminal.ronde(['result', 'open', ...typed.split(' ')])).toMatchObject({
      code: 3,
      out: '',
    });
  });

  it('are none where standard input is empty', async () => {
    await published('open');
    const none = await terminal.ronde(['result', 'open', '-'], { language: 'fr' });
    expect(none).toMatchObject({ code: 3 });
    expect(none.err).toContain('pas de résultat');
  });

  it('that somebody else has entered are asked about', async () => {
    await published('open');
    await does(['result', 'open', '1', '1-0', '--by', 'Anne']);
    const other = await terminal.ronde(['result', 'open', '1', '0-1']);
    expect(other).toMatchObject({ code: 6 });
    expect(other.err).toContain('Anne');
    await does(['result', 'open', '1', '0-1', '--confirm', 'replacesResult']);
  });
});

describe('a database others work with', () => {
  const openStore = async () => {
    const opened = await openDefaultStore(terminal.env, { summariser: SUMMARISER });
    if (!opened.ok) throw new Error(opened.error.message);
    return opened.value;
  };

  it('hears of every entry, and has its summary in step', async () => {
    await published('open');
    const store = await openStore();
    const heard = new Promise<number>((resolve) => {
      const stop = store.watch((id, position) => {
        if (id !== 'open') return;
        stop();
        resolve(position);
      });
    });
    const { position } = (await does(['result', 'open', '1', '1-0', '--json'])).json() as {
      position: number;
    };
    expect(await heard).toBe(position);
    const head = await store.head('open');
    expect(head.ok && head.value.position).toBe(position);
    await store.close();
    expect((await does(['info'])).out).toContain('1 of 3 results');
    expect((await does(['verify', '--json'])).json()).toMatchObject({ summariesMade: 0 });
  });
});

describe('a .ronde file', () => {
  it('is read, changed and written whole, and keeps who may read it', async () => {
    const event = terminal.at('open.ronde');
    await published(event);
    const before = readFileSync(event, 'utf8').split('\n');
    await does(['result', event, '1', '1-0']);
    const after = readFileSync(event, 'utf8').split('\n');
    expect(after.slice(1, before.length - 2)).toEqual(before.slice(1, -2));
    expect(existsSync(`${event}.lock`)).toBe(false);
    expect((await terminal.ronde(['verify', event])).code).toBe(0);
  });

  it('that is damaged is refused and left as it is', async () => {
    const event = terminal.at('open.ronde');
    await published(event);
    const damaged = readFileSync(event, 'utf8').replace('Alpha', 'Omega');
    writeFileSync(event, damaged);
    expect(await terminal.ronde(['undo', event])).toMatchObject({ code: 3 });
    expect(readFileSync(event, 'utf8')).toBe(damaged);
  });

  it('takes over the lock of a ronde of this machine that was killed, and of no other', async () => {
    const event = terminal.at('open.ronde');
    await published(event);
    const { pid } = spawnSync(process.execPath, ['--eval', '']);
    writeFileSync(`${event}.lock`, `${pid} ${hostname()}`);
    await does(['result', event, '1', '1-0']);
    expect(readdirSync(dirname(event)).filter((name) => name.includes('.lock'))).toEqual([]);
    // One of another machine on the same disk may well be alive.
    writeFileSync(`${event}.lock`, `${pid} another-machine`);
    const held = await terminal.ronde(['result', event, '2', '1-0'], { patience: 100 });
    expect(held.code).not.toBe(0);
    expect(existsSync(`${event}.lock`)).toBe(true);
  });

  it('loses nothing to two who write at once', async () => {
    const event = terminal.at('open.ronde');
    await published(event);
    const both = await Promise.all([
      terminal.ronde(['result', event, '1', '1-0']),
      terminal.ronde(['result', event, '2', '0-1']),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const { out } = await does(['round', event]);
    expect(out).toContain('1 – 0');
    expect(out).toContain('0 – 1');
  });

  it('is not what a report file is, nor standard input', async () => {
    const report = terminal.at('event.trf');
    writeFileSync(report, '012 Open\n');
    for (const ref of [report, '-']) {
      const refused = await terminal.ronde(['undo', ref], { language: 'fr' });
      expect(refused).toMatchObject({ code: 3 });
      expect(refused.err).toContain('ronde convert');
    }
  });
});

describe('ronde closing', () => {
  it('[Ronde 15] says what is left, takes what an arbiter says, and closes when the event is over', async () => {
    await does(['new', 'Open', '--rounds', '1']);
    const early = await terminal.ronde(['closing', 'open', '--close']);
    expect(early).toMatchObject({ code: 3 });
    expect(early.said).toContain('The event is not over');
    await does(['closing', 'open', '--done', 'papers', '--not-needed', 'copy']);
    const { out } = await does(['closing', 'open', '--json']);
    const { closing } = JSON.parse(out) as {
      closing: { lines: { line: string; standing: string }[] };
    };
    const standing = (name: string): string | undefined =>
      closing.lines.find(({ line }) => line === name)?.standing;
    expect([standing('papers'), standing('copy'), standing('results')]).toEqual([
      ...['done', 'notNeeded', 'toDo'],
    ]);
    const unknown = await terminal.ronde(['closing', 'open', '--done', 'party'], {
      language: 'fr',
    });
    expect(unknown).toMatchObject({ code: 3 });
    expect(unknown.said).toContain('papers');
  });
});

describe('ronde keep-apart', () => {
  it('[LA 5.1 art. 2] keeps those named or all of one club apart, and asks in an event of the FFE', async () => {
    await does(['new', 'Open', '--rounds', '3']);
    await does(['enter', 'open', 'Durand, Anne', '--club', 'Rennes']);
    await does(['enter', 'open', 'Petit, Zoé', '--club', 'RENNES']);
    await does(['keep-apart', 'open', '--same', 'club', '--up-to', '2']);
    expect((await does(['keep-apart', 'open'])).out).toBe('1–2  Durand, Anne · Petit, Zoé\n');
    await does(['keep-apart', 'open', '--same', 'club', '--lift']);
    expect((await does(['keep-apart', 'open'])).out).toBe('Everybody may meet everybody.\n');
    await does(['set', 'open', '--federation', 'FRA']);
    const asked = await terminal.ronde(['keep-apart', 'open', 'durand', 'petit'], {
      language: 'fr',
    });
    expect(asked.code).not.toBe(0);
    expect(asked.said).toContain('protectsInRatedEvent');
    await does(['set', 'open', '--rated', 'no']);
    await does(['keep-apart', 'open', 'durand', 'petit']);
  });
});

describe('ronde set --tiebreaks', () => {
  it('[C.07 4.1] is refused with the article where one cannot be announced', async () => {
    await does(['new', 'Open', '--rounds', '3']);
    const list = 'WIN/C1, BH, XX, MPTS';
    const ran = await terminal.ronde(['set', 'open', '--tiebreaks', list]);
    expect(ran).toMatchObject({ code: 3, out: '' });
    expect(ran.said).toContain('WIN/C1: no such variant.');
    expect(ran.said).toContain('(C.07 7.1)');
    const unknown = await terminal.ronde(['set', 'open', '--tiebreaks', 'BH,XX'], {
      language: 'fr',
    });
    expect(unknown).toMatchObject({ code: 3, out: '' });
    expect(unknown.said).toContain('XX : inconnu.');
    expect(unknown.said).toContain('(C.07 4.1)');
  });

  it('[BAF 101 2.5 3] notices classes that are mixed, and takes them', async () => {
    await does(['new', 'Open', '--rounds', '3']);
    const ran = await terminal.ronde(['set', 'open', '--tiebreaks', 'Cumulatif, Buchholz']);
    expect(ran.code).toBe(0);
    expect(ran.said).toContain('PS, BH are of different classes');
    await does(['set', 'open', '--tiebreaks', 'BH/C1,BH,SB']);
  });
});
