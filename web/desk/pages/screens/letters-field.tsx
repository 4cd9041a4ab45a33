import { NumberInput, Slider, Text } from '@mantine/core';
import { sayDecimal } from '@ronde/core/rules/language.ts';
import type { ReactNode } from 'react';
import { readFrom } from '../../../look/wall-letters.ts';
import { useLanguage, useWords } from '../../language.tsx';
import { useRemembered } from '../../parts/use-remembered.ts';
import classes from './screens.module.css';
import { SCREENS_WORDS } from './screens-words.ts';

const SCALES = { least: 0.6, most: 3 } as const;
const INCHES = { least: 10, usual: 55, most: 600 } as const;

/** Letters by what they are for: how far away they can be read, on a screen of this size. */
export function LettersField(props: {
  readonly scale: number;
  readonly onChange: (scale: number) => void;
}): ReactNode {
  const words = useWords(SCREENS_WORDS);
  const language = useLanguage();
  const [inches, setInches] = useRemembered<number>('screenInches', INCHES.usual);
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, props.scale));
  const metres = (size: number): string =>
    words.metres(sayDecimal(readFrom(size, inches).toFixed(1), language));
  return (
    <div className={classes['row']}>
      <NumberInput
        label={words.inches}
        min={INCHES.least}
        max={INCHES.most}
        clampBehavior="blur"
        value={inches}
        onChange={(value) => {
          const typed = Math.round(Number(value));
          if (typed >= INCHES.least && typed <= INCHES.most) setInches(typed);
        }}
      />
      <div className={classes['wide']}>
        <Text size="sm" fw={500} id="letters">
          {words.readFrom(metres(scale))}
        </Text>
        <Slider
          thumbProps={{ 'aria-labelledby': 'letters', 'aria-valuetext': metres(scale) }}
          min={SCALES.least}
          max={SCALES.most}
          step={0.05}
          value={scale}
          label={metres}
          onChange={(next) => {
            props.onChange(Math.round(next * 100) / 100);
          }}
        />
        <Text size="sm" c="dimmed" mt={4}>
          {words.readFromNote}
        </Text>
      </div>
    </div>
  );
}
