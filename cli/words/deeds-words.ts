import type { RoundView } from '@ronde/core/tournament/views/round.ts';

/** What the commands that run an event say in one language. */
export interface DeedWords {
  readonly about: Readonly<
    Record<
      | 'enter'
      | 'withdraw'
      | 'return'
      | 'bye'
      | 'checkIn'
      | 'estimate'
      | 'giveFlag'
      | 'giveK'
      | 'listRatings'
      | 'licence'
      | 'admit'
      | 'number'
      | 'set'
      | 'draft'
      | 'publish'
      | 'beforeStart'
      | 'postpone'
      | 'arrange'
      | 'calendar'
      | 'startRound'
      | 'absent'
      | 'pairIdle'
      | 'result'
      | 'close'
      | 'closing'
      | 'keepApart'
      | 'posted'
      | 'fillIn'
      | 'note'
      | 'undo'
      | 'redo'
      | 'round'
      | 'players'
      | 'enterTeam'
      | 'team'
      | 'teams'
      | 'numberTeams'
      | 'lineUp'
      | 'clocks'
      | 'envelope'
      | 'forfeitBoards'
      | 'openLineUps'
      | 'signSheet'
      | 'teamPoints',
      string
    >
  >;
  readonly argument_event: string;
  readonly argument_who: string;
  readonly argument_somePlayers: string;
  readonly argument_maybePlayers: string;
  readonly argument_white: string;
  readonly argument_black: string;
  readonly argument_results: string;
  readonly argument_round: string;
  readonly argument_note: string;
  readonly argument_apart: string;
  readonly option_apartBy: string;
  readonly option_apartUpTo: string;
  readonly option_apartLift: string;
  readonly nobodyApart: string;
  readonly option_lineDone: string;
  readonly option_lineNotNeeded: string;
  readonly option_lineAgain: string;
  readonly option_closeEvent: string;
  readonly option_reopenEvent: string;
  readonly argument_absentees: string;
  readonly option_nobody: string;
  readonly option_forfeit: string;
  readonly option_begunAt: string;
  readonly option_confirm: string;
  readonly option_signed: string;
  readonly option_round: string;
  readonly option_rating: string;
  readonly option_title: string;
  readonly option_club: string;
  readonly option_birth: string;
  readonly option_sex: string;
  readonly option_fideId: string;
  readonly option_nationalId: string;
  readonly option_fromRound: string;
  readonly option_absent: string;
  readonly option_expel: string;
  readonly option_points: string;
  readonly option_revoke: string;
  readonly option_open: string;
  readonly option_closeCheckIn: string;
  readonly option_everybody: string;
  readonly option_undoCheckIn: string;
  readonly option_reason: string;
  readonly option_allRounds: string;
  readonly option_doubleRounds: string;
  readonly option_cycles: string;
  readonly notCycles: string;
  readonly argument_day: string;
  readonly argument_board: string;
  readonly option_time: string;
  readonly notABoard: string;
  readonly notADay: string;
  readonly noCalendar: string;
  readonly roundHeading: string;
  readonly rests: string;
  readonly postponedTo: string;
  readonly option_closeList: string;
  readonly option_lots: string;
  readonly option_drawColour: string;
  readonly option_initialColour: string;
  readonly option_tiebreaks: string;
  readonly option_name: string;
  readonly option_roundDays: string;
  readonly option_halfPointByes: string;
  readonly option_defaultTime: string;
  readonly option_byesAnnounced: string;
  readonly option_rated: string;
  readonly option_forfeitsOut: string;
  readonly option_lateEntry: string;
  readonly option_byeDeadline: string;
  readonly option_licence: string;
  readonly option_checkedAndPaid: string;
  readonly option_ratingChanges: string;
  readonly option_normsToPlayers: string;
  readonly option_fineUpTo: string;
  readonly option_level: string;
  readonly option_timeControl: string;
  readonly option_discard: string;
  readonly option_withoutEvent: string;
  readonly option_eventOnly: string;
  readonly option_withhold: string;
  readonly option_inFull: string;
  readonly option_clear: string;
  readonly nothingToChange: string;
  readonly notToChange: string;
  readonly notAQuestion: string;
  readonly confirm: string;
  readonly conflict: string;
  readonly busy: string;
  readonly noSuchPlayer: string;
  readonly severalPlayers: string;
  readonly notARound: string;
  readonly noRound: string;
  readonly notABye: string;
  readonly notAChoice: string;
  readonly notANumberingReason: string;
  readonly notAResult: string;
  readonly noResult: string;
  readonly nothingAsked: string;
  readonly notStarted: string;
  readonly defaultTimeRuns: string;
  readonly notAnHour: string;
  readonly begun: string;
  readonly notThere: string;
  readonly alreadyEntered: string;
  readonly roundTitle: string;
  readonly roundHeader: readonly [string, string, string, string];
  readonly playersHeader: readonly [string, string, string, string, string, string];
  readonly noPlayers: string;
  readonly unpaired: string;
  readonly outcomes: Readonly<Record<RoundView['unpaired'][number]['outcome'], string>>;
  readonly left: Readonly<Record<'withdrawn' | 'absentWithoutNotice' | 'expelled', string>>;
}
