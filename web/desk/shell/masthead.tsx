import {
  ActionIcon,
  Group,
  Menu,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { IconArrowBackUp, IconHelpCircle, IconSearch } from '../icons.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '../../words/language-names.ts';
import { switchLanguage, useLanguage, useWords } from '../language.tsx';
import { HelpLink } from './help-link.tsx';
import { SCHEME_SIGNS, SCHEMES } from './schemes.ts';
import classes from './shell.module.css';
import { SHELL_WORDS } from './shell-words.ts';
import { Who } from './who.tsx';

/** The line on top: where we are, how it stands, and what works everywhere. */
export function Masthead(props: {
  readonly children?: ReactNode;
  readonly onSearch?: () => void;
  /** Takes the last thing back; absent for those who may not. */
  readonly onUndo?: (() => void) | undefined;
}): ReactNode {
  const words = useWords(SHELL_WORDS);
  return (
    <header className={classes['masthead']}>
      <Link to="/" className={classes['name']} aria-label={words.home}>
        <img src="/assets/ronde.svg" alt="" width="26" height="26" />
        <span className={classes['nameText']}>Ronde</span>
      </Link>
      <div className={classes['standing']}>{props.children}</div>
      <Group gap="xs" wrap="nowrap" className={classes['tools']}>
        {props.onSearch !== undefined && (
          <UnstyledButton
            className={classes['search']}
            aria-label={words.searchByKey}
            onClick={props.onSearch}
          >
            <IconSearch size={16} aria-hidden />
            <span>{words.search}</span>
            <kbd aria-hidden>Ctrl K</kbd>
          </UnstyledButton>
        )}
        {props.onUndo !== undefined && (
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={words.undo}
            title={words.undoByKey}
            onClick={props.onUndo}
          >
            <IconArrowBackUp size={18} aria-hidden />
          </ActionIcon>
        )}
        <HelpLink className={classes['help']} aria-label={words.helpByKey} title={words.helpByKey}>
          <IconHelpCircle size={18} aria-hidden />
        </HelpLink>
        <Who />
        <LanguageSwitch />
        <SchemeSwitch />
      </Group>
    </header>
  );
}

function LanguageSwitch(): ReactNode {
  const words = useWords(SHELL_WORDS);
  const current = useLanguage();
  return (
    <Group gap={0} role="group" aria-label={words.language}>
      {LANGUAGES.map((language) => (
        <UnstyledButton
          key={language}
          lang={language}
          className={classes['language']}
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          onClick={() => {
            switchLanguage(language);
          }}
        >
          <Text span size="sm" fw={language === current ? 700 : 400}>
            {language.toUpperCase()}
          </Text>
        </UnstyledButton>
      ))}
    </Group>
  );
}

function SchemeSwitch(): ReactNode {
  const words = useWords(SHELL_WORDS);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = SCHEME_SIGNS[colorScheme];
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={words.theme[colorScheme]}>
          <Icon size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((choice) => {
          const ChoiceIcon = SCHEME_SIGNS[choice];
          return (
            <Menu.Item
              key={choice}
              leftSection={<ChoiceIcon size={16} aria-hidden />}
              onClick={() => {
                setColorScheme(choice);
              }}
            >
              {words.theme[choice]}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
