import type { TeamId } from '@ronde/core/rules/identity.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { MATCH_CALENDAR_WORDS } from '@ronde/core/documents/lists/match-calendar-words.ts';
import { rosterList, teamPathList } from '@ronde/core/documents/lists/team-player-lists.ts';
import { teamListWords } from '@ronde/core/documents/lists/team-list-words.ts';
import { homeVenue } from '@ronde/core/tournament/home-venue.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import { teamStandingsView } from '@ronde/core/tournament/views/team-standings.ts';
import { listTable } from './list-table.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import type { PageContext } from './page-context.ts';
import { teamCalendarPath } from './site-paths.ts';
import { siteWords } from './words.ts';

/** A team's way through the event: its place, its matches, and its players in board order. */
export function teamPage(context: PageContext, team: TeamId): Html {
  const { state, language, table } = context;
  const words = siteWords(language);
  const own = teamListWords(language);
  const view = maySee(state, 'public', 'standings') ? teamStandingsView(state) : null;
  const row = view?.round === 0 ? undefined : view?.rows.find(({ id }) => id === team);
  const season = MATCH_CALENDAR_WORDS[language];
  const venue = homeVenue(state, team);
  const known: readonly (readonly [string, string | number])[] = [
    ...(row
      ? ([
          [words.rank, row.rank],
          ...(view?.matchPointsCount === true
            ? [[own.matchPointsMeaning, displayPoints(row.matchPoints, language)] as const]
            : []),
          [own.gamePointsMeaning, displayPoints(row.gamePoints, language)],
        ] as const)
      : []),
    ...(venue === null ? [] : ([[season.homeVenue, venue]] as const)),
  ];
  const facts = known.map(
    ([name, value]) =>
      markup`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div> `,
  );
  const matches = teamPathList(state, team, language, 'public');
  const roster = rosterList(state, team, language, 'public');
  return markup`${row?.left === true ? markup`<p class="note">${own.left}</p> ` : NOTHING}
    ${facts.length === 0 ? NOTHING : markup`<dl class="facts">${facts}</dl>`}
    ${
      matches === null
        ? NOTHING
        : markup`<section aria-labelledby="matches">
            <h2 id="matches">${matches.title}</h2>
            ${listTable(matches, table)}
            <p><a href="${teamCalendarPath(team)}">${season.own}</a></p>
          </section> `
    }
    ${
      roster === null
        ? NOTHING
        : markup`<section aria-labelledby="roster">
            <h2 id="roster">${roster.title}</h2>
            ${listTable(roster, table)}
          </section> `
    }`;
}
