export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Figures and words for whoever runs the server: never names of players, secrets or bodies. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Logger {
  log(level: LogLevel, message: string, fields?: LogFields): void;
  /** An error nobody expected, with its stack. */
  fault(error: unknown, fields?: LogFields): void;
}

export interface LoggerOptions {
  /** Less important lines are left out. */
  readonly level: LogLevel;
  readonly write: (line: string) => void;
  readonly clock: () => Date;
}

/** One JSON object a line, so that a program can read what a person can. */
export function jsonLogger({ level, write, clock }: LoggerOptions): Logger {
  const from = LOG_LEVELS.indexOf(level);
  const log: Logger['log'] = (of, message, fields = {}) => {
    if (LOG_LEVELS.indexOf(of) < from) return;
    write(`${JSON.stringify({ time: clock().toISOString(), level: of, message, ...fields })}\n`);
  };
  return {
    log,
    fault: (error, fields = {}) => {
      const { name, message, stack } =
        error instanceof Error
          ? error
          : { name: 'unknown', message: String(error), stack: undefined };
      log('error', message, { ...fields, error: name, stack: stack ?? null });
    },
  };
}

export const SILENT: Logger = { log: () => undefined, fault: () => undefined };
