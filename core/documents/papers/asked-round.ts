import { failure, success, type Result } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import { roundCalled } from '../../tournament/round-called.ts';
import type { Round } from '../../tournament/round.ts';
import { draftOf, roundAtHand, type Tournament } from '../../tournament/state.ts';
import { dayOfRound } from '../../tournament/views/round-times.ts';
import { maySeeRound } from '../../tournament/views/round.ts';
import { sayDay } from '../times/say-time.ts';
import type { PaperAsk, PaperRefusal } from './paper-ask.ts';
import { PAPER_WORDS } from './paper-words.ts';

/** The round a paper is about: the one asked for, else the draft in hand, else the one that is played. */
export function roundOfPaper(
  state: Tournament,
  { round, audience }: Pick<PaperAsk, 'round' | 'audience'>,
): Result<Round, PaperRefusal> {
  const found =
    round === undefined
      ? ((audience === 'staff' ? draftOf(state) : null) ?? roundAtHand(state))
      : state.rounds.find(({ number }) => number === round);
  if (found === undefined) return failure({ code: 'paper.unknownRound', round: round ?? 0 });
  if (found === null) return failure({ code: 'paper.noRound' });
  if (!maySeeRound(state, found, audience)) return failure({ code: 'paper.notPublished' });
  return success(found);
}

/** `Round 3 of 7 · 8 March 2026, 14:00`, with what the round is called. */
export function sayRoundOfPaper(
  state: Tournament,
  round: number,
  { language }: Pick<PaperAsk, 'language'>,
): string {
  const words = PAPER_WORDS[language];
  const { rounds, roundTimes } = state.settings;
  const day = dayOfRound(state, round);
  const when = [day === null ? null : sayDay(day, language), roundTimes[round - 1] ?? null]
    .filter((part) => part !== null)
    .join(', ');
  return [
    fill(words.round, { round, rounds }),
    roundCalled(state.settings, round)?.[language] ?? '',
    when,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
