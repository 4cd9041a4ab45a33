/** Fetched once a file lacks something: its words are in no first load. */
export { sayLeftOut } from '@ronde/core/documents/problems/left-out-words.ts';
