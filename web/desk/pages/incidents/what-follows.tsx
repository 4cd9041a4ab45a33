import { Button, Group, Text } from '@mantine/core';
import type { Language } from '@ronde/core/rules/language.ts';
import { displayChange } from '@ronde/core/rules/points.ts';
import type { FollowUpLine, IncidentLine } from '@ronde/core/tournament/views/incidents.ts';
import type { ReactNode } from 'react';
import { resultText } from '../../../words/results.ts';
import { useDo } from '../../event/use-command.tsx';
import { useEvent } from '../../event/event-context.tsx';
import { useMay } from '../../event/use-may.ts';
import { viewPath } from '../../event/use-view.ts';
import { IconCheck } from '../../icons.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { INCIDENT_WORDS } from './incident-words.ts';

/** What a decision asks for elsewhere, one touch each, and the notices to hand over. */
export function WhatFollows({ line }: { readonly line: IncidentLine }): ReactNode {
  const words = useWords(INCIDENT_WORDS);
  const { follows } = line;
  return (
    <>
      {follows.length > 0 && (
        <section aria-label={words.follows} className="no-print">
          <Text fw={600} size="sm" mb={4}>
            {words.follows}
          </Text>
          <Group gap="xs">
            {follows.map((one, index) => (
              <FollowUpButton key={index} line={one} />
            ))}
          </Group>
        </section>
      )}
      <Notices line={line} />
    </>
  );
}

function FollowUpButton({ line }: { readonly line: FollowUpLine }): ReactNode {
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const may = useMay();
  const act = useDo();
  const { busy, run } = useOneAtATime();
  const text = followText(line, language);
  if (line.done) {
    return (
      <Text size="sm" c="dimmed">
        <IconCheck size={16} aria-hidden /> {text} ({words.done})
      </Text>
    );
  }
  if (!may(line.command.type)) return null;
  return (
    <Button
      variant="default"
      loading={busy}
      onClick={() => {
        run(() => act(line.command));
      }}
    >
      {text}
    </Button>
  );
}

function followText({ command, playerName }: FollowUpLine, language: Language): string {
  const { followTexts } = INCIDENT_WORDS[language];
  switch (command.type) {
    case 'adjustPoints':
      return followTexts.adjustPoints(playerName, displayChange(command.points, language));
    case 'grantBye':
      return followTexts.grantBye(playerName, command.round);
    case 'expel':
      return followTexts.expel(playerName);
    case 'enterResult':
      return followTexts.enterResult(command.board, resultText(command.outcome, language));
  }
}

/** A warning has a notice of its own, every other penalty the one of penalties; any decision may be appealed. */
function Notices({ line }: { readonly line: IncidentLine }): ReactNode {
  const words = useWords(INCIDENT_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  const { decision, player, takenBack, number } = line;
  if (decision === null || player === null || takenBack !== null) return null;
  const warns = decision.penalties.some(({ kind }) => kind === 'warning');
  const punishes = decision.penalties.some(({ kind }) => kind !== 'warning');
  const forms = [
    ...(punishes ? ['penalty' as const] : []),
    ...(warns ? ['warning' as const] : []),
    'appeal' as const,
  ];
  return (
    <section aria-label={words.notices} className="no-print">
      <Text fw={600} size="sm" mb={4}>
        {words.notices}
      </Text>
      <Group gap="xs">
        {forms.map((form) => (
          <Button
            key={form}
            component="a"
            variant="default"
            target="_blank"
            href={`${viewPath(id, `forms/${form}`)}?lang=${language}&incident=${number}`}
          >
            {words.noticeNames[form]}
          </Button>
        ))}
      </Group>
    </section>
  );
}
