import { describeEventLog } from './event-log.contract.ts';
import { openMemoryStore, type MemoryShelf } from './memory.ts';

describeEventLog('memory', () => {
  const shelf: MemoryShelf = new Map();
  return Promise.resolve({
    open: () => Promise.resolve(openMemoryStore(shelf)),
    dispose: () => Promise.resolve(),
  });
});
