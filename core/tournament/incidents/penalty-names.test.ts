import { describe, expect, it } from 'vitest';
import { PENALTY_KINDS, type PenaltyKind } from '../../decisions/penalties/ladder.ts';
import { PENALTY_WORDS } from '../../decisions/penalties/penalty-words.ts';
import { playerId } from '../../rules/identity.ts';
import { LANGUAGES, type Language } from '../../rules/language.ts';
import { points } from '../../rules/points.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { logPage } from '../views/log.ts';
import { sayRefusal } from '../words/say.ts';
import type { GivenPenalty } from './incident.ts';
import { penaltyText } from './penalty-text.ts';

const WHOLE: Readonly<Record<PenaltyKind, GivenPenalty>> = {
  warning: { kind: 'warning' },
  timeToOpponent: { kind: 'timeToOpponent', seconds: 120 },
  timeFromPlayer: { kind: 'timeFromPlayer', seconds: 60 },
  pointsToOpponent: { kind: 'pointsToOpponent', points: points(0.5) },
  pointsFromPlayer: { kind: 'pointsFromPlayer', points: points(0.5) },
  loss: { kind: 'loss' },
  fine: { kind: 'fine', amount: 5000 },
  exclusion: { kind: 'exclusion', rounds: [2, 3] },
  expulsion: { kind: 'expulsion' },
};
const CODES = [...PENALTY_KINDS, 'player', 'board', 'seconds', 'amount', 'rounds'];
const everywhere = PENALTY_KINDS.flatMap((kind) =>
  LANGUAGES.map((language): [PenaltyKind, Language] => [kind, language]),
);

const begun = (): PlayedEvent =>
  new PlayedEvent(
    { rounds: 5, initialColour: 'white', regulations: { ...NO_REGULATIONS, fineUpTo: 5000 } },
    4,
  ).pairs(1, 'a-c b-d');
const incident = { type: 'enterIncident', kind: 'other', text: 'so' } as const;
const decision = { type: 'decideIncident', number: 1, article: '', text: 'so' } as const;

/** The sentence names the penalty, and what is left of it has no code. */
function isNamed(sentence: string, kind: PenaltyKind, language: Language): void {
  const name = PENALTY_WORDS[language][kind];
  expect(sentence).toContain(name);
  const others = sentence.replaceAll(name, '').split(/[^\p{L}]+/u);
  // English has words that are codes too: only those that nobody would write are looked for there.
  const codes = language === 'fr' ? CODES : CODES.filter((code) => /[A-Z]/.test(code));
  expect(others.filter((word) => codes.includes(word))).toEqual([]);
}

/** The sentence of a refused decision; empty where it is not refused. */
function refused(event: PlayedEvent, penalty: GivenPenalty, language: Language): string {
  const objection = event.objects({ ...decision, penalties: [penalty] });
  return objection !== undefined && 'refusal' in objection
    ? sayRefusal(objection.refusal, language)
    : '';
}

describe('[E.01 12.9] penalties are called by their names', () => {
  it.each(everywhere)('%s in a refusal (%s)', (kind, language) => {
    // Nobody is said to be concerned.
    isNamed(refused(begun().does(incident), WHOLE[kind], language), kind, language);
  });

  it.each(everywhere)('%s without its figure or its game (%s)', (kind, language) => {
    const concerned = begun().does({ ...incident, player: playerId('a') });
    const sentence = refused(concerned, { kind }, language);
    if (kind === 'warning' || kind === 'expulsion') expect(sentence).toBe('');
    else isNamed(sentence, kind, language);
  });

  it.each(everywhere)('%s that the edition does not list (%s)', (kind, language) => {
    const event = begun()
      .does({ type: 'pinEdition', chapter: 'laws', edition: 'laws-2001' })
      .does({ ...incident, round: 1, board: 1, player: playerId('a') });
    const sentence = refused(event, WHOLE[kind], language);
    if (sentence !== '') isNamed(sentence, kind, language);
    // Fines and exclusions from rounds came later (2001: 13.4).
    if (kind === 'fine' || kind === 'exclusion') expect(sentence).not.toBe('');
  });

  it.each(everywhere)('%s in the history, on a card and in the minutes (%s)', (kind, language) => {
    const event = begun()
      .does({ ...incident, round: 1, board: 1, player: playerId('a') })
      .does({ ...decision, penalties: [WHOLE[kind]] });
    isNamed(logPage(event.ledger, { language }).lines[0]?.words ?? '', kind, language);
    isNamed(penaltyText(WHOLE[kind], language), kind, language);
  });
});
