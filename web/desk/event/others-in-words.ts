import type { Language } from '@ronde/core/rules/language.ts';
import type { LogPage } from '@ronde/core/tournament/views/log.ts';
import { ask } from '../../api/ask.ts';
import { writerText } from '@ronde/core/tournament/words/writer-text.ts';
import { formatTime } from '../dates.ts';
import type { Other } from './send-command.ts';
import { viewPath } from './use-view.ts';

/** One line an entry of somebody else: when, who, what. Without the log, who and when remain. */
export async function othersInWords(
  tournament: string,
  others: readonly Other[],
  language: Language,
): Promise<string[]> {
  const last = Math.max(...others.map(({ position }) => position));
  const path = `log?lang=${language}&before=${last + 1}&limit=50`;
  const page = await ask<LogPage>(viewPath(tournament, path)).catch(() => null);
  const words = new Map(page?.lines.map((line) => [line.position, line.words]));
  return others.map(({ position, at, by }) =>
    [
      formatTime(at, language),
      by === undefined ? '' : writerText(by, language),
      words.get(position),
    ]
      .filter(Boolean)
      .join(' · '),
  );
}
