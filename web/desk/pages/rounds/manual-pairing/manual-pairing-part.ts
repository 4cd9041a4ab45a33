/** Changes by hand come in one file: few rounds need them. */
export { ManualPairing, ManualRepublication } from './manual-pairing.tsx';
export { ManualTeamPairing } from './manual-team-pairing.tsx';
