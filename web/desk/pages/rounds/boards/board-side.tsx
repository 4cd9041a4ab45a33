import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { displayChange, displayPoints } from '@ronde/core/rules/points.ts';
import type { BoardSide } from '@ronde/core/tournament/views/round.ts';
import { IconArrowDown, IconArrowUp, IconUsersGroup } from '../../../icons.tsx';
import type { ReactNode } from 'react';
import { titleText } from '../../../../words/titles.ts';
import { useLanguage, useWords } from '../../../language.tsx';
import { ColourDisc } from '../../../parts/colour-disc.tsx';
import { FittingName } from '../../../parts/fitting-name.tsx';
import { usePanel } from '../../../shell/use-panel.ts';
import classes from '../rounds.module.css';
import { ROUNDS_WORDS } from '../rounds-words.ts';

/** One player of a board, with what an arbiter checks in a draft. */
export function Side(props: {
  readonly colour: 'white' | 'black';
  readonly side: BoardSide;
  readonly team: string | null;
  readonly draft: boolean;
  readonly sameClub: boolean;
}): ReactNode {
  const { side, draft } = props;
  const words = useWords(ROUNDS_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const title = [side.seat ?? '', side.title === null ? '' : titleText(side.title, language)]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <span className={classes['side']}>
      <span className={classes['colour']} aria-hidden>
        <ColourDisc colour={props.colour} />
      </span>
      <FittingName name={side.name} before={title}>
        {(shown) => (
          <UnstyledButton
            className={classes['player']}
            onClick={(event) => {
              event.stopPropagation();
              open({ kind: 'player', player: side.id });
            }}
          >
            {title !== '' && <span className={classes['soft']}>{title} </span>}
            {shown}
          </UnstyledButton>
        )}
      </FittingName>
      <span className={classes['facts']}>
        {props.team !== null && (
          <span
            className={`${classes['soft'] ?? ''} ${classes['ofTeam'] ?? ''}`}
            title={props.team}
          >
            {props.team}
          </span>
        )}
        {side.score !== null && (
          <span title={words.score}>{displayPoints(side.score, language)}</span>
        )}
        {side.virtualPoints !== null && side.virtualPoints > 0 && (
          <span className={classes['soft']} title={words.virtualPoints}>
            {displayChange(side.virtualPoints, language)}
            <VisuallyHidden> {words.virtualPoints}</VisuallyHidden>
          </span>
        )}
        {side.rating > 0 && <span className={classes['soft']}>{ratingText(side)}</span>}
        {draft && (
          <>
            <span className={classes['colours']} aria-hidden>
              {side.colours.map((colour, index) =>
                colour === null ? '·' : <ColourDisc key={index} colour={colour} />,
              )}
            </span>
            {side.float === 'down' && (
              <IconArrowDown size={14} role="img" aria-label={words.floats.down} />
            )}
            {side.float === 'up' && (
              <IconArrowUp size={14} role="img" aria-label={words.floats.up} />
            )}
            {props.sameClub && (
              <span className={classes['sameClub']} title={words.sameClub}>
                <IconUsersGroup size={14} aria-hidden />
                <span>{words.sameClub}</span>
              </span>
            )}
          </>
        )}
      </span>
    </span>
  );
}
