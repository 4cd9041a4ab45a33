/** What a compiler is given: values as inputs, and pictures by the name a template asks for. */
export interface ToCompile {
  readonly inputs: Readonly<Record<string, string>>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Papers as a file to print. */
export interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** What the compiler was not sure of; none in a paper that is as it should be. */
  readonly warnings: readonly string[];
}

/** Sets the main template; a fault of a template is thrown, in the compiler's words. */
export type Compile = (what: ToCompile) => Printed;
