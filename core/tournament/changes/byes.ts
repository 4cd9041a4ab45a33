import type { GrantedBye } from '../../rules/outcome.ts';

type Byes<Id> = ReadonlyMap<number, ReadonlyMap<Id, GrantedBye>>;

/** The byes with one more, or one less for null. */
export function withBye<Id>(
  byes: Byes<Id>,
  round: number,
  id: Id,
  bye: GrantedBye | null,
): Byes<Id> {
  const ofRound = new Map(byes.get(round));
  if (bye === null) ofRound.delete(id);
  else ofRound.set(id, bye);
  return new Map(byes).set(round, ofRound);
}
