import {
  AIDS,
  ASSISTANT_STANDINGS,
  NEED_KINDS,
  type Assistant,
  type PlayerNeeds,
} from '../../decisions/needs/need.ts';
import { object, oneOf, optional, orNull } from './schema.ts';
import { aFilledLine, aTruth, listOf } from './words.ts';

const someAids = listOf(oneOf(AIDS), AIDS.length);

/** What a player needs, as a request and a log have it. */
export const somePlayerNeeds = object<PlayerNeeds>({
  kinds: listOf(oneOf(NEED_KINDS), NEED_KINDS.length),
  aids: someAids,
  brings: someAids,
  assistant: orNull(
    object<Assistant>({ standing: oneOf(ASSISTANT_STANDINGS), name: optional(aFilledLine) }),
  ),
  certificateSeen: aTruth,
  remark: optional(aFilledLine),
});
