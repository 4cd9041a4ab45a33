import { recordsOf, isTeamEvent, type TrfDocument } from '../../formats/trf/document.ts';
import { parseTournamentType, type TournamentType } from '../../formats/trf/tournament-type.ts';
import type { SystemName } from '../../pairing/systems.ts';
import { systemInWords } from './system-in-words.ts';

/** The pairing system a report file names: by a code in 192, or in 092 by a code or in words. */
export function systemOf(document: TrfDocument): SystemName {
  const named = typeOf(document);
  const words = named === null ? wordsFor(document) : null;
  return words === null || words === 'anySwiss' ? systemNamed(named, isTeamEvent(document)) : words;
}

/** Whether a file names its pairing system, by a code or in words. */
export const namesSystem = (document: TrfDocument): boolean =>
  typeOf(document) !== null || wordsFor(document) !== null;

function wordsFor(document: TrfDocument): ReturnType<typeof systemInWords> {
  const [record] = recordsOf(document, '092');
  return record === undefined ? null : systemInWords(record.text);
}

export interface NamedType {
  readonly code: string;
  readonly type: TournamentType;
}

/** The type code of a file, and what it says: that of 192, else of 092, the only place TRF16 has. */
export function typeOf(document: TrfDocument): NamedType | null {
  const codes = [
    ...recordsOf(document, '192').map(({ code }) => code),
    ...recordsOf(document, '092').map(({ text }) => text),
  ];
  for (const code of codes) {
    const type = parseTournamentType(code);
    if (type !== null) return { code: code.trim().toUpperCase(), type };
  }
  return null;
}

/** Without a code an individual event is taken for a Dutch Swiss: report files were made for it. */
export function systemNamed(named: NamedType | null, team: boolean): SystemName {
  if (named === null) return team ? 'teamSwiss' : 'dutch';
  const { code, type } = named;
  // A Swiss by rules of its own is none of C.04.6.
  if (code.startsWith('CUSTOM_TEAM_SWISS')) return 'swiss';
  if (type.system !== 'roundRobin') return type.system;
  return type.lastTwoRoundsReversed ? 'berger-reversed' : 'berger';
}
