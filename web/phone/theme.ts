import { signal } from '@preact/signals';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEPT = 'ronde-theme';

const isTheme = (value: string | null): value is Theme =>
  (THEMES as readonly (string | null)[]).includes(value);

function kept(): Theme {
  try {
    const value = localStorage.getItem(KEPT);
    return isTheme(value) ? value : 'auto';
  } catch {
    return 'auto';
  }
}

export const theme = signal<Theme>(kept());

/** What the person chose over what the system prefers. */
export function chooseTheme(chosen: Theme): void {
  theme.value = chosen;
  showTheme();
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // The choice lasts while the page is open.
  }
}

export function showTheme(): void {
  if (theme.value === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme.value;
}
