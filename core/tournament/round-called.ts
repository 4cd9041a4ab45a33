import { cupRoundName } from '../pairing/cup/round-names.ts';
import { matchesIn } from '../pairing/matches/match-rounds.ts';
import { inBoth, type InBoth } from '../rules/in-both.ts';
import type { Language } from '../rules/language.ts';
import { fill } from '../rules/sentence.ts';
import { gamesPerMatch, isCup, matchOfRound } from './matches.ts';
import type { Settings } from './settings.ts';

const WORDS = inBoth(
  { match: 'Match {match}', game: '{match}, game {game}' },
  { match: 'Match {match}', game: '{match}, partie {game}' },
);

/**
 * What a round is called beside its number: the round of a cup, and which game of a match it is; null where
 * it has its number alone.
 */
export function roundCalled(settings: Settings, round: number): InBoth<string> | null {
  const place = matchOfRound(settings, round);
  const cup = isCup(settings);
  if (place === null && !cup) return null;
  const match = place?.match ?? round;
  const matches = matchesIn(settings.rounds, gamesPerMatch(settings));
  const called = (language: Language): string => {
    const words = WORDS[language];
    const name = cup ? cupRoundName(match, matches, language) : fill(words.match, { match });
    return place === null ? name : fill(words.game, { match: name, game: place.game });
  };
  return inBoth(called('en'), called('fr'));
}
