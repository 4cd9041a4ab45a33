import type { TrfDocument, TrfRecord } from '../../formats/trf/document.ts';
import type { TrfAcceleration } from '../../formats/trf/pairing-records.ts';
import type { GeneratedEvent } from '../../pairing/generate/generate-event.ts';
import { accelerate } from '../../pairing/acceleration/acceleration.ts';
import { systemNamed, type SystemName } from '../../pairing/systems.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import type { PlayerRecord } from '../../rules/record.ts';
import { pointsFor } from '../../rules/scoring.ts';
import { USUAL_TEAM_COLOURS } from '../../rules/team-swiss-rules.ts';
import { accelerationRecords, givenPoints } from './given-points.ts';
import { gamePoints } from './write-report.ts';

const INDIVIDUAL = {
  teams: false,
  cycles: 1,
  primary: 'matchPoints',
  ...USUAL_TEAM_COLOURS,
} as const;

/** A generated event as a report file that any checker can pair again. */
export function generatedReport(
  event: GeneratedEvent,
  system: SystemName,
  year: string,
): TrfDocument {
  const { settings, players } = event;
  const totals = players.map((player) => total(event, player));
  const ranks = rankedBy(totals);
  const records: TrfRecord[] = [
    { tag: '012', line: 0, text: `Generated tournament ${settings.seed}` },
    { tag: '062', line: 0, count: players.length },
    { tag: '072', line: 0, count: players.filter(({ rating }) => rating > 0).length },
    { tag: '142', line: 0, count: settings.rounds },
    { tag: '152', line: 0, colour: event.initialColour },
    ...gamePoints(settings.scoring),
    { tag: '192', line: 0, code: systemNamed(system).trfCode({ ...INDIVIDUAL, year }) },
    ...players.map((player, index): TrfRecord => ({
      tag: '001',
      line: 0,
      number: player.tpn,
      sex: null,
      title: null,
      name: player.name,
      rating: player.rating === 0 ? null : player.rating,
      federation: '',
      fideId: '',
      birth: null,
      points: totals[index] ?? null,
      rank: ranks[index] ?? null,
      rounds: player.rounds,
    })),
    ...acceleration(event),
  ];
  return { records, lineEnd: '\n' };
}

function total({ settings }: GeneratedEvent, player: PlayerRecord): Points {
  let sum = 0;
  for (const { outcome } of player.rounds) sum += pointsFor(outcome, settings.scoring);
  return pointsFromTenths(sum);
}

/** Places by points, the lower pairing number first among equals. */
function rankedBy(totals: readonly Points[]): number[] {
  const order = totals.map((_, index) => index);
  order.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || a - b);
  const ranks: number[] = [];
  order.forEach((player, place) => (ranks[player] = place + 1));
  return ranks;
}

/** Whatever the method, its points player by player and round by round (record 250). */
function acceleration({ settings, players, lateEntries }: GeneratedEvent): TrfAcceleration[] {
  if (settings.acceleration.method === 'none') return [];
  const late = new Set(lateEntries.map(({ player }) => player));
  const numbers = players.map(({ tpn }) => tpn);
  const firstRoundList = numbers.filter((tpn) => !late.has(tpn));
  const records: FreePoints[] = [];
  for (let round = 1; round <= settings.rounds; round += 1) {
    const before = players.map((player) => ({
      ...player,
      rounds: player.rounds.slice(0, round - 1),
    }));
    const given = accelerate(settings.acceleration, {
      ...settings,
      players: before,
      firstRoundList,
    });
    if (given.ok) records.push(...givenPoints(numbers, round, given.value));
  }
  return accelerationRecords(records);
}
