/** A port that is listened on. */
export interface Listening {
  readonly port: number;
  /** Answers what was asked already, then stops; what is still open after `grace` is cut. */
  close(grace?: number): Promise<void>;
}

export const LISTEN_FAILURES = ['portTaken', 'portForbidden', 'hostUnknown'] as const;
export type ListenFailure = (typeof LISTEN_FAILURES)[number];
