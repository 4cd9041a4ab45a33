// `npm test` goes a shorter way: web/browser/open-of-20.test.ts
import { LANGUAGES } from '@ronde/core/rules/language.ts';
import { describe, it, vi } from 'vitest';
import { CHROMIUM } from './harness.ts';
import { openWalk } from './open-walk.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A hundred results typed at the keyboard, and every one of round 5 by hand. */
const WISH = {
  players: 64,
  rounds: 9,
  entered: 3,
  aRound: Infinity,
  rests: 20,
  leaves: 10,
  together: { watched: 6, desks: [12, 17], phones: [22, 27, 99] },
};

describe.skipIf(CHROMIUM === null).each(LANGUAGES)(
  'an open of 64 in nine rounds, %s',
  (language) => {
    const walk = openWalk(WISH, language);

    it('makes a tournament of a list of entries', walk.ofAListOfEntries);
    it(
      'is made by the wizard, its first players typed in, the others from a file',
      walk.byTheWizard,
    );
    it('numbers its players from the page of what is due', walk.numbers);
    it('checks players in at the door', walk.checksIn);
    it('grants a bye that was asked for', walk.grantsABye);
    it('plays round 1, results typed with three strokes', walk.round1);
    it('takes a late entry', walk.lateEntry);
    it('plays round 2 with a bye and a forfeit', walk.round2);
    it('plays round 3 with a change by hand, an undo and an adjourned game', walk.round3);
    it('corrects a result of the round before, and lets a player go', () =>
      walk.correctsAndLetsGo(3));
    it('plays round 4, a hundred results typed by then', () => walk.round4(100));
    it('finishes the adjourned game', () => walk.finishesTheAdjourned(3));
    it('plays round 5 at two desks and on phones at once, seen everywhere', () =>
      walk.together(5, walk.openScreens));
    it('plays on by the hands of helpers', walk.byHelpers);
    it('plays the last round, and closes it', walk.lastRound);
    it('goes into the archive', walk.intoTheArchive);
  },
);
