import { sayProblem } from '@ronde/core/documents/problems/say-problem.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import type { NewColumn } from '@ronde/core/formats/papi/access-table.ts';
import { papiTables } from '@ronde/exchange/access-file/testing/papi-tables.ts';
import { writeAccess } from '@ronde/exchange/access-file/write-access.ts';
import { workbookFiles } from '@ronde/exchange/player-lists/testing/workbook-of.ts';
import { zipOf } from '@ronde/exchange/player-lists/testing/zip-of.ts';
import { describe, expect, it } from 'vitest';
import type { UnreadableFileProblem } from '../api/import.ts';
import { newKey, openHall, playedHall, TOURNAMENT } from '../testing/hall.ts';
import { refusal } from '../testing/problem-of.ts';

const AT = '2026-03-01T09:00:00.000Z';
const HUGE = 'x'.repeat(4_900_000);
const LONG = 'x'.repeat(201);

const sheet = (...rows: readonly string[][]): Uint8Array => {
  const cellsOf = (row: readonly string[], index: number): string =>
    row
      .map((text, at) => {
        const place = `${'AB'[at] ?? ''}${index + 1}`;
        return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
      })
      .join('');
  return zipOf(workbookFiles(rows.map(cellsOf).join('</row><row>')));
};

/** A log as a program without bounds might have written it. */
const log = (change: object): string => {
  const { entries } = new PlayedEvent({ name: 'Open', rounds: 5 }, 2).ledger;
  const text = JSON.stringify(
    entries.map(({ position, at, by, events }) => ({ position, at, by, events })),
  );
  const changed = text.replaceAll(
    JSON.stringify(letter(0)),
    JSON.stringify({ ...letter(0), ...change }),
  );
  if (changed === text) throw new Error('nobody to change');
  return writeTournamentFile({ id: 'x', createdAt: AT, entries: JSON.parse(changed) as never });
};
const report = (...lines: readonly string[]): string =>
  [
    '012 Open',
    '042 2026/03/07',
    '001    1 m    Lefevre, Zoe                      2100 FRA                         0.0    1',
    ...lines,
    '',
  ].join('\n');
/** With columns as wide as the format allows: another program may have made them so. */
const papi = (values: object): Uint8Array =>
  writeAccess(
    papiTables({ Nom: 'Open', NbrRondes: '5' }, [
      { values: { Ref: 2, Nom: 'LEFEVRE', Prenom: 'Zoe', ...values }, rounds: [] },
    ]).map((table) => ({
      ...table,
      columns: table.columns.map(([name, type, length]): NewColumn =>
        type === 'text' || length === undefined ? [name, type] : [name, type, length],
      ),
    })),
  );

const FILES: readonly (readonly [
  what: string,
  file: string,
  content: string | Uint8Array,
  line: number,
  field: string,
])[] = [
  ['a name of 4.9 MB', 'a.csv', `Nom;Club\nA, B;C\n${HUGE};C\n`, 3, 'name'],
  ['a club', 'a.csv', `Nom;Club\nA, B;${LONG}\n`, 2, 'club'],
  ['a telephone', 'a.csv', `Nom;Téléphone\nA, B;${LONG}\n`, 2, 'phone'],
  ['a comment', 'a.csv', `Nom;Commentaire\nA, B;${'x'.repeat(2_001)}\n`, 2, 'comment'],
  ['a control character', 'a.csv', 'Nom;Club\nA, B;C\u0001D\n', 2, 'club'],
  ['a name in a workbook', 'a.xlsx', sheet(['Nom', 'Club'], ['A, B', 'C'], [LONG, 'C']), 3, 'name'],
  ['the name of an event', 'a.trf', report().replace('Open', LONG), 1, 'name'],
  ['an arbiter', 'a.trf', report(`102 ${LONG}`), 4, 'chiefArbiter'],
  ['a rate of play', 'a.trf', report('022 Rennes', `122 ${LONG}`), 5, 'timeControl'],
  ['a club in a log', 'a.ronde', log({ club: LONG }), 3, 'club'],
  ['a comment in a log', 'a.ronde', log({ private: { comment: 'x'.repeat(2_001) } }), 3, 'comment'],
  ['a telephone in a log', 'a.ronde', log({ private: { phone: 'a\nb' } }), 3, 'phone'],
  ['a club in Papi', 'a.papi', papi({ Club: LONG }), 0, 'club'],
];

const send = (path: string, raw: string | Uint8Array) => async () => {
  const hall = openHall();
  await playedHall(hall);
  const listed = await hall.store.list();
  const bytes = typeof raw === 'string' ? raw : new Uint8Array(raw);
  const response = await hall.ask(path, { method: 'POST', raw: bytes });
  expect(await hall.store.list()).toEqual(listed);
  return response;
};

describe('a file says no more than a command may', () => {
  it.each(FILES)('%s in %s', async (_, file, content, line, field) => {
    const response = await send(`/api/tournaments/import?key=${newKey()}&file=${file}`, content)();
    const { code, params } = (await response.json()) as UnreadableFileProblem;
    expect([response.status, code]).toEqual([422, 'import.unreadable']);
    const [problem] = params.problems;
    expect(problem).toMatchObject({
      severity: 'error',
      line,
      code: expect.stringMatching(/^import\.(?:tooLong|notOneLine)$/) as string,
      params: { field },
    });
    if (problem === undefined) return;
    expect(problem.message).toContain('import it again');
    expect(sayProblem(problem, 'fr')).toMatch(/importez de nouveau/);
    expect(JSON.stringify(params).length).toBeLessThan(2_000);
  });

  it.each(FILES.filter(([, file]) => /csv|xlsx/.test(file)))(
    '%s in %s, looked at before it is entered',
    async (_, file, content, line, field) => {
      const response = await send(
        `/api/tournaments/${TOURNAMENT}/import-entries?file=${file}`,
        content,
      )();
      const { params } = (await response.json()) as UnreadableFileProblem;
      expect(params.problems[0]).toMatchObject({ line, params: { field } });
    },
  );

  it('and a command no more than the regulations of the house', async () => {
    const hall = openHall();
    await playedHall(hall);
    const named = hall.command('correctPlayer', { player: 'a', changes: { name: LONG } });
    expect(await refusal(named)).toBe('400 server.unfitRequest');
  });
});
