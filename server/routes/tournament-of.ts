import type { Audience as CoreAudience } from '@ronde/core/tournament/views/audience.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import { filledLine, roundNumber } from '../commands/words.ts';
import type { House } from '../house.ts';
import { fitQuestion, type AskedQuestion } from '../answers/fit-question.ts';
import { answerView } from '../ledgers/answer-view.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { Declined } from '../registry/declined.ts';
import type { Asked } from '../registry/route.ts';

export const ofTournament = z.object({ id: filledLine });
export const ofRound = z.object({
  id: filledLine,
  round: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(roundNumber),
});
export const language = z.enum(['en', 'fr']).default('en');
export const wholeInQuery = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The core knows two audiences: helpers see the public's pages, but for the rounds they work on. */
export const coreAudience = (principal: Principal): CoreAudience =>
  AUDIENCE_OF_ROLE[principal.role] === 'staff' ? 'staff' : 'public';

type AskedOf<P, Q> = Pick<Asked<P, Q, unknown>, 'params' | 'query' | 'principal' | 'context'>;
type OfTournament = AskedOf<{ readonly id: string }, unknown>;

const VARY = 'Cookie, Accept-Encoding';

/**
 * Answers a question about the tournament in the address: only what is in the question counts,
 * whatever else the address has.
 */
export async function answerTo(
  house: House,
  { params, principal, context }: OfTournament,
  asked: AskedQuestion,
  before?: () => Declined | null,
): Promise<Response | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const audience = AUDIENCE_OF_ROLE[principal.role];
  const question = fitQuestion(standing.state, audience, asked);
  if (question instanceof Declined) return question;
  return answerView(context, {
    standing,
    audience,
    shared: audience === 'public',
    vary: VARY,
    build: house.build,
    answer: () => house.answers.to(standing, audience, question, before),
  });
}

/** Answers a view that is for those who run the event or help in it. */
export async function viewOf<P extends { readonly id: string }, Q>(
  house: House,
  { params, query, principal, context }: AskedOf<P, Q>,
  name: string,
  view: (standing: Standing) => unknown,
): Promise<Response | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const audience = AUDIENCE_OF_ROLE[principal.role];
  const key = `${audience} ${name} ${JSON.stringify(query ?? {})}`;
  return answerView(context, {
    standing,
    audience,
    shared: false,
    vary: VARY,
    build: house.build,
    answer: () => house.answers.view(standing, 'staff', key, () => view(standing)),
  });
}

/** Answers what is one person's own: worked out at once, and kept for them alone. */
export async function ownView(
  house: House,
  { params, principal, context }: OfTournament,
  own: { readonly name: string; readonly whose: string },
  view: (standing: Standing) => unknown,
): Promise<Response | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const audience = `me-${own.whose}`;
  return answerView(context, {
    standing,
    audience,
    shared: false,
    vary: VARY,
    build: house.build,
    answer: () =>
      house.answers.view(standing, 'rare', `${audience} ${own.name}`, () => view(standing)),
  });
}
