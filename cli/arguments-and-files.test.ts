import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wordsOf, type Cli } from './cli.ts';
import { notRead, notWritten } from './file-failure.ts';
import { openTerminal, type Terminal } from './testing/terminal.ts';

let terminal: Terminal;
beforeEach(() => {
  terminal = openTerminal();
});
afterEach(() => {
  terminal.remove();
});

describe('a command line that cannot be understood', () => {
  it.each([
    [['pair'], 'Something is missing: <event>.', 'Il manque : <event>.'],
    [['pair', 'a', 'b'], 'There is too much after “pair”', 'trop de mots après « pair »'],
    [['pair', 'a', '--rund', '3'], 'There is no option --rund.', 'L’option --rund n’existe pas.'],
    [['pair', 'a', '--rund', '3'], 'Did you mean --round?', 'Vouliez-vous dire --round ?'],
    [['pair', 'a', '--round'], '--round <n> needs a value', '--round <n> demande une valeur'],
    [['new', 'X'], 'The option --rounds <n> is needed.', '--rounds <n> est indispensable'],
    [['standigns'], 'There is no command “standigns”.', 'La commande « standigns » n’existe pas.'],
    [['standigns'], 'Did you mean standings?', 'Vouliez-vous dire standings ?'],
    [['presets', 'sav'], 'Did you mean save?', 'Vouliez-vous dire save ?'],
    [['--nope'], 'There is no option --nope.', 'L’option --nope n’existe pas.'],
  ])('%j', async (args, english, french) => {
    const said = await terminal.ronde(args);
    expect(said).toMatchObject({ code: 3, out: '' });
    expect(said.err).toContain(english);
    expect(said.err).toMatch(/--help” shows how it is written\.\n$/);
    const dit = await terminal.ronde(args, { language: 'fr' });
    expect(dit).toMatchObject({ code: 3, out: '' });
    expect(dit.said).toContain(french);
    expect(dit.err).not.toContain('error');
  });

  it('is told as JSON to whoever asks for JSON', async () => {
    const said = await terminal.ronde(['pair', 'a', 'b', '--json']);
    expect(JSON.parse(said.err)).toMatchObject({
      error: { detail: { code: 'commander.excessArguments' } },
    });
  });
});

/** Codes of the system are for programs: no sentence has one. */
const RAW = /\bE[A-Z]{3,}\b/;

describe('a file that cannot be read or written', () => {
  it.each([
    [['pair', 'none.trf']],
    [['check', 'none.trf']],
    [['explain', 'none.trf']],
    [['info', 'none.trf']],
    [['standings', 'none.trf']],
    [['convert', 'none.trf', 'out.trf']],
    [['import', 'none.csv', '--name', 'X', '--rounds', '3']],
    [['enter', 'open', 'none.csv']],
    [['presets', 'import', 'none.json']],
    [['engine', '--dutch', 'none.trf', '-p']],
    [['generate', '--players', '6', '--rounds', '2', '--rating-list', 'none.txt']],
    [['generate', '--players', '6', '--rounds', '2', '--out', 'no/where/event.trf']],
    [['lists', 'import', 'none.zip', '--source', 'fide', '--month', '2026-11']],
    [['restore', 'none.ronde']],
    [['verify', 'none.ronde']],
  ])('%j says which, in words', async (args) => {
    for (const language of ['en', 'fr'] as const) {
      const ran = await terminal.ronde(args, { language });
      expect(ran, ran.err).toMatchObject({ code: 5, out: '' });
      expect(ran.err).not.toMatch(RAW);
      expect(ran.err.length).toBeGreaterThan(20);
    }
  });

  it('may be a folder', async () => {
    mkdirSync(terminal.at('event.trf'));
    for (const command of ['pair', 'info', 'standings']) {
      const ran = await terminal.ronde([command, terminal.at('event.trf')], { language: 'fr' });
      expect(ran).toMatchObject({ code: 5 });
      expect(ran.err).toContain('est un dossier');
    }
    const out = ['--rounds', '3', '--file', terminal.at('event.trf'), '--force'];
    const written = await terminal.ronde(['new', 'Open', ...out]);
    expect(written).toMatchObject({ code: 5 });
    expect(written.err).toContain('is a folder');
  });

  it.each(['EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'EIO'])('may be refused by %s', (code) => {
    const cli = { language: 'fr', words: wordsOf('fr') } as Cli;
    const fault = Object.assign(new Error(`${code}: denied`), { code });
    for (const failure of [notRead(cli, 'a.trf', fault), notWritten(cli, 'a.trf', fault)]) {
      expect(failure.exitCode).toBe(5);
      expect(failure.message).toContain('a.trf');
      // Only what nobody can foresee names the system's word for it.
      if (code !== 'EIO') expect(notWritten(cli, 'a.trf', fault).message).not.toMatch(RAW);
    }
  });

  it('may be damaged in its packing', async () => {
    const file = terminal.at('event.trf.gz');
    writeFileSync(file, gzipSync('012 Open\n').subarray(0, 20));
    const ran = await terminal.ronde(['check', file]);
    expect(ran).toMatchObject({ code: 3 });
    expect(ran.err).toContain('packed by gzip and damaged');
  });
});

describe('standard input', () => {
  it('is a file wherever one is read', async () => {
    const file = terminal.at('event.trf');
    const made = ['generate', '--players', '8', '--rounds', '3', '--seed', '3', '--out', file];
    expect((await terminal.ronde(made)).code).toBe(0);
    const input = readFileSync(file, 'utf8');
    for (const args of [
      ['pair', '-', '--round', '2'],
      ['check', '-'],
      ['explain', '-', '--round', '2'],
      ['standings', '-'],
      ['info', '-'],
      ['convert', '-', '-', '--to', 'trf16'],
    ]) {
      const [typed, named] = await Promise.all([
        terminal.ronde(args, { input }),
        terminal.ronde(args.map((word, at) => (word === '-' && at === 1 ? file : word))),
      ]);
      expect(typed.code, typed.err).toBe(0);
      expect(typed.out).toBe(named.out);
    }
    const ronde = ['convert', file, '-', '--to', 'ronde'];
    const whole = await terminal.ronde(ronde);
    const entries = 'Name;Rating\nAlpha, Anne;2000\n';
    const table = ['import', '-', '--name', 'Club', '--rounds', '3'];
    expect((await terminal.ronde(table, { input: entries })).out).toContain('club (1 players');
    expect((await terminal.ronde(['import', '-', '--id', 'trf'], { input })).code).toBe(0);
    expect((await terminal.ronde(['verify', '-'], { input: whole.out })).code).toBe(0);
    const copy = ['restore', '-', '--as', 'copy'];
    expect((await terminal.ronde(copy, { input: whole.out })).out).toContain('copy');
    const list = ['lists', 'import', '-', '--source', 'club', '--month', '2026-11'];
    expect((await terminal.ronde(list, { input: entries })).code).toBe(0);
    const log = await terminal.ronde(['log', '-', '--json'], { input: whole.out });
    expect(log.json()).toMatchObject({ log: expect.any(Array) as unknown });
  });
});
