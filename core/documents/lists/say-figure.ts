import { sayDecimal, type Language } from '../../rules/language.ts';

/** A tie-break as people read it: `25.50` as `25½`, `25.00` as `25`, other decimals by the language. */
export function sayFigure(figure: string, language: Language): string {
  const said = figure
    .replace(/^0?\.50*$/, '½')
    .replace(/\.50*$/, '½')
    .replace(/\.0+$/, '');
  return sayDecimal(said, language);
}
