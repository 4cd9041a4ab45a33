import type { Tournament } from '../../tournament/state.ts';
import { pairingsByName } from './pairings-by-name.ts';
import type { PaperMaker } from './paper-ask.ts';
import { hasMatches, matchSheets } from './match-sheets.ts';
import { hasMolter, molterBoardCards, molterEnvelopes, molterGrids } from './molter-papers.ts';
import { PAPER_NAMES, type PaperName } from './papers.ts';
import { announcedPrizes } from './announced-prizes.ts';
import { bracket, hasBracket } from './cup-bracket.ts';
import { bergerSheet, hasBergerSheet } from './berger-sheet.ts';
import { badges, boardNumbers, placeCards } from './cards.ts';
import { clockControl } from './clock-control.ts';
import { clockSheet } from './clock-sheet.ts';
import { committeePoster } from './committee-poster.ts';
import { conductPoster, hasLaws } from './conduct-poster.ts';
import { roundTimes } from './event-papers.ts';
import { lineUpSlips } from './line-up-slips.ts';
import { playerCards } from './player-cards.ts';
import { qrPoster } from './qr-poster.ts';
import { regulations } from './regulations-paper.ts';
import { resultSlips } from './result-slips.ts';
import { scoresheets } from './scoresheets.ts';
import { mayBeSeated, seatingPlan } from './seating-plan.ts';
import { hasArrangements, startPosition } from './start-position.ts';
import {
  bergerGrid,
  crosstable,
  hasGrid,
  hasPrizes,
  pairings,
  prizes,
  results,
  resultSheet,
  standings,
  startingList,
  startingListByName,
} from './wall-lists.ts';

/** How each paper is made. */
export const PAPER_MAKERS: Readonly<Record<PaperName, PaperMaker>> = {
  'starting-list': startingList,
  'starting-list-by-name': startingListByName,
  pairings,
  'pairings-by-name': pairingsByName,
  'result-sheet': resultSheet,
  results,
  standings,
  crosstable,
  'berger-grid': bergerGrid,
  'berger-sheet': bergerSheet,
  'rutsch-berger-seats': seatingPlan('rutschBerger'),
  'rutsch-seats': seatingPlan('rutsch'),
  bracket,
  'molter-grids': molterGrids,
  prizes,
  'announced-prizes': announcedPrizes,
  'round-times': roundTimes,
  'clock-settings': clockSheet,
  'start-position': startPosition,
  'appeals-committee': committeePoster,
  conduct: conductPoster,
  regulations,
  'qr-poster': qrPoster,
  'result-slips': resultSlips,
  scoresheets,
  'match-sheets': matchSheets,
  'line-up-slips': lineUpSlips,
  'clock-control': clockControl,
  'place-cards': placeCards,
  badges,
  'board-numbers': boardNumbers,
  'player-cards': playerCards,
  'molter-envelopes': molterEnvelopes,
  'molter-board-cards': molterBoardCards,
};

/** Papers that not every event has. */
const ONLY_WHERE: Readonly<Partial<Record<PaperName, (state: Tournament) => boolean>>> = {
  'berger-grid': hasGrid,
  'berger-sheet': hasBergerSheet,
  'rutsch-berger-seats': mayBeSeated('rutschBerger'),
  'rutsch-seats': mayBeSeated('rutsch'),
  bracket: hasBracket,
  'start-position': hasArrangements,
  prizes: hasPrizes,
  conduct: hasLaws,
  'announced-prizes': hasPrizes,
  'match-sheets': hasMatches,
  'line-up-slips': hasMatches,
  'molter-grids': hasMolter,
  'molter-envelopes': hasMolter,
  'molter-board-cards': hasMolter,
};

/** The papers an event can ever need, in their order; whether one can be printed now it says itself. */
export const papersOf = (state: Tournament): readonly PaperName[] =>
  PAPER_NAMES.filter((name) => ONLY_WHERE[name]?.(state) ?? true);
