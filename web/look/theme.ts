import { ActionIcon, Button, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Mantine's greys of the dark theme in the tone of look/tokens.css: text, borders, fields, ground. */
const dark: MantineColorsTuple = [
  '#e7eae6',
  '#c5ccc7',
  '#a7b0aa',
  '#7d877f',
  '#454d47',
  '#343b36',
  '#232824',
  '#1a1e1b',
  '#161a17',
  '#121512',
];

/** Mantine's greys of the light theme in the tone of look/tokens.css: grounds, borders, text. */
const gray: MantineColorsTuple = [
  '#f4f5f1',
  '#eceee8',
  '#e2e5de',
  '#d9ddd6',
  '#bac0b8',
  '#98a19a',
  '#7d867f',
  '#565e59',
  '#343b36',
  '#1c211e',
];

/** Danger of look/tokens.css: readable as text on either ground. */
const red: MantineColorsTuple = [
  '#fbe9e7',
  '#f7d3d0',
  '#f4b7b2',
  '#f19a94',
  '#dc6a63',
  '#c5433d',
  '#b4302b',
  '#a3231f',
  '#861b18',
  '#681412',
];

/** Accent and danger have a ground that is dark in the light theme and light in the dark one. */
const onAccent = (color: string | undefined, variant: string | undefined): boolean =>
  variant === 'filled' && (color === undefined || color === 'green' || color === 'red');

/** The accent of look/tokens.css, from the ground of a hint to the darkest press. */
const green: MantineColorsTuple = [
  '#e6efe9',
  '#cfe1d6',
  '#a9cbb8',
  '#86cfa8',
  '#5da983',
  '#3c8661',
  '#2a7150',
  '#1b5e3f',
  '#154b32',
  '#0f3825',
];

export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  colors: { green, red, gray, dark },
  fontFamily: 'var(--typeface)',
  fontFamilyMonospace: 'var(--typeface-code)',
  defaultRadius: 'md',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: { fontWeight: '650' },
  components: {
    Button: Button.extend({
      // A low button is written as small as a full one.
      vars: (_, { color, size, variant = 'filled' }) => ({
        root: {
          ...(onAccent(color, variant) && { '--button-color': 'var(--on-accent)' }),
          ...(size === 'compact-md' && { '--button-fz': 'var(--mantine-font-size-sm)' }),
        },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      vars: (_, { color, variant = 'filled' }) => ({
        root: onAccent(color, variant) ? { '--ai-color': 'var(--on-accent)' } : {},
      }),
    }),
    Modal: { defaultProps: { transitionProps: { duration: 0 } } },
    // The first item takes the focus itself: a menu holds nothing but its items.
    Menu: {
      defaultProps: { transitionProps: { duration: 0 }, withInitialFocusPlaceholder: false },
    },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});
