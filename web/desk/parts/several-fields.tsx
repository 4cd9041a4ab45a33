import type { MultiSelectProps, TagsInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { PartOfPage } from '../later/part-of-page.tsx';
import { SeveralOfAList, SeveralTyped } from './several-later.ts';

/** Chooses several of a list; its code comes after the page. */
export const ChooseSeveral = (props: MultiSelectProps): ReactNode => (
  <PartOfPage>
    <SeveralOfAList {...props} />
  </PartOfPage>
);

/** Takes several words typed one after the other; its code comes after the page. */
export const TypeSeveral = (props: TagsInputProps): ReactNode => (
  <PartOfPage>
    <SeveralTyped {...props} />
  </PartOfPage>
);
