import type { Role } from '@ronde/core/tournament/roles.ts';
import type { PrivateData } from '@ronde/core/tournament/player.ts';

/** Who may see something: a role in the tournament or in the house, whoever sits at the computer. */
export type Reader = Role | 'thisComputer';

const STAFF = ['chief', 'deputy', 'pairing', 'organiser'] as const;
const ARBITERS = ['chief', 'deputy'] as const;
const CHIEF = ['chief'] as const;
const HOUSE = ['chief'] as const;
const NOBODY = [] as const;

/** A private detail of a player that has no line here does not compile. */
const OF_PLAYERS = {
  birthDate: STAFF,
  phone: STAFF,
  email: STAFF,
  comment: STAFF,
  feeDue: STAFF,
  feePaid: STAFF,
} as const satisfies { readonly [K in keyof PrivateData]-?: readonly Reader[] };

/**
 * What is private, and which roles need it: the one table. A role that is not on the line sees it
 * nowhere; one that is sees it somewhere.
 */
export const NEEDED_BY = {
  tournament: {
    ...OF_PLAYERS,
    licence: STAFF,
    licenceRemark: STAFF,
    homologationNumber: STAFF,
    dutyProof: STAFF,
    paidArbiter: STAFF,
    suspendedPerson: STAFF,
    tag: STAFF,
    ratingSource: STAFF,
    penaltyReason: STAFF,
    restorePoint: STAFF,
    note: ARBITERS,
    incident: ARBITERS,
    incidentDecision: ARBITERS,
    /** What is filled in for the papers of the federation. */
    formFact: ARBITERS,
    /** What a player with a disability needs, and who assists. */
    needs: CHIEF,
    assistant: CHIEF,
    /** The key of a request, in the whole log that is exported: with needs in it, to the chief alone. */
    requestKey: CHIEF,
    chessResultsNumber: STAFF,
    deviceName: ARBITERS,
    deviceCodeHash: NOBODY,
    deviceTokenHash: NOBODY,
  },
  house: {
    login: HOUSE,
    accountName: HOUSE,
    passwordHash: NOBODY,
    sessionHash: NOBODY,
    sessionToken: NOBODY,
    firstAccountToken: NOBODY,
    chessResultsKey: NOBODY,
    chessResultsVector: NOBODY,
    folder: ['thisComputer'],
    /** Somebody in the register of suspensions of all events who is in none of them. */
    suspendedAnywhere: HOUSE,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Reader[]>>>>;

export type TournamentField = keyof typeof NEEDED_BY.tournament;
export type HouseField = keyof typeof NEEDED_BY.house;
export const TOURNAMENT_FIELDS = Object.keys(NEEDED_BY.tournament) as readonly TournamentField[];
export const HOUSE_FIELDS = Object.keys(NEEDED_BY.house) as readonly HouseField[];

/** The two tournaments of the house: rights in one are none in the other. */
export const EVENTS = ['open', 'other'] as const;
export type EventId = (typeof EVENTS)[number];
