/** What a code of the Tournament-Type Code Table says (TRF26 record 192). */
export interface TournamentType {
  readonly system: TournamentSystem;
  readonly team: boolean;
  /** Edition of the Dutch system named by the code; null leaves it to the date. */
  readonly edition: '2017' | '2026' | null;
  /** Accelerated by the Baku method (C.04.7), unless 250 records say otherwise. */
  readonly baku: boolean;
  /** How often everybody meets everybody, where that is the system. */
  readonly games: number | null;
  /** The last two rounds of the first cycle change places. */
  readonly lastTwoRoundsReversed: boolean;
  readonly teamSwiss: TeamSwissType | null;
  readonly schiller: { readonly teams: number; readonly players: number } | null;
}

export const TOURNAMENT_SYSTEMS = [
  'dutch',
  'dubov',
  'burstein',
  'lim',
  'doubleSwiss',
  'keizer',
  'swiss',
  'roundRobin',
  'schiller',
  'scheveningen',
  'knockout',
  'teamSwiss',
  'molter',
] as const;
export type TournamentSystem = (typeof TOURNAMENT_SYSTEMS)[number];

/** C.04.6: colour preferences and the two scores. */
export interface TeamSwissType {
  readonly colourPreferences: 'A' | 'B' | 'none';
  readonly primary: 'matchPoints' | 'gamePoints';
  /** The secondary score, used to allot colours; null when it is not used. */
  readonly secondary: 'matchPoints' | 'gamePoints' | null;
}

const PLAIN: TournamentType = {
  system: 'swiss',
  team: false,
  edition: null,
  baku: false,
  games: null,
  lastTwoRoundsReversed: false,
  teamSwiss: null,
  schiller: null,
};

const FIXED_CODES: Readonly<Record<string, Partial<TournamentType>>> = {
  FIDE_DUTCH: { system: 'dutch' },
  FIDE_DUTCH_2017: { system: 'dutch', edition: '2017' },
  // The draft table of the Technical Commission called the edition of 2026 by the year before.
  FIDE_DUTCH_2025: { system: 'dutch', edition: '2026' },
  FIDE_DUTCH_2026: { system: 'dutch', edition: '2026' },
  FIDE_DUBOV: { system: 'dubov' },
  FIDE_BURSTEIN: { system: 'burstein' },
  FIDE_DOUBLESWISS: { system: 'doubleSwiss' },
  CUSTOM_SWISS: { system: 'swiss' },
  // The table has no code for C.04.4.3: this one is Ronde's own.
  CUSTOM_SWISS_LIM: { system: 'lim' },
  CUSTOM_KEIZER: { system: 'keizer' },
  CUSTOM_DOUBLESWISS: { system: 'doubleSwiss' },
  BERGER_ROUNDROBIN: { system: 'roundRobin', games: 1 },
  BERGER_DOUBLEROUNDROBIN: { system: 'roundRobin', games: 2 },
  FIDE_ROUNDROBIN: { system: 'roundRobin', games: 1 },
  FIDE_DOUBLEROUNDROBIN: { system: 'roundRobin', games: 2, lastTwoRoundsReversed: true },
  CUSTOM_ROUNDROBIN: { system: 'roundRobin' },
  FIDE_SCHILLER: { system: 'schiller', schiller: { teams: 4, players: 3 } },
  CUSTOM_SCHILLER: { system: 'schiller' },
  FIDE_SCHEVENINGEN: { system: 'scheveningen', games: 1 },
  FIDE_DOUBLESCHEVENINGEN: { system: 'scheveningen', games: 2 },
  CUSTOM_SCHEVENINGEN: { system: 'scheveningen' },
  CUSTOM_KNOCKOUT: { system: 'knockout' },
  BERGER_TEAM_ROUNDROBIN: { system: 'roundRobin', team: true, games: 1 },
  BERGER_TEAM_DOUBLEROUNDROBIN: { system: 'roundRobin', team: true, games: 2 },
  FIDE_TEAM_ROUNDROBIN: { system: 'roundRobin', team: true, games: 1 },
  FIDE_TEAM_DOUBLEROUNDROBIN: {
    system: 'roundRobin',
    team: true,
    games: 2,
    lastTwoRoundsReversed: true,
  },
  CUSTOM_TEAM_ROUNDROBIN: { system: 'roundRobin', team: true },
  CUSTOM_TEAM_KNOCKOUT: { system: 'knockout', team: true },
  // The table has no code for LA 3.2: this one is Ronde's own.
  CUSTOM_TEAM_MOLTER: { system: 'molter', team: true },
  CUSTOM_TEAM_SWISS: { system: 'teamSwiss', team: true },
};

/** Systems that the Baku method of C.04.7 accelerates. */
const BAKU_SYSTEMS: ReadonlySet<TournamentSystem> = new Set([
  'dutch',
  'dubov',
  'burstein',
  'doubleSwiss',
  'teamSwiss',
]);

const SCORE = { MP: 'matchPoints', GP: 'gamePoints' } as const;

/** Reads a code of record 192, in any case; null when the table has no such code. */
export function parseTournamentType(text: string): TournamentType | null {
  const code = text.trim().toUpperCase();
  const baku = code.endsWith('_BAKU');
  const type = withoutBaku(baku ? code.slice(0, -'_BAKU'.length) : code);
  if (type === null || (baku && (code.startsWith('CUSTOM') || !BAKU_SYSTEMS.has(type.system)))) {
    return null;
  }
  return baku ? { ...type, baku } : type;
}

function withoutBaku(code: string): TournamentType | null {
  const known = FIXED_CODES[code];
  if (known) return { ...PLAIN, ...known };
  return numbered(code) ?? teamSwiss(code);
}

/** `…_Gn` (everything n times) and `FIDE_SCHILLER_TxP`. */
function numbered(code: string): TournamentType | null {
  const cycles = /^(BERGER_ROUNDROBIN|BERGER_TEAM_ROUNDROBIN|FIDE_SCHEVENINGEN)_G([1-9]\d?)$/.exec(
    code,
  );
  if (cycles) {
    return { ...PLAIN, ...FIXED_CODES[cycles[1] ?? ''], games: Number(cycles[2]) };
  }
  const schiller = /^FIDE_SCHILLER_([1-9]\d?)X([1-9]\d?)$/.exec(code);
  if (!schiller) return null;
  const [teams, players] = [Number(schiller[1]), Number(schiller[2])];
  return { ...PLAIN, system: 'schiller', schiller: { teams, players } };
}

/** `FIDE_TEAM` is type A by match points, then game points; without a type there are no preferences. */
function teamSwiss(code: string): TournamentType | null {
  const custom = /^CUSTOM_TEAM_SWISS_(MP|GP)$/.exec(code);
  const fide = /^FIDE_TEAM(?:_TYPE([AB]))?_(MP|GP)(?:_(MP|GP))?$/.exec(code);
  const [type, first, second] = custom
    ? [undefined, custom[1], undefined]
    : code === 'FIDE_TEAM'
      ? ['A', 'MP', 'GP']
      : fide
        ? [fide[1], fide[2], fide[3]]
        : [];
  if (first === undefined || first === second) return null;
  return {
    ...PLAIN,
    system: 'teamSwiss',
    team: true,
    teamSwiss: {
      colourPreferences: type === 'A' || type === 'B' ? type : 'none',
      primary: scoreOf(first),
      secondary: second === undefined ? null : scoreOf(second),
    },
  };
}

const scoreOf = (letters: string) => (letters === 'GP' ? SCORE.GP : SCORE.MP);
