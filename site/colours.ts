/** What a colour is by day, by night and on paper. */
export interface Shades {
  readonly light: string;
  readonly dark: string;
  /** Absent where paper shows none of it. */
  readonly print?: string;
}

/**
 * The colours of the desk, the phone, the hall and the public pages. Light and dark are designed
 * together; contrast is AA or better. Stylesheets name them as custom properties, `--ink-soft`.
 */
export const COLOURS = {
  paper: { light: '#fbfbf8', dark: '#121512', print: '#fff' },
  surface: { light: '#ffffff', dark: '#1a1e1b', print: '#fff' },
  ink: { light: '#1c211e', dark: '#e7eae6', print: '#000' },
  'ink-soft': { light: '#565e59', dark: '#a7b0aa', print: '#000' },
  rule: { light: '#d9ddd6', dark: '#343b36', print: '#999' },
  'rule-strong': { light: '#7d867f', dark: '#7d877f', print: '#000' },
  accent: { light: '#1b5e3f', dark: '#86cfa8', print: '#000' },
  'accent-soft': { light: '#e6efe9', dark: '#1e2f26', print: '#fff' },
  'on-accent': { light: '#ffffff', dark: '#0f1a14', print: '#fff' },
  attention: { light: '#8a5a00', dark: '#e2b25c', print: '#000' },
  'attention-soft': { light: '#fbf1dc', dark: '#2f2615', print: '#fff' },
  danger: { light: '#a3231f', dark: '#f19a94', print: '#000' },
  'danger-soft': { light: '#fbe9e7', dark: '#331c1a', print: '#fff' },
  shade: { light: 'rgb(28 33 30 / 0.16)', dark: 'rgb(0 0 0 / 0.55)' },
} as const satisfies Readonly<Record<string, Shades>>;

export type ColourName = keyof typeof COLOURS;

/** A wall is read from ten metres and through a weak lamp: full contrast, the one accent. */
export const HALL_COLOURS = {
  paper: { light: '#ffffff', dark: '#080a09' },
  surface: { light: '#f3f5f2', dark: '#141816' },
  ink: { light: '#0c0f0d', dark: '#ffffff' },
  'ink-soft': { light: '#4a524d', dark: '#b4bdb7' },
  rule: { light: '#d3d8d2', dark: '#2b322d' },
} as const satisfies Readonly<Partial<Record<ColourName, Shades>>>;

/** A public page is printed with lighter lines than a paper of the desk: its tables are longer. */
export const PUBLIC_PRINT = {
  'ink-soft': '#333',
  rule: '#bbb',
} as const satisfies Readonly<Partial<Record<ColourName, string>>>;
