import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { aidsFor, aidsIn, isMaterial } from '@ronde/core/decisions/needs/aids.ts';
import {
  AID_COLUMNS,
  AIDS,
  ASSISTANT_STANDINGS,
  NEED_KINDS,
  NO_NEEDS,
  type Aid,
  type Assistant,
  type PlayerNeeds,
} from '@ronde/core/decisions/needs/need.ts';
import { NEEDS_WORDS } from '@ronde/core/decisions/needs/needs-words.ts';
import type { PlayerId } from '@ronde/core/rules/identity.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { PlayerNeedsLine } from '@ronde/core/tournament/views/needs.ts';
import type { PlayersView } from '@ronde/core/tournament/views/players.ts';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { playerOptions } from '../../parts/distinct-names.ts';
import { NEEDS_PAGE_WORDS } from './needs-page-words.ts';

/** The sheet that is filled in with a player (LA 7.1 to 7.4). */
export function NeedsDialog(props: {
  /** Null where the player is chosen here. */
  readonly player: { readonly id: PlayerId; readonly name: string } | null;
  readonly noted: readonly Pick<PlayerNeedsLine, 'player' | 'needs'>[];
  readonly onClose: () => void;
}): ReactNode {
  const { player, noted, onClose } = props;
  const words = useWords(NEEDS_PAGE_WORDS);
  const { data } = useView<PlayersView>('players', player === null);
  const notedOf = (id: PlayerId | null): PlayerNeeds =>
    noted.find((line) => line.player === id)?.needs ?? NO_NEEDS;
  const [chosen, setChosen] = useState<PlayerId | null>(player?.id ?? null);
  const [needs, setNeeds] = useState<PlayerNeeds>(() => notedOf(chosen));
  const everybody = data?.players ?? [];
  return (
    <DecisionDialog
      title={player === null ? words.dialog : words.dialogOf(player.name)}
      text={words.dialogAbout}
      leave={words.cancel}
      decide={words.save}
      ready={chosen !== null}
      command={() => (chosen === null ? null : { type: 'noteNeeds', player: chosen, needs })}
      onDone={onClose}
      onClose={onClose}
    >
      {player === null && (
        <NativeSelect
          label={words.player}
          value={chosen ?? ''}
          data={[{ value: '', label: words.choose }, ...playerOptions(everybody)]}
          onChange={({ currentTarget: { value } }) => {
            const id = everybody.find((one) => one.id === value)?.id ?? null;
            setChosen(id);
            setNeeds(notedOf(id));
          }}
        />
      )}
      <NeedsFields needs={needs} onChange={setNeeds} />
    </DecisionDialog>
  );
}

function NeedsFields(props: {
  readonly needs: PlayerNeeds;
  readonly onChange: (needs: PlayerNeeds) => void;
}): ReactNode {
  const { needs, onChange } = props;
  const words = useWords(NEEDS_PAGE_WORDS);
  const said = NEEDS_WORDS[useLanguage()];
  // What the sheets of these kinds name, and what was ticked before.
  const offered = (aid: Aid): boolean =>
    needs.kinds.length === 0 ||
    needs.aids.includes(aid) ||
    needs.kinds.some((kind) => aidsFor(kind).includes(aid));
  const material = needs.aids.filter(isMaterial);
  const withAids = (aids: readonly Aid[]): void => {
    onChange({ ...needs, aids, brings: needs.brings.filter((aid) => aids.includes(aid)) });
  };
  return (
    <Stack gap="sm">
      <Checkbox.Group
        label={words.kinds}
        description={words.kindsHint}
        value={[...needs.kinds]}
        onChange={(chosen) => {
          onChange({ ...needs, kinds: NEED_KINDS.filter((kind) => chosen.includes(kind)) });
        }}
      >
        <Boxes all={NEED_KINDS} names={said.kinds} />
      </Checkbox.Group>
      {AID_COLUMNS.map((column) => {
        const own = aidsIn(column).filter(offered);
        return (
          <Checkbox.Group
            key={column}
            label={said.columns[column]}
            value={needs.aids.filter((aid) => own.includes(aid))}
            onChange={(chosen) => {
              withAids(
                AIDS.filter((aid) =>
                  own.includes(aid) ? chosen.includes(aid) : needs.aids.includes(aid),
                ),
              );
            }}
          >
            <Boxes all={own} names={said.aids} />
          </Checkbox.Group>
        );
      })}
      {material.length > 0 && (
        <Checkbox.Group
          label={words.brings}
          value={[...needs.brings]}
          onChange={(chosen) => {
            onChange({ ...needs, brings: material.filter((aid) => chosen.includes(aid)) });
          }}
        >
          <Boxes all={material} names={said.aids} />
        </Checkbox.Group>
      )}
      <AssistantFields
        assistant={needs.assistant}
        onChange={(assistant) => {
          onChange({ ...needs, assistant });
        }}
      />
      <Checkbox
        label={words.certificateSeen}
        description={words.certificateHint}
        checked={needs.certificateSeen}
        onChange={({ currentTarget: { checked } }) => {
          onChange({ ...needs, certificateSeen: checked });
        }}
      />
      <TextInput
        label={words.remark}
        maxLength={LONGEST_LINE}
        value={needs.remark ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { remark: _, ...others } = needs;
          onChange(value === '' ? others : { ...others, remark: value });
        }}
      />
    </Stack>
  );
}

function Boxes<T extends string>(props: {
  readonly all: readonly T[];
  readonly names: Readonly<Record<T, string>>;
}): ReactNode {
  return (
    <Stack gap={6} mt={4}>
      {props.all.map((one) => (
        <Checkbox key={one} value={one} label={props.names[one]} />
      ))}
    </Stack>
  );
}

function AssistantFields(props: {
  readonly assistant: Assistant | null;
  readonly onChange: (assistant: Assistant | null) => void;
}): ReactNode {
  const { assistant, onChange } = props;
  const words = useWords(NEEDS_PAGE_WORDS);
  const said = NEEDS_WORDS[useLanguage()];
  return (
    <>
      <NativeSelect
        label={words.assistant}
        value={assistant?.standing ?? ''}
        data={[
          { value: '', label: words.noAssistant },
          ...ASSISTANT_STANDINGS.map((value) => ({ value, label: said.standings[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const standing = ASSISTANT_STANDINGS.find((one) => one === value);
          onChange(standing === undefined ? null : { ...assistant, standing });
        }}
      />
      {assistant !== null && (
        <TextInput
          label={words.assistantName}
          maxLength={LONGEST_LINE}
          value={assistant.name ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { standing } = assistant;
            onChange(value === '' ? { standing } : { standing, name: value });
          }}
        />
      )}
    </>
  );
}
