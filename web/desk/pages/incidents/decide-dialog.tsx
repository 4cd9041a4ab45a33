import { TextInput } from '@mantine/core';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import type { IncidentLine } from '@ronde/core/tournament/views/incidents.ts';
import { useState, type ReactNode } from 'react';
import { penaltyDraft, readPenalty, type PenaltyDraft } from '../../../decisions/penalty-draft.ts';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';
import { PenaltyFields } from './penalty-fields.tsx';

/** What is decided on an incident, with the penalties of 12.9; a later decision takes its place. */
export function DecideDialog(props: {
  readonly line: IncidentLine;
  readonly fineUpTo: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const { line, fineUpTo, onClose } = props;
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const { decision, number } = line;
  const [text, setText] = useState(decision?.text ?? '');
  const [article, setArticle] = useState(decision?.article ?? '');
  const [drafts, setDrafts] = useState<readonly PenaltyDraft[]>(
    (decision?.penalties ?? []).map((one) => penaltyDraft(one, language)),
  );
  const [tried, setTried] = useState(false);
  return (
    <DecisionDialog
      title={words.decideHeading(number)}
      text={words.decideAbout}
      leave={words.cancel}
      decide={words.save}
      ready
      command={() => {
        setTried(true);
        const penalties = drafts.flatMap((one) => readPenalty(one) ?? []);
        if (text.trim() === '' || penalties.length < drafts.length) return null;
        return { type: 'decideIncident', number, article, text: text.trim(), penalties };
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        label={words.decisionText}
        description={words.textHint}
        maxLength={LONGEST_LINE}
        data-autofocus
        value={text}
        error={tried && text.trim() === '' ? words.decisionMissing : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <TextInput
        label={words.article}
        description={words.articleHint}
        maxLength={LONGEST_LINE}
        value={article}
        onChange={(event) => {
          setArticle(event.currentTarget.value);
        }}
      />
      {line.player !== null && (
        <PenaltyFields drafts={drafts} fineUpTo={fineUpTo} tried={tried} onChange={setDrafts} />
      )}
    </DecisionDialog>
  );
}
