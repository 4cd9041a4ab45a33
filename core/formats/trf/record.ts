/** What every record knows of the line it came from. */
export interface Placed {
  /** 1-based; 0 for a record that was not read from a file. */
  readonly line: number;
  /**
   * The line as read, when something in it could not be read or was not as it should be: it is then
   * written back untouched. To change such a record, build a new one without it.
   */
  readonly raw?: string;
}
