import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { success } from '@ronde/core/rules/result.ts';
import type { SqlRow } from '../sql-database.ts';
import { sqlSummaries } from '../summaries/sql-summaries.ts';
import { Database } from './driver.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { sqliteDatabase } from './sqlite-database.ts';

let db: Database;
beforeEach(() => {
  db = new Database(':memory:');
  migrate(db, MIGRATIONS);
});
afterEach(() => {
  db.close();
});

const EVERYWHERE = { everywhere: true, except: [] };
const NOWHERE = { everywhere: false, except: [] };

/** What SQLite would do to answer each statement of a page, in its own words. */
async function plansOf(question: object): Promise<string[]> {
  const real = sqliteDatabase(db);
  const plans: string[] = [];
  const explaining = {
    ...real,
    rows: async ({ text, values }: { text: string; values: readonly (string | number)[] }) => {
      const plan = await real.rows({ text: `EXPLAIN QUERY PLAN ${text}`, values });
      if (plan.ok) plans.push(plan.value.map(({ detail }: SqlRow) => String(detail)).join('\n'));
      return success([]);
    },
  };
  const page = { archived: false, from: 2_500, size: 50, staff: EVERYWHERE, letIn: EVERYWHERE };
  await sqlSummaries(explaining, 1).page({
    ...page,
    order: 'lastChange',
    ...question,
  });
  return plans;
}

describe('a page of a list of thousands', () => {
  it.each([
    ['by last change', {}, 'summaries_last_at'],
    ['by first day', { order: 'firstDay' }, 'summaries_first_day'],
    ['for visitors', { staff: NOWHERE, letIn: NOWHERE }, 'summaries_last_at'],
    ['of a search', { words: ['OPEN', '77'] }, 'summaries_last_at'],
  ])('%s is read along its index; only the page itself is sorted', async (_, question, index) => {
    const [listing = ''] = await plansOf(question);
    const [found = '', page = ''] = listing.split('SCAN page');
    expect(found).toContain(`SCAN s USING INDEX ${index}`);
    expect(found).not.toContain('TEMP B-TREE');
    expect(page).toContain('SEARCH s USING INTEGER PRIMARY KEY');
    expect(page).toContain('SEARCH t USING INTEGER PRIMARY KEY');
  });
});
