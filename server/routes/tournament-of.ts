import type { Audience as CoreAudience } from '@ronde/core/tournament/views/audience.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import { isVisitor } from '../access/visitors.ts';
import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import { filledLine, roundNumber } from '../commands/words.ts';
import type { House } from '../house.ts';
import { answerView } from '../ledgers/answer-view.ts';
import { declinedByLedger } from '../ledgers/declined-by-ledger.ts';
import type { Standing } from '../ledgers/standing.ts';
import { declined, type Declined } from '../registry/declined.ts';
import type { Asked } from '../registry/route.ts';
import type { Seeker } from '../tournament-listings.ts';

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

/** For whom tournaments are listed. */
export const seekerOf = (principal: Principal): Seeker =>
  isVisitor(principal) ? 'visitor' : coreAudience(principal);

export const notShown = (): Declined => declined(404, 'view.notShown');

type AskedOf<P, Q> = Pick<Asked<P, Q, unknown>, 'params' | 'query' | 'principal' | 'context'>;

/** Answers a view of the tournament in the address; null from `view` is not for this audience. */
export async function viewOf<P extends { readonly id: string }, Q>(
  house: House,
  asked: AskedOf<P, Q>,
  name: string,
  view: (standing: Standing) => unknown,
): Promise<Response | Declined> {
  const { params, query, principal, context } = asked;
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  return answerView(context, {
    standing: opened.value,
    audience: AUDIENCE_OF_ROLE[principal.role],
    key: `${name} ${JSON.stringify(params)} ${JSON.stringify(query ?? {})}`,
    build: house.build,
    view: () => view(opened.value) ?? notShown(),
  });
}
