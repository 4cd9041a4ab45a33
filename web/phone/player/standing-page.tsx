/** @jsxImportSource preact */
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { StandingsView } from '@ronde/core/tournament/views/standings.ts';
import type { JSX } from 'preact';
import { titleText } from '../../words/titles.ts';
import { isDeclined, useHeard } from '../event/answers.ts';
import { me } from '../event/phone.ts';
import { language, spoken } from '../language.ts';
import { PHONE_WORDS } from '../phone-words.ts';
import { around } from './around.ts';
import { standingsPath } from './player-paths.ts';
import { PLAYER_WORDS } from './player-words.ts';

const words = spoken(PLAYER_WORDS);
const phone = spoken(PHONE_WORDS);
const EACH_SIDE = 6;

/** The standings around me. */
export function StandingPage(): JSX.Element {
  const path = standingsPath();
  const view = useHeard<StandingsView>(path)?.value ?? null;
  if (path !== null && isDeclined(path)) return <p class="empty">{phone.notShown}</p>;
  if (view === null) return <p class="empty">{phone.opening}</p>;
  if (view.rows.length === 0) {
    return (
      <>
        <h1>{words.standingHeading}</h1>
        <p class="empty">{words.noRounds}</p>
      </>
    );
  }
  const player = me.value?.player ?? null;
  const index = view.rows.findIndex(({ id }) => id === player);
  const own = view.rows[index];
  const rows = around(view.rows, Math.max(index, 0), EACH_SIDE);
  return (
    <>
      <h1>{words.standingHeading}</h1>
      {own?.rank !== undefined && own.rank !== null && (
        <p class="giant-text">{words.rank(own.rank, view.rows.length)}</p>
      )}
      <p class="soft">
        {words.afterRound(view.round)}
        {view.openGames > 0 && `. ${words.provisional}`}
      </p>
      <table class="standing">
        <thead>
          <tr>
            <th scope="col">{words.columns.rank}</th>
            <th scope="col">{words.columns.name}</th>
            <th scope="col" class="right">
              {words.columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} aria-current={row.id === player ? 'true' : undefined}>
              <td class="figures">{row.rank ?? '–'}</td>
              <td>
                {row.title !== null && <abbr>{titleText(row.title, language)}</abbr>} {row.name}
                {row.id === player && <em> ({words.you})</em>}
              </td>
              <td class="figures right">{displayPoints(row.points, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
