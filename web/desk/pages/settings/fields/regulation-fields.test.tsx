import { MantineProvider } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { withDefaults } from '@ronde/core/tournament/default-settings.ts';
import { NO_REGULATIONS, type EventRegulations } from '@ronde/core/tournament/regulations.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../language.tsx';
import { RegulationFields } from './regulation-fields.tsx';
import { REGULATION_WORDS } from './regulation-words.ts';

function shown(language: Language, changes: Partial<EventRegulations> = {}): string {
  const regulations = { ...NO_REGULATIONS, ...changes };
  const settings = withDefaults({ name: 'Open', firstDay: '2026-03-07', rounds: 9, regulations });
  return renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider language={language}>
        <RegulationFields settings={settings} change={() => undefined} />
      </LanguageProvider>
    </MantineProvider>,
  );
}

describe.each<Language>(['en', 'fr'])('the regulations of an event in %s', (language) => {
  const words = REGULATION_WORDS[language];

  it('[E.01 6.7.1] [E.01 12.9.7] say that silence on the default time means zero, and that no fine is announced', () => {
    const silent = shown(language);
    expect(silent).toContain(words.defaultTimeSilent);
    expect(silent).toContain(`placeholder="${words.noFine}"`);
  });

  it('[E.01 6.7.1] [E.01 12.9.7] name the default time, and the highest fine announced', () => {
    const set = shown(language, { defaultTime: 30, fineUpTo: 5000 });
    expect(set).toContain(words.defaultTimeHint);
    expect(set).not.toContain(words.defaultTimeSilent);
    expect(set).toContain('value="30"');
    expect(set).toContain('value="50"');
  });

  it('have a field for each of them, with what is set', () => {
    const html = shown(language, { lateEntry: 'halfPointBye', level: 2, licence: 'A' });
    for (const label of ['forfeitsOut', 'lateEntry', 'byeDeadline', 'licence', 'level'] as const) {
      expect(html).toContain(words[label]);
    }
    expect(html).toMatch(/<option[^>]*value="halfPointBye"[^>]*selected/);
    expect(html).toMatch(/<option[^>]*value="2"[^>]*selected/);
    expect(html).toMatch(/<option[^>]*value="A"[^>]*selected/);
  });
});
