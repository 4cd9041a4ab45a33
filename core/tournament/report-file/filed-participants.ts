import { fideNumberOf } from '../../formats/player-list/fide-number.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { ESTIMATE } from '../../formats/trf/national-rating-record.ts';
import { prohibitedGroups } from '../../formats/trf/prohibited.ts';
import type { PlayerId } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import type { EventOf } from '../event.ts';
import type { PlayerDetails, Team } from '../player.ts';
import { fileProblem } from './file-problem.ts';
import { filedId } from './filed-id.ts';
import { teamNumbered } from './matches.ts';

/** 001 and the national ratings beside it. */
export function detailsOf(
  document: TrfDocument,
  records: readonly PlayerRecord[],
): PlayerDetails[] {
  const team = isTeamEvent(document);
  const arrivals = new Map(records.map(({ tpn, rounds }) => [tpn, arrivalIn(rounds)]));
  const national = new Map(
    recordsOf(document, 'NRS').map((record) => [record.number as number, record] as const),
  );
  return recordsOf(document, '001').map((player) => {
    const support = national.get(player.number);
    return {
      id: filedId(player.number),
      name: player.name === '' ? `Player ${player.number}` : player.name,
      ...sexOf(player.sex ?? support?.sex),
      ...(player.title ? { title: player.title } : {}),
      ...(player.federation ? { federation: player.federation } : {}),
      ...(player.fideId ? { fideId: fideNumberOf(player.fideId) ?? player.fideId } : {}),
      ...(support?.nationalId ? { nationalId: support.nationalId } : {}),
      ratings: {
        ...(player.rating ? { fide: player.rating } : {}),
        ...(support?.rating
          ? { [support.classification === ESTIMATE ? 'estimate' : 'national']: support.rating }
          : {}),
      },
      fromRound: team ? 1 : (arrivals.get(player.number) ?? 1),
      ...birthOf(player.birth ?? support?.birth),
    };
  });
}

const sexOf = (sex: PlayerDetails['sex'] | null): Pick<PlayerDetails, 'sex'> =>
  sex === null || sex === undefined ? {} : { sex };

const birthOf = (birth: string | null | undefined): Pick<PlayerDetails, 'private'> =>
  birth === null || birth === undefined ? {} : { private: { birthDate: asFarAsKnown(birth) } };

/** A player's birth is a day or a year: of `1987-05` the year is kept. */
const asFarAsKnown = (birth: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(birth) ? birth : birth.slice(0, 4);

/** Births of which a month without a day is known. */
export const birthsCutToYear = (document: TrfDocument): Problem[] =>
  recordsOf(document, '001').flatMap(({ birth, name, line, number }) => {
    if (birth?.length !== 'YYYY-MM'.length) return [];
    const message = `Line ${line}: the birth of ${name || number}, ${birth}, has no day: only its year is kept.`;
    return [
      { ...fileProblem('note', 'report.birth.month', message, '001'), line, params: { birth } },
    ];
  });

/** The first round somebody takes part in, where the rounds before brought nothing (C.04.2 2.4). */
const arrivalIn = (rounds: readonly RoundRecord[]): number =>
  Math.max(1, rounds.findIndex(({ outcome }) => outcome !== 'zeroPointBye') + 1);

/** 310, else 013 in its order. */
export function teamsOf(document: TrfDocument): Team[] {
  const roster = (players: readonly (number | null)[]): PlayerId[] =>
    players.flatMap((number) => (number === null ? [] : [filedId(number)]));
  const modern = recordsOf(document, '310').map((record) => ({
    id: teamNumbered(record.number),
    name: record.name,
    ...(record.nickname ? { nickname: record.nickname } : {}),
    ...(record.strength === null ? {} : { strength: record.strength }),
    roster: roster(record.players),
  }));
  if (modern.length > 0) return modern;
  return recordsOf(document, '013').map((record, index) => ({
    id: teamNumbered(index + 1),
    name: record.name,
    roster: roster(record.players),
  }));
}

/**
 * 260 keeps participants apart for some rounds, XXP for the whole event. In an event of teams the
 * numbers are teams': no two of their players may meet.
 */
export function prohibitedOf(
  document: TrfDocument,
  teams: readonly Team[],
  rounds: number,
): EventOf<'pairsProhibited'>[] {
  const rosters = new Map(teams.map(({ id, roster }) => [id, roster]));
  const playersOf = (number: number): readonly PlayerId[] =>
    isTeamEvent(document) ? (rosters.get(teamNumbered(number)) ?? []) : [filedId(number)];
  return prohibitedGroups(document, rounds).flatMap(({ numbers, firstRound, lastRound }) => {
    const players = numbers.flatMap(playersOf);
    if (players.length < 2) return [];
    const group = { players, fromRound: firstRound, toRound: lastRound };
    return [{ type: 'pairsProhibited', group }];
  });
}
