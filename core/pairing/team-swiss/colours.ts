import { opposite, type Colour } from '../../rules/colour.ts';
import type { TeamColourRule } from '../../rules/editions/team-swiss-articles.ts';
import type { TeamState } from './team-state.ts';

/** The colour of the first-team, and the rule that gives it. */
export interface TeamColours {
  readonly colour: Colour;
  readonly rule: TeamColourRule;
}

/** The first-team of a pair, then the other (4.2). */
export function firstTeamFirst(a: TeamState, b: TeamState): readonly [TeamState, TeamState] {
  const behind =
    b.score - a.score || (b.secondary ?? 0) - (a.secondary ?? 0) || Number(a.tpn) - Number(b.tpn);
  return behind <= 0 ? [a, b] : [b, a];
}

/** 4.3: the colour of the first-team. */
export function coloursOf(first: TeamState, other: TeamState, initialColour: Colour): TeamColours {
  if (first.games === 0 && other.games === 0) {
    const colour = first.tpn % 2 === 1 ? initialColour : opposite(initialColour);
    return { colour, rule: 'initialColour' };
  }
  return byPreference(first, other) ?? byHistory(first, other, initialColour);
}

/** 4.3.2 to 4.3.4. */
function byPreference(first: TeamState, other: TeamState): TeamColours | null {
  const [mine, theirs] = [first.preference, other.preference];
  if (mine === null && theirs === null) return null;
  if (mine === null || theirs === null) {
    const colour = mine?.colour ?? opposite(theirs?.colour ?? 'white');
    return { colour, rule: 'onlyPreference' };
  }
  if (mine.colour !== theirs.colour) return { colour: mine.colour, rule: 'bothPreferences' };
  if (mine.strength === theirs.strength) return null;
  const colour = mine.strength === 'strong' ? mine.colour : opposite(mine.colour);
  return { colour, rule: 'strongerPreference' };
}

/** 4.3.5 to 4.3.9. */
function byHistory(first: TeamState, other: TeamState, initialColour: Colour): TeamColours {
  const lower = first.difference - other.difference;
  if (lower !== 0) return { colour: lower < 0 ? 'white' : 'black', rule: 'lowerDifference' };
  const [mine, theirs] = [first.history, other.history];
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back++) {
    const colour = mine.at(-back);
    if (colour !== undefined && colour !== theirs.at(-back)) {
      return { colour: opposite(colour), rule: 'alternation' };
    }
  }
  if (first.preference) return { colour: first.preference.colour, rule: 'firstTeamPreference' };
  const [last, otherLast] = [mine.at(-1), theirs.at(-1)];
  if (last !== undefined) return { colour: opposite(last), rule: 'firstTeamAlternates' };
  return { colour: otherLast ?? initialColour, rule: 'otherTeamAlternates' };
}
