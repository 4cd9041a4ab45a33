import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@ronde/store/sqlite/driver.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '@ronde/core/rules/language.ts';
import { wordsOf } from './cli.ts';
import { run } from './program.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ronde-cli-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const inFolder = (name: string): string => join(folder, name);

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
      env: { RONDE_DATA: inFolder('data') },
    },
    args,
  );
  return { code, out, err };
}

/** A generated event of 12 players and 3 rounds, as a report file. */
async function event(): Promise<string> {
  const file = inFolder('event.trf');
  const made = ['generate', '--players', '12', '--rounds', '3', '--seed', '7', '--out', file];
  expect((await ronde(made)).code).toBe(0);
  return file;
}

async function stored(): Promise<void> {
  const { code } = await ronde(['convert', await event(), '--to', 'store', '--as', 'open']);
  expect(code).toBe(0);
}

describe('ronde export', () => {
  it('writes the public site as a folder of plain files', async () => {
    const out = inFolder('public');
    const done = await ronde(['export', await event(), '--format', 'site', '--out', out], 'fr');
    expect(done.code).toBe(0);
    expect(done.err).toContain(`Écrit : ${out}`);
    expect(readdirSync(out)).toEqual(expect.arrayContaining(['index.html', 'site.css']));
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('Ronde 3 sur 3');
    const again = await ronde(['export', inFolder('event.trf'), '--format', 'site', '--out', out]);
    expect(again).toMatchObject({ code: 3 });
    expect(again.err).toContain('not empty');
  });

  it.each(['trf16', 'trf26-public', 'papi', 'xlsx', 'pgn', 'ics', 'ronde'])(
    'writes %s',
    async (format) => {
      const out = inFolder(`event.${format}`);
      const done = await ronde(['export', await event(), '--format', format, '--out', out]);
      expect(done.code).toBe(0);
      expect(readFileSync(out).length).toBeGreaterThan(50);
      expect(done.err.includes('private data')).toBe(['trf16', 'papi', 'ronde'].includes(format));
    },
  );

  it('names what TRF16 has no place for', async () => {
    const file = await event();
    const lines = readFileSync(file, 'utf8');
    writeFileSync(file, `202 BH/C1,SB\n${lines}`);
    const out = inFolder('16.trf');
    const done = await ronde(['export', file, '--format', 'trf16', '--out', out]);
    expect(done.err).toContain('they are left out: tie-breaks (202), name of the program (182).');
    const again = ['export', file, '--format', 'trf16', '--out', out, '--force', '--json'];
    expect(JSON.parse((await ronde(again)).out)).toMatchObject({
      leftOut: ['tieBreaks', 'program'],
    });
    const modern = ['export', file, '--format', 'trf26', '--out', inFolder('26.trf')];
    expect((await ronde(modern)).err).not.toContain('left out');
  });

  it('writes a .papi that can be taken over again, and says what it cannot hold', async () => {
    const out = inFolder('event.papi');
    const done = await ronde(['export', await event(), '--format', 'papi', '--out', out], 'fr');
    expect(done.code).toBe(0);
    expect(done.err).toContain('Un fichier .papi ne peut pas tout dire.');
    expect(done.err).toContain('le numéro d’homologation, inconnu ici');
    const back = inFolder('back.ronde');
    expect((await ronde(['import', out, '--out', back])).code).toBe(0);
    const tables = await Promise.all(
      [inFolder('event.trf'), back].map((file) => ronde(['standings', file, '--json'])),
    );
    const [first, second] = tables.map(({ out: text }) =>
      (JSON.parse(text) as { standings: { name: string; points: number }[] }).standings.map(
        ({ name, points }) => `${name} ${points}`,
      ),
    );
    expect(second?.sort()).toEqual(first?.sort());
  });

  it('takes a .papi wherever an event is asked for, and writes it again as it was', async () => {
    const out = inFolder('event.papi');
    await ronde(['export', await event(), '--format', 'papi', '--out', out]);
    const again = inFolder('again.papi');
    const done = await ronde(['export', out, '--format', 'papi', '--out', again]);
    expect(done.code).toBe(0);
    expect(readFileSync(again).equals(readFileSync(out))).toBe(true);
    for (const command of ['info', 'standings', 'players', 'licences', 'deadlines', 'money']) {
      expect(await ronde([command, out, '--json']), command).toMatchObject({ code: 0, err: '' });
    }
    writeFileSync(out, readFileSync(out).subarray(0, 5000));
    const cut = await ronde(['export', out, '--format', 'trf26', '--out', inFolder('cut.trf')]);
    expect(cut).toMatchObject({ code: 3 });
    expect(cut.err).toContain('event.papi');
  });

  it('refuses a .papi where Papi knows no such event, in both languages', async () => {
    const file = await event();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^142 .*$/m, '142 26'));
    const refused = await ronde(['export', file, '--format', 'papi', '--out', inFolder('x.papi')]);
    expect(refused).toMatchObject({ code: 3 });
    expect(refused.err).toContain('room for 24 rounds');
    const french = await ronde(
      ['export', file, '--format', 'papi', '--out', inFolder('x.papi')],
      'fr',
    );
    expect(french.err).toContain('de la place pour 24 rondes');
  });

  it('refuses what it cannot write, saying what is missing', async () => {
    const file = await event();
    const unknown = await ronde(['export', file, '--format', 'docx']);
    expect(unknown).toMatchObject({ code: 3 });
    expect(unknown.err).toContain('“docx” is no format');
    const unsigned = await ronde(['export', file, '--format', 'chess-results']);
    expect(unsigned).toMatchObject({ code: 3 });
    expect(unsigned.err).toContain('--chess-results FILE');
  });
});

describe('ronde backup, restore and verify', () => {
  it('copy, list, check and bring back', async () => {
    await stored();
    const copied = await ronde(['backup', '--json']);
    expect(copied.code).toBe(0);
    const { copies } = JSON.parse(copied.out) as { copies: { file: string; fresh: boolean }[] };
    expect(copies.map(({ fresh }) => fresh)).toEqual([true, true]);
    const [tournament, database] = copies.map(({ file }) => file);
    const listed = await ronde(['backup', '--list']);
    expect(listed.out).toContain('open');
    expect(listed.out).toContain('(whole database)');
    for (const file of [tournament ?? '', database ?? '']) {
      expect(await ronde(['verify', file])).toMatchObject({ code: 0 });
    }
    const back = await ronde(['restore', tournament ?? '']);
    expect(back).toMatchObject({ code: 0 });
    expect(back.out).toContain('open-restored');
    expect((await ronde(['restore', database ?? '', '--as', 'third'])).out).toContain('third');
    const all = await ronde(['verify']);
    expect(all.out.match(/all sound/g)).toHaveLength(3);
  });

  it('say in French that a copy is damaged, and bring nothing back', async () => {
    await stored();
    await ronde(['backup']);
    const copied = await ronde(['backup', 'open', '--json']);
    const { copies } = JSON.parse(copied.out) as { copies: { file: string }[] };
    const file = copies[0]?.file ?? '';
    writeFileSync(file, readFileSync(file).subarray(0, 300));
    const verdict = await ronde(['verify', file], 'fr');
    expect(verdict).toMatchObject({ code: 1 });
    expect(verdict.err).toContain('est abîmée');
    expect(await ronde(['restore', file])).toMatchObject({ code: 1 });
    expect((await ronde(['verify'])).out.match(/all sound/g)).toHaveLength(1);
  });

  it('verify makes the summaries of the lists again where they are missing or wrong', async () => {
    await stored();
    expect((await ronde(['verify'])).out).not.toContain('made again');
    const file = inFolder('data/ronde.db');
    const spoil = (change: string): void => {
      const db = new Database(file);
      db.exec(change);
      db.close();
    };
    spoil(`UPDATE summaries SET position = -1, staff = NULL`);
    expect((await ronde(['verify'])).out).toContain('made again: 1');
    spoil(`UPDATE summaries SET visible = 1, search = 'SOMETHING ELSE'`);
    expect((await ronde(['verify'], 'fr')).out).toContain('refaits : 1');
    const mended = await ronde(['verify', '--json']);
    expect(JSON.parse(mended.out)).toMatchObject({ summariesMade: 0 });
    expect((await ronde(['info', '--search', 'something'])).out).toContain('No tournament');
    const listed = await ronde(['info', '--json']);
    expect(JSON.parse(listed.out)).toMatchObject({ tournaments: [{ summary: { players: 12 } }] });
  });

  it('one damaged log hides no other, in the list nor from verify', async () => {
    await stored();
    const db = new Database(inFolder('data/ronde.db'));
    db.exec(`DROP TRIGGER entries_are_never_changed; UPDATE entries SET by_whom = 'somebody'`);
    db.close();
    await ronde(['new', 'Club', '--rounds', '5']);
    const verified = await ronde(['verify']);
    expect(verified.code).toBe(1);
    expect(verified.out).toContain('club: 1 entries, all sound');
    expect(verified.out).toContain('made again: 1');
    const listed = await ronde(['info', '--json']);
    expect(JSON.parse(listed.out)).toMatchObject({
      tournaments: [
        { id: 'club', summary: { name: 'Club' }, problem: null },
        { id: 'open', summary: null, problem: 'store.corruptEntry' },
      ],
      total: 2,
      next: null,
    });
  });

  it('stop before an empty database beside copies, and bring the newest back', async () => {
    await stored();
    const taken = await ronde(['backup', '--json']);
    const { copies } = JSON.parse(taken.out) as { copies: { file: string }[] };
    const whole = copies.at(-1)?.file ?? '';
    rmSync(inFolder('data/ronde.db'));
    for (const command of [
      ['info'],
      ['verify'],
      ['backup'],
      ['new', 'Winter Open', '--rounds', '5'],
    ]) {
      const refused = await ronde(command, 'fr');
      expect(refused, command.join(' ')).toMatchObject({ code: 5 });
      expect(refused.err).toContain(`ronde restore "${whole}"`);
      expect(refused.err).toContain('RONDE_ANEW=1');
    }
    expect(readdirSync(inFolder('data'))).not.toContain('ronde.db');
    expect((await ronde(['info'])).err).toContain('Nothing was made.');
    expect((await ronde(['restore', whole])).code).toBe(0);
    expect((await ronde(['info'])).out).toContain('open');
  });

  it('say that a copy does not exist', async () => {
    const verdict = await ronde(['verify', inFolder('none.ronde')]);
    expect(verdict).toMatchObject({ code: 5 });
    expect(verdict.err).toContain('does not exist');
  });
});
