import type { PlayerId } from '../../../rules/identity.ts';
import { isHomologated, NO_PROTECTION } from '../../apart.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { ARBITERS } from '../../roles.ts';
import { aPlayer, aRound, listOf } from '../../schema/words.ts';
import { isStarted, type Tournament } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';
import { lockedForPairs } from './locked-for-pairs.ts';

export interface ProhibitPairs {
  readonly type: 'prohibitPairs';
  readonly players: readonly PlayerId[];
  readonly fromRound: number;
  readonly toRound: number;
}

export const prohibitPairs: Deed<ProhibitPairs> = {
  fields: { players: listOf(aPlayer), fromRound: aRound, toRound: aRound },
  roles: ARBITERS,
  touches: ({ players }) => [things.pairs(players)],
  judge,
};

function judge(state: Tournament, command: ProhibitPairs): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  const players = [...new Set(command.players)];
  const stranger = players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const { fromRound, toRound } = command;
  const spans = Number.isInteger(fromRound) && Number.isInteger(toRound) && fromRound >= 1;
  if (players.length < 2 || !spans || toRound < fromRound) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, {
      setting: 'prohibited',
      value: `${fromRound}-${toRound}`,
    });
  }
  const warnings = [
    ...(isHomologated(state) ? [warn('protectsInRatedEvent', NO_PROTECTION)] : []),
    ...(isStarted(state)
      ? [warn('prohibitsAfterStart', handlingRules(state).articles.restrictedPairing)]
      : []),
  ];
  return allow([{ type: 'pairsProhibited', group: { players, fromRound, toRound } }], warnings);
}
