import { later } from './later/later.ts';
import { QrCode } from './parts/qr-code.ts';

/** Needed in few rounds. */
export const IdlePlayers = later(() =>
  import('./pages/rounds/idle/idle-players.tsx').then((code) => code.IdlePlayers),
);

/** Far down the page of settings. */
export const RegulationFields = later(() =>
  import('./pages/settings/fields/regulation-fields.tsx').then((code) => code.RegulationFields),
);

/** Further down it. */
export const RulesSection = later(() =>
  import('./pages/settings/rules-section.tsx').then((code) => code.RulesSection),
);

/** Below the tournaments of the first page, and on the page of people. */
export const LetPhonesIn = later(() =>
  import('./pages/people/let-phones-in.tsx').then((code) => code.LetPhonesIn),
);

/** How readers come to the public pages. */
export const PublicDoor = later(() =>
  import('./pages/people/public-door.tsx').then((code) => code.PublicDoor),
);

export const Poster = later(() =>
  import('./pages/people/public-door.tsx').then((code) => code.Poster),
);

/** Parts of pages that come after the page they belong to. */
export const PARTS_OF_PAGES = [
  IdlePlayers,
  RegulationFields,
  RulesSection,
  LetPhonesIn,
  PublicDoor,
  Poster,
  QrCode,
];
