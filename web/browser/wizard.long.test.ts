// `npm test` goes a shorter way: web/browser/wizard.test.ts
import { describe, expect, it } from 'vitest';
import { NEW_WORDS } from '../desk/pages/new/new-words.ts';
import { PRIZE_STEP_WORDS } from '../desk/pages/new/prize-words.ts';
import { EDITOR_WORDS } from '../desk/pages/prizes/editor-words.ts';
import { FIELDS_WORDS } from '../desk/pages/settings/fields/fields-words.ts';
import { CHROMIUM } from './harness.ts';
import { opened } from './opened.ts';

describe.skipIf(CHROMIUM === null)('the wizard, told what cannot stand', () => {
  const { server, comes } = opened(() => Promise.resolve());

  it('shows the number of rounds it keeps, and says which prize or currency cannot stand', async () => {
    const { page } = await comes({ language: 'fr' });
    const { fr } = EDITOR_WORDS;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${server.address}/new`);
    await page.getByLabel(FIELDS_WORDS.fr.name).fill('Soirée du cercle');
    const rounds = page.getByLabel(FIELDS_WORDS.fr.rounds);
    await rounds.fill('0');
    await rounds.blur();
    expect(await rounds.inputValue()).toBe('1');

    await page
      .getByRole('navigation', { name: NEW_WORDS.fr.stepsLabel })
      .getByText(NEW_WORDS.fr.steps.prizes)
      .click();
    await page.getByLabel(PRIZE_STEP_WORDS.fr.schemes.main.name, { exact: true }).check();
    const currency = page.getByLabel(fr.currency, { exact: true });
    await currency.fill('€');
    expect(await currency.inputValue()).toBe('EUR');
    await currency.fill('F');
    await button(NEW_WORDS.fr.createNow).click();
    const told = page.getByRole('alert').filter({ hasText: NEW_WORDS.fr.failed });
    await told.getByText(fr.currencyUnknown).waitFor();
    await currency.fill('chf');
    await page.getByLabel(fr.prize(2), { exact: true }).fill('0');
    await button(NEW_WORDS.fr.createNow).click();
    await told.getByText(fr.problems['prizes.emptyPrize']).waitFor();
  });
});
