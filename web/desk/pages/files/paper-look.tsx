import { Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { PAPER_FORMATS, isPaperFormat } from '@ronde/paper/print-options.ts';
import type { PaperLook } from '@ronde/server/api/papers.ts';
import type { PicturesAnswer } from '@ronde/server/api/pictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../../../api/ask.ts';
import { useEvent } from '../../event/event-context.tsx';
import { eventKey, useView, viewPath } from '../../event/use-view.ts';
import { useWords } from '../../language.tsx';
import { useAttempt } from '../../use-attempt.ts';
import { PAPER_LOOK_WORDS } from './paper-look-words.ts';

/** A colour that prints well in grey too, until another is chosen. */
const FIRST_COLOUR = '#1d4e89';
/** Pictures that can be set on paper. */
const PRINTED_KINDS: readonly string[] = ['image/png', 'image/jpeg'];

/** How the event prints: sheets, one colour, one of its pictures; kept at once. */
export function PaperLookFields({ look }: { readonly look: PaperLook }): ReactNode {
  const words = useWords(PAPER_LOOK_WORDS);
  const { id } = useEvent();
  const client = useQueryClient();
  const attempt = useAttempt();
  const all = useView<PicturesAnswer>('pictures').data?.pictures ?? [];
  const pictures = all.filter(({ mediaType }) => PRINTED_KINDS.includes(mediaType));
  const keep = (change: Partial<PaperLook>): void => {
    void attempt(async () => {
      const body = { ...look, ...change };
      await ask(viewPath(id, 'papers'), { method: 'PUT', body });
      await client.invalidateQueries({ queryKey: [...eventKey(id), 'papers'] });
      return true;
    }).then((done) => {
      if (done !== null) notifications.show({ message: words.kept, autoClose: 3_000 });
    });
  };
  return (
    <Group gap="sm" align="end" mt="xs">
      <NativeSelect
        label={words.format}
        value={look.format}
        data={PAPER_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        onChange={({ currentTarget: { value } }) => {
          if (isPaperFormat(value)) keep({ format: value });
        }}
      />
      <NativeSelect
        label={words.logo}
        value={look.logo ?? ''}
        data={[
          { value: '', label: words.noLogo },
          ...pictures.map((picture) => ({ value: picture.id, label: picture.name })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          keep({ logo: value === '' ? null : value });
        }}
      />
      <Switch
        label={words.coloured}
        checked={look.colour !== null}
        onChange={({ currentTarget: { checked } }) => {
          keep({ colour: checked ? FIRST_COLOUR : null });
        }}
      />
      {look.colour !== null && (
        <TextInput
          key={look.colour}
          type="color"
          w="6rem"
          label={words.colour}
          defaultValue={look.colour}
          // Once the choice is made, not for every shade on the way.
          onBlur={({ currentTarget: { value } }) => {
            if (value !== look.colour) keep({ colour: value });
          }}
        />
      )}
    </Group>
  );
}
