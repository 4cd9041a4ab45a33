import { namesIn } from '../../administration/regulations/clauses.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { Tournament } from '../../tournament/state.ts';
import { amountText } from './fees-and-prizes.ts';

const WORDS = inBoth(
  { minutes: '{minutes} {minutes|minute|minutes} after the game' },
  { minutes: '{minutes} {minutes|minute|minute|minutes} après la partie' },
);

/** Who hears appeals, until when and against which deposit; null and nobody where nothing was said. */
export interface AppealTerms {
  readonly committee: readonly string[];
  readonly reserves: readonly string[];
  readonly until: string | null;
  readonly deposit: string | null;
}

/** What the regulations of the event say of appeals (LA 217-229, 1887-1889, 12917). */
export function appealTerms(state: Tournament, language: Language): AppealTerms {
  const { committee, reserves, appealMinutes, appealDeposit } =
    state.administration?.regulations?.clauses ?? {};
  return {
    committee: namesIn(committee ?? ''),
    reserves: namesIn(reserves ?? ''),
    until:
      appealMinutes === undefined
        ? null
        : fill(WORDS[language].minutes, { minutes: appealMinutes }),
    deposit:
      appealDeposit === undefined
        ? null
        : amountText(appealDeposit, state.settings.prizes, language),
  };
}
