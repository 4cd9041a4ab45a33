import { Title } from '@mantine/core';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { CockpitView } from '@ronde/core/tournament/views/cockpit.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEvent } from '../../event/event-context.tsx';
import { useLanguage, useWords } from '../../language.tsx';
import { COCKPIT_WORDS } from './cockpit-words.ts';
import classes from './now.module.css';
import { PlayerName } from './player-name.tsx';

/** Who leads, in the order of the standings. */
export function Leaders(props: {
  readonly leaders: NonNullable<CockpitView['leaders']>;
}): ReactNode {
  const { round, first, level } = props.leaders;
  const words = useWords(COCKPIT_WORDS);
  const language = useLanguage();
  const { id } = useEvent();
  return (
    <section className={classes['panel']}>
      <div className={classes['panelHead']}>
        <Title order={2} size="h4">
          {words.leaders(round)}
        </Title>
        <Link to={`/event/${encodeURIComponent(id)}/standings`}>{words.standings}</Link>
      </div>
      <table className={classes['leaders']}>
        <tbody>
          {first.map(({ rank, name, points, player }) => (
            <tr key={name}>
              <td className={classes['rank']}>{rank}</td>
              <th scope="row">
                {player === null ? name : <PlayerName player={player} name={name} />}
              </th>
              <td className={classes['points']}>{displayPoints(points, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {level > 0 && <p className={classes['soft']}>{words.level(level)}</p>}
    </section>
  );
}
