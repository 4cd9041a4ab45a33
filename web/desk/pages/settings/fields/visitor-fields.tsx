import { Textarea, TextInput } from '@mantine/core';
import { isWebAddress, type PublicNotice } from '@ronde/core/tournament/public-notice.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../../language.tsx';
import classes from './fields.module.css';
import { orNull, type FieldsProps } from './fields-props.ts';
import { VISITOR_WORDS } from './visitor-words.ts';

const LONGEST = 2_000;

/** Contact and regulations, as they stand on the public pages. */
export function VisitorFields({ settings, change }: FieldsProps): ReactNode {
  const words = useWords(VISITOR_WORDS);
  const { publicNotice } = settings;
  const tell = (patch: Partial<PublicNotice>): void => {
    change({ publicNotice: { ...publicNotice, ...patch } });
  };
  const { regulationsLink } = publicNotice;
  return (
    <>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={classes['grid']}>
        <Textarea
          label={words.contact}
          description={words.contactHint}
          autosize
          minRows={2}
          maxLength={LONGEST}
          value={publicNotice.contact ?? ''}
          onChange={({ currentTarget: { value } }) => {
            tell({ contact: orNull(value) });
          }}
        />
        <Textarea
          label={words.regulations}
          description={words.regulationsHint}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={LONGEST}
          value={publicNotice.regulations ?? ''}
          onChange={({ currentTarget: { value } }) => {
            tell({ regulations: orNull(value) });
          }}
        />
        <TextInput
          type="url"
          label={words.link}
          description={words.linkHint}
          maxLength={200}
          value={regulationsLink ?? ''}
          error={
            regulationsLink !== null && !isWebAddress(regulationsLink) ? words.noAddress : undefined
          }
          onChange={({ currentTarget: { value } }) => {
            tell({ regulationsLink: orNull(value.trim()) });
          }}
        />
      </div>
    </>
  );
}
