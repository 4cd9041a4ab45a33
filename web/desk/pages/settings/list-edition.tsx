import { Alert, Button } from '@mantine/core';
import { editionById } from '@ronde/core/rules/editions/registry.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { editionOfList } from '@ronde/core/tournament/tie-break-presets.ts';
import type { ReactNode } from 'react';
import { useDo } from '../../event/use-command.tsx';
import { useMay } from '../../event/use-may.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { SETTINGS_WORDS } from './settings-words.ts';

/** A list of another epoch under the rules of today: says so, and pins its own edition. */
export function ListEdition(props: {
  readonly settings: Settings;
  readonly pinned: string;
}): ReactNode {
  const { tieBreaks, system, kind } = props.settings;
  const words = useWords(SETTINGS_WORDS);
  const language = useLanguage();
  const act = useDo();
  const may = useMay();
  const edition = editionOfList(tieBreaks, system, kind);
  if (edition === null || edition === props.pinned) return null;
  const nameOf = (id: string): string => editionById(id)?.name[language] ?? id;
  return (
    <Alert color="yellow" mb="sm">
      {words.listOfEdition(nameOf(edition), nameOf(props.pinned))}{' '}
      {may('pinEdition') && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void act({ type: 'pinEdition', chapter: 'tieBreaks', edition })}
        >
          {words.pinListEdition}
        </Button>
      )}
    </Alert>
  );
}
