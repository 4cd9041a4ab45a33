import type { Question } from '@ronde/core/decisions/situations/situation.ts';
import type { SituationName } from '@ronde/core/decisions/situations/situation-titles.ts';
import { SITUATIONS } from '@ronde/core/decisions/situations/situations.ts';
import type { Colour } from '@ronde/core/rules/colour.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import {
  knownAnswer,
  type KnownAnswer,
  type PlaceOfDecision,
} from '@ronde/core/tournament/incidents/known-answer.ts';
import type { KnownAtBoards } from '@ronde/core/tournament/views/known-at-boards.ts';
import { formatTime } from '../desk/dates.ts';
import { KNOWN_WORDS } from './known-words.ts';
import type { Given } from './question-line.ts';
import { readWhole } from './question-text.ts';

/** What stands in the field before anybody types, and the sentence that says from what. */
export interface FilledIn {
  readonly text: string;
  readonly why: string;
}

/** What the page knows when a question is asked at a board. */
export interface AtHand {
  readonly known: KnownAtBoards | null;
  readonly place: PlaceOfDecision;
  /** The name of the player of the place; empty where nobody is chosen. */
  readonly name: string;
  /** The player’s colour; null where nobody is chosen. */
  readonly colour: Colour | null;
  /** The server’s time in milliseconds. */
  readonly now: number;
}

/** What the event answers of a question, for its field; null where it knows nothing that fits. */
export function filledIn(
  situation: SituationName,
  key: string,
  question: Question,
  { known, place, name, now }: AtHand,
  language: Language,
): FilledIn | null {
  if (known === null || (question.kind !== 'whole' && question.kind !== 'wholeOrNone')) return null;
  const found = knownAnswer(situation, key, known, place, now);
  if (found === null) return null;
  const text = found.answer === null ? '' : String(found.answer);
  if (text !== '' && readWhole(text, question) === null) return null;
  return { text, why: sayKnown(found, name, language) };
}

function sayKnown(found: KnownAnswer, name: string, language: Language): string {
  const words = KNOWN_WORDS[language];
  switch (found.from) {
    case 'illegalMoves': {
      const moves = found.at.map((at, index) => words.nth(index + 1, formatTime(at, language)));
      return moves.length === 0 ? words.none(name) : words.some(name, moves.join(', '));
    }
    case 'defaultTime':
      return found.answer === null
        ? words.silent(found.minutes, found.article)
        : words.announced(found.minutes);
    case 'start':
      return words.start(formatTime(found.at, language));
  }
}

/** Answers that are not what the event knows: the board was chosen after them, or somebody wrote since. */
export function otherThanKnown(
  situation: SituationName,
  given: Given,
  { known, place, name, now }: AtHand,
  language: Language,
): readonly string[] {
  if (known === null) return [];
  const words = KNOWN_WORDS[language];
  return Object.keys(SITUATIONS[situation].questions).flatMap((key) => {
    const found = Object.hasOwn(given, key) ? knownAnswer(situation, key, known, place, now) : null;
    // Minutes pass while the questions are answered.
    if (found === null || found.from === 'start' || found.answer === given[key]) return [];
    const answer = given[key] === null ? words.nothing : String(given[key]);
    return [`${sayKnown(found, name, language)} ${words.answered(answer)}`];
  });
}
