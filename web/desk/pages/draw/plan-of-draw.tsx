import { Alert, Text } from '@mantine/core';
import type { CeremonyPlan, Crowded } from '@ronde/core/pairing/restricted/ceremony.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { DRAW_WORDS, type DrawWords } from './draw-words.ts';
import classes from './draw.module.css';

/** Who draws after whom and out of what, and what cannot be kept. */
export function PlanOfDraw(props: {
  readonly plan: CeremonyPlan | null;
  readonly restricted: boolean;
}): ReactNode {
  const { plan, restricted } = props;
  const words = useWords(DRAW_WORDS);
  if (plan === null) return <Alert color="yellow">{words.none}</Alert>;
  return (
    <>
      {restricted &&
        (plan.crowded.length === 0 ? (
          <Alert color="green" mb="md">
            {words.nobodyLate(plan.last)}
          </Alert>
        ) : (
          <Alert color="yellow" mb="md">
            {plan.crowded.map((one) => (
              <Text key={one.contingent}>{sayCrowded(plan, one, words)}</Text>
            ))}
          </Alert>
        ))}
      <div className={classes['plan']}>
        <section>
          <h2>{words.contingents}</h2>
          <ol>
            {plan.contingents.map(({ affinity, entrants }, index) => (
              <li key={index}>
                <strong>
                  {restricted
                    ? words.contingent(affinity ?? words.alone, entrants.length)
                    : words.group(index + 1, entrants.length)}
                </strong>{' '}
                {entrants.map(({ name }) => name).join(' · ')}
              </li>
            ))}
          </ol>
        </section>
        {restricted && (
          <section>
            <h2>{words.envelopes}</h2>
            <ul>
              {plan.envelopes.map(({ letter, numbers }) => (
                <li key={letter}>
                  <strong>{letter}</strong> {numbers.join(', ')}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function sayCrowded(plan: CeremonyPlan, { contingent, late }: Crowded, words: DrawWords): string {
  const one = plan.contingents[contingent];
  const told = words.crowded(one?.affinity ?? words.alone, one?.entrants.length ?? 0);
  if (late === null) return `${told} ${words.crowdedLater}`;
  if (late.length === 0) return `${told} ${words.crowdedNone}`;
  const pairs = late.map(({ a, b, round }) => words.meeting(a, b, round)).join(', ');
  return `${told} ${words.crowdedMeet(pairs)}`;
}
