import { describe, it, vi } from 'vitest';
import { CHROMIUM } from './harness.ts';
import { openWalk } from './open-walk.ts';

if (CHROMIUM === null) console.log('web/browser: skipped, there is no Chromium on this computer');

vi.setConfig({ testTimeout: 180_000 });

/** The walk of the long run with fewer players and rounds; how it is made is tried by `desk-jobs`. */
const WISH = {
  players: 20,
  rounds: 3,
  entered: 0,
  aRound: 2,
  rests: 17,
  leaves: 10,
  together: { watched: 1, desks: [2, 3], phones: [4] },
};

describe.skipIf(CHROMIUM === null)('an open of 20 in three rounds', () => {
  const walk = openWalk(WISH, 'en');

  it('numbers its players from the page of what is due', async () => {
    await walk.enteredElsewhere();
    await walk.numbers();
  });
  it('checks players in at the door', walk.checksIn);
  it('grants a bye that was asked for', walk.grantsABye);
  it('plays round 1, results typed with three strokes', walk.round1);
  it('takes a late entry', walk.lateEntry);
  it(
    'plays round 2 with a bye, a change by hand, an undo, a forfeit and an adjourned game',
    walk.rounds2And3InOne,
  );
  it('corrects a result of the round before, and lets a player go', () =>
    walk.correctsAndLetsGo(2));
  it('plays round 3 at two desks and on a phone at once', () =>
    walk.together(3, () => Promise.resolve({})));
  it('finishes the adjourned game', () => walk.finishesTheAdjourned(2));
  it('goes into the archive', walk.intoTheArchive);
});
