import { fill } from '@ronde/core/rules/sentence.ts';
import { tieBreaksInUse } from '@ronde/core/tournament/matches.ts';
import { roundStage, type Round } from '@ronde/core/tournament/round.ts';
import { publishedRounds, roundAtHand } from '@ronde/core/tournament/state.ts';
import { maySee } from '@ronde/core/tournament/views/audience.ts';
import { boardsList } from '@ronde/core/documents/lists/round-lists.ts';
import { standingsList } from '@ronde/core/documents/lists/standings-lists.ts';
import { sayDays, sayRateOfPlay } from '@ronde/core/documents/times/say-time.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import { listTable } from './list-table.ts';
import type { PageContext } from './page-context.ts';
import { roundTime } from './round-time.ts';
import { CALENDAR } from './site-paths.ts';
import { publicNotice } from './public-notice.ts';
import { tieBreakLegend } from './tie-break-legend.ts';
import { siteWords } from './words.ts';

const FIRST_ROWS = 10;

/** What happens now, who leads, all rounds, and the facts of the event. */
export function indexPage(context: PageContext): Html {
  return markup`${latest(context)}${leaders(context)}${rounds(context)}${facts(context)}${publicNotice(context)}`;
}

function latest(context: PageContext): Html {
  const { state, language, path, table } = context;
  const words = siteWords(language);
  const round = roundAtHand(state);
  if (!round) return markup`<p class="lede">${words.notStarted}</p> `;
  const list = boardsList(state, round.number, language, 'public');
  if (list === null) return NOTHING;
  return markup`<section aria-labelledby="latest">
    <h2 id="latest">
      ${fill(words.roundOf, { round: round.number, rounds: state.settings.rounds })}
    </h2>
    <p class="stage">${stageOf(context, round)}</p>
    ${listTable(list, table, { rows: FIRST_ROWS })}
    <p class="more">
      <a href="${path({ page: 'round', round: round.number })}">${words.byBoard}</a>
      <a href="${path({ page: 'names', round: round.number })}">${words.byName}</a>
    </p>
  </section> `;
}

function stageOf({ state, language }: PageContext, round: Round): string {
  const words = siteWords(language);
  const stage = words.stages[roundStage(round)];
  if (!maySee(state, 'public', 'results') || roundStage(round) !== 'playing') return stage;
  const results = round.games.filter(({ outcome }) => outcome.kind !== 'notEntered').length;
  return `${stage}, ${fill(words.resultsIn, { results, boards: round.games.length })}`;
}

function leaders({ state, language, path, table }: PageContext): Html {
  const words = siteWords(language);
  if (publishedRounds(state).length === 0) return NOTHING;
  const list = standingsList(state, language, 'public');
  if (list === null) return NOTHING;
  return markup`<section aria-labelledby="leaders">
    <h2 id="leaders">${words.leaders}</h2>
    ${listTable(list, table, { rows: FIRST_ROWS })}
    <p class="more"><a href="${path({ page: 'standings' })}">${words.wholeList}</a></p>
  </section> `;
}

function rounds(context: PageContext): Html {
  const { state, language } = context;
  const words = siteWords(language);
  const rows = Array.from({ length: state.settings.rounds }, (_, index) =>
    roundRow(context, index + 1),
  );
  const dated = state.settings.roundDates.some((date) => date !== null);
  return markup`<section aria-labelledby="rounds">
    <h2 id="rounds">${words.rounds}</h2>
    <ul class="rounds">
      ${rows}
    </ul>
    ${dated ? markup`<p class="more"><a href="${CALENDAR}">${words.calendar}</a></p> ` : NOTHING}
  </section> `;
}

function roundRow(context: PageContext, number: number): Html {
  const { state, language, path } = context;
  const words = siteWords(language);
  const round = publishedRounds(state)[number - 1];
  const label = fill(words.round, { round: number });
  const links = [
    ...(round && maySee(state, 'public', 'pairings')
      ? [markup`<a href="${path({ page: 'round', round: number })}">${words.pairings}</a> `]
      : []),
    ...(round && maySee(state, 'public', 'standings')
      ? [
          markup`<a href="${path({ page: 'standingsAfter', round: number })}">${words.standings}</a>`,
        ]
      : []),
  ];
  const stage = round ? stageOf(context, round) : words.notPaired;
  return markup`<li>
    <span class="round">${label}</span> <span class="when">${roundTime(context, number)}</span>
    <span class="stage">${stage}</span> <span class="links">${links}</span>
  </li> `;
}

function facts({ state, language }: PageContext): Html {
  const { settings } = state;
  const words = siteWords(language);
  const tieBreaks = tieBreaksInUse(settings);
  const known: readonly (readonly [string, string | number | Html | null])[] = [
    [words.facts.dates, sayDays(settings.firstDay, settings.lastDay, language)],
    [words.facts.place, settings.place],
    [words.facts.rounds, settings.rounds],
    [words.facts.players, maySee(state, 'public', 'players') ? state.players.size : null],
    [
      words.facts.timeControl,
      settings.timeControl === null ? null : sayRateOfPlay(settings.timeControl, language),
    ],
    [words.facts.arbiter, settings.chiefArbiter],
    [words.facts.organiser, settings.organiser],
    [words.facts.tieBreaks, tieBreaks.length === 0 ? null : tieBreakLegend(tieBreaks, language)],
  ];
  const lines = known.flatMap(([name, value]) =>
    value === null || value === ''
      ? []
      : [
          markup`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div> `,
        ],
  );
  return markup`<section><dl class="facts">${lines}</dl></section> `;
}
