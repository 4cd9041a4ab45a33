import { NativeSelect, Select, TextInput } from '@mantine/core';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { OpensDialog } from '../../parts/opens-dialog.tsx';
import { distinctNames } from '../../parts/distinct-names.ts';
import { figureText } from './figure-text.ts';
import { valueTyped } from './play-off-steps.ts';
import { tieBreakHead } from './tie-break-head.ts';
import { SETTLE_WORDS } from './settle-words.ts';

/** Values of tie-breaks that the event's regulations define (C.07 4.1). */
export function OwnValues({ view }: { readonly view: StandingsView }): ReactNode {
  const words = useWords(SETTLE_WORDS);
  return (
    <OpensDialog label={words.values}>
      {(close) => <ValuesDialog view={view} onClose={close} />}
    </OpensDialog>
  );
}

function ValuesDialog(props: {
  readonly view: StandingsView;
  readonly onClose: () => void;
}): ReactNode {
  const { view, onClose } = props;
  const words = useWords(SETTLE_WORDS);
  const language = useLanguage();
  const [descriptor, setDescriptor] = useState(view.byHand[0] ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const value = valueTyped(typed);
  const wrong = value === null && typed.trim() !== '';
  const player = view.rows.find(({ id }) => id === chosen)?.id ?? null;
  const column = view.descriptors.indexOf(descriptor);
  const nameOf = distinctNames(view.rows);
  return (
    <DecisionDialog
      title={words.valuesTitle}
      text={words.valuesText}
      leave={words.close}
      decide={words.set}
      ready={player !== null}
      command={() => {
        setTried(true);
        if (player === null || wrong) return null;
        return { type: 'setTieBreakValue', player, descriptor, value };
      }}
      onDone={() => {
        setChosen(null);
        setTyped('');
        setTried(false);
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={words.tieBreak}
        value={descriptor}
        data={view.byHand.map((value) => ({
          value,
          label: tieBreakHead(value, view.edition, language).short,
        }))}
        onChange={(event) => {
          setDescriptor(event.currentTarget.value);
        }}
      />
      <Select
        label={words.player}
        searchable
        value={chosen}
        data={view.rows.map((row) => {
          const figure = row.figures[column];
          const now = figure === undefined ? '' : figureText(figure, language);
          const name = nameOf(row);
          return { value: row.id, label: now === '' ? name : `${name} · ${now}` };
        })}
        onChange={setChosen}
      />
      <TextInput
        label={words.value}
        inputMode="decimal"
        value={typed}
        error={tried && wrong ? words.notAValue : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
    </DecisionDialog>
  );
}
