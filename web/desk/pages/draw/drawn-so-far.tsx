import type { HeldDrawView } from '@ronde/core/tournament/views/draw.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { DRAW_WORDS } from './draw-words.ts';
import classes from './draw.module.css';

/** What is left in the envelopes, and every number with whoever has it. */
export function DrawnSoFar({ held }: { readonly held: HeldDrawView }): ReactNode {
  const words = useWords(DRAW_WORDS);
  const { plan, steps, by } = held;
  const entrants = new Map(
    plan.contingents.flatMap((one) => one.entrants).map((one) => [one.id, one]),
  );
  const drawn = new Map(
    steps.flatMap((step) => (step.kind === 'draw' ? [[step.number, step.entrant] as const] : [])),
  );
  return (
    <div className={classes['plan']}>
      <section>
        <h2>{words.number}</h2>
        <ol className={classes['numbers']}>
          {Array.from({ length: plan.players }, (_, index) => {
            const one = entrants.get(drawn.get(index + 1) ?? '');
            return (
              <li key={index} data-drawn={one !== undefined}>
                <span className={classes['figure']}>{index + 1}</span>
                {one === undefined ? (
                  <span aria-hidden="true">–</span>
                ) : (
                  <span>
                    {one.name}
                    {one.affinity !== null && ` (${one.affinity})`}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </section>
      {by !== undefined && (
        <section>
          <h2>{words.envelopes}</h2>
          <ul className={classes['envelopes']}>
            {plan.envelopes.map(({ letter, numbers }) => (
              <li key={letter}>
                <strong>{letter}</strong>
                {numbers.map((number) =>
                  drawn.has(number) ? (
                    <s key={number}>{number}</s>
                  ) : (
                    <span key={number}>{number}</span>
                  ),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
