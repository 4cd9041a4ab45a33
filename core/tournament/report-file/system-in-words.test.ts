import { describe, expect, it } from 'vitest';
import { file, playerLine } from '../../formats/trf/lines-for-tests.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { readReport } from './read-report.ts';
import { systemInWords } from './system-in-words.ts';

function read(...records: readonly string[]) {
  const players = [1, 2, 3, 4].map((number) => playerLine({ number, name: `Player, ${number}` }));
  const { document } = parseTrf(file('012 Closed', '042 2026/03/07', ...records, ...players));
  return readReport(document, { firstDay: '2026-03-07', from: 'closed.trf' });
}

describe('[TRF16 092] the pairing system in words', () => {
  it.each([
    ['Individual: Round-Robin', 'berger'],
    ['Individual: Round Robin', 'berger'],
    ['Team: Roundrobin', 'berger'],
    ['Individual round-robin (double)', 'berger'],
    ['Toutes rondes', 'berger'],
    ['Tournoi fermé toutes-rondes', 'berger'],
    ['Système Berger', 'berger'],
    ['Rundenturnier', 'berger'],
    ['Individual: Scheveningen', 'scheveningen'],
    ['Team: Knock-Out', 'knockout'],
    ['Élimination directe', 'knockout'],
    ['Individual: Swiss-System (Dubov)', 'dubov'],
    ['Individual: Swiss-System', 'anySwiss'],
    ['Individual: Swiss-System (FIDE Dutch)', 'anySwiss'],
    ['Système suisse', 'anySwiss'],
    ['Schweizer System', 'anySwiss'],
    ['Standard', null],
    ['', null],
  ])('“%s” is %s', (text, system) => {
    expect(systemInWords(text)).toBe(system);
  });

  it('makes a running round robin one, so that norms ask for all its rounds (B.01 1.4.1e)', () => {
    const { state, problems } = read('092 Individual: Round-Robin', 'XXR 3');
    expect(state?.settings.system).toBe('berger');
    expect(problems.map(({ code }) => code)).not.toContain('report.system.unknown');
  });

  it.each([
    [['092 Standard'], 'warning'],
    [[], 'note'],
  ])('says that %j names no system', (records, severity) => {
    const { state, problems } = read(...records, 'XXR 3');
    expect(state?.settings.system).toBe('dutch');
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'report.system.unknown', severity }),
    );
  });

  it.each([['092 FIDE_DUTCH_2017'], ['192 FIDE_DUBOV'], ['092 Individual: Swiss-System']])(
    '%s needs no word about it',
    (record) => {
      const { problems } = read(record, 'XXR 3');
      expect(problems.map(({ code }) => code)).not.toContain('report.system.unknown');
    },
  );
});
