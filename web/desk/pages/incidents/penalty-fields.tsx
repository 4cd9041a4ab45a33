import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { PENALTY_KINDS, type PenaltyKind } from '@ronde/core/decisions/penalties/ladder.ts';
import { PENALTY_WORDS } from '@ronde/core/decisions/penalties/penalty-words.ts';
import type { ReactNode } from 'react';
import { DECISION_WORDS } from '../../../decisions/decision-words.ts';
import { figureOf, readPenalty, type PenaltyDraft } from '../../../decisions/penalty-draft.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';

/** The ladder of 12.9: what is ticked is given, each with the figure it needs. */
export function PenaltyFields(props: {
  readonly drafts: readonly PenaltyDraft[];
  /** Which rungs are offered; all of them where nothing is said. */
  readonly kinds?: readonly PenaltyKind[];
  /** In cents; null where none was announced. */
  readonly fineUpTo: number | null;
  /** Say which figure cannot be read. */
  readonly tried: boolean;
  readonly onChange: (drafts: readonly PenaltyDraft[]) => void;
}): ReactNode {
  const { drafts, kinds = PENALTY_KINDS, fineUpTo, tried, onChange } = props;
  const words = useWords(INCIDENT_WORDS);
  const said = useWords(DECISION_WORDS);
  const language = useLanguage();
  const names = PENALTY_WORDS[language];
  return (
    <Stack gap="xs" role="group" aria-label={words.penaltiesOf}>
      <Text size="sm" fw={500}>
        {words.penaltiesOf}
      </Text>
      {kinds.map((kind) => {
        const draft = drafts.find((one) => one.kind === kind);
        const figure = figureOf(kind);
        const unannounced = kind === 'fine' && fineUpTo === null;
        return (
          <Group key={kind} gap="sm" align="center">
            <Checkbox
              label={names[kind]}
              checked={draft !== undefined}
              disabled={unannounced && draft === undefined}
              description={
                kind !== 'fine'
                  ? undefined
                  : fineUpTo === null
                    ? words.noFine
                    : words.fineUpTo((fineUpTo / 100).toLocaleString(language))
              }
              onChange={(event) => {
                const others = drafts.filter((one) => one.kind !== kind);
                onChange(event.currentTarget.checked ? [...others, { kind, figure: '' }] : others);
              }}
            />
            {draft !== undefined && figure !== null && (
              <TextInput
                aria-label={said.figureOf(names[kind], said.figures[figure])}
                placeholder={said.figures[figure]}
                value={draft.figure}
                error={tried && readPenalty(draft) === null ? said.badFigure : undefined}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  onChange(
                    drafts.map((one) => (one.kind === kind ? { kind, figure: typed } : one)),
                  );
                }}
              />
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
