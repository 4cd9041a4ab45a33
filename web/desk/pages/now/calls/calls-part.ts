/** What is announced: shown on *Now*, and said aloud on whatever page is open. */
export { CallsBar } from './calls-bar.tsx';
export { CallsSpeaker } from './calls-speaker.tsx';
