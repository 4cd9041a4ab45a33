import { MantineProvider } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import type { KeizerRules } from '@ronde/core/rules/keizer/keizer-rules.ts';
import { withDefaults } from '@ronde/core/tournament/default-settings.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { Children, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../../../language.tsx';
import { KeizerFields } from './keizer-fields.tsx';
import { KEIZER_WORDS } from './keizer-words.ts';

const SEASON = withDefaults({
  ...{ name: 'Club', firstDay: '2026-03-07', rounds: 5, system: 'keizer' },
});

interface Field {
  readonly label?: string;
  readonly children?: ReactNode;
  readonly onChange?: (value: unknown) => void;
}

/** The fields that a page has, with what they do. */
const fieldsIn = (part: ReactNode): Field[] =>
  Children.toArray(part).flatMap((one) => {
    if (!isValidElement<Field>(one)) return [];
    return [...(one.props.label === undefined ? [] : [one.props]), ...fieldsIn(one.props.children)];
  });

/** What is drawn, and what a field of a label changes. */
function fields(language: Language, keizer: Partial<KeizerRules> = {}) {
  const settings = { ...SEASON, keizer: { ...SEASON.keizer, ...keizer } };
  let changed: Partial<Settings> = {};
  let drawn: readonly Field[] = [];
  const Seen = (): ReactNode => {
    const part = KeizerFields({
      settings,
      change: (patch) => {
        changed = { ...changed, ...patch };
      },
    });
    drawn = fieldsIn(part);
    return part;
  };
  const html = renderToStaticMarkup(
    <MantineProvider>
      <LanguageProvider language={language}>
        <Seen />
      </LanguageProvider>
    </MantineProvider>,
  );
  const change = (label: string, value: unknown): Partial<KeizerRules> | undefined => {
    const field = drawn.find((one) => one.label === label);
    if (field?.onChange === undefined) throw new Error(`no field ${label}`);
    changed = {};
    field.onChange(value);
    return changed.keizer;
  };
  return { html, change };
}

const chosen = (value: string | boolean) => ({ currentTarget: { value, checked: value } });

describe.each<Language>(['en', 'fr'])('what Keizer’s system counts, in %s', (language) => {
  const words = KEIZER_WORDS[language];

  it('has a field for each rule, with what is set', () => {
    const { html } = fields(language, { firstValue: 60, loss: 1, values: 'ofTheEvening' });
    const labels = [
      ...[words.firstValue, words.values, words.excusedMost, words.roundsBetween, words.ownValue],
      ...Object.values(words.shares),
    ];
    for (const label of labels) expect(html).toContain(label);
    expect(html).toContain('value="60"');
    expect(html).toMatch(/<option[^>]*value="ofTheEvening"[^>]*selected/);
    expect(html).toMatch(/<option[^>]*value="1"[^>]*selected/);
  });

  it('changes each rule alone', () => {
    const rules = SEASON.keizer;
    const changes: readonly (readonly [string, unknown, Partial<KeizerRules>])[] = [
      [words.firstValue, 60, { firstValue: 60 }],
      [words.firstValue, '', { firstValue: null }],
      [words.shares.loss, chosen('1'), { loss: 1 }],
      [words.values, chosen('ofTheEvening'), { values: 'ofTheEvening' }],
      [words.excusedMost, '', { excusedMost: null }],
      [words.roundsBetween, 4, { roundsBetween: 4 }],
      [words.ownValue, chosen(false), { ownValue: false }],
    ];
    const { change } = fields(language);
    for (const [label, value, patch] of changes) {
      expect(change(label, value)).toEqual({ ...rules, ...patch });
    }
    // Nothing typed leaves the rounds between two games as they are.
    expect(change(words.roundsBetween, '')).toBeUndefined();
  });
});
