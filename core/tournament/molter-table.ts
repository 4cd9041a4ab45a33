import type { MolterDraw } from '../pairing/molter/draw.ts';
import { sayRefusal } from '../pairing/molter/words.ts';
import { inBoth } from '../rules/in-both.ts';
import { failure, success, type Result } from '../rules/result.ts';
import { MOLTER } from './by-letters.ts';
import { molterAsked, molterTable } from './lettered-teams.ts';
import type { Refusal } from './refusal.ts';
import type { Tournament } from './state.ts';

/** The table of an event by letter and number, or why the book has none, with the way on. */
export function tableOrRefusal(state: Tournament): Result<MolterDraw, Refusal> {
  const table = molterTable(state);
  if (table.ok) return success(table.value);
  const asked = molterAsked(state);
  const said = inBoth(sayRefusal(table.error, asked, 'en'), sayRefusal(table.error, asked, 'fr'));
  return failure({ code: 'noMolterTable', article: MOLTER, params: { ...asked, ...said } });
}
