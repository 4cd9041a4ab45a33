import type { TeamId } from '../../rules/identity.ts';
import type { Language } from '../../rules/language.ts';
import { pointsOfRound } from '../../rules/scoring.ts';
import { ratingCell, ratingText } from '../../rules/rating-text.ts';
import { fill } from '../../rules/sentence.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import { maySee, type Audience } from '../../tournament/views/audience.ts';
import { personalRounds } from '../../tournament/views/records.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import { teamMatchesView } from '../../tournament/views/team-matches.ts';
import { teamPlayersView, type TeamPlayerRow } from '../../tournament/views/team-players.ts';
import { column, type DocumentList, type ListCell, type ListColumn } from './list.ts';
import { matchResult, postponedMatch } from './match-list.ts';
import { person } from './person.ts';
import { resultMark } from './say-result.ts';
import { boardPrizeRule, teamListWords } from './team-list-words.ts';
import { listWords } from './words.ts';

/** Everybody's results in a team event; null in any other, and where they are not public. */
export function teamPlayersList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const view = maySee(state, audience, 'standings') ? teamPlayersView(state) : null;
  if (view === null) return null;
  const words = listWords(language);
  return {
    list: 'teamPlayers',
    title: fill(teamListWords(language).titles.teamPlayers, { round: view.round }),
    columns: [
      ...playerColumns(language),
      column('board', words.board, { align: 'end', place: 'wide', meaning: words.boardMeaning }),
    ],
    rows: view.rows.map((row) => [...playerCells(row, language), row.board]),
    notes: [],
  };
}

/** The best three of every board; null in an event without teams, and where they are not public. */
export function boardPrizesList(
  state: Tournament,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const view = maySee(state, audience, 'standings') ? teamPlayersView(state) : null;
  if (view === null) return null;
  const words = listWords(language);
  return {
    list: 'boardPrizes',
    title: fill(teamListWords(language).titles.boardPrizes, { round: view.round }),
    columns: [
      column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
      column('place', words.place, { align: 'end' }),
      ...playerColumns(language),
    ],
    rows: view.boards.flatMap(({ board, rows }) =>
      rows
        .filter(({ place }) => place <= BEST)
        .map((row) => [board, row.place, ...playerCells(row, language)]),
    ),
    notes: [boardPrizeRule(view.rule, language)],
  };
}

const BEST = 3;

function playerColumns(language: Language): ListColumn[] {
  const words = listWords(language);
  const own = teamListWords(language);
  return [
    column('title', words.title, { place: 'files' }),
    column('name', words.name),
    column('rating', words.rating, { align: 'end', place: 'wide' }),
    column('team', own.team, { place: 'wide' }),
    column('points', words.points, { align: 'end', meaning: words.pointsMeaning }),
    column('games', own.games, { align: 'end' }),
    column('percentage', own.percentage, { align: 'end', meaning: own.percentageMeaning }),
    column('performance', own.performance, { align: 'end', place: 'wide' }),
  ];
}

function playerCells(row: TeamPlayerRow, language: Language): ListCell[] {
  const { team, percentage } = row;
  const detail = [team?.name ?? '', ratingText(row)].filter((part) => part !== '');
  return [
    row.title,
    person(row, language, detail.join(' · ')),
    ratingCell(row),
    team === null ? null : { team: team.id, name: team.name },
    { points: row.points },
    row.games,
    percentage === null ? null : { figure: percentage.toFixed(1) },
    row.performance,
  ];
}

/** The players of a team in board order, with their results where these are public. */
export function rosterList(
  state: Tournament,
  team: TeamId,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const roster = maySee(state, audience, 'players') ? state.teams.get(team)?.roster : undefined;
  if (roster === undefined) return null;
  const words = listWords(language);
  const shown = playerShower(state);
  // A result leads to the opponent: it tells the pairing too.
  const tells = maySee(state, audience, 'results') && maySee(state, audience, 'pairings');
  const rounds = tells ? publishedRounds(state) : [];
  const lines = personalRounds(state, { standingsAfter: rounds.length });
  return {
    list: 'roster',
    title: teamListWords(language).titles.roster,
    columns: [
      column('board', words.board, { align: 'end', meaning: words.boardMeaning }),
      column('title', words.title, { place: 'files' }),
      column('name', words.name),
      column('rating', words.rating, { align: 'end' }),
      ...rounds.map(({ number }) =>
        column(`round${number}`, fill(words.round, { round: number }), { align: 'centre' }),
      ),
    ],
    rows: roster.map((id, index): ListCell[] => {
      const player = shown(id);
      const line = lines.get(id) ?? [];
      return [
        index + 1,
        player.title,
        person(player, language),
        ratingCell(player),
        ...rounds.map((_, place): ListCell => {
          const round = line[place];
          if (round === undefined) return null;
          const points = pointsOfRound(round, state.settings.scoring);
          return {
            text: resultMark({ ...round, points }, language),
            spoken: words.outcomes[round.outcome],
            opponent: round.opponent,
            outcome: round.outcome,
          };
        }),
      ];
    }),
    notes: [],
  };
}

/** A team's matches round by round; null where rounds are not public or have no matches. */
export function teamPathList(
  state: Tournament,
  team: TeamId,
  language: Language,
  audience: Audience,
): DocumentList | null {
  const words = listWords(language);
  const rows = publishedRounds(state).flatMap(({ number }): ListCell[][] => {
    const view = teamMatchesView(state, number, audience);
    const match = view?.matches.find(({ first, second }) => [first.id, second.id].includes(team));
    if (match === undefined) {
      const free = view?.free.find((one) => one.team.id === team);
      return free ? [[number, null, null, words.outcomes[free.outcome]]] : [];
    }
    const isFirst = match.first.id === team;
    const other = isFirst ? match.second : match.first;
    const [board] = match.seats;
    const listed = state.settings.team?.boardColours.startsWith('B') === true ? 'black' : 'white';
    const hasWhite = ((board?.colour ?? listed) === 'white') === isFirst;
    return [
      [
        number,
        words.colours[hasWhite ? 'white' : 'black'],
        { team: other.id, name: other.name },
        postponedMatch(match, language) ??
          matchResult(match, isFirst ? 'first' : 'second', language),
      ],
    ];
  });
  if (rows.length === 0) return null;
  return {
    list: 'results',
    title: teamListWords(language).titles.matches,
    columns: [
      column('roundNumber', words.roundNumber, { align: 'end' }),
      column('colour', `${words.colour} (${words.board} 1)`, { place: 'wide' }),
      column('opponent', words.opponent),
      column('outcome', words.result),
    ],
    rows,
    notes: [],
  };
}
