import { readFileSync } from 'node:fs';
import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import { EXPORT_FORMATS } from '@ronde/server/api/exports.ts';
import { describe, expect, it } from 'vitest';
import { mayHave, PAGE_READERS } from '../desk/page-readers.ts';

/** Written from the routes themselves: one dot for each role that may ask. */
const TABLE = readFileSync(new URL('../../docs/reference/routes.md', import.meta.url), 'utf8');

function mayAsk(route: string): readonly Role[] {
  const cells = TABLE.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first === `\`${route}\``);
  return ROLES.filter((_, index) => cells?.[index + 2] === '•');
}

describe('who is led to a page', () => {
  it('the table has the roles in their order', () => {
    expect(TABLE).toContain(`| route | ${ROLES.join(' | ')} | what |`);
  });

  it.each([
    ['now', 'GET /api/tournaments/:id/due'],
    ['lists', 'GET /api/lists'],
    ['check-in', 'GET /api/tournaments/:id/check-in'],
    ['people', 'GET /api/tournaments/:id/devices'],
    ['screens', 'PUT /api/tournaments/:id/screens'],
    ['ratings', 'GET /api/tournaments/:id/ratings'],
    ['norms', 'GET /api/tournaments/:id/norms'],
    ['closing', 'GET /api/tournaments/:id/closing'],
    ['wall', 'GET /api/tournaments/:id/posted'],
    ['dossier', 'GET /api/tournaments/:id/dossier'],
    ['licences', 'GET /api/tournaments/:id/due'],
    ['games', 'GET /api/tournaments/:id/games'],
    ['regulations', 'GET /api/tournaments/:id/regulations'],
    ['administration', 'GET /api/tournaments/:id/administration'],
    ['history', 'GET /api/tournaments/:id/log'],
    ['copies', 'GET /api/backups'],
    ['needs', 'GET /api/tournaments/:id/needs'],
    ['settings', 'GET /api/tournaments/:id/due'],
  ])('%s: those who may %s', (page, route) => {
    expect([...(PAGE_READERS[page] ?? [])].sort()).toEqual([...mayAsk(route)].sort());
  });

  it.each(EXPORT_FORMATS)('the file %s is offered to those who may have it', (format) => {
    const offered = ROLES.filter((role) => mayHave(role, format));
    expect(offered).toEqual(mayAsk(`GET /api/tournaments/:id/export/${format}`));
  });
});
