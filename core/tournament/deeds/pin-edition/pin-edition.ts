import { CHAPTERS, type Chapter } from '../../../rules/editions/edition.ts';
import { editionById } from '../../../rules/editions/registry.ts';
import { faultsOfTieBreaks } from '../../announced-tie-breaks.ts';
import { allow, handlingRules, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { oneOf } from '../../schema/schema.ts';
import { aFilledLine } from '../../schema/words.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';

export interface PinEdition {
  readonly type: 'pinEdition';
  readonly chapter: Chapter;
  readonly edition: string;
}

export const pinEdition: Deed<PinEdition> = {
  fields: { chapter: oneOf(CHAPTERS), edition: aFilledLine },
  roles: ARBITERS,
  touches: ({ chapter }) => [`edition:${chapter}`],
  saysTheSame: ({ edition }, event) => event.type === 'editionPinned' && event.edition === edition,
  judge,
};

function judge(state: Tournament, command: PinEdition): Judgement {
  const { chapter, edition } = command;
  if (editionById(edition)?.chapter !== chapter) {
    return refuse('unknownEdition', HOUSE_RULES.knownNames, { chapter, edition });
  }
  if (state.pins[chapter] === edition) return allow([]);
  const { articles } = handlingRules(state);
  const warnings: Warning[] = isStarted(state)
    ? [warn('editionChangedAfterStart', articles.editionAfterStart, { chapter, edition })]
    : [];
  if (chapter === 'tieBreaks') warnings.push(...fallingTieBreaks(state, edition));
  return allow([{ type: 'editionPinned', chapter, edition }], warnings);
}

/** Announced tie-breaks that stand today and would not under the other edition (C.07 4.1). */
function fallingTieBreaks({ settings, pins }: Tournament, edition: string): Warning[] {
  const standing = faultsOfTieBreaks(settings, pins).map(({ descriptor }) => descriptor);
  return faultsOfTieBreaks(settings, { tieBreaks: edition })
    .filter(({ descriptor }) => !standing.includes(descriptor))
    .map(({ descriptor, article }) => warn('tieBreakFalls', article, { descriptor, edition }));
}
