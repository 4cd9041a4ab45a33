import { useMantineColorScheme } from '@mantine/core';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { IconHelpCircle, IconKeyboard, IconKeyboardOff, IconLanguage } from '../icons.tsx';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';
import { switchLanguage, useLanguage, useWords } from '../language.tsx';
import { SCHEMES, SCHEME_SIGNS } from '../shell/schemes.ts';
import { SHELL_WORDS } from '../shell/shell-words.ts';
import { openManual } from '../shell/use-help-keys.ts';
import type { Deed } from './deed.ts';
import { PALETTE_WORDS } from './palette-words.ts';

/** How this desk looks and listens; what is so already is not offered. */
export function useLookDeeds(keys: {
  readonly help: () => void;
  readonly single: boolean;
  readonly onSingle: (on: boolean) => void;
}): Deed[] {
  const words = useWords(PALETTE_WORDS);
  const { shortcuts, help, readAbout } = useWords(SHELL_WORDS);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = useLanguage();
  return [
    { id: 'manual', label: readAbout, also: help, icon: IconHelpCircle, run: openManual },
    { id: 'shortcuts', label: shortcuts, icon: IconKeyboard, run: keys.help },
    ...SCHEMES.filter((scheme) => scheme !== colorScheme).map((scheme) => ({
      id: `theme-${scheme}`,
      label: words.theme[scheme],
      also: words.themeAlso,
      icon: SCHEME_SIGNS[scheme],
      run: () => {
        setColorScheme(scheme);
      },
    })),
    ...LANGUAGES.filter((language) => language !== current).map((language) => ({
      id: `language-${language}`,
      label: words.language(LANGUAGE_NAMES[language]),
      icon: IconLanguage,
      run: () => {
        switchLanguage(language);
      },
    })),
    {
      id: 'single-keys',
      label: keys.single ? words.singleKeys.off : words.singleKeys.on,
      icon: keys.single ? IconKeyboardOff : IconKeyboard,
      run: () => {
        keys.onSingle(!keys.single);
      },
    },
  ];
}
