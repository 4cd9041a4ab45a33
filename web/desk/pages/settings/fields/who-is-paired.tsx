import { NativeSelect } from '@mantine/core';
import type { SystemName } from '@ronde/core/pairing/systems.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { Settings } from '@ronde/core/tournament/settings.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { WHO_IS_PAIRED_WORDS } from './who-is-paired-words.ts';

const KINDS = ['individual', 'team'] as const;

/** Players or teams; the system and the tie-breaks follow, as few are for both. */
export function WhoIsPaired({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(WHO_IS_PAIRED_WORDS);
  const choose = (kind: Settings['kind']): void => {
    const system: SystemName = kind === 'team' ? 'teamSwiss' : 'dutch';
    const [usual] = presetsFor(system, kind);
    change({
      kind,
      system,
      team: kind === 'team' ? USUAL_TEAMS : null,
      acceleration: { method: 'none' },
      tieBreaks: usual?.descriptors ?? [],
    });
  };
  return (
    <NativeSelect
      className={classes['wide']}
      label={words.kind}
      value={settings.kind}
      data={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      onChange={({ currentTarget: { value } }) => {
        const kind = KINDS.find((one) => one === value);
        if (kind !== undefined) choose(kind);
      }}
    />
  );
}
