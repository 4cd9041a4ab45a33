import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Team } from '@ronde/core/tournament/player.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DEED_WORDS } from '../words/deeds.ts';
import { TEAM_WORDS } from '../words/team-words.ts';
import { playersOf } from './player-of-event.ts';

/** What is said of a team as options of a command. */
export interface TeamOptions {
  readonly nickname?: string;
  readonly club?: string;
  readonly federation?: string;
  readonly division?: string;
  readonly venue?: string;
  readonly captain?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly strength?: string;
  readonly players?: string;
}

export function withTeamOptions(command: Command, cli: Cli): Command {
  const words = TEAM_WORDS[cli.language];
  return command
    .option('--nickname <name>', words.option_nickname)
    .option('--club <club>', DEED_WORDS[cli.language].option_club)
    .option('--federation <code>', cli.words.option_federation)
    .option('--division <name>', words.option_division)
    .option('--venue <place>', words.option_venue)
    .option('--captain <name>', words.option_captain)
    .option('--phone <number>', words.option_phone)
    .option('--email <address>', words.option_email)
    .option('--strength <rating>', words.option_strength)
    .option('--players <list>', words.option_players);
}

/** The team with what the options say; what they do not name stays as it is. */
export function teamWith(cli: Cli, state: Tournament, team: Team, said: TeamOptions): Team {
  const { strength: before, private: known, ...rest } = team;
  const strength = said.strength === undefined ? before : strengthOf(cli, said.strength);
  const contact = {
    ...known,
    ...(said.phone === undefined ? {} : { phone: said.phone }),
    ...(said.email === undefined ? {} : { email: said.email }),
  };
  return {
    ...rest,
    ...(said.nickname === undefined ? {} : { nickname: said.nickname }),
    ...(said.club === undefined ? {} : { club: said.club }),
    ...(said.federation === undefined ? {} : { federation: said.federation.toUpperCase() }),
    ...(said.division === undefined ? {} : { division: said.division }),
    ...(said.venue === undefined ? {} : { venue: said.venue }),
    ...(said.captain === undefined ? {} : { captain: said.captain }),
    ...(said.players === undefined ? {} : { roster: playersOf(cli, state, partsOf(said.players)) }),
    ...(strength === undefined ? {} : { strength }),
    ...(Object.keys(contact).length === 0 ? {} : { private: contact }),
  };
}

/** Names have commas in them: parts of a list have semicolons between them. */
export const partsOf = (list: string): string[] =>
  list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function strengthOf(cli: Cli, value: string): number | undefined {
  if (value === 'none') return undefined;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  throw new CliFailure(EXIT.badRequest, fill(TEAM_WORDS[cli.language].notAStrength, { value }));
}
