import { asksAnew } from '../../../decisions/needs/hall-checklist.ts';
import { isNothingNeeded, NO_NEEDS, type PlayerNeeds } from '../../../decisions/needs/need.ts';
import { NEEDS_WORDS } from '../../../decisions/needs/needs-words.ts';
import { playerId, type PlayerId } from '../../../rules/identity.ts';
import { inBoth } from '../../../rules/in-both.ts';
import type { Language } from '../../../rules/language.ts';
import { ERASED } from '../../erasure/erased-words.ts';
import { CHIEF } from '../../roles.ts';
import { somePlayerNeeds } from '../../schema/player-needs.ts';
import { aPlayer } from '../../schema/words.ts';
import { audited } from '../audited.ts';
import type { Fact } from '../fact.ts';
import { heard } from '../heard.ts';
import { things } from '../things.ts';

/** What a player with a disability needs; nothing strikes it out. */
export interface NeedsNoted {
  readonly type: 'needsNoted';
  readonly player: PlayerId;
  readonly needs: PlayerNeeds;
}

export const needsNoted: Fact<NeedsNoted> = {
  fields: { player: aPlayer, needs: somePlayerNeeds },
  fold: (state, { player, needs }) => {
    const noted = new Map(state.needs);
    const anew = asksAnew(noted.get(player) ?? NO_NEEDS, needs);
    if (isNothingNeeded(needs)) noted.delete(player);
    else noted.set(player, needs);
    // A hall that was ready for one player is looked at again for the next.
    const hallChecks = new Map(state.hallChecks);
    for (const item of anew) hallChecks.delete(item);
    return { ...state, needs: noted, hallChecks };
  },
  outdatesDraft: false,
  touches: ({ player }) => [things.needs(player)],
  heard: heard.nothing,
  readBy: CHIEF,
  // That somebody had needs is private as well: neither who nor what is left.
  erased: (event) => ({ ...event, player: playerId(ERASED), needs: NO_NEEDS }),
  words: inBoth('Needs of {player}: {needs}', 'Besoins de {player} : {needs}'),
  tell: ({ player, needs }, { language, nameOf }) => ({
    params: { player: nameOf(player) },
    said: { needs: sayNeeds(needs, language) },
  }),
  // Neither who nor what: an audit is read by more people than the log.
  audit: (_, { needs }) => audited({}, null, isNothingNeeded(needs) ? 'struckOut' : 'noted'),
};

/** Kinds, then aids, then the assistant; a dash for nothing. */
function sayNeeds({ kinds, aids, assistant }: PlayerNeeds, language: Language): string {
  const words = NEEDS_WORDS[language];
  const parts = [
    ...kinds.map((kind) => words.kinds[kind]),
    ...aids.map((aid) => words.aids[aid]),
    ...(assistant === null ? [] : [words.standings[assistant.standing]]),
  ];
  return parts.length === 0 ? '–' : parts.join(', ');
}
