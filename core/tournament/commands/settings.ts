import { RATING_KINDS } from '../../rules/rating-kind.ts';
import { parseTimeControl } from '../../formats/trf/time-control.ts';
import { isSystemName } from '../../pairing/systems.ts';
import { editionById } from '../../rules/editions/registry.ts';
import { gameById } from '../../rules/game-spec.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { scoringFaults } from '../../rules/scoring.ts';
import type { CommandOf } from '../command.ts';
import { allow, inFideMode, refuse, handlingRules, warn, type Judgement } from '../judgement.ts';
import { HOUSE_RULES, type Refusal } from '../refusal.ts';
import { checkScheme } from '../../standings/prizes/check-scheme.ts';
import { PUBLIC_PAGES, TIES, type Settings } from '../settings.ts';
import { isStarted, nextRoundToPair, publishedRounds, type Tournament } from '../state.ts';
import type { Warning, WarningCode } from '../warning-ladder.ts';

/** More rounds than any report file can name. */
const MOST_ROUNDS = 999;

/** The first thing wrong with a whole set of settings; null when they can stand. */
export function faultOfSettings(settings: Settings, fideMode: boolean): Refusal | null {
  const bad = (setting: keyof Settings, value: unknown): Refusal => ({
    code: 'badSetting',
    article: HOUSE_RULES.wellFormed,
    params: { setting, value: String(value) },
  });
  if (settings.name.trim() === '') return bad('name', settings.name);
  if (!isIsoDate(settings.firstDay)) return bad('firstDay', settings.firstDay);
  if (settings.lastDay !== null && !isIsoDate(settings.lastDay)) {
    return bad('lastDay', settings.lastDay);
  }
  if (settings.lastDay !== null && settings.lastDay < settings.firstDay) {
    return bad('lastDay', settings.lastDay);
  }
  if (!isCount(settings.rounds) || settings.rounds > MOST_ROUNDS) {
    return bad('rounds', settings.rounds);
  }
  if (!isCount(settings.firstBoard)) return bad('firstBoard', settings.firstBoard);
  const badDate = settings.roundDates.find((date) => date !== null && !isIsoDate(date));
  if (badDate) return bad('roundDates', badDate);
  if (settings.correctionDeadline !== null && settings.correctionDeadline < 0) {
    return bad('correctionDeadline', settings.correctionDeadline);
  }
  if (settings.initialOrder.last === 'lots' && !settings.initialOrder.lotsSeed) {
    return bad('initialOrder', 'lots');
  }
  if (gameById(settings.game) === null) {
    return {
      code: 'unknownGame',
      article: HOUSE_RULES.knownNames,
      params: { game: settings.game },
    };
  }
  if (!isSystemName(settings.system)) {
    const params = { system: settings.system };
    return { code: 'unknownSystem', article: HOUSE_RULES.knownNames, params };
  }
  return (
    faultOfPublicFacts(settings, bad) ??
    faultOfTeamSettings(settings, bad) ??
    faultOfScoring(settings, fideMode) ??
    faultOfPrizes(settings)
  );
}

type Bad = (setting: keyof Settings, value: unknown) => Refusal;

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

function faultOfPublicFacts(settings: Settings, bad: Bad): Refusal | null {
  const { roundTimes, organiser, ties, publication, ratingKind, timeControlCode } = settings;
  const badTime = roundTimes.find((time) => time !== null && !TIME_OF_DAY.test(time));
  if (badTime !== undefined) return bad('roundTimes', badTime);
  if (organiser?.trim() === '') return bad('organiser', organiser);
  if (!TIES.includes(ties)) return bad('ties', ties);
  if (ratingKind !== null && !RATING_KINDS.includes(ratingKind))
    return bad('ratingKind', ratingKind);
  if (timeControlCode !== null && parseTimeControl(timeControlCode) === null)
    return bad('timeControlCode', timeControlCode);
  const unsaid = PUBLIC_PAGES.find((page) => typeof publication[page] !== 'boolean');
  return unsaid === undefined ? null : bad('publication', unsaid);
}

/** A scheme that contradicts itself cannot be announced; what only deserves a look may stand. */
function faultOfPrizes({ prizes }: Settings): Refusal | null {
  if (prizes === null) return null;
  const fault = checkScheme(prizes).find(({ severity }) => severity === 'error');
  if (fault === undefined) return null;
  const params = { setting: 'prizes', at: fault.record, fault: fault.code };
  return { code: 'badPrizes', article: HOUSE_RULES.wellFormed, params };
}

function faultOfTeamSettings(settings: Settings, bad: Bad): Refusal | null {
  if (settings.kind === 'individual')
    return settings.team === null ? null : bad('team', 'individual');
  const team = settings.team;
  if (team === null || !isCount(team.boards)) return bad('team', team?.boards ?? 'none');
  const fits = team.boardColours.length === team.boards && /^[WB]+$/.test(team.boardColours);
  return fits ? null : bad('team', team.boardColours);
}

function faultOfScoring(settings: Settings, fideMode: boolean): Refusal | null {
  const [fault] = scoringFaults(settings.scoring);
  if (fault === undefined || (!fideMode && fault !== 'negative')) return null;
  return { code: 'badScoring', article: HOUSE_RULES.fideMode, params: { fault } };
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1;

/** Settings that mean something only before the first pairing, and what changing them later is. */
const AFTER_START: Readonly<Partial<Record<keyof Settings, WarningCode | 'locked'>>> = {
  game: 'locked',
  kind: 'locked',
  team: 'locked',
  acceleration: 'locked',
  initialColour: 'locked',
  scoring: 'scoringChangedAfterStart',
  system: 'systemChangedAfterStart',
  rounds: 'roundsChangedAfterStart',
  tieBreaks: 'tieBreaksChangedAfterStart',
  ties: 'tieBreaksChangedAfterStart',
  firstDay: 'locked',
};

export function changeSettings(state: Tournament, command: CommandOf<'changeSettings'>): Judgement {
  const changed = (Object.keys(command.changes) as (keyof Settings)[]).filter(
    (key) => JSON.stringify(command.changes[key]) !== JSON.stringify(state.settings[key]),
  );
  if (changed.length === 0) return allow([]);
  const fault = faultOfSettings({ ...state.settings, ...command.changes }, inFideMode(state));
  if (fault) return { refusal: fault };
  const { articles } = handlingRules(state);
  const played = publishedRounds(state).length;
  if (command.changes.rounds !== undefined && command.changes.rounds < state.rounds.length) {
    return refuse('fewerRoundsThanPaired', articles.roundsDeclared, {
      paired: state.rounds.length,
      rounds: command.changes.rounds,
    });
  }
  const warnings: Warning[] = [];
  if (isStarted(state)) {
    for (const key of changed) {
      const verdict = AFTER_START[key];
      if (verdict === undefined) continue;
      // Locked for good, or locked by FIDE mode with leaving it as the way out.
      const locked =
        verdict === 'locked' || (verdict === 'scoringChangedAfterStart' && inFideMode(state));
      if (locked) {
        const code = verdict === 'locked' ? 'lockedAfterStart' : 'lockedInFideMode';
        return refuse(code, HOUSE_RULES.fideMode, { setting: key });
      }
      warnings.push(warn(verdict, articles.settingsAfterStart, { setting: key, rounds: played }));
    }
  }
  const changes = Object.fromEntries(changed.map((key) => [key, command.changes[key]]));
  const outdated = outdatedCode(state.settings, command.changes);
  return allow([{ type: 'settingsChanged', changes: { ...changes, ...outdated } }], warnings);
}

/** Another time control is no longer what the file encoded. */
const outdatedCode = (before: Settings, changes: Partial<Settings>): Partial<Settings> =>
  before.timeControlCode !== null &&
  changes.timeControl !== undefined &&
  changes.timeControl !== before.timeControl &&
  changes.timeControlCode === undefined
    ? { timeControlCode: null }
    : {};

export function pinEdition(state: Tournament, command: CommandOf<'pinEdition'>): Judgement {
  const { chapter, edition } = command;
  if (editionById(edition)?.chapter !== chapter) {
    return refuse('unknownEdition', HOUSE_RULES.knownNames, { chapter, edition });
  }
  if (state.pins[chapter] === edition) return allow([]);
  const { articles } = handlingRules(state);
  const warnings = isStarted(state)
    ? [warn('editionChangedAfterStart', articles.editionAfterStart, { chapter, edition })]
    : [];
  return allow([{ type: 'editionPinned', chapter, edition }], warnings);
}

/** For ever: no later command, undo or restore brings FIDE mode back. */
export function leaveFideMode(state: Tournament, command: CommandOf<'leaveFideMode'>): Judgement {
  if (!inFideMode(state)) return refuse('fideModeAlreadyLeft', HOUSE_RULES.fideMode);
  return allow(
    [{ type: 'fideModeLeft', reason: command.reason }],
    [warn('leavesFideMode', HOUSE_RULES.fideMode, { round: nextRoundToPair(state) })],
  );
}
