/** @jsxImportSource preact */
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import type { JSX } from 'preact';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';
import { language, spoken, switchLanguage } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';
import { chooseTheme, theme, THEMES } from '../theme.ts';

const words = spoken(PHONE_WORDS);

interface Choice<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly lang?: string;
}

/** A few words side by side, one of them chosen. */
export function Choices<T extends string>(props: {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** The label is to be seen, where the words do not say what they choose. */
  readonly titled?: true;
}): JSX.Element {
  const group = (
    <div class="choices" role="group" aria-label={props.label}>
      {props.choices.map(({ value, name, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          aria-pressed={value === props.chosen}
          onClick={() => {
            props.onChoose(value);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
  return props.titled === true ? (
    <div>
      <p class="soft" aria-hidden="true">
        {props.label}
      </p>
      {group}
    </div>
  ) : (
    group
  );
}

export const LanguageChoice = (): JSX.Element => (
  <Choices
    label={words.language}
    choices={LANGUAGES.map((one) => ({ value: one, name: LANGUAGE_NAMES[one], lang: one }))}
    chosen={language}
    onChoose={switchLanguage}
  />
);

export const ThemeChoice = (): JSX.Element => (
  <Choices
    label={words.theme}
    choices={THEMES.map((one) => ({ value: one, name: words.themes[one] }))}
    chosen={theme.value}
    onChoose={chooseTheme}
  />
);
