export { ENGLISH as sentences } from '@ronde/core/tournament/words/en.ts';
