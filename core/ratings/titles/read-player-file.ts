import { NORM_TITLES, type NormTitle } from '../../rules/editions/title-properties.ts';
import { isIsoDate } from '../../rules/identity.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import type { KeptNorm, PlayerFile } from './player-file.ts';

/** Where a file of a player is not what it should be; `at` names the place, as `norms[0].games`. */
export interface PlayerFileFault {
  readonly code: 'notJson' | 'notAPlayerFile' | 'unfit';
  readonly at: string;
}

/** Written into the file, so that another JSON file is not taken for one. */
export const PLAYER_FILE_FORMAT = 'ronde-titles';

export const writePlayerFile = (file: PlayerFile): string =>
  `${JSON.stringify({ format: PLAYER_FILE_FORMAT, ...file }, null, 2)}\n`;

type Fields = Readonly<Record<string, unknown>>;

/** Reads the file of a player; nothing is guessed, and the first place that does not fit is named. */
export function readPlayerFile(text: string): Result<PlayerFile, PlayerFileFault> {
  const read = parsed(text);
  if (read === null) return failure({ code: 'notJson', at: '' });
  if (!isFields(read) || read['format'] !== PLAYER_FILE_FORMAT) {
    return failure({ code: 'notAPlayerFile', at: '' });
  }
  const { name, sex, highestRating, ratedGames, ratingReached, norms } = read;
  if (typeof name !== 'string' || name.trim() === '') return unfit('name');
  if (sex !== undefined && sex !== 'm' && sex !== 'w') return unfit('sex');
  if (!isCountOrNull(highestRating)) return unfit('highestRating');
  if (!isCountOrNull(ratedGames)) return unfit('ratedGames');
  if (ratingReached !== null && !isDay(ratingReached)) return unfit('ratingReached');
  if (!Array.isArray(norms)) return unfit('norms');
  const kept: KeptNorm[] = [];
  for (const [index, norm] of (norms as readonly unknown[]).entries()) {
    const one = keptNorm(norm);
    if (typeof one === 'string') return unfit(`norms[${index}]${one === '' ? '' : `.${one}`}`);
    kept.push(one);
  }
  const figures = { highestRating, ratedGames, ratingReached, norms: kept };
  return success({ name, ...(sex === undefined ? {} : { sex }), ...figures });
}

const unfit = (at: string): Result<never, PlayerFileFault> => failure({ code: 'unfit', at });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100_000;
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && isIsoDate(value);
const isTitles = (value: unknown): value is readonly NormTitle[] =>
  Array.isArray(value) && value.every((one) => NORM_TITLES.some((title) => title === one));

/** The norm, or the name of the field that does not fit; empty where it is no object. */
function keptNorm(value: unknown): KeptNorm | string {
  if (!isFields(value)) return '';
  const { titles, event, firstDay, lastDay, games, eightOfNine, foreigners } = value;
  const { singleRoundDays, swiss, otherEvent } = value;
  if (!isTitles(titles)) return 'titles';
  if (typeof event !== 'string') return 'event';
  if (!isDay(firstDay)) return 'firstDay';
  if (!isDay(lastDay)) return 'lastDay';
  if (!isCount(games)) return 'games';
  if (typeof eightOfNine !== 'boolean') return 'eightOfNine';
  if (typeof foreigners !== 'boolean') return 'foreigners';
  if (!isCountOrNull(singleRoundDays)) return 'singleRoundDays';
  if (typeof otherEvent !== 'boolean') return 'otherEvent';
  const common = { titles, event, firstDay, lastDay, games, eightOfNine, foreigners };
  if (swiss === null) return { ...common, singleRoundDays, swiss, otherEvent };
  if (!isFields(swiss)) return 'swiss';
  const { participants, averageRating } = swiss;
  if (!isCount(participants)) return 'swiss.participants';
  if (!isCount(averageRating)) return 'swiss.averageRating';
  return { ...common, singleRoundDays, swiss: { participants, averageRating }, otherEvent };
}
