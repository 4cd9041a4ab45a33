import { Button, Group, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PresetShown } from '@ronde/server/api/presets.ts';
import { IconDeviceFloppy, IconPencil, IconTrash } from '../../../icons.tsx';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../../language.tsx';
import { NameDialog } from './name-dialog.tsx';
import { choiceOf, listChosen, presetChoices, valueOf } from './preset-choice.ts';
import { PRESET_WORDS } from './preset-words.ts';
import { presetsOf, type TieBreakUse } from './tie-break-list.ts';
import { TIE_BREAK_WORDS } from './tie-break-words.ts';
import { usePresets, type Presets } from './use-presets.ts';

/** Lists to take over, those of the books and one's own; the list on screen kept under a name. */
export function PresetField(props: {
  readonly use: TieBreakUse;
  readonly value: readonly string[];
  readonly onChange: (list: readonly string[]) => void;
}): ReactNode {
  const { use, value, onChange } = props;
  const words = useWords(TIE_BREAK_WORDS);
  const own = useWords(PRESET_WORDS);
  const language = useLanguage();
  const kept = usePresets();
  const [lastChosen, setLastChosen] = useState<string | null>(null);
  const [naming, setNaming] = useState<{ readonly before: PresetShown | null } | null>(null);
  const choices = presetChoices(presetsOf(use), kept.presets);
  const same = choiceOf(choices, value, lastChosen);
  const mine = same?.kind === 'own' ? same.preset : null;
  const ofBooks = choices.flatMap((one) =>
    one.kind === 'own' ? [] : [{ value: valueOf(one), label: one.preset.name[language] }],
  );
  const ofPeople = choices.flatMap((one) =>
    one.kind === 'own' ? [{ value: valueOf(one), label: one.preset.name }] : [],
  );
  return (
    <>
      <NativeSelect
        label={words.preset}
        value={same === null ? '' : valueOf(same)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const list = listChosen(choices, chosen);
          if (list === null) return;
          setLastChosen(chosen);
          onChange(list);
        }}
        data={[
          ...(same ? [] : [{ value: '', label: words.own }]),
          ...(ofPeople.length === 0
            ? ofBooks
            : [
                { group: own.mine, items: ofPeople },
                { group: own.recommended, items: ofBooks },
              ]),
        ]}
      />
      {kept.mayChange && (
        <Group gap="xs" mt="xs">
          {mine === null ? (
            <Button
              variant="default"
              leftSection={<IconDeviceFloppy size={16} aria-hidden />}
              disabled={value.length === 0 || same !== null}
              onClick={() => {
                setNaming({ before: null });
              }}
            >
              {own.save}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => {
                  setNaming({ before: mine });
                }}
              >
                {own.rename}
              </Button>
              <Button
                variant="default"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => void remove(mine, kept, own)}
              >
                {own.remove}
              </Button>
            </>
          )}
        </Group>
      )}
      {naming !== null && (
        <NameDialog
          before={naming.before?.name ?? null}
          names={kept.presets.map(({ name }) => name)}
          onClose={() => {
            setNaming(null);
          }}
          onName={async (name) => {
            const { before } = naming;
            const done = await kept.keep(
              { name, tieBreaks: before?.tieBreaks ?? value },
              before?.name,
            );
            if (!done) return;
            setNaming(null);
            notifications.show({ message: own.saved(name), autoClose: 3_000 });
          }}
        />
      )}
    </>
  );
}

/** Gone at once, and back with one click. */
async function remove(
  preset: PresetShown,
  kept: Presets,
  words: (typeof PRESET_WORDS)['en'],
): Promise<void> {
  if (!(await kept.remove(preset.name))) return;
  const id = notifications.show({
    autoClose: 15_000,
    message: (
      <>
        {words.removed(preset.name)}{' '}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            void kept.keep(preset);
          }}
        >
          {words.putBack}
        </Button>
      </>
    ),
  });
}
