import type { TournamentEvent } from '../event.ts';
import type { Judgement } from '../judgement.ts';
import type { Ledger } from '../log.ts';
import type { Role } from '../roles.ts';
import type { Hand } from '../round.ts';
import type { FieldsOf } from '../schema/schema.ts';
import type { Tournament } from '../state.ts';

interface Asked {
  readonly type: string;
}

interface WhatIsAsked<C extends Asked> {
  /** What a request must look like, the type apart. */
  readonly fields: FieldsOf<Omit<C, 'type'>>;
  /** Who may ask for it. */
  readonly roles: readonly Role[];
  /** The things it is about. */
  readonly touches: (command: C) => readonly string[];
  /** Whether a fact the writer had not seen says of the thing what the command says: no conflict. */
  readonly saysTheSame?: (command: C, event: TournamentEvent, thing: string) => boolean;
}

/** What a person, a phone or the engine may ask of a tournament. */
export interface Deed<C extends Asked> extends WhatIsAsked<C> {
  /** What the regulations make of it: facts and warnings, or a refusal. */
  readonly judge: (state: Tournament, command: C, hand: Hand) => Judgement;
}

/** A deed on the log itself: it begins one, or moves in it. */
export interface DeedOnLog<C extends Asked> extends WhatIsAsked<C> {
  readonly judgeOnLog: (ledger: Ledger, command: C, hand: Hand) => Judgement;
}
