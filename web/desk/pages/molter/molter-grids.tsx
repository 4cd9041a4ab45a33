import { displayPoints } from '@ronde/core/rules/points.ts';
import type { TeamGridView } from '@ronde/core/tournament/views/molter.ts';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import classes from './molter.module.css';
import { MOLTER_PAGE_WORDS } from './molter-words.ts';

/** The sheet of each team: who meets whom, and what it brought (LA lines 6357-6535). */
export const Grids = ({ grids }: { readonly grids: readonly TeamGridView[] }): ReactNode =>
  grids.map((grid) => <Grid key={grid.letter} grid={grid} />);

function Grid({ grid }: { readonly grid: TeamGridView }): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  const language = useLanguage();
  const { letter, team, lines, sums, points } = grid;
  return (
    <article className={classes['sheet']} aria-labelledby={`grid-${letter}`}>
      <h2 id={`grid-${letter}`}>
        {letter} · {team.name}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.player}</th>
            {sums.map((_, index) => (
              <th scope="col" key={index}>
                {words.round(index + 1)}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ seat, player, games, points: made }) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              <td>{player?.name ?? words.nobody}</td>
              {games.map(({ round, board, colour, opponent, opponentName, points: brought }) => (
                <td key={round} title={opponentName ?? words.nobody}>
                  <ColourDisc colour={colour} /> {opponent} <small>({board})</small>{' '}
                  <b>{brought === null ? '' : displayPoints(brought, language)}</b>
                </td>
              ))}
              <td>{displayPoints(made, language)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            {sums.map((sum, index) => (
              <td key={index}>{sum === null ? '' : displayPoints(sum, language)}</td>
            ))}
            <td>
              <b>{displayPoints(points, language)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
