import { ARBITERS } from '@ronde/core/tournament/roles.ts';
import type { Audience as CoreAudience } from '@ronde/core/tournament/views/audience.ts';
import { z } from 'zod';
import type { Principal } from '../access/principal.ts';
import { AUDIENCE_OF_ROLE } from '../api/roles.ts';
import { filledLine, roundNumber } from '../commands/words.ts';
import type { House } from '../house.ts';
import { fitQuestion, notShown, type AskedQuestion } from '../answers/fit-question.ts';
import { answerView, type ViewAsked } from '../ledgers/answer-view.ts';
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

type OfTournament = Pick<
  Asked<{ readonly id: string }, unknown, unknown>,
  'params' | 'query' | 'principal' | 'context'
>;

/** Answers about the tournament in the address; `prepare` may refuse before any work. */
async function answerFor(
  house: House,
  { params, principal, context }: OfTournament,
  audience: string,
  prepare: (standing: Standing) => ViewAsked['answer'] | Declined,
): Promise<Response | Declined> {
  const opened = await house.ledgers.at(params.id);
  if (!opened.ok) return declinedByLedger(opened.error, principal);
  const standing = opened.value;
  const answer = prepare(standing);
  if (answer instanceof Declined) return answer;
  return answerView(context, {
    standing,
    audience,
    shared: audience === 'public',
    vary: 'Cookie, Accept-Encoding',
    build: house.build,
    answer,
  });
}

/**
 * Answers a question about the tournament in the address: only what is in the question counts,
 * whatever else the address has.
 * @param before asked only when the answer is not there yet; may refuse to have it made
 */
export function answerTo(
  house: House,
  asked: OfTournament,
  wish: AskedQuestion,
  before?: () => Declined | null,
): Promise<Response | Declined> {
  const audience = AUDIENCE_OF_ROLE[asked.principal.role];
  return answerFor(house, asked, audience, (standing) => {
    const question = fitQuestion(standing.state, audience, wish);
    if (question instanceof Declined) return question;
    return () => house.answers.to(standing, audience, question, before);
  });
}

/** Answers a view that is for those who run the event or help in it; null is nothing to show. */
export function viewOf(
  house: House,
  asked: OfTournament,
  name: string,
  view: (standing: Standing) => unknown,
): Promise<Response | Declined> {
  const { role } = asked.principal;
  // Arbiters read notes that others who run the event do not, and the chief what deputies do not.
  const audience = ARBITERS.includes(role) ? role : AUDIENCE_OF_ROLE[role];
  const key = `${audience} ${name} ${JSON.stringify(asked.query ?? {})}`;
  return answerFor(
    house,
    asked,
    audience,
    (standing) => () =>
      house.answers.view(standing, 'staff', key, () => view(standing) ?? notShown()),
  );
}

/** Answers what is one person's own: worked out at once, and kept for them alone. */
export function ownView(
  house: House,
  asked: OfTournament,
  own: { readonly name: string; readonly whose: string },
  view: (standing: Standing) => unknown,
): Promise<Response | Declined> {
  const audience = `me-${own.whose}`;
  return answerFor(
    house,
    asked,
    audience,
    (standing) => () =>
      house.answers.view(standing, 'rare', `${audience} ${own.name}`, () => view(standing)),
  );
}
