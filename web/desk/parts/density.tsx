import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { inBoth } from '../../words/in-both.ts';
import { IconBaselineDensityMedium } from '../icons.tsx';
import { useWords } from '../language.tsx';
import { useRemembered } from './use-remembered.ts';

/** How much room a row has, in pixels. */
export const ROW_HEIGHTS = { compact: 26, normal: 30, large: 44 } as const;
export type Density = keyof typeof ROW_HEIGHTS;

const DENSITIES: readonly Density[] = ['compact', 'normal', 'large'];

const WORDS = inBoth(
  {
    density: 'Room of the rows',
    names: { compact: 'Compact', normal: 'Normal', large: 'Large' },
  },
  {
    density: 'Hauteur des lignes',
    names: { compact: 'Compacte', normal: 'Normale', large: 'Grande' },
  },
);

/** Remembered on this device; where a finger points, rows are large unless said otherwise. */
export function useDensity(): [Density, (density: Density) => void] {
  const touched = matchMedia('(pointer: coarse)').matches;
  return useRemembered<Density>('density', touched ? 'large' : 'normal');
}

export function DensityChoice(props: {
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}): ReactNode {
  const words = useWords(WORDS);
  return (
    <Menu position="bottom-end">
      <Tooltip label={words.density}>
        <span>
          <Menu.Target>
            <ActionIcon variant="subtle" size="lg" aria-label={words.density}>
              <IconBaselineDensityMedium size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </span>
      </Tooltip>
      <Menu.Dropdown>
        {DENSITIES.map((one) => (
          <Menu.Item
            key={one}
            aria-current={one === props.density}
            fw={one === props.density ? 700 : 400}
            onClick={() => {
              props.onDensity(one);
            }}
          >
            {words.names[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
