import { isJsonValue } from '@ronde/core/formats/tournament-file/json-value.ts';

const LONGEST = 200;
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}]/u;

/** Whether the text names a scope or a setting. */
export const isSettingName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST && !NOT_ON_ONE_LINE.test(name);

/** @throws TypeError: whoever calls has checked what people typed. */
export function settingText(scope: string, key: string, value: unknown): string {
  if (!isSettingName(scope) || !isSettingName(key)) throw new TypeError('not a name of a setting');
  if (!isJsonValue(value)) throw new TypeError('a setting that is not JSON');
  return JSON.stringify(value);
}
