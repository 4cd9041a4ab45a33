import { HALL_ITEMS } from '../../decisions/needs/hall-checklist.ts';
import { NO_NEEDS } from '../../decisions/needs/need.ts';
import { APART_BY } from '../apart-rule.ts';
import { COLOURS } from '../../rules/colour.ts';
import { ENVELOPE_STATES } from '../adjournments.ts';
import { CLOCK_ACTS } from '../clock-log.ts';
import { LINES_BY_HAND } from '../closing.ts';
import { REPUBLISH_REASONS } from '../../rules/editions/handling.ts';
import { playerId, teamId, type PlayerId, type TeamId } from '../../rules/identity.ts';
import { GRANTED_BYES } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import type { Random } from '../../rules/random.ts';
import { RATING_KINDS } from '../../rules/rating-kind.ts';
import type { CommandOf, CommandType } from '../command.ts';
import { INCIDENT_KINDS } from '../incidents/incident.ts';
import { FORM_FACTS } from '../form-facts.ts';
import { SIGNATORIES } from '../../administration/regulations/regulations-record.ts';
import { versionOfTerms } from '../../administration/regulations/version-of-terms.ts';
import { termsOf } from '../event-terms.ts';
import { SENTENCES } from '../../administration/licences/suspensions.ts';
import { DUTY_NAMES } from '../../administration/deadlines/duties.ts';
import { HOMOLOGATION_KINDS } from '../../administration/homologation/kinds.ts';
import { LICENCE_SIGHTS } from '../licence.ts';
import { WALL_PAPERS } from '../postings.ts';
import { toBePaired } from '../proposal.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { sheetResults } from '../match-sheets.ts';
import type { Tournament } from '../state.ts';
import { randomOutcome, randomPlayer } from './random-season.ts';
import type { ProposedPair } from '../round.ts';

/** One command of every kind about this tournament, sensible or not: arbiters try everything. */
export function everyCommand(
  state: Tournament,
  choices: Random,
): { readonly [T in CommandType]: CommandOf<T> } {
  const anyone = (): PlayerId => choices.pick([...state.players.keys(), playerId('nobody')]);
  const anyTeam = () => choices.pick([...state.teams.keys(), teamId('no team')]);
  const round = choices.below(state.rounds.length + 3);
  const board = choices.below(4);
  const [player, other, team] = [anyone(), anyone(), anyTeam()];
  const bye = choices.pick(GRANTED_BYES);
  const outcome = randomOutcome(choices);
  const place = { round, board };
  const roster = state.teams.get(team)?.roster ?? [];
  const teams = choices.shuffled([...state.teams.keys()]);
  const [first = team, second = team] = teams;
  const origin = choices.pick(['manual', 'engine'] as const);
  const drawn = { round, ...pairsOf(state, round, choices), origin };
  return {
    createTournament: {
      type: 'createTournament',
      settings: { name: 'Again', firstDay: '2026-03-07', rounds: 5 },
    },
    publishTournament: { type: 'publishTournament' },
    withholdTournament: { type: 'withholdTournament' },
    changeSettings: {
      type: 'changeSettings',
      changes: choices.pick([
        { rounds: choices.below(12) },
        { tieBreaks: ['SB'], firstBoard: 5 },
        { firstDay: '2026-04-01' },
        { halfPointByes: 0 },
        { regulations: { ...NO_REGULATIONS, checkedAndPaidFirst: true } },
      ]),
    },
    pinEdition: {
      type: 'pinEdition',
      chapter: 'swiss',
      edition: choices.pick(['swiss-2017', 'swiss-2026']),
    },
    leaveFideMode: { type: 'leaveFideMode', reason: 'house rules' },
    enterPlayers: {
      type: 'enterPlayers',
      players: [randomPlayer(choices, state.players.size + 1000, round)],
    },
    importEntries: {
      type: 'importEntries',
      players: [randomPlayer(choices, state.players.size + 2000, round)],
      corrections: [{ player, changes: { club: 'Tour' } }],
    },
    correctPlayer: { type: 'correctPlayer', player, changes: { fromRound: round } },
    removePlayer: { type: 'removePlayer', player },
    enterTeam: {
      type: 'enterTeam',
      team: { id: teamId(`t${state.teams.size}`), name: `Team ${state.teams.size}`, roster: [] },
    },
    correctTeam: { type: 'correctTeam', team: { id: team, name: 'Other', roster } },
    importTeams: {
      type: 'importTeams',
      players: [randomPlayer(choices, state.players.size + 3000, round)],
      teams: [{ id: team, name: 'Imported', roster, captain: 'Cap, Tain' }],
    },
    numberTeams: {
      type: 'numberTeams',
      ...choices.pick([{}, { seed: 'lots' }, { order: teams }]),
    },
    setLineUp: {
      type: 'setLineUp',
      round,
      team,
      boards: roster.slice(0, state.settings.team?.boards ?? 1),
    },
    handInLineUp: {
      type: 'handInLineUp',
      round,
      team,
      boards: roster.slice(0, state.settings.team?.boards ?? 1),
    },
    signMatchSheet: { type: 'signMatchSheet', ...sheetOf(state, round, team) },
    contestMatchSheet: {
      type: 'contestMatchSheet',
      ...sheetOf(state, round, team),
      reason: choices.pick(['board 2 was drawn', ' ']),
    },
    openLineUps: choices.pick([
      { type: 'openLineUps', round },
      { type: 'openLineUps', round, team },
      { type: 'openLineUps', round, late: true },
    ] as const),
    decideMatch: {
      type: 'decideMatch',
      winner: team,
      loser: choices.pick([...state.teams.keys(), team]),
      by: choices.pick(['playOff', 'lots', 'decision']),
    },
    adjustTeamPoints: {
      type: 'adjustTeamPoints',
      team,
      round,
      score: choices.pick(['matchPoints', 'gamePoints']),
      points: pointsFromTenths(10 * (choices.below(3) - 1)),
      reason: 'by decision',
    },
    forfeitBoards: {
      type: 'forfeitBoards',
      round,
      team,
      board: 1 + choices.below(2),
      reason: choices.pick(['absent', 'irregularLineUp']),
    },
    grantTeamBye: { type: 'grantTeamBye', team, round, bye },
    revokeTeamBye: { type: 'revokeTeamBye', team, round },
    withdrawTeam: { type: 'withdrawTeam', team },
    returnTeam: { type: 'returnTeam', team },
    assignNumbers: {
      type: 'assignNumbers',
      reason: choices.pick(['initialOrder', 'lateEntry', 'correction']),
    },
    exchangeNumbers: { type: 'exchangeNumbers', a: player, b: other },
    drawNumbers: { type: 'drawNumbers', seed: 'lots' },
    drawInitialColour: { type: 'drawInitialColour', seed: 'lots' },
    closeList: { type: 'closeList' },
    grantBye: { type: 'grantBye', player, round, bye },
    revokeBye: { type: 'revokeBye', player, round },
    announceAbsences: { type: 'announceAbsences', players: [...state.players.keys()], round },
    openCheckIn: { type: 'openCheckIn', round },
    checkIn: { type: 'checkIn', players: [player] },
    undoCheckIn: { type: 'undoCheckIn', players: [player] },
    closeCheckIn: { type: 'closeCheckIn', round },
    withdraw: { type: 'withdraw', player },
    reportAbsence: { type: 'reportAbsence', player, round },
    erasePrivateData: { type: 'erasePrivateData', name: state.settings.name },
    expel: { type: 'expel', player },
    returnPlayer: { type: 'returnPlayer', player },
    keepApart: {
      type: 'keepApart',
      by: choices.pick(APART_BY),
      toRound: choices.pick([null, round]),
    },
    liftApartRule: { type: 'liftApartRule', by: choices.pick(APART_BY) },
    prohibitPairs: { type: 'prohibitPairs', players: [player, other], fromRound: 1, toRound: 5 },
    allowPairs: { type: 'allowPairs', players: [player, other] },
    giveFlag: {
      ...({ type: 'giveFlag', player } as const),
      ...choices.pick([{}, { federation: 'BLR' }, { federation: 'FID' }]),
    },
    giveK: {
      ...({ type: 'giveK', player } as const),
      kind: choices.pick(RATING_KINDS),
      ...choices.pick([{}, { k: 40 }, { games: 12 }, { k: 10, games: 300 }]),
    },
    keepListRatings: {
      ...({ type: 'keepListRatings', list: 'fide', kind: choices.pick(RATING_KINDS) } as const),
      month: choices.pick(['2020-01', '2031-05']),
      ratings: [{ player, rating: 2100, k: 20 }],
    },
    fixBoard: { type: 'fixBoard', player, board },
    pairRound: { type: 'pairRound', round },
    draftRound: { type: 'draftRound', ...drawn },
    draftTeamRound: {
      type: 'draftTeamRound',
      round,
      matches: first === second ? [] : [{ first, second }],
      bye: choices.below(3) === 0 ? team : null,
      origin,
    },
    discardDraft: { type: 'discardDraft' },
    publishRound: { type: 'publishRound', round },
    changeBeforeFirstRound: {
      type: 'changeBeforeFirstRound',
      pairs: [{ white: player, black: other }],
    },
    pairWithoutOpponents: { type: 'pairWithoutOpponents', round, white: player, black: other },
    republishRound: {
      type: 'republishRound',
      reason: choices.pick(REPUBLISH_REASONS),
      ...drawn,
    },
    republishTeamRound: {
      type: 'republishTeamRound',
      round,
      reason: choices.pick(REPUBLISH_REASONS),
      matches: first === second ? [] : [{ first, second }],
      bye: choices.below(3) === 0 ? team : null,
    },
    startRound: choices.pick([
      { type: 'startRound', round },
      { type: 'startRound', round, at: '2026-03-07T15:15:00+01:00' },
    ] as const),
    noteAbsentees: { type: 'noteAbsentees', round, players: [player, other] },
    sealMove: { type: 'sealMove', ...place, sealer: choices.pick(COLOURS), holder: 'Arbiter' },
    passEnvelope: {
      ...{ type: 'passEnvelope', ...place, holder: 'Safe' },
      state: choices.pick(ENVELOPE_STATES),
    },
    noteClock: {
      type: 'noteClock',
      act: choices.pick(CLOCK_ACTS),
      ...choices.pick([
        { clock: 'DGT 12' },
        { round, board },
        { clock: '3', replacement: '4' },
        {},
      ]),
    },
    noteNeeds: {
      ...{ type: 'noteNeeds', player },
      needs: choices.pick([
        NO_NEEDS,
        { ...NO_NEEDS, kinds: ['visual'], aids: ['secondBoard'], brings: ['secondBoard'] },
        { ...NO_NEEDS, brings: ['light'] },
        { ...NO_NEEDS, kinds: ['hearing'], assistant: { standing: 'accepted', name: 'Aide' } },
        { ...NO_NEEDS, assistant: { standing: 'proposed' } },
      ] as const),
    },
    checkHall: {
      ...{ type: 'checkHall', item: choices.pick(HALL_ITEMS) },
      done: choices.pick([true, false]),
    },
    setArrangement: {
      ...{ type: 'setArrangement', round },
      ...choices.pick([{ id: 518 }, { id: null }, { seed: 'lots' }, {}]),
    },
    forfeitAbsentees: { type: 'forfeitAbsentees', round, boards: [board, 1] },
    publishCalendar: { type: 'publishCalendar', cycles: choices.pick([1, 2] as const) },
    arrangeMatch: {
      type: 'arrangeMatch',
      round,
      table: 1,
      ...choices.pick([{ day: '2026-04-02', time: '19:30' }, { dayOpen: true }, {}] as const),
    },
    postponeGame: { type: 'postponeGame', ...place, day: choices.pick(['2026-04-02', null]) },
    enterResult: { type: 'enterResult', ...place, outcome },
    clearResult: { type: 'clearResult', ...place },
    verifyResult: { type: 'verifyResult', ...place, outcome },
    questionResult: { type: 'questionResult', ...place, outcome },
    dismissQuestion: { type: 'dismissQuestion', ...place },
    claimResult: { type: 'claimResult', ...place, player, outcome },
    withdrawClaim: { type: 'withdrawClaim', ...place, player },
    adjustPoints: {
      type: 'adjustPoints',
      player,
      round,
      points: pointsFromTenths(-5),
      reason: 'late',
    },
    closeRound: { type: 'closeRound', round },
    drawTieLots: { type: 'drawTieLots', seed: 'seed' },
    recordPlayOff: { type: 'recordPlayOff', steps: [[player], [other]] },
    cancelPlayOff: { type: 'cancelPlayOff', players: [player, other] },
    setTieBreakValue: { type: 'setTieBreakValue', player, descriptor: 'OTHER_OWN', value: 1 },
    markRestorePoint: { type: 'markRestorePoint', name: 'here' },
    settleClosing: {
      type: 'settleClosing',
      line: choices.pick(LINES_BY_HAND),
      as: choices.pick(['done', 'notNeeded', 'open'] as const),
    },
    describeHomologation: {
      type: 'describeHomologation',
      kind: choices.pick(HOMOLOGATION_KINDS),
      requestedOn: choices.pick(['2026-01-15', null]),
      number: choices.pick(['61234', null]),
      qualifier: choices.pick([true, false]),
    },
    settleDuty: {
      type: 'settleDuty',
      duty: choices.pick(DUTY_NAMES),
      as: choices.pick(['done', 'notNeeded', 'open'] as const),
      proof: 'receipt 7',
    },
    payArbiter: {
      type: 'payArbiter',
      arbiter: 'Gambit, Luce',
      amount: choices.pick([42_500, null]),
      donated: choices.pick([0, 50_000]),
    },
    registerSuspension: {
      type: 'registerSuspension',
      person: choices.pick(['Gambit, Luce', 'Pion, Tom']),
      functions: choices.pick([['player'], ['captain', 'arbiter'], []] as const),
      from: '2026-01-15',
      until: choices.pick(['2026-04-14', null]),
      sentence: choices.pick(SENTENCES),
    },
    closeTournament: { type: 'closeTournament' },
    reopenTournament: { type: 'reopenTournament' },
    noteLicences: {
      type: 'noteLicences',
      players: [player, other],
      seen: choices.pick([...LICENCE_SIGHTS, null]),
    },
    estimateRatings: { type: 'estimateRatings' },
    admitPlayers: { type: 'admitPlayers', players: [player] },
    writeNote: { type: 'writeNote', text: choices.pick(['clock of board 2 changed', ' ']) },
    enterIncident: {
      type: 'enterIncident',
      kind: choices.pick(INCIDENT_KINDS),
      ...choices.pick([{ round, board, player }, { player }, {}]),
      text: 'a king was taken',
      ...choices.pick([
        {},
        { decision: { article: '', text: 'warned', penalties: [{ kind: 'warning' }] } },
      ] as const),
    },
    decideIncident: {
      type: 'decideIncident',
      number: 1 + choices.below(3),
      article: 'E.01 7.5.5',
      text: 'two minutes for the opponent',
      penalties: choices.pick([
        [],
        [{ kind: 'warning' }],
        [{ kind: 'timeToOpponent', seconds: 120 }],
        [{ kind: 'fine', amount: 500 }],
        [{ kind: 'pointsFromPlayer', points: pointsFromTenths(5) }],
        [{ kind: 'exclusion', rounds: [round] }],
      ] as const),
    },
    changeIncident: {
      type: 'changeIncident',
      number: 1 + choices.below(3),
      kind: choices.pick(INCIDENT_KINDS),
      ...choices.pick([{ round, board, player }, { player }, {}]),
      text: choices.pick(['it was a queen', ' ']),
    },
    takeBackIncident: {
      type: 'takeBackIncident',
      number: 1 + choices.below(3),
      reason: choices.pick(['by mistake', ' ']),
    },
    postPaper: { type: 'postPaper', paper: choices.pick(WALL_PAPERS), round, asOf: board },
    takeDownPaper: { type: 'takeDownPaper', paper: choices.pick(WALL_PAPERS) },
    fillInForm: {
      type: 'fillInForm',
      fact: choices.pick(FORM_FACTS),
      value: choices.pick(['yes', '2026-03-14', 'AFO1', null]),
    },
    stateClauses: {
      type: 'stateClauses',
      clauses: choices.pick([
        { feeAdults: '40', feeYouths: '20' },
        { feeAdults: null, regime: 'supervised' },
        { prizeGiving: 'soon' },
      ] as const),
    },
    signRegulations: {
      type: 'signRegulations',
      as: choices.pick(SIGNATORIES),
      name: 'Gambit, Luce',
      version: choices.pick([versionOfTerms(termsOf(state)), '00000000']),
    },
    undo: { type: 'undo' },
    redo: { type: 'redo' },
    restore: { type: 'restore', position: choices.below(20) },
  };
}

/** Everybody placed, mostly: now and then one is forgotten, named twice or meets nobody but oneself. */
function pairsOf(
  state: Tournament,
  round: number,
  choices: Random,
): { readonly pairs: readonly ProposedPair[]; readonly bye: PlayerId | null } {
  const order = choices.shuffled(toBePaired(state, round));
  const slip = choices.below(8);
  if (slip === 0) order.pop();
  if (slip === 1 && order[0] !== undefined) order.push(order[0]);
  if (slip === 2 && order[0] !== undefined) order.splice(1, 0, order[0]);
  const bye = order.length % 2 === 1 && slip !== 3 ? (order.pop() ?? null) : null;
  const pairs: ProposedPair[] = [];
  for (let at = 0; at + 1 < order.length; at += 2) {
    const [white, black] = [order[at], order[at + 1]];
    if (white !== undefined && black !== undefined) pairs.push({ white, black });
  }
  return { pairs, bye };
}

/** The sheet of a team's match as it stands; empty where it has none. */
function sheetOf(state: Tournament, round: number, team: TeamId) {
  const found = state.rounds[round - 1];
  const match = found?.matches.find(({ first, second }) => [first, second].includes(team));
  return { round, team, results: found && match ? sheetResults(found, match.table) : [] };
}
