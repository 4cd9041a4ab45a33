import type { Bye } from '@ronde/core/rules/outcome.ts';
import type { Language } from '@ronde/core/rules/language.ts';

/** What standings of teams say in one language; holes are `{name}`. */
export interface TeamStandingsWords {
  readonly header: readonly [rank: string, number: string, team: string, mp: string, gp: string];
  readonly byes: Readonly<Record<Bye, string>>;
  readonly noSuchTeam: string;
  readonly severalTeams: string;
}

const ENGLISH: TeamStandingsWords = {
  header: ['rank', 'no', 'team', 'MP', 'GP'],
  byes: {
    pairingAllocatedBye: 'PAB',
    fullPointBye: 'FPB',
    halfPointBye: 'HPB',
    zeroPointBye: 'ZPB',
  },
  noSuchTeam: 'There is no team “{team}”. Write its number, or a part of its name.',
  severalTeams: '“{team}” may be {teams}. Write the number.',
};

const FRENCH: TeamStandingsWords = {
  header: ['place', 'no', 'équipe', 'PM', 'PP'],
  byes: {
    pairingAllocatedBye: 'EXE',
    fullPointBye: 'B1',
    halfPointBye: 'B½',
    zeroPointBye: 'B0',
  },
  noSuchTeam: 'Aucune équipe « {team} ». Écrivez son numéro, ou une partie de son nom.',
  severalTeams: '« {team} » peut être {teams}. Écrivez le numéro.',
};

export const teamStandingsWords = (language: Language): TeamStandingsWords =>
  language === 'fr' ? FRENCH : ENGLISH;
