import { ActionIcon, Button, createTheme, type MantineColorsTuple } from '@mantine/core';
import { COLOURS } from '@ronde/site/colours.ts';

const { paper, surface, ink, rule, accent, danger } = COLOURS;
const softInk = COLOURS['ink-soft'];
const strongRule = COLOURS['rule-strong'];

/** Mantine's greys of the dark theme, in between those of every page: text, borders, fields, ground. */
const dark: MantineColorsTuple = [
  ink.dark,
  '#c5ccc7',
  softInk.dark,
  strongRule.dark,
  '#454d47',
  rule.dark,
  '#232824',
  surface.dark,
  '#161a17',
  paper.dark,
];

/** Mantine's greys of the light theme, in between those of every page: grounds, borders, text. */
const gray: MantineColorsTuple = [
  '#f4f5f1',
  '#eceee8',
  '#e2e5de',
  rule.light,
  '#bac0b8',
  '#98a19a',
  strongRule.light,
  softInk.light,
  '#343b36',
  ink.light,
];

/** Danger: readable as text on either ground. */
const red: MantineColorsTuple = [
  COLOURS['danger-soft'].light,
  '#f7d3d0',
  '#f4b7b2',
  danger.dark,
  '#dc6a63',
  '#c5433d',
  '#b4302b',
  danger.light,
  '#861b18',
  '#681412',
];

/** Accent and danger have a ground that is dark in the light theme and light in the dark one. */
const onAccent = (color: string | undefined, variant: string | undefined): boolean =>
  variant === 'filled' && (color === undefined || color === 'green' || color === 'red');

/** The accent, from the ground of a hint to the darkest press. */
const green: MantineColorsTuple = [
  COLOURS['accent-soft'].light,
  '#cfe1d6',
  '#a9cbb8',
  accent.dark,
  '#5da983',
  '#3c8661',
  '#2a7150',
  accent.light,
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
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-s)',
    md: 'var(--text-m)',
    lg: 'var(--text-l)',
    xl: 'var(--text-xl)',
  },
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
