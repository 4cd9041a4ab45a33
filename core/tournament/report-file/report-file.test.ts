import { readFileSync, existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { parseTrf } from '../../formats/trf/read.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { writeTrf } from '../../formats/trf/write.ts';
import { brokenInvariants } from '../invariants.ts';
import { openLedger, type Ledger } from '../log.ts';
import type { Ratings } from '../player.ts';
import type { Settings } from '../settings.ts';
import { letter, PlayedEvent } from '../testing/played-event.ts';
import { playerId, teamId } from '../../rules/identity.ts';
import { teamRecords } from '../views/team-records.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

const OPTIONS = { firstDay: '2026-03-07', from: 'golden.trf' };

function ledgerOf(document: TrfDocument): Ledger {
  const { events, problems } = readReport(document, OPTIONS);
  if (events === null) throw new Error(JSON.stringify(problems));
  return openLedger([{ position: 1, at: '2026-03-07T10:00:00Z', by: 'import', events }]);
}

function rewritten(ledger: Ledger, edition: 'trf-16' | 'trf-26', forPublication = false) {
  if (!ledger.state) throw new Error('no state');
  const document = writeReport(ledger.state, ledger.entries, { forPublication });
  return writeTrf(document, { edition }).text;
}

describe.each(['dutch-2017', 'dutch-2026'])('golden %s', (name) => {
  const packed = readFileSync(new URL(`../../../corpus/${name}.ndjson.gz`, import.meta.url));
  const lines = gunzipSync(packed).toString('utf8').trim().split('\n');

  it('has 500 events', () => {
    expect(lines).toHaveLength(500);
  });

  it.each([0, 100, 200, 300, 400])(
    'the hundred from %i on pass through the log and come back with every round, point and scoring value',
    (from) => {
      for (const line of lines.slice(from, from + 100)) {
        const { trf } = JSON.parse(line) as { trf: string };
        const before = parseTrf(trf).document;
        const ledger = ledgerOf(before);
        expect(ledger.state && brokenInvariants(ledger.state)).toEqual([]);
        const after = parseTrf(rewritten(ledger, 'trf-26'));
        expect(after.problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
        const told = (document: TrfDocument) => ({
          records: playerRecords(document),
          scoring: scoringOf(document).scoring,
          points: recordsOf(document, '001').map((player) => player.points),
        });
        const [now, then] = [told(after.document), told(before)];
        if (!isDeepStrictEqual(now, then)) expect(now).toEqual(then);
      }
    },
  );
});

describe('report files', () => {
  it('[TRF16] refuse games that contradict each other, with the place', () => {
    const head =
      '001    1      One                               2000                             1.0    1';
    const tail =
      '001    2      Two                               1900                             1.0    2';
    const { document } = parseTrf(`${head}     2 w 1\n${tail}     1 b 1\n`);
    const { events, problems } = readReport(document, OPTIONS);
    expect(events).toBeNull();
    expect(problems.map(({ code }) => code)).toContain('report.game.contradiction');
  });

  it('take padded FIDE numbers as they are, and tell births cut to their year', () => {
    const event = new PlayedEvent({ rounds: 3 }, 2);
    const [first] = [...event.state.players.keys()];
    if (first === undefined) throw new Error('nobody');
    event.does({ type: 'correctPlayer', player: first, changes: { fideId: '612345' } });
    const text = rewritten(event.ledger, 'trf-26');
    expect(text).toContain('     612345           ');
    const { document } = parseTrf(text.replace('     612345           ', '   00612345 1987/05/00'));
    const { events, problems } = readReport(document, OPTIONS);
    expect(JSON.stringify(events)).toContain('"fideId":"612345"');
    expect(problems).toMatchObject([{ code: 'report.birth.month', params: { birth: '1987-05' } }]);
  });

  it('take sex and birth from a national rating record where 001 has none', () => {
    const player =
      '001    1      One                               2000 FRA                         0.0    1';
    const national = `FRA    1 w    ${'One'.padEnd(33)} 1900 ${'FRA'.padEnd(4)}${'A12345'.padEnd(12)}1990/05/06`;
    const { document } = parseTrf(`${player}\n${national}\n`);
    const { events } = readReport(document, OPTIONS);
    expect(events?.find(({ type }) => type === 'playersEntered')).toMatchObject({
      players: [{ sex: 'w', private: { birthDate: '1990-05-06' } }],
    });
  });

  it('carry corrections, byes to come, separated players and integrity lines', () => {
    const event = new PlayedEvent({ name: 'Été', rounds: 5, federation: 'FRA' }, 4);
    event.does({
      type: 'prohibitPairs',
      players: [playerId('a'), playerId('b')],
      fromRound: 1,
      toRound: 3,
    });
    event.pairs(1, 'a-c b-d').scores(1, '11').pairs(2, 'c-b d-a').scores(2, '10');
    event.does({
      type: 'enterResult',
      round: 1,
      board: 1,
      outcome: { kind: 'played', score: '0-0' },
    });
    event.does({ type: 'grantBye', player: playerId('d'), round: 4, bye: 'halfPointBye' });
    const text = rewritten(event.ledger, 'trf-26');
    const { document, problems } = parseTrf(text);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(recordsOf(document, '240')).toMatchObject([
      { bye: 'halfPointBye', round: 4, numbers: [4] },
    ]);
    expect(recordsOf(document, '260')).toMatchObject([
      { firstRound: 1, lastRound: 3, numbers: [1, 2] },
    ]);
    expect(playerRecords(document)[0]?.rounds[0]?.outcome).toBe('loss');
    expect(text).toContain('### Correction @ Round 1: board 1, ratingOnly');
    expect(text).toContain('012 Été');
  });

  it('[TRF26 001] of teams without pairing numbers are numbered in the order written', () => {
    const event = new PlayedEvent({ kind: 'team', rounds: 2 });
    const players = Array.from({ length: 8 }, (_, index) => letter(index));
    const roster = (from: number) => players.slice(from, from + 4).map(({ id }) => id);
    const [reds, blues] = [teamId('reds'), teamId('blues')];
    event
      .does({ type: 'enterPlayers', players })
      .does({ type: 'enterTeam', team: { id: reds, name: 'Reds', roster: roster(4) } })
      .does({ type: 'enterTeam', team: { id: blues, name: 'Blues', roster: roster(0) } })
      .does({
        type: 'draftTeamRound',
        round: 1,
        matches: [{ first: reds, second: blues }],
        bye: null,
        origin: 'manual',
      })
      .does({ type: 'publishRound', round: 1 })
      .scores(1, '10=1');
    expect(event.state.numbers).toEqual([]);
    const text = rewritten(event.ledger, 'trf-26');
    const { document } = parseTrf(text);
    expect(playerRecords(document).map(({ rounds }) => rounds[0]?.opponent)).toEqual([
      5, 6, 7, 8, 1, 2, 3, 4,
    ]);
    const again = ledgerOf(document);
    expect(again.state && teamRecords(again.state, { standingsAfter: 1 })).toEqual(
      teamRecords(event.state, { standingsAfter: 1 }),
    );
  });

  it('[TRF26 299] keep points by decision', () => {
    const text = [
      '299           2.0    1    2',
      '001    1      One                               2000                             1.0    2     2 w 1',
      '001    2      Two                               1900                             2.0    1     1 b 0',
      '',
    ].join('\n');
    const ledger = ledgerOf(parseTrf(text).document);
    const back = parseTrf(rewritten(ledger, 'trf-26'));
    expect(back.problems.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(playerRecords(back.document)[1]?.rounds[0]?.points).toBe(20);
  });

  it('for publication leave birth dates out', () => {
    const event = new PlayedEvent({}, 2);
    event.does({
      type: 'correctPlayer',
      player: playerId('a'),
      changes: { private: { birthDate: '2014-02-03' } },
    });
    expect(rewritten(event.ledger, 'trf-16')).toContain('2014/02/03');
    expect(rewritten(event.ledger, 'trf-16', true)).not.toContain('2014');
  });

  const sample = new URL(
    '../../../../shared/golden/third-party/trf-samples/grandmommyscup.trf',
    import.meta.url,
  );
  it.runIf(existsSync(sample))(
    '[TRF26] a 50-team event keeps its matches (only where the sample is found)',
    () => {
      const { document } = parseTrf(readFileSync(sample, 'utf8'));
      const ledger = ledgerOf(document);
      expect(ledger.state?.teams.size).toBe(50);
      for (const round of ledger.state?.rounds ?? []) {
        const playing = round.matches.flatMap(({ first, second }) => [first, second]);
        expect(new Set(playing).size).toBe(playing.length);
        expect(playing.length + round.freeTeams.length).toBe(50);
      }
      const after = parseTrf(rewritten(ledger, 'trf-26')).document;
      const rounds = (doc: TrfDocument) => playerRecords(doc).map((player) => player.rounds);
      expect(rounds(after)).toEqual(rounds(document));
    },
  );
});

describe('[TRF26 172] the starting rank method', () => {
  const method = (...lines: readonly string[]): string | undefined => {
    const { document } = parseTrf([...lines, ''].join('\n'));
    return readReport(document, { firstDay: '2026-03-07', from: 'open.trf' }).state?.settings
      .initialOrder.method;
  };
  const player = `001    1      Dee, Jo`.padEnd(80) + ' 0.0    1';

  it('is the FIDE rating, else the national one, unless the file says otherwise', () => {
    expect(method('142 5', player)).toBe('FIDON');
    expect(method('142 5', '172 FRA FIDE', player)).toBe('FIDE');
    expect(method('142 5', '172 FRA NRO', player)).toBe('NRO');
  });

  it('is written where there are national ratings, or where it is another', () => {
    const tags = (settings: Partial<Settings>, ratings: Ratings): readonly unknown[] => {
      const { state } = new PlayedEvent(settings).does({
        type: 'enterPlayers',
        players: [{ id: playerId('a'), name: 'Dee, Jo', ratings, fromRound: 1 }],
      });
      const { records } = writeReport(state, [], { forPublication: false });
      return records.flatMap((record) => (record.tag === '172' ? [record.method] : []));
    };
    const fideOnly = { initialOrder: { method: 'FIDE', last: 'alphabetical' } } as const;
    expect(tags({}, { fide: 1800 })).toEqual([]);
    expect(tags({}, { national: 1800 })).toEqual(['FIDON']);
    // An estimate is told as one.
    expect(tags({}, { estimate: 1199 })).toEqual(['FIDON']);
    expect(tags(fideOnly, { fide: 1800 })).toEqual(['FIDE']);
  });
});
