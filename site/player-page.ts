import { cupRoundName } from '@ronde/core/pairing/cup/round-names.ts';
import type { Language } from '@ronde/core/rules/language.ts';
import { ratingCell, ratingText } from '@ronde/core/rules/rating-text.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { isBlankInCup } from '@ronde/core/tournament/cup.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { calendarView } from '@ronde/core/tournament/views/calendar.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { roundsOver } from '@ronde/core/tournament/views/records.ts';
import { playerShower } from '@ronde/core/tournament/views/shown-player.ts';
import { sayAppointment } from '@ronde/core/documents/lists/calendar-games.ts';
import { column, type DocumentList, type ListCell } from '@ronde/core/documents/lists/list.ts';
import { person, pointsCell, ratingAndScore } from '@ronde/core/documents/lists/person.ts';
import { teamListWords } from '@ronde/core/documents/lists/team-list-words.ts';
import { listWords } from '@ronde/core/documents/lists/words.ts';
import type { FieldFacts, PublicStep } from '@ronde/core/documents/players/field-facts.ts';
import { saySigned } from '@ronde/core/documents/ratings/say-hundredths.ts';
import { sayDay } from '@ronde/core/documents/times/say-time.ts';
import { markup, NOTHING, type Html } from './markup.ts';
import { listTable } from './list-table.ts';
import { scoreCurve } from './score-curve.ts';
import type { PageContext } from './page-context.ts';
import { siteWords } from './words.ts';

/** A player's way through the event: who, place, every round, and how the score grew. */
export function playerPage(context: PageContext, player: PlayerLine, field: FieldFacts): Html {
  const { state, language, table } = context;
  const words = siteWords(language);
  const lists = listWords(language);
  const steps = field.steps(player.id);
  const scores = steps.flatMap(({ scoreAfter }) => scoreAfter ?? []);
  const score = scores.at(-1);
  const over = roundsOver(steps);
  const change = field.ratingChange(player.id);
  const known: readonly (readonly [string, string | number | null, Html?])[] = [
    [words.rank, field.rank(player.id)],
    [words.points, score === undefined ? null : displayPoints(score, language)],
    [lists.rating, ratingText(player)],
    [words.performance, field.performance(player.id)],
    [lists.ratingChange, change === null ? null : saySigned(change, language, 1)],
    [lists.number, player.tpn],
    [lists.federation, player.federation, table.flag(player.federation ?? '')],
    [teamListWords(language).team, teamOf(state, player)],
    [lists.club, player.club],
    [lists.fideId, player.fideId],
  ];
  const facts = known.flatMap(([name, value, sign = NOTHING]) =>
    value === null || value === ''
      ? []
      : [
          markup`<div>
            <dt>${name}</dt>
            <dd>${sign}${value}</dd>
          </div> `,
        ],
  );
  const out = field.out(player.id);
  const gone = player.left === null ? null : markup`<p class="note">${lists.left}</p> `;
  const exit =
    out === null
      ? null
      : markup`<p class="note">${fill(words.outOfCup, { round: cupRoundName(out.round, out.rounds, language) })}</p> `;
  return markup`${gone}${exit}
    <dl class="facts">${facts}</dl>
    ${scoreCurve(scores.slice(0, over), field.best.slice(0, over), state.settings.rounds, words, language)}
    <section aria-labelledby="path">
      <h2 id="path">${words.path}</h2>
      ${listTable(pathList(context, steps), table)}
    </section> `;
}

function teamOf({ teams }: Tournament, { id }: PlayerLine): string | null {
  return [...teams.values()].find(({ roster }) => roster.includes(id))?.name ?? null;
}

function pathList({ state, language }: PageContext, steps: readonly PublicStep[]): DocumentList {
  const words = siteWords(language);
  const lists = listWords(language);
  const shown = playerShower(state);
  // Games of a round robin are on days of their own: the player looks for the next one.
  const dated = calendarView(state, 'public') !== null;
  const played = steps.filter((step) => !isBlankInCup(state.settings, step));
  return {
    list: 'results',
    title: words.path,
    columns: [
      column('roundNumber', fill(lists.round, { round: '' }), {
        align: 'end',
        meaning: words.rounds,
      }),
      ...(dated ? [column('day', lists.day, { place: 'wide' })] : []),
      column('board', lists.board, { align: 'end', place: 'wide', meaning: lists.boardMeaning }),
      column('colour', lists.colour, { place: 'wide' }),
      column('opponent', lists.opponent),
      column('rating', lists.rating, { align: 'end', place: 'wide' }),
      column('outcome', lists.result),
      column('points', words.score, { align: 'end' }),
    ],
    rows: played.map((step): ListCell[] => {
      const opponent = step.opponent === null ? null : shown(step.opponent);
      const colour = step.colour === null ? null : lists.colours[step.colour];
      const details = [colour, ratingAndScore(opponent, null, language)];
      const detail = details.filter((part) => part !== null && part !== '').join(' · ');
      const outcome = step.outcome === 'notEntered' ? null : step.outcome;
      return [
        step.round,
        ...(dated ? [dayOf(state, step, language)] : []),
        step.board,
        colour,
        opponent === null ? null : person(opponent, language, detail),
        opponent === null ? null : ratingCell(opponent),
        outcome !== null
          ? lists.outcomes[outcome]
          : step.postponed === null
            ? null
            : `${lists.postponed} · ${sayAppointment(step.postponed, language)}`,
        pointsCell(outcome === null ? null : step.scoreAfter),
      ];
    }),
    notes: [],
  };
}

function dayOf(state: Tournament, { round, postponed }: PublicStep, language: Language): ListCell {
  const day = postponed?.day ?? state.settings.roundDates[round - 1] ?? null;
  return day === null ? null : sayDay(day, language);
}
