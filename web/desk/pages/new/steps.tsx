import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useWords } from '../../language.tsx';
import { bringInSight } from '../../parts/bring-in-sight.ts';
import fading from '../../parts/fading-row.module.css';
import { useHiddenSides } from '../../parts/use-hidden-sides.ts';
import classes from './new.module.css';
import { NEW_WORDS, STEPS, type Step } from './new-words.ts';

/** The steps of the wizard; any of them at any time. On a phone a strip that fades where more is. */
export function Steps(props: {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}): ReactNode {
  const words = useWords(NEW_WORDS);
  const strip = useRef<HTMLElement>(null);
  const beside = useHiddenSides(strip, useLanguage());
  useEffect(() => {
    bringInSight(strip.current, '[aria-current="step"]');
  }, [props.step]);
  return (
    <nav
      ref={strip}
      aria-label={words.stepsLabel}
      className={`${classes['steps'] ?? ''} ${fading['row'] ?? ''}`}
      data-left={beside.left}
      data-right={beside.right}
    >
      <ol>
        {STEPS.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === props.step ? 'step' : undefined}
              onClick={() => {
                props.onStep(name);
              }}
            >
              <span className={classes['stepNumber']}>{index + 1}</span>
              {words.steps[name]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
