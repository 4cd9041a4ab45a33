import { later } from '../later/later.ts';

/** On forms of several pages; what chooses comes after them. */
export const SeveralOfAList = later(() =>
  import('./several.tsx').then((code) => code.SeveralOfAList),
);

export const SeveralTyped = later(() => import('./several.tsx').then((code) => code.SeveralTyped));
