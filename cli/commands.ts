import type { Command } from 'commander';
import type { Cli } from './cli.ts';

/** Adds a command to the program. */
export type AddCommand = (program: Command, cli: Cli) => void;

/**
 * Every command, in the order of the help. Each is read when it is asked for: who pairs a file waits
 * for no database.
 */
export const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  info: async () => (await import('./commands/info.ts')).info,
  convert: async () => (await import('./commands/convert.ts')).convert,
  import: async () => (await import('./commands/import.ts')).importTournament,
  lists: async () => (await import('./commands/lists.ts')).lists,
  export: async () => (await import('./commands/export.ts')).exportTournament,
  print: async () => (await import('./commands/print.ts')).print,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  verify: async () => (await import('./commands/verify.ts')).verify,
  log: async () => (await import('./commands/log.ts')).log,
  editions: async () => (await import('./commands/editions.ts')).editions,
  new: async () => (await import('./commands/new.ts')).newTournament,
  set: async () => (await import('./commands/set.ts')).set,
  enter: async () => (await import('./commands/enter.ts')).enter,
  players: async () => (await import('./commands/players.ts')).players,
  'enter-team': async () => (await import('./commands/enter-team.ts')).enterTeam,
  team: async () => (await import('./commands/team.ts')).team,
  'fixed-players': async () => (await import('./commands/fixed-players.ts')).fixedPlayers,
  teams: async () => (await import('./commands/teams.ts')).teams,
  'number-teams': async () => (await import('./commands/number-teams.ts')).numberTeams,
  'line-up': async () => (await import('./commands/line-up.ts')).lineUp,
  'open-line-ups': async () => (await import('./commands/open-line-ups.ts')).openLineUps,
  'sign-sheet': async () => (await import('./commands/sign-sheet.ts')).signSheet,
  'forfeit-boards': async () => (await import('./commands/forfeit-boards.ts')).forfeitBoards,
  'team-points': async () => (await import('./commands/team-points.ts')).teamPoints,
  number: async () => (await import('./commands/number.ts')).number,
  bye: async () => (await import('./commands/bye.ts')).bye,
  withdraw: async () => (await import('./commands/withdraw.ts')).withdraw,
  return: async () => (await import('./commands/return.ts')).returnPlayers,
  'check-in': async () => (await import('./commands/check-in.ts')).checkIn,
  draft: async () => (await import('./commands/draft.ts')).draft,
  arrange: async () => (await import('./commands/arrange.ts')).arrange,
  postpone: async () => (await import('./commands/postpone.ts')).postpone,
  calendar: async () => (await import('./commands/calendar.ts')).calendar,
  publish: async () => (await import('./commands/publish.ts')).publish,
  'before-start': async () => (await import('./commands/before-start.ts')).beforeStart,
  'start-round': async () => (await import('./commands/steps-of-a-round.ts')).startRound,
  absent: async () => (await import('./commands/absent.ts')).absent,
  round: async () => (await import('./commands/round.ts')).round,
  'pair-idle': async () => (await import('./commands/pair-idle.ts')).pairIdle,
  result: async () => (await import('./commands/result.ts')).result,
  close: async () => (await import('./commands/steps-of-a-round.ts')).close,
  'keep-apart': async () => (await import('./commands/keep-apart.ts')).keepApart,
  closing: async () => (await import('./commands/closing.ts')).closing,
  estimate: async () => (await import('./commands/estimate.ts')).estimate,
  'give-k': async () => (await import('./commands/give-k.ts')).giveK,
  'list-ratings': async () => (await import('./commands/list-ratings.ts')).listRatings,
  licence: async () => (await import('./commands/licence.ts')).licence,
  admit: async () => (await import('./commands/licence.ts')).admit,
  posted: async () => (await import('./commands/posted.ts')).posted,
  'fill-in': async () => (await import('./commands/dossier.ts')).fillIn,
  form: async () => (await import('./commands/dossier.ts')).form,
  dossier: async () => (await import('./commands/dossier.ts')).dossier,
  note: async () => (await import('./commands/note.ts')).note,
  undo: async () => (await import('./commands/undo.ts')).undo,
  redo: async () => (await import('./commands/undo.ts')).redo,
  pair: async () => (await import('./commands/pair.ts')).pair,
  check: async () => (await import('./commands/check.ts')).check,
  explain: async () => (await import('./commands/explain.ts')).explain,
  standings: async () => (await import('./commands/standings.ts')).standings,
  'play-off': async () => (await import('./commands/play-off.ts')).playOff,
  norms: async () => (await import('./commands/norms.ts')).norms,
  titles: async () => (await import('./commands/titles.ts')).titles,
  prizes: async () => (await import('./commands/prizes.ts')).prizes,
  ratings: async () => (await import('./commands/ratings.ts')).ratings,
  performance: async () => (await import('./commands/performance.ts')).performance,
  presets: async () => (await import('./commands/presets.ts')).presets,
  pictures: async () => (await import('./commands/pictures.ts')).pictures,
  games: async () => (await import('./commands/games.ts')).games,
  draw: async () => (await import('./commands/draw.ts')).draw,
  cup: async () => (await import('./commands/cup.ts')).cup,
  deadlines: async () => (await import('./commands/deadlines.ts')).deadlines,
  indemnity: async () => (await import('./commands/indemnity.ts')).indemnity,
  travel: async () => (await import('./commands/travel.ts')).travel,
  fees: async () => (await import('./commands/fees.ts')).fees,
  clock: async () => (await import('./commands/clock.ts')).clock,
  chess960: async () => (await import('./commands/chess960.ts')).chess960,
  advise: async () => (await import('./commands/advise.ts')).advise,
  generate: async () => (await import('./commands/generate.ts')).generate,
  engine: async () => (await import('./commands/engine.ts')).engine,
};

/** The commands a line needs: the one it names, none for the version, all for a help. */
export function commandsFor(argv: readonly string[]): readonly string[] {
  const [first = ''] = argv;
  if (Object.hasOwn(COMMANDS, first)) return [first];
  return first === '--version' || first === '-v' ? [] : Object.keys(COMMANDS);
}
