import type { Language } from '@ronde/core/rules/language.ts';
import { me, overviewPath, tournament } from '../event/phone.ts';

export const ownBoardPath = (): string | null =>
  tournament.value === null ? null : `${overviewPath(tournament.value)}/own-board`;

export const ownNormsPath = (language: Language): string | null =>
  tournament.value === null ? null : `${overviewPath(tournament.value)}/own-norms?lang=${language}`;

export function cardPath(): string | null {
  const player = me.value?.player ?? null;
  if (tournament.value === null || player === null) return null;
  return `${overviewPath(tournament.value)}/players/${encodeURIComponent(player)}`;
}

export const standingsPath = (): string | null =>
  tournament.value === null ? null : `${overviewPath(tournament.value)}/standings`;
