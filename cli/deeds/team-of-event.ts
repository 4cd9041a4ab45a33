import { beginsIn, nameWords } from '@ronde/core/formats/player-list/folded-name.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Team } from '@ronde/core/tournament/player.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { TEAM_WORDS } from '../words/team-words.ts';

/** A team by number, by identity, by the name, or by parts of it that only one has. */
export function teamOf(cli: Cli, state: Tournament, asked: string): Team {
  const found = candidates([...state.teams.values()], asked.trim());
  const [only, other] = found;
  if (only !== undefined && other === undefined) return only;
  const words = TEAM_WORDS[cli.language];
  throw new CliFailure(
    EXIT.badRequest,
    fill(other === undefined ? words.noSuchTeam : words.severalTeams, {
      team: asked,
      teams: found.map(({ name }) => name).join(' · '),
    }),
    { team: asked, candidates: found.map(({ id, name }) => ({ id, name })) },
  );
}

function candidates(teams: readonly Team[], asked: string): readonly Team[] {
  const numbered = /^\d+$/.test(asked) ? teams[Number(asked) - 1] : undefined;
  if (numbered !== undefined) return [numbered];
  const byId = teams.filter(({ id }) => id === asked);
  if (byId.length > 0) return byId;
  const words = nameWords(asked);
  if (words.length === 0) return [];
  const exact = teams.filter(({ name }) => nameWords(name).join(' ') === words.join(' '));
  if (exact.length > 0) return exact;
  return teams.filter(({ name }) => {
    const own = nameWords(name);
    return words.every((word) => beginsIn(own, word));
  });
}
