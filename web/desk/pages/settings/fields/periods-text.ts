import { readPeriodsOfPlay } from '@ronde/core/rules/read-rate-of-play.ts';
import type { PeriodsWords } from './periods-words.ts';

/** A rate of play period by period, in words; null where it has one period, from the first move. */
export function periodsText(timeControl: string, words: PeriodsWords): string | null {
  const read = readPeriodsOfPlay(timeControl);
  if (read === null) return null;
  const { periods, incrementFrom } = read;
  const later = incrementFrom !== null && incrementFrom > 1;
  if (periods.length < 2 && !later) return null;
  const said = periods.map(({ moves, minutes, increment }) => {
    const time =
      moves !== null
        ? words.moves(moves, minutes)
        : periods.length === 1
          ? words.only(minutes)
          : words.rest(minutes);
    return increment === null || increment === 0 ? time : `${time} ${words.seconds(increment)}`;
  });
  return `${said.join(words.then)}${later ? ` ${words.from(incrementFrom)}` : ''}.`;
}
