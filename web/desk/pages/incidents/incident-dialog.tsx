import { Button, Group, Modal, Stack } from '@mantine/core';
import { saidIn } from '@ronde/core/tournament/incidents/said-in.ts';
import { incidentKindName } from '@ronde/core/tournament/incidents/say-told.ts';
import type { IncidentLine } from '@ronde/core/tournament/views/incidents.ts';
import { writerName } from '@ronde/core/tournament/words/writer-text.ts';
import { useState, type ReactNode } from 'react';
import { formatInstant } from '../../dates.ts';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { decisionText, placeText } from './incident-columns.tsx';
import { IncidentPhotos } from './incident-photos.tsx';
import { INCIDENT_WORDS } from './incident-words.ts';
import classes from './incidents.module.css';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { ToldDialog } from './told-dialog.tsx';
import { WhatFollows } from './what-follows.tsx';

/** One incident whole: what happened, what was decided, what follows, and what may be done with it. */
export function IncidentDialog(props: {
  readonly line: IncidentLine;
  readonly fineUpTo: number | null;
  readonly onClose: () => void;
}): ReactNode {
  const { line, fineUpTo, onClose } = props;
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const may = useMay();
  const [asking, setAsking] = useState<'decide' | 'change' | 'takeBack' | null>(null);
  const back = (): void => {
    setAsking(null);
  };
  if (asking === 'decide') return <DecideDialog line={line} fineUpTo={fineUpTo} onClose={back} />;
  if (asking === 'change') return <ToldDialog line={line} onClose={back} />;
  if (asking === 'takeBack') return <TakeBackDialog number={line.number} onClose={back} />;
  const place = placeText(line);
  const facts: readonly (readonly [string, string])[] = [
    ...(place === '' ? [] : [[words.place, place] as const]),
    ...(line.playerName === null ? [] : [[words.player, line.playerName] as const]),
    [words.kind, incidentKindName(line.kind, language)],
    [words.text, saidIn(line, language)],
    ...(line.score === undefined ? [] : [[words.score, line.score] as const]),
    [words.decision, decisionText(line, language)],
    [words.at, formatInstant(line.at, language)],
    [words.by, writerName(line.by, language)],
  ];
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={words.incidentNo(line.number)}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Stack>
        <dl className={classes['facts']}>
          {facts.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <WhatFollows line={line} />
        <IncidentPhotos incident={line.number} open={line.takenBack === null} />
        {line.takenBack === null && (
          <Group justify="flex-end" className="no-print">
            {may('takeBackIncident') && (
              <Button
                variant="default"
                onClick={() => {
                  setAsking('takeBack');
                }}
              >
                {words.takeBack}
              </Button>
            )}
            {may('changeIncident') && (
              <Button
                variant="default"
                onClick={() => {
                  setAsking('change');
                }}
              >
                {words.change}
              </Button>
            )}
            {may('decideIncident') && (
              <Button
                variant={line.decision === null ? 'filled' : 'default'}
                onClick={() => {
                  setAsking('decide');
                }}
              >
                {line.decision === null ? words.decide : words.decideAgain}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Modal>
  );
}
