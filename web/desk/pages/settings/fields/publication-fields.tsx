import { Switch } from '@mantine/core';
import { PUBLIC_PARTS } from '@ronde/core/tournament/settings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { FIELDS_WORDS } from './fields-words.ts';

/** What everybody may see. */
export function PublicationFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(FIELDS_WORDS);
  return (
    <div className={classes['switches']}>
      {PUBLIC_PARTS.map((page) => (
        <Switch
          key={page}
          label={words.publicPages[page].name}
          description={words.publicPages[page].about}
          checked={settings.publication[page] ?? false}
          onChange={(event) => {
            const shown = event.currentTarget.checked;
            change({ publication: { ...settings.publication, [page]: shown } });
          }}
        />
      ))}
    </div>
  );
}
