import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, type Icon } from '../icons.tsx';

export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

/** How each is drawn where colours are chosen. */
export const SCHEME_SIGNS: Readonly<Record<MantineColorScheme, Icon>> = {
  auto: IconDeviceDesktop,
  light: IconSun,
  dark: IconMoon,
};
