import { singleRoundDays } from '../../ratings/norms/event-conditions.ts';
import type { NormEventKind } from '../../ratings/norms/norm-event-kind.ts';
import { countsThroughout } from '../../ratings/norms/swiss-exemption.ts';
import type { KeptNorm } from '../../ratings/titles/player-file.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import type { Tpn } from '../../rules/identity.ts';
import { roundedQuotient } from '../../rules/rounded-quotient.ts';
import { systemNamed } from '../../pairing/systems.ts';
import { numbersOf } from '../numbers.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { playerRecords } from '../views/records.ts';
import { presenceIn } from './norm-rounds.ts';
import { normsOf, type NormsOptions } from './norms.ts';
import { saidOfEvent } from './said-of-event.ts';

/** Events that later editions take instead of a norm from a large Swiss (B.01 1.5.6). */
const OTHER_EVENTS: readonly NormEventKind[] = ['nationalFinal', 'worldCup', 'teamChampionship'];

/**
 * What a player made in an event, for the player's own file: one entry for all titles it serves, with the
 * games it counts for in the longest of them.
 */
export function keptNorms(
  state: Tournament,
  player: Tpn,
  options: NormsOptions,
): readonly KeptNorm[] {
  const { edition, players } = normsOf(state, options);
  const made =
    players.find(({ tpn }) => tpn === player)?.norms.filter(({ achieved }) => achieved === true) ??
    [];
  const { settings } = state;
  const { kind: eventKind } = saidOfEvent(state, options);
  const days = Array.from({ length: settings.rounds }, (_, at) => settings.roundDates[at] ?? null);
  // Norms of another length, or made with other help, are other entries.
  const kinds = new Map(
    made.map((norm) => [`${norm.credit} ${norm.isEightOfNine} ${norm.exemption ?? ''}`, norm]),
  );
  return [...kinds].map(([kind, { credit, isEightOfNine, exemption }]) => ({
    titles: made
      .filter((one) => `${one.credit} ${one.isEightOfNine} ${one.exemption ?? ''}` === kind)
      .map(({ title }) => title),
    event: settings.name,
    firstDay: settings.firstDay,
    lastDay: settings.lastDay ?? settings.firstDay,
    games: credit,
    eightOfNine: isEightOfNine,
    foreigners: exemption === null,
    singleRoundDays: singleRoundDays(days),
    swiss: largeSwiss(state, edition.properties),
    otherEvent: eventKind !== null && OTHER_EVENTS.includes(eventKind),
  }));
}

/** The fewest players who count throughout in a round of an individual Swiss, and the lowest average of a round. */
function largeSwiss(
  state: Tournament,
  { application, unratedCountsAs }: TitleProperties,
): KeptNorm['swiss'] {
  const { system, kind } = state.settings;
  if (systemNamed(system).kind !== 'swiss' || kind === 'team') return null;
  const ids = new Map([...numbersOf(state)].map(([id, tpn]) => [tpn, id]));
  const regular = playerRecords(state, { ratingReport: true })
    .map(({ tpn, rounds }) => {
      const id = ids.get(tpn);
      const player = id === undefined ? undefined : state.players.get(id);
      const rating = player?.ratings.fide ?? 0;
      return { rating: rating > 0 ? rating : unratedCountsAs, rounds: rounds.map(presenceIn) };
    })
    .filter((one) => countsThroughout(one, application?.swissNorm?.mayMiss ?? 0));
  const rounds = publishedRounds(state).map((_, index) =>
    regular.filter((one) => (one.rounds[index] ?? 'missed') !== 'missed'),
  );
  const participants = Math.min(...rounds.map((there) => there.length));
  if (rounds.length === 0 || participants === 0) return null;
  const averages = rounds.map((there) =>
    roundedQuotient(
      there.reduce((total, { rating }) => total + rating, 0),
      there.length,
    ),
  );
  return { participants, averageRating: Math.min(...averages) };
}
