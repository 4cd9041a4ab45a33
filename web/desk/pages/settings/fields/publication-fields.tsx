import { Switch } from '@mantine/core';
import { PUBLIC_PAGES } from '@ronde/core/tournament/settings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import type { FieldsProps } from './fields-props.ts';
import { FIELDS_WORDS } from './fields-words.ts';

/** Which pages everybody may see. */
export function PublicationFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(FIELDS_WORDS);
  return (
    <div className={classes['switches']}>
      {PUBLIC_PAGES.map((page) => (
        <Switch
          key={page}
          label={words.publicPages[page].name}
          description={words.publicPages[page].about}
          checked={settings.publication[page]}
          onChange={(event) => {
            const shown = event.currentTarget.checked;
            change({ publication: { ...settings.publication, [page]: shown } });
          }}
        />
      ))}
    </div>
  );
}
