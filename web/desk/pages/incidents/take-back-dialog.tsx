import { TextInput } from '@mantine/core';
import { LONGEST_LINE } from '@ronde/core/rules/text-bounds.ts';
import { useState, type ReactNode } from 'react';
import { DecisionDialog } from '../../event/decision-dialog.tsx';
import { useWords } from '../../language.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';

/** An incident that was none, or whose decision fell on appeal. */
export function TakeBackDialog(props: {
  readonly number: number;
  readonly onClose: () => void;
}): ReactNode {
  const { number, onClose } = props;
  const words = useWords(INCIDENT_WORDS);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <DecisionDialog
      title={words.takeBackHeading(number)}
      text={words.takeBackAbout}
      leave={words.cancel}
      decide={words.takeBack}
      ready
      command={() => {
        setTried(true);
        const said = reason.trim();
        return said === '' ? null : { type: 'takeBackIncident', number, reason: said };
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <TextInput
        label={words.reason}
        maxLength={LONGEST_LINE}
        data-autofocus
        value={reason}
        error={tried && reason.trim() === '' ? words.reasonMissing : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
        }}
      />
    </DecisionDialog>
  );
}
