/** A union whose members are described where it is, not by names of their own. */
export type Unnamed<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;
