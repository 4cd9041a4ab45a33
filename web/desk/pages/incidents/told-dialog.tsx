import { NativeSelect, TextInput } from '@mantine/core';
import { SITUATION_TITLES } from '@ronde/core/decisions/situations/situation-titles.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import {
  INCIDENT_KINDS,
  type IncidentKind,
  type ToldIncident,
} from '@ronde/core/tournament/incidents/incident.ts';
import type { IncidentLine } from '@ronde/core/tournament/views/incidents.ts';
import type { OverviewAnswer } from '@ronde/server/api/overview.ts';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { publishedOf } from '../../event/open-rounds.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';
import { NO_PLACE, PlaceFields, type Place } from './place-fields.tsx';

/** What is said of a place in a request. */
export const toldPlace = ({
  round,
  board,
  player,
}: Place): Omit<ToldIncident, 'kind' | 'text'> => ({
  ...(round === null ? {} : { round }),
  ...(board === null ? {} : { board }),
  ...(player === null ? {} : { player }),
});

/** An incident is entered, or what was written of it is changed. */
export function ToldDialog(props: {
  /** The one that is changed; null for a new one. */
  readonly line: IncidentLine | null;
  readonly onClose: () => void;
}): ReactNode {
  const { line, onClose } = props;
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const { data } = useView<OverviewAnswer>('');
  const [kind, setKind] = useState<IncidentKind>(line?.kind ?? 'other');
  const latest = publishedOf(data?.overview.rounds ?? []).at(-1) ?? null;
  const [place, setPlace] = useState<Place>(line ?? { ...NO_PLACE, round: latest });
  const [text, setText] = useState(line?.text ?? '');
  const [tried, setTried] = useState(false);
  return (
    <DecisionDialog
      title={line === null ? words.enter : words.changeHeading(line.number)}
      text={line === null ? words.about : words.changeAbout}
      leave={words.cancel}
      decide={words.save}
      ready
      command={() => {
        setTried(true);
        if (text.trim() === '') return null;
        const told = { kind, ...toldPlace(place), text: text.trim() };
        return line === null
          ? { type: 'enterIncident', ...told }
          : { type: 'changeIncident', number: line.number, ...told };
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <NativeSelect
        label={words.kind}
        value={kind}
        data={kindChoices(language, words.otherKind)}
        onChange={({ currentTarget: { value } }) => {
          setKind(INCIDENT_KINDS.find((one) => one === value) ?? 'other');
        }}
      />
      <PlaceFields place={place} onChange={setPlace} />
      <TextInput
        label={words.text}
        description={words.textHint}
        maxLength={LONGEST_LINE}
        data-autofocus
        value={text}
        error={tried && text.trim() === '' ? words.textMissing : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
    </DecisionDialog>
  );
}

/** Situations by their names, and first what is none of them. */
const kindChoices = (
  language: Language,
  other: string,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: 'other', label: other },
  ...INCIDENT_KINDS.flatMap((kind) =>
    kind === 'other' ? [] : [{ value: kind, label: SITUATION_TITLES[kind][language] }],
  ).sort((one, two) => one.label.localeCompare(two.label, language)),
];
