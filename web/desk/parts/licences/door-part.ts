// One part for the door, the dialog before the draft and a player's card: what they share is in no other.
export { PrepareRound } from '../../pages/check-in/prepare/prepare-round.tsx';
export { LicenceRegister } from './licence-register.tsx';
export { LicenceSection } from './licence-section.tsx';
