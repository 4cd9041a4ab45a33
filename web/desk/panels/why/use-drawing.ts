import type { RoundDrawing } from '@ronde/core/documents/pairing-explanation/draw-round.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { WHY_WORDS } from './why-words.ts';

/** How a round was paired, as a picture with its words. */
export function useDrawing(round: number, enabled = true): UseQueryResult<RoundDrawing> {
  const language = useLanguage();
  return useView<RoundDrawing>(`rounds/${round}/explanation?lang=${language}`, enabled);
}

/** Boards of a draft whose pair is not the natural one: the arbiter looks at them first. */
export function useDepartures(round: number, draft: boolean): readonly number[] {
  const { data } = useDrawing(round, draft);
  return draft && data?.round === round ? data.departures : [];
}

/** Why there is no drawing, in words. */
export function sayUndrawn(error: unknown, language: Language): string | null {
  if (!(error instanceof AnswerProblem)) return null;
  const words: Readonly<Record<string, string>> = WHY_WORDS[language].undrawn;
  const reason = error.problem.code.replace(/^explanation\./, '');
  return words[reason] ?? sayProblem(error.problem, language);
}
