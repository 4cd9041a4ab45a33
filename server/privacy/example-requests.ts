import { FORM_NAMES } from '@ronde/core/documents/forms/forms.ts';
import type { CommandType } from '@ronde/core/tournament/command.ts';
import { STANDINGS_GROUPINGS } from '@ronde/core/tournament/views/standings-categories.ts';
import { kebab } from '../api/commands.ts';
import { EXPORT_FORMATS } from '../api/exports.ts';
import { ASKED_PAPERS } from '../api/papers.ts';
import type { Route } from '../registry/route.ts';
import { A_SCREEN } from '../testing/a-screen.ts';
import { newKey, type Asking } from '../testing/hall.ts';
import { EVENTS, type EventId } from './needed-by.ts';

export interface Example {
  readonly path: string;
  readonly asking: Asking;
}

const WHITE = { kind: 'played', score: '1-0' };
const onBoard = { round: 1, board: 2 };
const player = { player: 'a' };
const team = { id: 't', name: 'Tour', roster: ['a'] };
const newcomer = (id: string, name: string) => ({
  players: [{ id, name, ratings: {}, fromRound: 2 }],
});

/** What somebody may send under each command; a command without a line here does not compile. */
const COMMANDS: Readonly<Record<CommandType, readonly object[]>> = {
  createTournament: [],
  publishTournament: [{}],
  withholdTournament: [{}],
  changeSettings: [{ changes: { organiser: 'Club' } }, { changes: { tieBreaks: ['BH'] } }],
  pinEdition: [{ chapter: 'swiss', edition: 'swiss-2017' }],
  leaveFideMode: [{ reason: 'a friendly' }],
  enterPlayers: [newcomer('a', 'A., Player'), newcomer('new', 'A., Player'), newcomer('n2', 'N')],
  importEntries: [
    { ...newcomer('n3', 'N'), corrections: [{ ...player, changes: { name: 'B., Player' } }] },
  ],
  correctPlayer: [
    { ...player, changes: { private: { feePaid: 100 } } },
    { ...player, changes: { private: { birthDate: '1999' } } },
    { ...player, changes: { name: 'B., Player' } },
  ],
  removePlayer: [player],
  enterTeam: [{ team }],
  correctTeam: [{ team }],
  importTeams: [{ ...newcomer('n4', 'N'), teams: [team] }],
  numberTeams: [{}, { seed: 'lots' }, { order: ['t'] }],
  setLineUp: [{ round: 1, team: 't', boards: ['a'] }],
  handInLineUp: [
    { round: 1, team: 't', boards: ['a'] },
    { round: 1, team: 'elsewhere', boards: ['a'] },
  ],
  signMatchSheet: [
    { round: 1, team: 't', results: [] },
    { round: 1, team: 'elsewhere', results: [], onBehalf: true },
  ],
  contestMatchSheet: [{ round: 1, team: 't', results: [], reason: 'board 2 was drawn' }],
  openLineUps: [{ round: 1 }, { round: 1, team: 't' }, { round: 1, late: true }],
  adjustTeamPoints: [
    { team: 't', round: 1, score: 'matchPoints', points: -5, reason: 'by decision' },
  ],
  decideMatch: [{ winner: 't', loser: 't', by: 'lots' }],
  forfeitBoards: [{ round: 1, team: 't', board: 1, reason: 'absent' }],
  grantTeamBye: [{ team: 't', round: 2, bye: 'halfPointBye' }],
  revokeTeamBye: [{ team: 't', round: 2 }],
  withdrawTeam: [{ team: 't' }],
  returnTeam: [{ team: 't' }],
  assignNumbers: [{ reason: 'correction' }],
  exchangeNumbers: [{ a: 'a', b: 'b' }],
  drawNumbers: [
    { seed: 'lots' },
    { seed: 'lots', by: 'federation', last: 3 },
    { seed: 'lots', groups: [2, 2] },
    { order: ['a', 'b'] },
  ],
  drawInitialColour: [{ seed: 'lots' }],
  closeList: [{}],
  grantBye: [{ ...player, round: 3, bye: 'halfPointBye' }],
  revokeBye: [{ ...player, round: 3 }],
  announceAbsences: [{ players: ['a'], round: 4 }],
  openCheckIn: [{ round: 2 }],
  checkIn: [{ players: ['a'] }, { players: ['b'] }],
  undoCheckIn: [{ players: ['a'] }],
  closeCheckIn: [{ round: 2 }],
  withdraw: [{ player: 'f' }],
  reportAbsence: [{ player: 'e', round: 1 }],
  erasePrivateData: [{ name: 'open' }],
  expel: [{ player: 'd' }],
  returnPlayer: [{ player: 'f' }],
  keepApart: [{ by: 'club', toRound: null }],
  liftApartRule: [{ by: 'club' }],
  prohibitPairs: [{ players: ['c', 'd'], fromRound: 1, toRound: 5 }],
  allowPairs: [{ players: ['c', 'd'] }],
  giveFlag: [{ ...player, federation: 'BLR' }],
  giveK: [{ ...player, kind: 'standard', k: 40 }],
  keepListRatings: [
    {
      ...{ list: 'fide', month: '2031-05', kind: 'standard' },
      ratings: [{ ...player, rating: 2100 }],
    },
  ],
  fixBoard: [{ ...player, board: 1 }],
  pairRound: [{ round: 2 }],
  draftRound: [{ round: 2, pairs: [], bye: null, origin: 'manual' }],
  draftTeamRound: [{ round: 2, matches: [], bye: null, origin: 'manual' }],
  discardDraft: [{}],
  publishRound: [{ round: 2 }],
  republishRound: [{ round: 1, reason: 'rematch', pairs: [], bye: null }],
  republishTeamRound: [{ round: 1, reason: 'eventRules', matches: [], bye: null }],
  pairWithoutOpponents: [{ round: 1, white: 'a', black: 'b' }],
  changeBeforeFirstRound: [{ pairs: [{ white: 'a', black: 'b' }] }],
  startRound: [{ round: 1 }, { round: 1, at: '2026-03-07T15:15:00+01:00' }],
  noteAbsentees: [
    { round: 1, players: ['a'] },
    { round: 1, players: ['b'], chairs: ['b', 'e'] },
  ],
  sealMove: [{ ...onBoard, sealer: 'white', holder: 'Arbiter', moveNumber: 41 }],
  passEnvelope: [{ ...onBoard, state: 'held', holder: 'Safe' }],
  noteClock: [{ act: 'faulty', clock: '12', remark: 'stops' }],
  noteNeeds: [
    {
      ...player,
      needs: {
        ...{ kinds: ['motor'], aids: ['table'], brings: [], certificateSeen: false },
        assistant: { standing: 'accepted', name: 'Aide, Luce' },
      },
    },
  ],
  checkHall: [{ item: 'table', done: true }],
  setArrangement: [
    { round: 2, id: 518 },
    { round: 2, seed: 'lots' },
  ],
  forfeitAbsentees: [{ round: 1, boards: [1] }],
  publishCalendar: [{ cycles: 1 }],
  arrangeMatch: [{ round: 1, table: 1, day: '2026-04-02', time: '19:30', place: 'Salle Colas' }],
  postponeGame: [{ ...onBoard, day: '2026-04-02', time: '19:30' }],
  enterResult: [
    { ...onBoard, outcome: WHITE },
    { round: 1, board: 1, outcome: { kind: 'played', score: '0-1' } },
  ],
  clearResult: [onBoard],
  verifyResult: [{ round: 1, board: 1, outcome: WHITE }],
  questionResult: [{ round: 1, board: 1, outcome: { kind: 'played', score: '½-½' } }],
  dismissQuestion: [{ round: 1, board: 1 }],
  claimResult: [{ round: 1, board: 1, ...player, outcome: WHITE }],
  withdrawClaim: [{ round: 1, board: 1, ...player }],
  adjustPoints: [{ ...player, round: 1, points: 5, reason: 'by decision' }],
  closeRound: [{ round: 1 }],
  drawTieLots: [{ seed: 'seed' }],
  recordPlayOff: [
    { steps: [['a'], ['b']] },
    {
      steps: [['a'], ['b']],
      games: [{ kind: 'mini', white: 'a', black: 'b', result: '1-0' }],
      seed: 'lots',
    },
  ],
  cancelPlayOff: [{ players: ['a', 'b'] }],
  setTieBreakValue: [{ ...player, descriptor: 'X', value: 1 }],
  markRestorePoint: [{ name: 'noon' }],
  settleClosing: [{ line: 'papers', as: 'done' }],
  describeHomologation: [
    { kind: 'fide', requestedOn: '2026-01-15', number: null, qualifier: false },
  ],
  settleDuty: [{ duty: 'feesPaid', as: 'done', proof: 'receipt' }],
  payArbiter: [{ arbiter: 'Gambit, Luce', amount: 42_500 }],
  registerSuspension: [
    {
      ...{ person: 'Gambit, Luce', functions: ['player'], from: '2026-01-15' },
      ...{ until: '2026-04-14', sentence: 'inForce' },
    },
  ],
  closeTournament: [{}],
  reopenTournament: [{}],
  noteLicences: [
    { players: ['a'], seen: 'shown' },
    { players: ['b'], seen: 'attestation', licence: 'A', remark: 'club asked' },
  ],
  estimateRatings: [{}],
  admitPlayers: [{ players: ['a'] }],
  writeNote: [{ text: 'a remark' }],
  enterIncident: [{ kind: 'illegal', round: 1, board: 1, ...player, text: 'a king was taken' }],
  decideIncident: [
    {
      ...{ number: 1, article: 'E.01 7.5.5', text: 'more time' },
      penalties: [{ kind: 'timeToOpponent', seconds: 120 }],
    },
  ],
  changeIncident: [{ number: 1, kind: 'other', ...player, text: 'a queen was taken' }],
  takeBackIncident: [{ number: 1, reason: 'by mistake' }],
  postPaper: [{ paper: 'regulations' }, { paper: 'pairings', round: 1, asOf: 5 }],
  takeDownPaper: [{ paper: 'regulations' }],
  fillInForm: [
    { fact: 'club', value: 'Club' },
    { fact: 'club', value: null },
  ],
  stateClauses: [{ clauses: { feeAdults: '40', prizeGiving: null } }],
  signRegulations: [{ as: 'organiser', name: 'Gambit, Luce', version: '00000000' }],
  undo: [{}],
  redo: [{}],
  restore: [{ position: 2 }],
};

const TYPE_OF_PATH = new Map(
  (Object.keys(COMMANDS) as CommandType[]).map((type) => [
    `/api/tournaments/:id/commands/${kebab(type)}`,
    type,
  ]),
);

const LANGUAGES = ['?lang=en', '?lang=fr'];
const TABLE = 'Nom;Elo\nA., Player;1810\nYsambart, Noé;1810\n';

/** What stands behind a path, by the path; `ID` is the tournament. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/advice': ['?players=6&rounds=5&lang=fr'],
  '/api/lists': ['?tournament=ID', ''],
  '/api/lists/search': ['?tournament=ID&q=player'],
  '/api/lists/import': ['?source=fide&month=2026-03&file=list.pdf'],
  '/api/lists/preview': ['?file=e.csv'],
  '/api/presets': ['?tournament=ID', ''],
  '/api/own-laws/:edition': ['?tournament=ID', ''],
  '/api/live': ['?tournament=ID&after=0'],
  '/api/tournaments/import': ['?file=e.csv&key=KEY', '?file=e.trf&key=KEY'],
  '/api/tournaments/import/table': ['?file=e.csv', '?file=e.pdf'],
  '/api/tournaments/:id/pictures': ['?file=garage.png'],
  '/api/tournaments/:id/photos': ['?incident=1'],
  '/api/tournaments/:id/games': ['?file=round-1.pgn'],
  '/api/tournaments/:id/import-entries': ['?file=e.csv', '?file=e.pdf'],
  '/api/tournaments/:id/rounds/:round/explanation': LANGUAGES,
  '/api/tournaments/:id/rounds/:round/why-not': ['?a=a&b=b', '?a=a&b=d&lang=fr'],
  '/api/tournaments/:id/draw': ['', '?groups=2,2'],
  '/api/tournaments/:id/log': ['?lang=en&limit=500', '?lang=fr&limit=500'],
  '/api/tournaments/:id/steps': LANGUAGES,
  '/api/tournaments/:id/needs': ['', '?round=1'],
  '/api/tournaments/:id/posted': LANGUAGES,
  '/api/tournaments/:id/regulations': LANGUAGES,
  '/api/tournaments/:id/dossier': LANGUAGES,
  '/api/tournaments/:id/dossier/archive': LANGUAGES,
  ...Object.fromEntries(
    FORM_NAMES.map((form) => [
      `/api/tournaments/:id/forms/${form}`,
      ['?lang=fr', '?lang=en&player=a&round=1'],
    ]),
  ),
  '/api/tournaments/:id/own-norms': LANGUAGES,
  '/api/tournaments/:id/prints': ['', '?round=1'],
  '/api/tournaments/:id/prints/sheets': ['?round=1&papers=pairings,result-slips'],
  '/api/tournaments/:id/seats': ['?way=rutschBerger', '?way=rutsch'],
  '/api/tournaments/:id/standings/categories': STANDINGS_GROUPINGS.map((by) => `?by=${by}`),
  '/api/tournaments/:id/standings/clubs': ['?by=club', '?by=league', '?by=federation'],
  '/api/tournaments/:id/standings/why/:player': LANGUAGES,
  '/api/tournaments/:id/standings/teams/why/:team': LANGUAGES,
  '/api/tournaments/:id/standings/team-players': ['', '?by=points&least=1'],
  '/api/tournaments/:id/rating-differences': ['?list=fide'],
  '/api/tournaments/:id/list-ratings': ['?month=2026-03', '?month=2031-05&kind=rapid'],
  ...Object.fromEntries(
    ASKED_PAPERS.map((paper) => [
      `/api/tournaments/:id/papers/${paper}`,
      ['?lang=fr', '?lang=en&both=yes&round=1', '?round=2&save=yes'],
    ]),
  ),
  ...Object.fromEntries(
    EXPORT_FORMATS.map((format) => [
      `/api/tournaments/:id/export/${format}`,
      ['?lang=fr', '?lang=en&audience=staff', '?lang=en&sid=1'],
    ]),
  ),
};

const SETTINGS = { name: 'Open', firstDay: '2026-03-07', rounds: 5 };
const PERSON = { login: 'ada', name: 'Ada', password: 'correct horse battery' };

/** What is sent, by method and path; functions where every request has a key of its own. */
const BODIES: Readonly<Record<string, () => object>> = {
  'post /api/session/login': () => ({ login: 'ada', password: 'wrong' }),
  'post /api/session/code': () => ({ code: '00000000' }),
  'post /api/session/first-account': () => ({ token: 'wrong', ...PERSON }),
  'post /api/accounts': () => ({ ...PERSON, grants: [] }),
  'put /api/accounts/:account': () => ({ disabled: false }),
  'put /api/network': () => ({ open: true }),
  'put /api/own-laws/:edition': () => ({ language: 'fr', text: 'Nothing of the Laws.' }),
  'put /api/presets/:preset': () => ({ name: 'Mine', tieBreaks: ['BH'] }),
  'put /api/suspensions': () => ({
    ...{ person: 'Nobody, N.', functions: [], from: '2026-01-15', until: null },
    sentence: 'inForce',
  }),
  'post /api/backups': () => ({ tournament: 'open' }),
  'post /api/backups/restore': () => ({ copy: 'none.ronde' }),
  'post /api/backups/verify': () => ({ copy: 'none.ronde' }),
  'post /api/tournaments/sample': () => ({ key: newKey(), language: 'fr' }),
  'post /api/tournaments': () => ({ key: newKey(), command: { settings: SETTINGS } }),
  'post /api/tournaments/:id/rating-differences/apply': () => ({
    ...{ seen: 0, key: newKey(), list: 'fide' },
  }),
  'post /api/tournaments/:id/push': () => ({
    ...{ endpoint: 'https://push.example.org/a', keys: { p256dh: 'x', auth: 'y' } },
    ...{ language: 'fr', page: 'public' },
  }),
  'post /api/tournaments/:id/push/end': () => ({ endpoint: 'https://push.example.org/a' }),
  'put /api/tournaments/:id/games/:round/:board': () => ({ text: '1. e4 e5 1-0' }),
  'put /api/tournaments/:id/papers': () => ({ format: 'a4', colour: '#1d4e89', logo: null }),
  'post /api/tournaments/:id/forms/title-application': () => ({ lang: 'fr', file: '{}' }),
  'post /api/tournaments/:id/papers/qr-poster': () => ({
    ...{ lang: 'fr', both: false, address: null, ownResult: true },
    wifi: { name: 'Hall', password: 'roque-64' },
  }),
  'post /api/tournaments/:id/prints': () => ({
    ...{ round: 7, papers: ['pairings'], language: 'fr' },
  }),
  'post /api/tournaments/:id/prints/printed': () => ({ round: 1, papers: ['pairings'] }),
  'put /api/tournaments/:id/prints': () => ({ automatic: false, folder: null, language: 'fr' }),
  'put /api/tournaments/:id/chess-results': () => ({ key: '123' }),
  'put /api/chess-results': () => ({ settings: null }),
  'put /api/tournaments/:id/screens': () => ({ screens: [{ ...A_SCREEN, code: 'hall-2' }] }),
  'post /api/tournaments/:id/draw': () => ({}),
  'post /api/tournaments/:id/play-off': () => ({ players: ['a', 'b'], armageddonAfter: null }),
  'put /api/tournaments/:id/play-off': () => ({
    seed: 'lots',
    playOff: { ended: 1, results: [] },
  }),
  'put /api/tournaments/:id/draw': () => ({ shown: 1 }),
  'post /api/tournaments/:id/devices': () => ({ name: 'T', role: 'results' }),
};

const PARAMS: Readonly<Record<string, (event: EventId) => string>> = {
  ':id': (event) => event,
  ':player': () => 'a',
  ':team': () => 't',
  ':code': (event) => `hall-${event}`,
  ':account': () => 'private',
  ':device': (event) => `private-${event}`,
  ':job': () => 'none',
  ':preset': () => 'mine',
  ':edition': () => 'laws-2023',
  ':picture': () => '0'.repeat(32),
  ':photo': () => '0'.repeat(32),
  ':board': () => '1',
};

/** Whether a route is a command, which is sent in many ways. */
export const commandOf = ({ path }: Route): CommandType | null => TYPE_OF_PATH.get(path) ?? null;

/** What ends something the walk still needs: asked for last. */
export const endsSomething = ({ method, path }: Route): boolean =>
  method === 'delete' || path === '/api/session/logout' || path.endsWith('/unarchive');

/** The requests of a route that are no commands; an error where the tables above lack something. */
export const examplesOf = (route: Route, event: EventId): readonly Example[] =>
  route.path.includes(':round')
    ? ROUNDS.flatMap((round) => examplesIn(route, event, route.path.replace(':round', round)))
    : examplesIn(route, event, route.path);

/** A round under way, and one to come. */
const ROUNDS = ['1', '2'];

function examplesIn(route: Route, event: EventId, inRound: string): readonly Example[] {
  const { method, path } = route;
  const name = `${method} ${path}`;
  const filled = inRound.replace(/:\w+/g, (param) => {
    const value = PARAMS[param];
    if (value === undefined) throw new Error(`${name}: no example of ${param}`);
    return value(event);
  });
  const body = BODIES[name]?.();
  if (route.body !== null && !route.body.safeParse(body).success) {
    throw new Error(`${name}: no example of its body that fits`);
  }
  const raw = method === 'get' || method === 'delete' || route.body !== null ? {} : { raw: TABLE };
  return (QUERIES[path] ?? ['']).map((query) => {
    const address = `${filled}${query.replace('ID', event).replace('KEY', newKey())}`;
    const asked = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
    if (route.query !== null && !route.query.safeParse(asked).success) {
      throw new Error(`${name}: no example of its query that fits`);
    }
    return {
      path: address,
      asking: { method: method.toUpperCase(), ...(body === undefined ? raw : { body }) },
    };
  });
}

/** Whether its requests differ by the tournament: those of the others are the same everywhere. */
export function namesAnEvent(route: Route): boolean {
  const [one, other] = EVENTS.map((event) => examplesOf(route, event)[0]?.path);
  return one !== other;
}

/**
 * The ways each example of a command is sent: unseen, seen, again under its key, its key for something
 * else, and from a time to come.
 */
export function commandExamples(
  route: Route,
  type: CommandType,
  event: EventId,
  position: () => Promise<number>,
): readonly (readonly (() => Promise<Example>)[])[] {
  const path = route.path.replace(':id', event);
  const sent = (seen: number, key: string, command: object): Example => ({
    path,
    asking: { method: 'POST', body: { seen, key, command } },
  });
  const [first = {}] = COMMANDS[type];
  return COMMANDS[type].map((command) => {
    const key = newKey();
    return [
      () => Promise.resolve(sent(0, newKey(), command)),
      async () => sent(await position(), key, command),
      async () => sent(await position(), key, command),
      async () => sent(await position(), key, first),
      () => Promise.resolve(sent(1_000_000, newKey(), command)),
    ];
  });
}

/** Examples of a command its schema does not take; none at all is one too. */
export const unfitExamples = (route: Route, type: CommandType): readonly object[] =>
  COMMANDS[type].length === 0
    ? [{ none: type }]
    : COMMANDS[type].filter(
        (command) => route.body?.safeParse({ seen: 0, key: newKey(), command }).success !== true,
      );
