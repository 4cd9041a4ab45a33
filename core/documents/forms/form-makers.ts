import { accommodation } from './accommodation.ts';
import { appeal } from './appeal.ts';
import { fideArbiterNorm, internationalArbiterNorm } from './arbiter-norm-paper.ts';
import { complaint } from './complaint.ts';
import { declarationA, declarationB } from './declarations.ts';
import { exclusion } from './exclusion.ts';
import { fairPlayPlan } from './fair-play-plan.ts';
import { feesAccount } from './fees-account.ts';
import { forfeitLetter } from './forfeit-letter.ts';
import type { EventFile, Form, FormAsk, FormMaker } from './form.ts';
import type { FormName } from './forms.ts';
import { lateComplaint } from './late-complaint.ts';
import { minutes } from './minutes.ts';
import { allowanceSheet, feesList, prizeReceipts } from './money-papers.ts';
import { normCertificate } from './norm-certificate-paper.ts';
import { normSummary } from './norm-papers.ts';
import { penaltyNotice, sealedMove, warningNotice } from './notices.ts';
import { searchRecord } from './search-record.ts';
import { synopsis } from './synopsis.ts';
import { titleApplications } from './title-application-paper.ts';
import { training } from './training.ts';

const MAKERS: Readonly<Record<FormName, FormMaker>> = {
  t1: synopsis,
  t2: minutes,
  t3: declarationA,
  t4: declarationB,
  t5: forfeitLetter,
  t6: exclusion,
  allowance: allowanceSheet,
  training,
  norms: normSummary,
  'norm-certificate': normCertificate,
  'title-application': titleApplications,
  fa1: fideArbiterNorm,
  ia1: internationalArbiterNorm,
  'prize-receipts': prizeReceipts,
  'fees-list': feesList,
  'fees-account': feesAccount,
  'sealed-move': sealedMove,
  penalty: penaltyNotice,
  warning: warningNotice,
  appeal,
  complaint,
  'late-complaint': lateComplaint,
  'search-record': searchRecord,
  'fair-play-plan': fairPlayPlan,
  accommodation,
};

/** The sheets of a paper, one for each whom it concerns; none where it concerns nobody. */
export const makeForm = (name: FormName, file: EventFile, ask: FormAsk): readonly Form[] =>
  MAKERS[name](file, ask);
