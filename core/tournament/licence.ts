/** Licences of the French federation that let somebody play; A holds whatever B does. */
export const LICENCES = ['A', 'B'] as const;
export type Licence = (typeof LICENCES)[number];
