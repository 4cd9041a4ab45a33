/**
 * Two participants who meet in a round: one game between players, a match between teams. The first
 * has White, teams on their first board unless the event says otherwise.
 */
export interface Meeting<Participant> {
  readonly first: Participant;
  readonly second: Participant;
}

/** A paired round: who meets whom, and who has nobody to meet. */
export interface RoundOfMeetings<Participant> {
  /** In board order. */
  readonly meetings: readonly Meeting<Participant>[];
  readonly free: Participant | null;
}
