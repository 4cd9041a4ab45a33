/** What ties are settled with: one file, fetched where there is one to settle. */
export { OwnValues } from './own-values.tsx';
export { PlayOffs, RecordPlayOff } from './play-off.tsx';
