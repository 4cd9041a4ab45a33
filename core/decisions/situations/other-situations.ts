import type { LawsProperties } from '../../rules/editions/laws.ts';
import type { PenaltyKind } from '../penalties/ladder.ts';
import { LIGHT } from './light-penalties.ts';
import { ONLINE } from './online.ts';
import { penalty, ruling, step, type Regime, type Ruling } from './ruling.ts';

/** A game begun with the colours reversed (Laws 7.3). */
export function reversedColoursRuling(
  { moves, ended }: { readonly moves: number; readonly ended: boolean },
  { articles, reversedColoursBelow }: LawsProperties,
  { online }: Partial<Regime> = {},
): Ruling {
  const article = online === true ? ONLINE.colours : articles.reversedColours;
  if (ended) return ruling([step('resultStands', article)], 'stands');
  if (reversedColoursBelow === null) {
    return ruling([step('coloursStand', article)], 'goesOn', ['otherwise']);
  }
  return moves < reversedColoursBelow
    ? ruling([step('newGame', article, reversedColoursBelow)], 'newGame')
    : ruling([step('gameGoesOn', article, reversedColoursBelow)], 'goesOn');
}

export interface WrongClaimFacts {
  readonly touched: boolean;
  /** The move that was written and announced is illegal. */
  readonly announcedIllegal?: boolean;
}

/** A claim by 9.2 or 9.3 that is wrong, or made after touching a piece (Laws 9.4, 9.5.3). */
export function wrongClaimRuling(
  { touched, announcedIllegal = false }: WrongClaimFacts,
  regime: Regime,
  laws: LawsProperties,
): Ruling {
  if (touched) {
    return ruling([step('claimRefused', laws.articles.touchedPieceLosesClaim)], 'goesOn');
  }
  const { seconds, article } = penalty(regime, laws, 'wrongClaim');
  const { claimantSeconds } = laws.wrongClaim;
  const steps = [
    step('timeToOpponent', article, seconds),
    ...(claimantSeconds === 0
      ? []
      : [step('halfTheTime', laws.articles.wrongClaim, claimantSeconds / 60)]),
    announcedIllegal
      ? step('claimSamePiece', laws.articles.wrongClaim)
      : step('claimPlayed', laws.articles.wrongClaim),
    step('claimNotWithdrawn', laws.articles.claimMade),
  ];
  return ruling(steps, 'goesOn', [], seconds);
}

export interface RecordingFacts {
  readonly secondsLeft: number;
  readonly increment: number;
  /** Certified: an electronic scoresheet that FIDE has certified. */
  readonly sheet: 'paper' | 'certified';
}

/** Whether a player must record with so many seconds left, and on what (Laws 8.1, 8.4, A.2). */
export function recordingRuling(
  { secondsLeft, increment, sheet }: RecordingFacts,
  { play }: Regime,
  { articles, recording }: LawsProperties,
): Ruling {
  if (play !== 'standard') {
    return ruling([step('recordingNotAsked', articles.rapidRecording)], 'goesOn');
  }
  const { exemptBelowMinutes, unlessIncrement } = recording;
  const exempt = secondsLeft < 60 * exemptBelowMinutes && increment < unlessIncrement;
  const code = exempt ? 'mayStopRecording' : 'mustRecord';
  const article = exempt ? articles.recordingExemption : articles.recording;
  const duty = step(code, article, exemptBelowMinutes);
  if (sheet === 'paper') return ruling([duty], 'goesOn');
  const standing = recording.electronic ? 'electronicSheet' : 'paperSheet';
  return ruling([duty, step(standing, articles.recording)], 'goesOn');
}

export const DEVICE_PLACES = ['person', 'bagAllowed', 'bagNotAllowed', 'unknown'] as const;
export type DevicePlace = (typeof DEVICE_PLACES)[number];

/** Whether a device at this place loses the game: bringing one did until 2017, carrying one since (11.3.2.2). */
export function deviceLoses(
  place: string,
  { electronicDevice, deviceInBag }: LawsProperties,
): boolean {
  if (electronicDevice === 'arbiterPenalises' || place === 'unknown') return false;
  if (place === 'person') return true;
  return electronicDevice === 'bringingLoses' && !(place === 'bagAllowed' && deviceInBag);
}

/** A device in the venue (Laws 11.3.2): before both are there the game is not played. */
export function deviceRuling(
  { place, begun }: { readonly place: DevicePlace; readonly begun: boolean },
  laws: LawsProperties,
): Ruling {
  const { articles, electronicDevice, deviceInBag } = laws;
  const article = articles.electronicDevice;
  if (deviceLoses(place, laws)) {
    return begun
      ? ruling([step('deviceLoses', article)], 'playerLoses', ['regulations'])
      : ruling([step('deviceForfeit', article)], 'playerForfeits', ['regulations']);
  }
  const penalised: readonly PenaltyKind[] = [...LIGHT, 'loss'];
  if (place === 'unknown') {
    const steps = [
      step('deviceOwnerUnknown', articles.telephonesOfAll),
      step('penaltyToChoose', articles.penalties),
    ];
    return ruling(steps, 'goesOn', ['whoseDevice'], 0, penalised);
  }
  if (electronicDevice === 'arbiterPenalises') {
    return ruling([step('deviceNotNamed', article)], 'goesOn', ['whichPenalty'], 0, penalised);
  }
  if (place === 'bagAllowed' && deviceInBag) {
    return ruling([step('deviceAllowed', articles.deviceInBag)], 'goesOn');
  }
  const steps = [
    step('deviceNotCarried', articles.deviceInBag),
    step('penaltyToChoose', articles.penalties),
  ];
  return ruling(steps, 'goesOn', ['whichPenalty', 'regulations'], 0, penalised);
}

export interface LateFacts {
  /** Minutes since the announced start. */
  readonly minutes: number;
  /** The event's default time; null where its regulations say nothing. */
  readonly allowed: number | null;
  readonly bothAbsent: boolean;
}

/** A player who is not there (Laws 6.7). */
export function lateRuling(
  { minutes, allowed, bothAbsent }: LateFacts,
  { articles, defaultTime }: LawsProperties,
): Ruling {
  const limit = allowed ?? defaultTime;
  if (minutes > limit || (limit === 0 && minutes >= 0)) {
    const late = step('forfeitAfterDefault', articles.defaultTime, limit);
    return ruling([late], bothAbsent ? 'bothForfeit' : 'playerForfeits', ['otherwise']);
  }
  const inTime = step('stillInTime', articles.defaultTime, limit);
  return bothAbsent
    ? ruling([inTime, step('whiteLosesTime', articles.bothAbsent)], 'goesOn', ['otherwise'])
    : ruling([inTime], 'goesOn');
}

/** A wrong starting position (Laws 7.2.1; rapid and blitz without supervision A.4.1, A.5.1). */
export function wrongStartRuling(
  { moves, ended }: { readonly moves: number; readonly ended: boolean },
  { supervised }: Regime,
  { articles, setUpStandsAfter }: LawsProperties,
): Ruling {
  if (ended) return ruling([step('resultStands', articles.wrongStart)], 'stands');
  return !supervised && moves >= setUpStandsAfter
    ? ruling([step('setUpStands', articles.rapidSetUp, setUpStandsAfter)], 'goesOn')
    : ruling([step('startAgain', articles.wrongStart)], 'newGame');
}

/** A resignation (Laws 5.1.2): since 2023 a draw where the opponent could never mate. */
export function resignationRuling(
  { opponentCanMate }: { readonly opponentCanMate: boolean | null },
  { articles, resignation }: LawsProperties,
): Ruling {
  const article = articles.resignation;
  if (resignation === 'opponentWins' || opponentCanMate === true) {
    return ruling([step('resigned', article)], 'playerLoses');
  }
  return opponentCanMate === null
    ? ruling([step('resignedUnlessNoMate', article)], 'open', ['canOpponentMate'])
    : ruling([step('resignedDrawn', article)], 'draw');
}
