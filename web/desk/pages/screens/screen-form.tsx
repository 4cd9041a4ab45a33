import { Button, Modal, NumberInput, Select, TextInput } from '@mantine/core';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import type { Screen } from '@ronde/server/api/screens.ts';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { isBackwards } from './board-range.ts';
import { LettersField } from './letters-field.tsx';
import { PagesEditor } from './pages-editor.tsx';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const CODE = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;
const THEMES = ['dark', 'light', 'system'] as const;
const LANGUAGES = ['both', 'en', 'fr'] as const;

/** Everything of one screen; nothing is shown before it is saved. */
export function ScreenForm(props: {
  readonly screen: Screen;
  readonly overview: OverviewView;
  /** Codes of the other screens. */
  readonly others: readonly string[];
  readonly onSave: (screen: Screen) => Promise<void>;
  readonly onCancel: () => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const [draft, setDraft] = useState(props.screen);
  const [busy, setBusy] = useState(false);
  const change = (next: Partial<Screen>): void => {
    setDraft({ ...draft, ...next });
  };
  const codeError = !CODE.test(draft.code)
    ? words.codeBad
    : props.others.includes(draft.code)
      ? words.codeTwice
      : null;
  const nameError = draft.name.trim() === '' ? words.nameBad : null;
  const backwards = draft.pages.some((page) => 'boards' in page && isBackwards(page.boards));
  const save = async (): Promise<void> => {
    if (codeError !== null || nameError !== null || backwards) return;
    setBusy(true);
    const banner = draft.banner?.trim() ?? '';
    await props.onSave({
      ...draft,
      name: draft.name.trim(),
      banner: banner === '' ? null : banner,
    });
    setBusy(false);
  };
  return (
    <Modal opened onClose={props.onCancel} title={words.editOf(props.screen.name)} size="xl">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={classes['row']}>
          <TextInput
            className={classes['wide']}
            label={words.name}
            maxLength={200}
            value={draft.name}
            error={nameError}
            onChange={(event) => {
              change({ name: event.currentTarget.value });
            }}
          />
          <TextInput
            label={words.code}
            description={words.codeNote}
            value={draft.code}
            error={codeError}
            onChange={(event) => {
              change({ code: event.currentTarget.value.toLowerCase() });
            }}
          />
        </div>
        <PagesEditor
          pages={draft.pages}
          overview={props.overview}
          onChange={(pages) => {
            change({ pages });
          }}
        />
        <div className={classes['row']}>
          <NumberInput
            label={words.seconds}
            min={2}
            max={3_600}
            value={draft.seconds}
            onChange={(value) => {
              change({ seconds: Math.min(3_600, Math.max(2, Math.round(Number(value)) || 2)) });
            }}
          />
          <Select
            label={words.theme}
            data={THEMES.map((value) => ({ value, label: words.themes[value] }))}
            value={draft.theme}
            allowDeselect={false}
            onChange={(value) => {
              change({ theme: value ?? 'dark' });
            }}
          />
          <Select
            label={words.language}
            data={LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
            value={draft.language}
            allowDeselect={false}
            onChange={(value) => {
              change({ language: value ?? 'both' });
            }}
          />
        </div>
        <LettersField
          scale={draft.scale}
          onChange={(scale) => {
            change({ scale });
          }}
        />
        <TextInput
          label={words.banner}
          description={words.bannerNote}
          maxLength={200}
          value={draft.banner ?? ''}
          onChange={(event) => {
            change({ banner: event.currentTarget.value });
          }}
        />
        <div className={classes['buttons']}>
          <Button type="submit" loading={busy} disabled={backwards}>
            {words.save}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
