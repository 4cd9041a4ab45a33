// One part for the door, the dialog before the draft, a player's card and the register: what they share is in no other.
export { LicencesPage } from '../../pages/licences/licences-page.tsx';
export { PrepareRound } from '../../pages/check-in/prepare/prepare-round.tsx';
export { LicenceRegister } from './licence-register.tsx';
export { LicenceSection } from './licence-section.tsx';
