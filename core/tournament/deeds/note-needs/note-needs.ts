import { isMaterial } from '../../../decisions/needs/aids.ts';
import {
  AIDS,
  isNothingNeeded,
  NEED_KINDS,
  NO_NEEDS,
  type PlayerNeeds,
} from '../../../decisions/needs/need.ts';
import { NEEDS_WORDS } from '../../../decisions/needs/needs-words.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { allow, refuse, unknownPlayer, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { CHIEF } from '../../roles.ts';
import { somePlayerNeeds } from '../../schema/player-needs.ts';
import { aPlayer } from '../../schema/words.ts';
import type { Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { sameValue } from '../same-value.ts';
import { things } from '../things.ts';

/** What a player needs, as it was agreed (LA 7); nothing at all strikes it out. */
export interface NoteNeeds {
  readonly type: 'noteNeeds';
  readonly player: PlayerId;
  readonly needs: PlayerNeeds;
}

export const noteNeeds: Deed<NoteNeeds> = {
  fields: { player: aPlayer, needs: somePlayerNeeds },
  roles: CHIEF,
  touches: ({ player }) => [things.needs(player)],
  saysTheSame: ({ needs }, event) =>
    event.type === 'needsNoted' && sameValue(event.needs, inOrder(needs)),
  judge,
};

function judge(state: Tournament, { player, needs: asked }: NoteNeeds): Judgement {
  if (!state.players.has(player)) return unknownPlayer(player);
  const needs = inOrder(asked);
  const { assistant } = needs;
  if (assistant !== null && assistant.standing !== 'wanted' && assistant.name === undefined) {
    return refuse('assistantUnnamed', HOUSE_RULES.wellFormed);
  }
  const strange = needs.brings.find((aid) => !isMaterial(aid) || !needs.aids.includes(aid));
  if (strange !== undefined) {
    // Its name in the reader's language: see words/say.ts.
    const { en, fr } = NEEDS_WORDS;
    return refuse('cannotBring', HOUSE_RULES.wellFormed, {
      ...{ aid: strange, en: en.aids[strange], fr: fr.aids[strange] },
    });
  }
  const before = state.needs?.get(player) ?? NO_NEEDS;
  if (sameValue(before, needs) || (isNothingNeeded(before) && isNothingNeeded(needs))) {
    return allow([]);
  }
  return allow([{ type: 'needsNoted', player, needs }]);
}

/** Each word once and in the order of the sheets, without blanks around what was typed. */
function inOrder({
  kinds,
  aids,
  brings,
  assistant,
  certificateSeen,
  remark,
}: PlayerNeeds): PlayerNeeds {
  const name = assistant?.name?.trim() ?? '';
  const said = remark?.trim() ?? '';
  return {
    kinds: NEED_KINDS.filter((kind) => kinds.includes(kind)),
    aids: AIDS.filter((aid) => aids.includes(aid)),
    brings: AIDS.filter((aid) => brings.includes(aid)),
    assistant:
      assistant === null
        ? null
        : { standing: assistant.standing, ...(name === '' ? {} : { name }) },
    certificateSeen,
    ...(said === '' ? {} : { remark: said }),
  };
}
