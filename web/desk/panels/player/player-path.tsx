import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { Anchor } from '@mantine/core';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { PathStep } from '@ronde/core/tournament/views/player-card.ts';
import { IconArrowDown, IconArrowUp, IconHelpCircle } from '../../icons.tsx';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { Tool } from '../../parts/table-tools.tsx';
import { usePanel } from '../../shell/use-panel.ts';
import { PLAYER_WORDS } from './player-words.ts';
import classes from './player.module.css';

/** Round after round: opponent, colour, result, score, and the float a pairing left. */
export function PlayerPath({ path }: { readonly path: readonly PathStep[] }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  if (path.length === 0) return <p className={classes['soft']}>{words.noPath}</p>;
  const { columns } = words;
  return (
    <table className={classes['path']}>
      <caption className="visually-hidden">{words.path}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.round}</th>
          <th scope="col">{columns.board}</th>
          <th scope="col">{columns.opponent}</th>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.score}</th>
          <td className="no-print" />
        </tr>
      </thead>
      <tbody>
        {path.map((step) => (
          <Step key={step.round} step={step} />
        ))}
      </tbody>
    </table>
  );
}

function Step({ step }: { readonly step: PathStep }): ReactNode {
  const words = useWords(PLAYER_WORDS);
  const language = useLanguage();
  const { open } = usePanel();
  const { board, opponent, colour, outcome, float } = step;
  return (
    <tr data-draft={step.draft}>
      <th scope="row">{step.round}</th>
      <td>{board}</td>
      <td>
        {opponent === null ? (
          <span className={classes['soft']}>{outcome === null ? '' : words.spoken[outcome]}</span>
        ) : (
          <span className={classes['opponent']}>
            {colour !== null && <ColourDisc colour={colour} />}
            <span>
              <Anchor
                component="button"
                type="button"
                onClick={() => {
                  open({ kind: 'player', player: opponent.id });
                }}
              >
                {opponent.name}
              </Anchor>{' '}
              {opponent.rating > 0 && (
                <span className={classes['rating']}>{ratingText(opponent)}</span>
              )}
            </span>
          </span>
        )}
      </td>
      <td>
        {step.draft ? (
          <span className={classes['soft']}>{words.draft}</span>
        ) : (
          outcome !== null &&
          // A bye that is named in full beside is not named twice.
          (opponent !== null || words.outcomes[outcome] !== words.spoken[outcome]) && (
            <>
              <span aria-hidden>{words.outcomes[outcome]}</span>
              <span className="visually-hidden">{words.spoken[outcome]}</span>
            </>
          )
        )}
      </td>
      <td>
        {step.scoreAfter === null || outcome === 'notEntered'
          ? ''
          : displayPoints(step.scoreAfter, language)}
        {float !== null && (
          <span className={classes['float']} title={words.floats[float]}>
            {float === 'up' ? (
              <IconArrowUp size={14} aria-hidden />
            ) : (
              <IconArrowDown size={14} aria-hidden />
            )}
            <span className="visually-hidden">{words.floats[float]}</span>
          </span>
        )}
      </td>
      <td className="no-print">
        {opponent !== null && board !== null && (
          <Tool
            label={words.whyPairing(step.round)}
            icon={<IconHelpCircle size={18} aria-hidden />}
            onClick={() => {
              open({ kind: 'why', round: step.round, board });
            }}
          />
        )}
      </td>
    </tr>
  );
}
