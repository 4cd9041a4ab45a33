/** Why a request was not served. The page translates `code`; nothing here is for display. */
export interface Problem {
  readonly code: string;
  /** The article of the regulations that forbids it, where one does. */
  readonly article?: string;
  readonly params: Readonly<Record<string, unknown>>;
}
