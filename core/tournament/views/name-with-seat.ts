interface Seated {
  /** `A1`; missing where players have none. */
  readonly seat?: string;
  readonly name: string;
}

/** A player as boards name them: with the seat, where there is one. */
export const nameWithSeat = ({ seat, name }: Seated): string =>
  seat === undefined ? name : `${seat} ${name}`;
