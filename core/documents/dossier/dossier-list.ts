import { knownFormFact } from '../../tournament/known-form-fact.ts';
import { reportRefusal } from '../../tournament/report-file/games-open-at-end.ts';
import { areRegulationsPublic } from '../../tournament/views/regulations.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { EventFile, Form, FormAsk, MissingField } from '../forms/form.ts';
import { missingIn } from '../forms/form.ts';
import { ASKED, type Asked } from '../forms/form-field.ts';
import { isFormName, type FormName } from '../forms/forms.ts';
import { makeForm } from '../forms/form-makers.ts';
import { DOSSIER_WORDS } from './dossier-words.ts';
import { mustSend, type Sending } from './must-send.ts';
import type { PieceReason, PieceStanding } from './piece-standing.ts';
import {
  DAYS_AFTER_THE_END,
  dossierKind,
  MONTHS_KEPT,
  PIECES,
  RECIPIENTS_OF,
  type DossierKind,
  type PieceName,
  type Recipient,
} from './recipients.ts';

export interface DossierPiece {
  readonly piece: PieceName;
  readonly name: string;
  readonly standing: PieceStanding;
  readonly reason: PieceReason | null;
  /** Sheets it consists of. */
  readonly sheets: number;
  /** Fields that nobody has filled in, each once. */
  readonly fields: readonly MissingField[];
  readonly recipients: readonly Recipient[];
  /** The last day, where there is one. */
  readonly by: string | null;
}

/** What is there after an event, what is missing, for whom, by when. */
export interface DossierList {
  readonly kind: DossierKind;
  readonly sending: Sending;
  readonly pieces: readonly DossierPiece[];
  /** The day until which everything is kept. */
  readonly keptUntil: string | null;
}

/** What one person can say, paper by paper. */
export interface ToAsk {
  readonly whom: Asked;
  readonly questions: readonly {
    readonly label: string;
    /** Names of the papers that ask for it. */
    readonly papers: readonly string[];
  }[];
}

/** What is missing, grouped by whom to ask: each is asked once, for all papers. */
export const toAsk = ({ pieces }: Pick<DossierList, 'pieces'>): readonly ToAsk[] =>
  ASKED.flatMap((whom): ToAsk[] => {
    const questions = new Map<string, string[]>();
    for (const { name, fields, reason } of pieces) {
      for (const { label, ask } of fields) {
        if (ask === whom) questions.set(label, [...(questions.get(label) ?? []), name]);
      }
      if (reason !== null && ASKED_FOR[reason] === whom) questions.set(name, []);
    }
    return questions.size === 0
      ? []
      : [{ whom, questions: [...questions].map(([label, papers]) => ({ label, papers })) }];
  });

/** Who gives a piece that is missing as a whole. */
const ASKED_FOR: Readonly<Record<PieceReason, Asked | null>> = {
  noRegulations: 'organiser',
  feesNotPaid: 'treasurer',
  reportToWrite: 'chiefArbiter',
  gamesOpen: 'chiefArbiter',
  noGames: 'organiser',
  gamesMissing: 'organiser',
  notConcerned: null,
};

/** What only whoever keeps games knows. */
export interface KeptMoves {
  /** Boards with moves, and boards that were played. */
  readonly kept: number;
  readonly played: number;
}

interface Found {
  readonly standing: PieceStanding;
  readonly reason?: PieceReason;
  readonly forms?: readonly Form[];
}

/** Every piece of the event's kind; nothing is invented, what is not there is named. */
export function dossierList(file: EventFile, ask: FormAsk, moves: KeptMoves): DossierList {
  const { state } = file;
  const kind = dossierKind(state);
  const end = state.settings.lastDay ?? state.settings.firstDay;
  const by = dayAfter(end, DAYS_AFTER_THE_END);
  const pieces = PIECES.flatMap((piece): DossierPiece[] => {
    const recipients = RECIPIENTS_OF[kind][piece];
    if (recipients === undefined) return [];
    const { standing, reason = null, forms = [] } = found(piece, file, ask, moves);
    return [
      {
        piece,
        name: DOSSIER_WORDS[ask.language].pieces[piece],
        standing,
        reason,
        sheets: forms.length,
        fields: eachOnce(forms.flatMap(missingIn)),
        recipients,
        by: piece === 'report' ? end : standing === 'notNeeded' ? null : by,
      },
    ];
  });
  return { kind, sending: mustSend(state), pieces, keptUntil: monthsAfter(end, MONTHS_KEPT[kind]) };
}

/** A piece that is a paper is made, and looked through for what nobody has filled in. */
function found(piece: PieceName, file: EventFile, ask: FormAsk, moves: KeptMoves): Found {
  if (isFormName(piece)) return foundForm(piece, file, ask);
  const { state } = file;
  switch (piece) {
    case 'report':
      return reportRefusal(state) === null
        ? { standing: 'there' }
        : { standing: 'missing', reason: 'gamesOpen' };
    case 'participants':
    case 'grid':
      return { standing: 'there' };
    case 'regulations':
      return hasRegulations(state)
        ? { standing: 'there' }
        : { standing: 'missing', reason: 'noRegulations' };
    case 'feesPayment':
      return knownFormFact(state, 'feesPaidOn') !== null
        ? { standing: 'there' }
        : { standing: 'missing', reason: 'feesNotPaid' };
    case 'disciplinary':
      return state.formFacts?.get('disciplinaryReport') === 'yes'
        ? { standing: 'missing', reason: 'reportToWrite' }
        : { standing: 'notNeeded', reason: 'notConcerned' };
    case 'games':
      if (moves.kept === 0) return { standing: 'missing', reason: 'noGames' };
      return moves.kept < moves.played
        ? { standing: 'incomplete', reason: 'gamesMissing' }
        : { standing: 'there' };
    default:
      return { standing: 'notNeeded', reason: 'notConcerned' };
  }
}

function foundForm(piece: FormName, file: EventFile, ask: FormAsk): Found {
  const forms = makeForm(piece, file, ask);
  if (forms.length === 0 || (piece === 'norms' && isWithoutNorms(file, ask))) {
    return { standing: 'notNeeded', reason: 'notConcerned' };
  }
  const complete = forms.every((one) => missingIn(one).length === 0);
  return { standing: complete ? 'there' : 'incomplete', forms };
}

const isWithoutNorms = (file: EventFile, ask: FormAsk): boolean =>
  makeForm('norm-certificate', file, ask).length === 0;

const hasRegulations = (state: Tournament): boolean => {
  const { regulations, regulationsLink } = state.settings.publicNotice;
  return areRegulationsPublic(state) || regulations !== null || regulationsLink !== null;
};

function eachOnce(fields: readonly MissingField[]): readonly MissingField[] {
  const known = new Map(fields.map((one) => [`${one.label} ${one.ask}`, one]));
  return [...known.values()];
}

const DAY = 86_400_000;

function dayAfter(day: string, days: number): string | null {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? null : new Date(at + days * DAY).toISOString().slice(0, 10);
}

/** The same day so many months later; the last of a month that is shorter. */
function monthsAfter(day: string, months: number): string | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  if (Number.isNaN(last.getTime())) return null;
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
