/** One place that breaks the architecture. */
export interface Fault {
  /** Relative to the checked folder, with `/`. */
  readonly file: string;
  /** 1-based; 0 when the fault belongs to the file as a whole. */
  readonly line: number;
  readonly message: string;
}

export function describeFault(fault: Fault): string {
  const place = fault.line === 0 ? fault.file : `${fault.file}:${fault.line}`;
  return `${place}  ${fault.message}`;
}
