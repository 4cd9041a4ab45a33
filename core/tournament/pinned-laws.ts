import { LAWS_2018, type LawsProperties } from '../rules/editions/laws.ts';
import { editionIn } from '../rules/editions/registry.ts';
import type { Tournament } from './state.ts';

/** The Laws an event is played under. */
export const pinnedLaws = ({ pins }: Pick<Tournament, 'pins'>): LawsProperties =>
  editionIn('laws', pins.laws)?.properties ?? LAWS_2018.properties;
