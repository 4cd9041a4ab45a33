import type { RoundExplanation } from '@ronde/core/documents/pairing-explanation/round-explanation.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import type { Participants } from '@ronde/core/tournament/views/participants.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { AnswerProblem } from '../../../api/ask.ts';
import { useView } from '../../event/use-view.ts';
import { useLanguage } from '../../language.tsx';
import { sayProblem } from '../../say-problem.ts';
import { GAMES_PANEL_WORDS } from './games-panel-words.ts';
import { LADDER_PANEL_WORDS } from './ladder-panel-words.ts';
import { TABLE_PANEL_WORDS } from './table-panel-words.ts';
import { WHY_WORDS } from './why-words.ts';
import { WHY_WORDS_OF_TEAMS } from './why-words-of-teams.ts';

/** How a round was paired, as a picture with its words. */
export function useDrawing(round: number, enabled = true): UseQueryResult<RoundExplanation> {
  const language = useLanguage();
  return useView<RoundExplanation>(`rounds/${round}/explanation?lang=${language}`, enabled);
}

/** What a mark on a board or a match of a draft says, when the rules have another pair; null for no mark. */
export function useDepartureMark(
  round: number,
  of: Participants['kind'],
  place: number,
): string | null {
  const language = useLanguage();
  const { data } = useDrawing(round);
  if (data?.round !== round || data.kind === 'facts' || data.of !== of) return null;
  if (!data.departures.includes(place)) return null;
  if (data.kind === 'table') return TABLE_PANEL_WORDS[language].departsMark;
  if (data.kind === 'ladder') return LADDER_PANEL_WORDS[language].departsMark;
  if (data.kind === 'games') return GAMES_PANEL_WORDS[language].departsMark;
  return (of === 'teams' ? WHY_WORDS_OF_TEAMS : WHY_WORDS)[language].departsMark;
}

/** Why there is no drawing, in words. */
export function sayUndrawn(error: unknown, language: Language): string | null {
  if (!(error instanceof AnswerProblem)) return null;
  const words: Readonly<Record<string, string>> = WHY_WORDS[language].undrawn;
  const reason = error.problem.code.replace(/^explanation\./, '');
  return words[reason] ?? sayProblem(error.problem, language);
}
