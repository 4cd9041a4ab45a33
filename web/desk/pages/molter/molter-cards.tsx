import type { MolterTableView, TeamGridView } from '@ronde/core/tournament/views/molter.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import classes from './molter.module.css';
import { MOLTER_PAGE_WORDS } from './molter-words.ts';

/** An envelope a team, with a card for each of its players: round, board, colour and opponent. */
export function Envelopes(props: {
  readonly table: MolterTableView;
  /** Who has drawn which; none before, and for fewer teams. */
  readonly drawn: readonly TeamGridView[];
}): ReactNode {
  const { table, drawn } = props;
  const words = useWords(MOLTER_PAGE_WORDS);
  const teams = new Map(drawn.map((grid) => [grid.letter, grid]));
  return table.grids.map(({ team, players }) => (
    <article key={team} className={classes['sheet']} aria-labelledby={`envelope-${team}`}>
      <h2 id={`envelope-${team}`}>
        {[words.envelope(team), teams.get(team)?.team.name]
          .filter((text) => text !== undefined)
          .join(' · ')}
      </h2>
      <div className={classes['cards']}>
        {players.map((games, index) => (
          <section key={index} className={classes['card']}>
            <h3>
              {team}
              {index + 1}
            </h3>
            <p>{teams.get(team)?.lines[index]?.player?.name}</p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.roundShort}</th>
                  <th scope="col">{words.board}</th>
                  <th scope="col">{words.colour}</th>
                  <th scope="col">{words.opponent}</th>
                </tr>
              </thead>
              <tbody>
                {games.map(({ board, colour, opponent }, place) => (
                  <tr key={place}>
                    <th scope="row">{place + 1}</th>
                    <td>{board}</td>
                    <td>{words[colour]}</td>
                    <td>{opponent}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </article>
  ));
}

/** A card a board, to be laid before each round with White on one side. */
export function BoardCards({ table }: { readonly table: MolterTableView }): ReactNode {
  const words = useWords(MOLTER_PAGE_WORDS);
  return table.rounds.map(({ round, games }) => (
    <article key={round} className={classes['sheet']} aria-labelledby={`cards-${round}`}>
      <h2 id={`cards-${round}`}>{words.round(round)}</h2>
      <div className={classes['cards']}>
        {games.map(({ board, white, black }) => (
          <section key={board} className={classes['card']}>
            <h3>
              {words.round(round)} · {words.board} {board}
            </h3>
            <p>
              {words.white} <b>{white}</b>
            </p>
            <p>
              {words.black} <b>{black}</b>
            </p>
          </section>
        ))}
      </div>
    </article>
  ));
}
