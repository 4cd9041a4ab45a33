import { LAWS_2018, type LawsProperties } from '../rules/editions/laws.ts';
import { editionIn, type EditionOf } from '../rules/editions/registry.ts';
import { CHESS } from '../rules/game-spec.ts';
import type { Tournament } from './state.ts';

/** The edition of the Laws an event is played under; null where its game is not chess. */
export const lawsOfEvent = ({
  settings,
  pins,
}: Pick<Tournament, 'settings' | 'pins'>): EditionOf<'laws'> | null =>
  settings.game === CHESS.id ? editionIn('laws', pins.laws) : null;

/** What the Laws of an event say; the book's where its game has none. */
export const pinnedLaws = (state: Pick<Tournament, 'settings' | 'pins'>): LawsProperties =>
  lawsOfEvent(state)?.properties ?? LAWS_2018.properties;
