/** @jsxImportSource preact */
import { ratingText } from '@ronde/core/rules/rating-text.ts';
import { displayPoints } from '@ronde/core/rules/points.ts';
import type { PathStep, PlayerCard } from '@ronde/core/tournament/views/player-card.ts';
import type { JSX } from 'preact';
import { byeText } from '../../words/results.ts';
import { isDeclined, useHeard } from '../event/answers.ts';
import { language, spoken } from '../language.ts';
import { ColourDisc } from '../parts/colour-disc.tsx';
import { PHONE_WORDS } from '../phone-words.ts';
import { cardPath } from './player-paths.ts';
import { PLAYER_WORDS } from './player-words.ts';

const words = spoken(PLAYER_WORDS);
const phone = spoken(PHONE_WORDS);

/** My way through the event, newest first. */
export function RoundsPage(): JSX.Element {
  const path = cardPath();
  const card = useHeard<PlayerCard>(path)?.value ?? null;
  if (path !== null && isDeclined(path)) return <p class="empty">{phone.notShown}</p>;
  if (card === null) return <p class="empty">{phone.opening}</p>;
  const steps = [...card.path].reverse();
  return (
    <>
      <h1>{words.roundsHeading}</h1>
      {steps.length === 0 && <p class="empty">{words.noRounds}</p>}
      <ol class="rows" reversed>
        {steps.map((step) => (
          <li key={step.round} class="row still">
            <span class="row-number figures">
              <span class="visually-hidden">{phone.round(step.round)}</span>
              <span aria-hidden="true">{step.round}</span>
            </span>
            <span class="row-text">
              <span>
                {step.colour !== null && <ColourDisc colour={step.colour} />}{' '}
                {step.opponent?.name ?? withoutGame(step)}
              </span>
              <small class="soft">
                {[
                  step.board === null ? null : phone.board(step.board),
                  step.opponent === null ? null : ratingText(step.opponent),
                  step.opponent === null ? null : forfeit(step),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span class="row-points figures">
              {step.outcome === 'notEntered' || step.points === null ? (
                <>
                  <span aria-hidden="true">…</span>
                  <span class="visually-hidden">{words.noResult}</span>
                </>
              ) : (
                <>
                  <strong>{displayPoints(step.points, language)}</strong>
                  {step.scoreAfter !== null && (
                    <small class="soft">{displayPoints(step.scoreAfter, language)}</small>
                  )}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A point nobody played for says so. */
const forfeit = ({ outcome }: PathStep): string | null =>
  outcome === 'forfeitWin' || outcome === 'forfeitLoss' ? byeText(outcome, language) : null;

function withoutGame({ outcome }: PathStep): string {
  switch (outcome) {
    case 'pairingAllocatedBye':
    case 'fullPointBye':
    case 'halfPointBye':
    case 'zeroPointBye':
    case 'forfeitWin':
    case 'forfeitLoss':
      return byeText(outcome, language);
    default:
      return words.notPaired;
  }
}
