import { NORM_TITLES, type NormTitle } from '../../rules/editions/title-properties.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { randomFrom } from '../../rules/random.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { bracketPairs } from '../cup/bracket.ts';
import { randomScore } from '../generate/game-result.ts';
import { expectedHundredths } from '../generate/expectancy.ts';
import { generateEvent } from '../generate/generate-event.ts';
import type { GeneratorSettings } from '../generate/settings.ts';
import { normsWithinReach, type NormMinima } from './norms-within-reach.ts';
import type { RoundMaker } from '../system.ts';

/** What became of events that were never played. */
export interface SimulatedOutcome {
  readonly events: number;
  /** How often the strongest came first, of one; a shared first place counts by its share. */
  readonly strongestWins: number;
  /** How often the two best of the final standings had met, of one. */
  readonly leadersMet: number;
  /** Titles for which games and ratings left a norm within reach in one of them; null where nobody looked. */
  readonly norms: readonly NormTitle[] | null;
}

/** Plays so many events, each from a seed of its own, and stops after each for whoever else waits. */
export function* simulatedEvents(
  settings: GeneratorSettings,
  events: number,
  system: RoundMaker,
  titles: NormMinima,
): Generator<undefined, SimulatedOutcome | null, undefined> {
  let [strongestWins, leadersMet] = [0, 0];
  const norms = new Set<NormTitle>();
  for (let index = 0; index < events; index += 1) {
    const played = generateEvent({ ...settings, seed: settings.seed + index }, system);
    if (!played.ok) return null;
    const ranked = played.value.players
      .map((player) => ({ player, score: scoreOf(player, settings) }))
      .sort((a, b) => b.score - a.score);
    const [first, second] = ranked;
    if (first === undefined || second === undefined) return null;
    const best = ranked.filter(({ score }) => score === first.score);
    if (best.some(({ player }) => player.tpn === 1)) strongestWins += 1 / best.length;
    if (first.player.rounds.some(({ opponent }) => opponent === second.player.tpn)) leadersMet += 1;
    for (const title of normsWithinReach(played.value.players, titles)) norms.add(title);
    yield;
  }
  return {
    events,
    strongestWins: strongestWins / events,
    leadersMet: leadersMet / events,
    norms: NORM_TITLES.filter((title) => norms.has(title)),
  };
}

const scoreOf = ({ rounds }: PlayerRecord, { scoring }: GeneratorSettings): number =>
  rounds.reduce((sum, round) => sum + pointsOfRound(round, scoring), 0);

/** Cups of single games seeded by rating; a drawn game is played again. */
export function simulatedCups(
  { seed, drawPercentage }: Pick<GeneratorSettings, 'seed' | 'drawPercentage'>,
  ratings: readonly number[],
  events: number,
): SimulatedOutcome {
  const random = randomFrom(seed);
  const strengths = [...ratings].sort((a, b) => b - a);
  const rating = (place: number): number => strengths[place - 1] ?? 0;
  const places = bracketPairs(Math.ceil(Math.log2(strengths.length))).flat();
  const winnerOf = (one: number, other: number): number => {
    if (one > strengths.length) return other;
    if (other > strengths.length) return one;
    for (;;) {
      const expected = expectedHundredths(rating(one), rating(other));
      const [result] = randomScore(random, expected, drawPercentage);
      if (result !== 'draw') return result === 'win' ? one : other;
    }
  };
  let [strongestWins, leadersMet] = [0, 0];
  for (let event = 0; event < events; event += 1) {
    let left: readonly number[] = places;
    while (left.length > 2) {
      const next: number[] = [];
      for (let at = 0; at + 1 < left.length; at += 2) {
        next.push(winnerOf(left[at] ?? 0, left[at + 1] ?? 0));
      }
      left = next;
    }
    const [one = 0, other = 0] = left;
    if (winnerOf(one, other) === 1) strongestWins += 1;
    // The two best of a cup are those of its final.
    leadersMet += 1;
  }
  return {
    events,
    strongestWins: strongestWins / events,
    leadersMet: leadersMet / events,
    norms: null,
  };
}
