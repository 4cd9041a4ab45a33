import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerId } from '@ronde/core/rules/identity.ts';
import { points } from '@ronde/core/rules/points.ts';
import { cents } from '@ronde/core/standings/prizes/money.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { Entry } from '@ronde/core/tournament/log.ts';
import { ROLES, type Role } from '@ronde/core/tournament/roles.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { letter, PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { registerInHouse } from '@ronde/exchange/suspensions/house-register.ts';
import type { Account, DeviceLink } from '@ronde/store/access/access-store.ts';
import { hashOfSecret } from '../access/secrets.ts';
import { jsonLogger } from '../logging/logger.ts';
import type { OwnProgram } from '../processes/own-program.ts';
import { setScreens } from '../routes/kept-screens.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { openHall, STRANGER, type Asking, type Hall } from '../testing/hall.ts';
import { EVENTS, type EventId, type HouseField, type Reader } from './needed-by.ts';
import { SENTINELS } from './sentinels.ts';

/** How the first player of both tournaments is called: no secret, but nothing for the server's log. */
export const A_NAME = letter(0).name;

const AT = '2026-03-01T09:00:00.000Z';
const LATER = '2026-12-01T09:00:00.000Z';
const EVERYTHING = {
  ...{ players: true, pairings: true, results: true },
  ...{ standings: true, crosstable: true, prizes: true },
};

/** The category reads birth dates; what it shows must not. */
const PRIZES: PrizeScheme = {
  name: { en: 'Prizes', fr: 'Prix' },
  currency: 'EUR',
  unit: cents(1),
  cumulative: false,
  lists: [
    {
      id: 'old',
      name: { en: 'Old', fr: 'Anciens' },
      rule: 'hort',
      criteria: { birthYear: { to: 1960 } },
      prizes: [{ amount: cents(10_000), thing: null }],
      minimum: cents(0),
      cumulative: false,
    },
  ],
};

/** Six players with a sentinel in every private field, a round under way, a check-in open. */
function privateEvent(event: EventId): readonly Entry[] {
  const said = SENTINELS[event];
  const played = new PlayedEvent(
    {
      name: 'Open de Rennes',
      rounds: 5,
      initialColour: 'white',
      prizes: PRIZES,
      season: { series: 'Rennes', movements: null },
    },
    6,
  );
  const regulations = { ...NO_REGULATIONS, ratingChanges: true, normsToPlayers: true };
  played.does({ type: 'changeSettings', changes: { publication: EVERYTHING, regulations } });
  for (const player of [...played.state.players.keys()]) {
    played.does({
      type: 'correctPlayer',
      player,
      changes: {
        club: 'Tour',
        licence: said.licence,
        tags: [said.tag],
        ratingSources: { fide: { list: said.ratingSource, month: '2026-03', kind: 'standard' } },
        private: {
          birthDate: said.birthDate,
          phone: said.phone,
          email: said.email,
          comment: said.comment,
          feeDue: Number(said.feeDue),
          feePaid: Number(said.feePaid),
        },
      },
    });
  }
  const a = playerId('a');
  played
    .does({
      type: 'prohibitPairs',
      players: [a, playerId('b')],
      fromRound: 1,
      toRound: 5,
    })
    .pairs(1, 'a-d b-e c-f')
    .scores(1, '1')
    .does({
      type: 'adjustPoints',
      player: a,
      round: 1,
      points: points(-0.5),
      reason: said.penaltyReason,
    })
    .does({
      type: 'noteLicences',
      players: [a, playerId('b')],
      seen: 'attestation',
      licence: 'A',
      remark: said.licenceRemark,
    })
    .does({
      ...{ type: 'describeHomologation', kind: 'fide', requestedOn: '2026-01-15' },
      ...{ number: said.homologationNumber, qualifier: false },
    })
    .does({ type: 'settleDuty', duty: 'feesPaid', as: 'done', proof: said.dutyProof })
    .does({ type: 'payArbiter', arbiter: said.paidArbiter, amount: 42_500 })
    .does({
      ...{ type: 'registerSuspension', person: said.suspendedPerson, functions: ['captain'] },
      ...{ from: '2026-01-15', until: null, sentence: 'inForce' },
    })
    .does({ type: 'markRestorePoint', name: said.restorePoint })
    .does({ type: 'writeNote', text: said.note })
    .does({
      type: 'enterIncident',
      kind: 'device',
      player: a,
      round: 1,
      text: said.incident,
      texts: { en: said.incident, fr: said.incident },
    })
    .does({
      ...{ type: 'decideIncident', number: 1, article: 'E.01 11.3.2' },
      ...{ text: said.incidentDecision, penalties: [{ kind: 'warning' }] },
    })
    .does({
      ...{ type: 'noteNeeds', player: a },
      needs: {
        ...{ kinds: ['visual'], aids: ['secondBoard'], brings: [], certificateSeen: true },
        assistant: { standing: 'proposed', name: said.assistant },
        remark: said.needs,
      },
    })
    .does({ type: 'checkHall', item: 'secondBoard', done: true })
    .does({ type: 'fillInForm', fact: 'club', value: said.formFact })
    .does({ type: 'postPaper', paper: 'pairings' })
    .does({ type: 'openCheckIn', round: 2 });
  return played.ledger.entries.map((entry, index) =>
    index === 1 ? { ...entry, key: said.requestKey } : entry,
  );
}

const LOGS: Readonly<Record<EventId, readonly Entry[]>> = {
  open: privateEvent('open'),
  other: privateEvent('other'),
};

export interface Viewer {
  readonly name: string;
  readonly asking: Asking;
  /** What they are in each tournament, and in the house. */
  readonly reads: Readonly<Record<EventId | 'house', readonly Reader[]>>;
  /** Fields that speak of themselves. */
  readonly own: readonly string[];
}

/** Everybody there can be, by name; each is asked for in a house of their own. */
export const VIEWERS = [
  'this computer',
  'a visitor',
  'an account without rights',
  'an account with every right elsewhere',
  'the chief’s account',
  'an ended session',
  ...ROLES.filter((role) => role !== 'chief' && role !== 'spectator').map(
    (role) => `the device: ${role}` as const,
  ),
  'a device of another tournament',
  'an account for pairing',
] as const;
export type ViewerName = (typeof VIEWERS)[number];

export interface PrivateHouse {
  readonly hall: Hall;
  readonly viewer: Viewer;
  readonly secrets: Readonly<Record<HouseField, string>>;
  /** What the logger wrote. */
  readonly lines: readonly string[];
  close(): void;
}

/** A house with both tournaments and everybody in it, seen by one of them. */
export async function openPrivateHouse(
  name: ViewerName,
  listImporter: OwnProgram,
): Promise<PrivateHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'sentinel-folder-'));
  const lines: string[] = [];
  const logger = jsonLogger({
    level: 'debug',
    write: (line) => {
      lines.push(line);
    },
    clock: () => new Date(AT),
  });
  const hall = openHall({ folder, logger, listImporter });
  for (const event of EVENTS) await furnish(hall, event);
  const secrets: Record<HouseField, string> = {
    login: 'sentinel-login',
    accountName: 'sentinel-account-name',
    passwordHash: 'sentinel-password-hash',
    sessionHash: hashOfSecret('session', 'sentinel-session-token'),
    sessionToken: 'sentinel-session-token',
    firstAccountToken: hall.house.firstAccountToken,
    chessResultsKey: '5e'.repeat(16),
    chessResultsVector: 'a7'.repeat(16),
    folder,
    suspendedAnywhere: 'sentinel-suspended-anywhere',
  };
  await registerInHouse(hall.store.keptSettings, {
    ...{ person: secrets.suspendedAnywhere, functions: ['player'], from: '2026-01-15' },
    ...{ until: null, sentence: 'inForce' },
  });
  await hall.store.keptSettings.put('chess-results', 'settings', {
    source: '7',
    key: secrets.chessResultsKey,
    iv: secrets.chessResultsVector,
    creator: 'ronde',
  });
  await hall.store.access.addAccount(accountOf('private', [], secrets));
  await hall.store.access.addSession({
    tokenHash: secrets.sessionHash,
    owner: { account: 'private' },
    createdAt: AT,
    expiresAt: LATER,
  });
  const viewer = await viewerOf(hall, name);
  return {
    hall,
    viewer,
    secrets,
    lines,
    close: () => {
      hall.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function furnish(hall: Hall, event: EventId): Promise<void> {
  const { store } = hall;
  const said = SENTINELS[event];
  const entries = LOGS[event].map(({ position: _, ...entry }) => entry);
  await store.create(event, { at: AT }, entries);
  await setScreens(hall, event, { screens: [{ ...A_SCREEN, code: `hall-${event}` }] });
  await store.keptSettings.put('chess-results', `key:${event}`, said.chessResultsNumber);
  await store.access.addDeviceLink({
    ...deviceOf(`private-${event}`, event, 'results'),
    name: said.deviceName,
    codeHash: said.deviceCodeHash,
    tokenHash: said.deviceTokenHash,
  });
}

const accountOf = (
  id: string,
  grants: Account['grants'],
  said: Readonly<Record<'login' | 'accountName' | 'passwordHash', string>> = {
    login: id,
    accountName: id,
    passwordHash: 'x',
  },
): Account => ({
  id,
  login: said.login,
  name: said.accountName,
  passwordHash: said.passwordHash,
  grants,
  disabled: false,
});

const deviceOf = (id: string, tournament: string, role: Role): DeviceLink => ({
  id,
  tournament,
  role,
  boards: null,
  player: role === 'player' ? 'a' : null,
  team: role === 'captain' ? 't' : null,
  name: id,
  codeHash: null,
  tokenHash: null,
  createdAt: AT,
  expiresAt: LATER,
  revokedAt: null,
  lastSeenAt: null,
});

async function signedIn(
  { store }: Hall,
  owner: { readonly account: string } | { readonly device: string },
): Promise<Asking> {
  const token = 'the-token-of-who-looks';
  const tokenHash = hashOfSecret('session', token);
  await store.access.addSession({ tokenHash, owner, createdAt: AT, expiresAt: LATER });
  return { ...STRANGER, cookie: `ronde-session=${token}` };
}

async function viewerOf(hall: Hall, name: ViewerName): Promise<Viewer> {
  const { access } = hall.store;
  const reads = (open: readonly Reader[], other = NOBODY, house = NOBODY) => ({
    open,
    other,
    house,
  });
  const account = async (grants: Account['grants'], held: Viewer['reads']): Promise<Viewer> => {
    await access.addAccount(accountOf('viewer', grants));
    const asking = await signedIn(hall, { account: 'viewer' });
    return { name, asking, reads: held, own: [] };
  };
  const device = async (tournament: EventId, role: Role): Promise<Viewer> => {
    await access.addDeviceLink(deviceOf('viewer', tournament, role));
    const asking = await signedIn(hall, { device: 'viewer' });
    return { name, asking, reads: { ...reads(NOBODY), [tournament]: [role] }, own: [] };
  };
  const CHIEF: readonly Reader[] = ['chief'];
  switch (name) {
    case 'this computer': {
      const held: readonly Reader[] = ['chief', 'thisComputer'];
      return { name, asking: {}, reads: reads(held, held, held), own: [] };
    }
    case 'a visitor':
      return { name, asking: STRANGER, reads: reads(NOBODY), own: [] };
    case 'an account without rights':
      return account([], reads(NOBODY));
    case 'an account with every right elsewhere':
      return account([{ tournament: 'other', role: 'chief' }], reads(NOBODY, CHIEF));
    case 'an account for pairing':
      return account([{ tournament: 'open', role: 'pairing' }], reads(['pairing']));
    case 'the chief’s account':
      return account([{ tournament: '*', role: 'chief' }], reads(CHIEF, CHIEF, CHIEF));
    case 'an ended session': {
      const ended = await device('open', 'deputy');
      await access.revokeDeviceLink('viewer', AT);
      return { ...ended, reads: reads(NOBODY) };
    }
    case 'a device of another tournament':
      return device('other', 'deputy');
    default: {
      const role = ROLES.find((one) => name.endsWith(`: ${one}`));
      if (role === undefined) throw new Error(name);
      return device('open', role);
    }
  }
}

const NOBODY: readonly Reader[] = [];
