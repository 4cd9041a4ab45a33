import { recordsOf, isTeamEvent, type TrfDocument } from '../../formats/trf/document.ts';
import { parseTournamentType, type TournamentType } from '../../formats/trf/tournament-type.ts';
import type { SystemName } from '../../pairing/systems.ts';

/** The pairing system a report file names in 192 (or, as some engines write it, in 092). */
export function systemOf(document: TrfDocument): SystemName {
  const codes = [
    ...recordsOf(document, '192').map(({ code }) => code),
    ...recordsOf(document, '092').map(({ text }) => text),
  ];
  const type = codes.map(parseTournamentType).find((parsed) => parsed !== null) ?? null;
  return systemNamed(type, isTeamEvent(document));
}

/** Without a code an individual event is taken for a Dutch Swiss: report files were made for it. */
export function systemNamed(type: TournamentType | null, team: boolean): SystemName {
  if (type === null) return team ? 'teamSwiss' : 'dutch';
  if (type.system !== 'roundRobin') return type.system;
  return type.lastTwoRoundsReversed ? 'berger-reversed' : 'berger';
}
