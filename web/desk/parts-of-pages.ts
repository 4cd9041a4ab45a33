import { later } from './later/later.ts';

/** Needed in few rounds. */
export const IdlePlayers = later(() =>
  import('./pages/rounds/idle/idle-players.tsx').then((code) => code.IdlePlayers),
);

/** Between the check-in and the draft of a round. */
export const PrepareRound = later(() =>
  import('./pages/check-in/prepare/prepare-round.tsx').then((code) => code.PrepareRound),
);

/** Far down the page of settings. */
export const RegulationFields = later(() =>
  import('./pages/settings/fields/regulation-fields.tsx').then((code) => code.RegulationFields),
);

/** Further down it. */
export const RulesSection = later(() =>
  import('./pages/settings/rules-section.tsx').then((code) => code.RulesSection),
);

/** Parts of pages that come after the page they belong to. */
export const PARTS_OF_PAGES = [IdlePlayers, PrepareRound, RegulationFields, RulesSection];
