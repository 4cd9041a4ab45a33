/** `17:05` of the minutes of a day; past midnight it begins again. */
export function hourText(minutes: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
