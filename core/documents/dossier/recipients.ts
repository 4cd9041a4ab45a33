import { isClosed } from '../../pairing/systems.ts';
import { ratingKindOf } from '../../tournament/rating-lists/rating-kind.ts';
import type { Tournament } from '../../tournament/state.ts';
import { madeNorms } from '../forms/norm-papers.ts';

/** Kinds of events whose papers go different ways (LA 8848-8900). */
export const DOSSIER_KINDS = ['rapid', 'slow', 'closedNorms'] as const;
export type DossierKind = (typeof DOSSIER_KINDS)[number];

/** Who is sent something. */
export const RECIPIENTS = [
  'federalSite',
  'secretariat',
  'eloDelegate',
  'titlesDirector',
  'legalDirector',
  'organiser',
  'players',
] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** What is gathered after an event. */
export const PIECES = [
  'report',
  't1',
  't2',
  't3',
  't4',
  't5',
  't6',
  'regulations',
  'allowance',
  'training',
  'feesPayment',
  'disciplinary',
  'norms',
  'norm-certificate',
  'participants',
  'grid',
  'games',
  'prize-receipts',
  'fees-list',
] as const;
export type PieceName = (typeof PIECES)[number];

const FILE_OF_REPORT: readonly Recipient[] = ['eloDelegate', 'titlesDirector'];
const TITLES: readonly Recipient[] = ['titlesDirector'];

/** What a rapid event, blitz included, sends to whom (LA 8848-8870). */
const RAPID: Readonly<Partial<Record<PieceName, readonly Recipient[]>>> = {
  report: ['federalSite'],
  t1: FILE_OF_REPORT,
  t2: FILE_OF_REPORT,
  t3: FILE_OF_REPORT,
  t4: FILE_OF_REPORT,
  t5: ['players'],
  // An exclusion is a procedure that the legal director hears of (LA 8823).
  t6: ['players', 'legalDirector'],
  regulations: TITLES,
  allowance: TITLES,
  training: TITLES,
  feesPayment: ['secretariat'],
  disciplinary: ['titlesDirector', 'legalDirector'],
  'prize-receipts': ['organiser'],
  'fees-list': ['organiser'],
};

/** A slow event: without the Elo delegate, and norms to the secretariat (LA 8872-8890). */
const SLOW: typeof RAPID = {
  ...RAPID,
  t1: TITLES,
  t2: TITLES,
  t3: TITLES,
  t4: TITLES,
  norms: ['secretariat'],
  'norm-certificate': ['secretariat', 'players'],
};

/** A closed event for norms: as a slow one, and list, grid and games to the secretariat (LA 8892-8931). */
const CLOSED_NORMS: typeof RAPID = {
  ...SLOW,
  participants: ['secretariat'],
  grid: ['secretariat', 'titlesDirector'],
  games: ['secretariat'],
};

/** Who gets what, by kind of event (LA 8848-8900): a piece that is not there is sent to nobody. */
export const RECIPIENTS_OF: Readonly<
  Record<DossierKind, Readonly<Partial<Record<PieceName, readonly Recipient[]>>>>
> = { rapid: RAPID, slow: SLOW, closedNorms: CLOSED_NORMS };

/** Years and months a file is kept after the end (LA 8846, 8913). */
export const MONTHS_KEPT: Readonly<Record<DossierKind, number>> = {
  rapid: 6,
  slow: 6,
  closedNorms: 12,
};

/** Days after the end within which papers and fees are due (LA 270, 8691, 8811). */
export const DAYS_AFTER_THE_END = 7;

/** Which of the three an event is; a closed event registered for norms is one of its own. */
export function dossierKind(state: Tournament): DossierKind {
  if (ratingKindOf(state) !== 'standard') return 'rapid';
  const said = state.formFacts?.get('normEvent');
  const forNorms = said === undefined ? madeNorms(state).length > 0 : said === 'yes';
  return isClosed(state.settings.system) && forNorms ? 'closedNorms' : 'slow';
}
