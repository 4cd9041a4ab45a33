import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '../../../icons.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { sayAnnouncedFault } from '@ronde/core/tournament/words/tie-break-faults.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { tieBreakHead } from '../../standings/tie-break-head.ts';
import classes from './tie-break-editor.module.css';
import { catalogueFor, faultOf, ownDescriptor, searchCatalogue } from './tie-break-catalogue.ts';
import type { TieBreakUse } from './tie-break-list.ts';
import { TIE_BREAK_WORDS } from './tie-break-words.ts';

/** The catalogue, searched by name, code or what arbiters call it; Enter adds the first. */
export function TieBreakSearch(props: {
  readonly use: TieBreakUse;
  readonly listed: readonly string[];
  readonly onAdd: (descriptor: string) => void;
}): ReactNode {
  const { use, listed, onAdd } = props;
  const words = useWords(TIE_BREAK_WORDS);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const lines = useMemo(() => catalogueFor(use, language), [use, language]);
  const found = useMemo(
    () =>
      searchCatalogue(lines, typed).filter(
        ({ descriptor }) => faultOf(descriptor, use)?.code !== 'notInEdition',
      ),
    [lines, typed, use],
  );
  const addable = (descriptor: string): boolean =>
    !listed.includes(descriptor) && faultOf(descriptor, use) === null;
  const own =
    found.length === 0 && use.participants === 'individuals' ? ownDescriptor(typed) : null;
  const add = (descriptor: string): void => {
    onAdd(descriptor);
    setTyped('');
  };
  return (
    <div className={classes['search']}>
      <TextInput
        label={words.search}
        placeholder={words.searchHint}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const first = found.find(({ descriptor }) => addable(descriptor));
          if (typed !== '' && first) add(first.descriptor);
        }}
      />
      <p className={classes['soft']} role="status">
        {found.length === 0 ? words.nothing : words.found(found.length)}
      </p>
      {own !== null && !listed.includes(own) && (
        <Button
          variant="default"
          onClick={() => {
            add(own);
          }}
        >
          {words.addOwn(tieBreakHead(own, use.edition, language).name)}
        </Button>
      )}
      <ul className={classes['catalogue']}>
        {found.map(({ descriptor, definition }) => {
          const { name, short } = tieBreakHead(descriptor, use.edition, language);
          const shown = name === descriptor ? definition.name[language] : name;
          const fault = faultOf(descriptor, use);
          const isListed = listed.includes(descriptor);
          return (
            <li key={descriptor} data-off={isListed || fault !== null}>
              <span className={classes['what']}>
                <span className={classes['name']}>
                  {shown} {short !== name && <span className={classes['soft']}>{short}</span>}
                </span>
                <span className={classes['soft']}>
                  {fault === null
                    ? definition.formula[language]
                    : sayAnnouncedFault(fault, language)}
                </span>
              </span>
              {isListed ? (
                <span className={classes['soft']}>{words.listed}</span>
              ) : (
                <ActionIcon
                  variant="default"
                  size="lg"
                  disabled={fault !== null}
                  aria-label={words.add(shown)}
                  onClick={() => {
                    add(descriptor);
                  }}
                >
                  <IconPlus size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
