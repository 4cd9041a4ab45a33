import type { PlayerId, Tpn } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { standingsWorking, type StandingsWorking } from '../../tournament/views/standings-why.ts';
import type { StandingsOptions } from '../../tournament/views/standings-question.ts';
import type { Tournament } from '../../tournament/state.ts';
import { explainInWords } from './explain-tie-break.ts';

/** The working behind a place, and the same in words. */
export interface StandingsWhy extends Omit<StandingsWorking, 'names'> {
  /** For each tie-break a head line, then what each round brought. */
  readonly words: readonly (readonly string[])[];
}

/** Why a player stands where the table says, in words; null for somebody who is not in it. */
export function standingsWhy(
  state: Tournament,
  player: PlayerId,
  language: Language,
  options: StandingsOptions = {},
): StandingsWhy | null {
  const working = standingsWorking(state, player, options);
  if (working === null) return null;
  const { names, ...rest } = working;
  const nameOf = new Map(names.map(({ tpn, name }) => [tpn, name]));
  const name = (tpn: Tpn): string => `${tpn} ${nameOf.get(tpn) ?? ''}`.trimEnd();
  return {
    ...rest,
    words: working.tieBreaks.map((explanation) => explainInWords(explanation, { language, name })),
  };
}
