import { RATING_KINDS } from '../rules/rating-kind.ts';
import { parseTimeControl } from '../formats/trf/time-control.ts';
import { isSystemName } from '../pairing/systems.ts';
import { gameById } from '../rules/game-spec.ts';
import { isIsoDate } from '../rules/identity.ts';
import { scoringFaults } from '../rules/scoring.ts';
import { isStage } from '../rules/cup-rules.ts';
import { isZone } from '../rules/zone.ts';
import { isSidesRule } from '../rules/sides-rules.ts';
import { checkScheme } from '../standings/prizes/check-scheme.ts';
import { gamesPerMatch, isCup } from './matches.ts';
import { faultOfNotice } from './public-notice.ts';
import { faultOfEstimates } from './estimate-table.ts';
import { faultOfRegulations } from './regulations.ts';
import { HOUSE_RULES, type Refusal } from './refusal.ts';
import { isSeriesName } from './season-rules.ts';
import { PUBLIC_PAGES, TIES, type Settings } from './settings.ts';

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
  if (!isSidesRule(settings.sides)) return bad('sides', settings.sides.first);
  const unnamed = settings.cup.lateAt?.find(({ entersAt }) => !isStage(entersAt));
  if (unnamed !== undefined) return bad('cup', `1/${unnamed.entersAt}`);
  const games = gamesPerMatch(settings);
  // The rounds of a cup are declared when its first one is paired.
  if (settings.rounds % games !== 0 && !isCup(settings)) {
    const fewer = Math.max(games, settings.rounds - (settings.rounds % games));
    const more = settings.rounds - (settings.rounds % games) + games;
    return {
      code: 'notWholeMatches',
      article: HOUSE_RULES.wellFormed,
      params: { games, rounds: settings.rounds, fewer, more },
    };
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
  const { roundTimes, timeZone, organiser, ties, publication, ratingKind, timeControlCode } =
    settings;
  const badTime = roundTimes.find((time) => time !== null && !TIME_OF_DAY.test(time));
  if (badTime !== undefined) return bad('roundTimes', badTime);
  if (timeZone !== null && !isZone(timeZone)) return bad('timeZone', timeZone);
  if (organiser?.trim() === '') return bad('organiser', organiser);
  if (!TIES.includes(ties)) return bad('ties', ties);
  if (ratingKind !== null && !RATING_KINDS.includes(ratingKind))
    return bad('ratingKind', ratingKind);
  if (timeControlCode !== null && parseTimeControl(timeControlCode) === null)
    return bad('timeControlCode', timeControlCode);
  const unfit = faultOfRegulations(settings.regulations);
  if (unfit !== null) return bad('regulations', `${unfit}: ${settings.regulations[unfit]}`);
  const { estimates } = settings.regulations;
  const unrated = estimates === undefined ? null : faultOfEstimates(estimates);
  if (unrated !== null) return bad('regulations', `estimates: ${unrated}`);
  const { season } = settings;
  const untold = faultOfNotice(settings.publicNotice);
  if (season.series !== null && !isSeriesName(season.series)) return bad('season', season.series);
  if (untold !== null) return bad('publicNotice', `${untold}: ${settings.publicNotice[untold]}`);
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
