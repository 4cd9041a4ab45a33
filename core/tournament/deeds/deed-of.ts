import type { Command, CommandOf, CommandType } from '../command.ts';
import type { Deed, DeedOnLog } from './deed.ts';
import { DEEDS } from './deeds.ts';

/** A deed in the table under another name than its command's does not compile. */
export const DEED_BY_TYPE: {
  readonly [T in CommandType]: Deed<CommandOf<T>> | DeedOnLog<CommandOf<T>>;
} = DEEDS;

export const COMMAND_TYPES = Object.keys(DEEDS) as CommandType[];

/** The compiler does not follow that the command's own type chose the deed. */
export const deedOf = <C extends Command>(command: C): Deed<C> | DeedOnLog<C> =>
  DEED_BY_TYPE[command.type] as unknown as Deed<C> | DeedOnLog<C>;
