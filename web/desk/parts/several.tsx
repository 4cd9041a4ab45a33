import { MultiSelect, TagsInput, type MultiSelectProps, type TagsInputProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** A field for several of a list. */
export const SeveralOfAList = (props: MultiSelectProps): ReactNode => <MultiSelect {...props} />;

/** A field for several that are typed. */
export const SeveralTyped = (props: TagsInputProps): ReactNode => <TagsInput {...props} />;
