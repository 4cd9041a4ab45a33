import { sha256 } from '../../formats/tournament-file/sha256.ts';
import { TERMS, termIn, type Terms } from './terms.ts';

/** Letters enough to tell the versions of one event's regulations apart. */
const LETTERS = 8;

/** Names a version of the regulations by what they say: the same words, the same version. */
export const versionOfTerms = (terms: Terms): string =>
  sha256(JSON.stringify(TERMS.map((term) => [term, termIn(terms, term)]))).slice(0, LETTERS);
