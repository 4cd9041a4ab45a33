import { editionIn, inForceOn, type EditionOf } from '../../rules/editions/registry.ts';
import type { Tournament } from '../state.ts';

/** The edition asked for, else the one the tournament pins. */
export function titlesEditionOf(
  { pins, settings }: Pick<Tournament, 'pins' | 'settings'>,
  asked?: string,
): EditionOf<'titles'> {
  return (
    editionIn('titles', asked ?? pins.titles) ?? inForceOn('titles', settings.firstDay).edition
  );
}
