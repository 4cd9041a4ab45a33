import { sayDecimal, type Language } from '../../rules/language.ts';

const HUNDREDTHS = 100;

/** Hundredths with two decimals, `0.08`. */
export const sayHundredths = (value: number, language: Language): string =>
  sayDecimal((value / HUNDREDTHS).toFixed(2), language);

/** The same with its sign; a true minus, as print has it. */
export const saySigned = (value: number, language: Language, decimals = 2): string => {
  const figure = sayDecimal((Math.abs(value) / HUNDREDTHS).toFixed(decimals), language);
  return value < 0 ? `−${figure}` : `+${figure}`;
};

/** Half points as a score, `4.5`. */
export const sayHalves = (halves: number, language: Language): string =>
  sayDecimal(String(halves / 2), language);
