import { describeAccessStore } from './access/access-store.contract.ts';
import { describeErasure } from './erasure/erasure.contract.ts';
import { describeEventLog } from './event-log.contract.ts';
import { describeGames } from './games/games.contract.ts';
import { describeGuessCounts } from './guesses/guess-counts.contract.ts';
import { describeKeptSettings } from './kept-settings/kept-settings.contract.ts';
import { describePictures } from './pictures/pictures.contract.ts';
import { memoryShelf, openMemoryStore } from './memory.ts';
import type { StorePlace } from './store-place.ts';
import { describeSubscriptions } from './subscriptions/subscriptions.contract.ts';
import { describeSummaries } from './summaries/summaries.contract.ts';

function makePlace(): Promise<StorePlace> {
  const shelf = memoryShelf();
  return Promise.resolve({
    open: (options) => Promise.resolve(openMemoryStore(shelf, options)),
    dispose: () => Promise.resolve(),
  });
}

describeEventLog('memory', makePlace);
describeAccessStore('memory', makePlace);
describeErasure('memory', makePlace);
describeGames('memory', makePlace);
describeGuessCounts('memory', makePlace);
describeKeptSettings('memory', makePlace);
describePictures('memory', makePlace);
describeSubscriptions('memory', makePlace);
describeSummaries('memory', makePlace);
