import { Alert, Button, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { LAW_BOOKS, lawsInBook } from './law-books.ts';
import { LAWS_PAGE_WORDS } from './laws-words.ts';
import { useEventLaws } from './use-laws-edition.ts';
import { useOwnLaws } from './use-own-laws.ts';

/** The arbiter’s own copy of a text: brought as a file, split by article, kept on this computer. */
export function OwnCopyPart(): ReactNode {
  const words = useWords(LAWS_PAGE_WORDS);
  const language = useLanguage();
  const pinned = useEventLaws();
  const [chosen, setChosen] = useState(pinned.id);
  const book = LAW_BOOKS.find(({ id }) => id === chosen) ?? pinned;
  const [copyLanguage, setCopyLanguage] = useState<Language>(language);
  const { copies, mayChange, keep } = useOwnLaws(book.id);
  const all = lawsInBook(book).length;
  const take = async (file: File | null): Promise<void> => {
    if (file !== null) await keep({ language: copyLanguage, text: await file.text() });
  };
  return (
    <Stack gap="sm">
      <Text>{words.ownAbout}</Text>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={words.edition}
          value={book.id}
          data={LAW_BOOKS.map(({ id, name }) => ({ value: id, label: name[language] }))}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
          }}
        />
        {mayChange && (
          <>
            <NativeSelect
              label={words.ownLanguage}
              value={copyLanguage}
              data={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setCopyLanguage(LANGUAGES.find((one) => one === value) ?? language);
              }}
            />
            <FileButton
              accept=".txt,.md,.html,.htm,text/plain,text/markdown,text/html"
              onChange={(file) => void take(file)}
            >
              {(props) => <Button {...props}>{words.ownBring}</Button>}
            </FileButton>
          </>
        )}
      </Group>
      {!mayChange && <Alert color="gray">{words.ownChiefOnly}</Alert>}
      <ul role="status" aria-label={words.parts.own}>
        {copies.length === 0 && <li>{words.ownNone}</li>}
        {copies.map(({ language: of, articles }) => (
          <li key={of}>{words.ownKept(words.languages[of], Object.keys(articles).length, all)}</li>
        ))}
      </ul>
    </Stack>
  );
}
