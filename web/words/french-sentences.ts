export { FRENCH as sentences } from '@ronde/core/tournament/words/fr.ts';
