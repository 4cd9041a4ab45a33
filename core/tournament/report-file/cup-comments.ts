import { isCup } from '../matches.ts';
import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import {
  lateEntriesText,
  lateRules,
  readLateEntries,
} from '../../pairing/cup/late-entries-text.ts';
import { playOffText, readPlayOff } from '../../pairing/cup/play-off-text.ts';
import { USUAL_CUP, type CupRules } from '../../rules/cup-rules.ts';
import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { placesOf } from './as-filed.ts';
import { filedId } from './filed-id.ts';
import { teamNumbered } from './matches.ts';
import { teamNumbers } from '../views/team-records.ts';

/**
 * `### Cup: 2 games, third place, late 25:1, play-off 2x3+2` and `### Went through: 5 before 12`: what no record can
 * say of a cup, the games of a match and who went through one that ended level.
 */
export function cupComments(state: Tournament): string[] {
  const { settings, ranking } = state;
  if (!isCup(settings)) return [];
  const { games, thirdPlace, late, lateAt = [], playOff } = settings.cup;
  const place = placesOf(state);
  const parts = [
    `${games} games`,
    ...(thirdPlace ? ['third place'] : []),
    ...late.map((entry) => `late ${lateEntriesText({ late: [entry] })}`),
    ...lateAt.map((entry) => `late ${lateEntriesText({ late: [], lateAt: [entry] })}`),
    ...(playOff === undefined ? [] : [`play-off ${playOffText(playOff)}`]),
  ];
  const teams = teamNumbers(state);
  const through = [
    ...ranking.playOffs.map(({ steps }) => steps.flat().map((id) => place.get(id))),
    ...(ranking.matchesDecided ?? []).map(({ winner, loser }) =>
      [winner, loser].map((id) => teams.get(id)),
    ),
  ].flatMap(([winner, loser]) =>
    winner === undefined || loser === undefined ? [] : [{ winner, loser }],
  );
  // A file that says nothing has a game a match.
  const isUsual = JSON.stringify(settings.cup) === JSON.stringify(USUAL_CUP);
  return [
    ...(isUsual ? [] : [`### Cup: ${parts.join(', ')}`]),
    ...through.map(({ winner, loser }) => `### Went through: ${winner} before ${loser}`),
  ];
}

const CUP =
  /^### Cup: (\d{1,2}) games(, third place)?((?:, late \d{1,7}:(?:1\/)?\d{1,7})*)(?:, play-off (\S+))?$/;
const LATE = /late ([\d:/]+)/g;
const THROUGH = /^### Went through: (\d{1,4}) before (\d{1,4})$/;

/** What the file says of the cup; one that says nothing has a game a match. */
export function cupIn(document: TrfDocument): CupRules {
  for (const { text } of recordsOf(document, '###')) {
    const found = CUP.exec(text.trimEnd());
    if (found === null) continue;
    const [, games, third, late = '', playOff = ''] = found;
    const entries = readLateEntries([...late.matchAll(LATE)].map(([, entry]) => entry).join(','));
    const announced = readPlayOff(playOff);
    return {
      games: Math.min(12, Math.max(1, Number(games))),
      thirdPlace: third !== undefined,
      ...lateRules('unread' in entries ? [] : entries),
      ...(announced === null ? {} : { playOff: announced }),
    };
  }
  return USUAL_CUP;
}

/** Who went through matches that ended level. */
export function wentThrough(document: TrfDocument, state: Tournament | null): TournamentEvent[] {
  if (state === null || !isCup(state.settings)) return [];
  return recordsOf(document, '###').flatMap(({ text }): TournamentEvent[] => {
    const [, winner, loser] = THROUGH.exec(text.trimEnd()) ?? [];
    if (winner === undefined || loser === undefined) return [];
    if (state.settings.kind === 'team') return teamWentThrough(state, [winner, loser].map(Number));
    const steps = [winner, loser].map((number) => [filedId(Number(number))]);
    const known = steps.flat().every((id) => state.players.has(id));
    return known ? [{ type: 'playOffRecorded', steps }] : [];
  });
}

/** A file does not say how it was decided: the arbiter answers for it. */
function teamWentThrough(state: Tournament, numbers: readonly number[]): TournamentEvent[] {
  const [winner, loser] = numbers.map(teamNumbered).filter((id) => state.teams.has(id));
  return winner === undefined || loser === undefined
    ? []
    : [{ type: 'matchDecided', winner, loser, by: 'decision' }];
}
