import { TITLES_2003 } from './titles-2003.ts';
import { TITLES_2017 } from './titles-2017.ts';
import { TITLES_2022, TITLES_2024 } from './titles-2022.ts';

/** Oldest first. */
export const TITLE_EDITIONS = [TITLES_2003, TITLES_2017, TITLES_2022, TITLES_2024] as const;
