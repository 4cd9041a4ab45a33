import type { DEEDS } from './deeds/deeds.ts';
import type { Unnamed } from './unnamed.ts';

type CommandIn<D> = D extends { readonly touches: (command: infer C) => unknown } ? C : never;

/** What a person, a phone or the engine asks for. */
export type Command = Unnamed<CommandIn<(typeof DEEDS)[keyof typeof DEEDS]>>;

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
