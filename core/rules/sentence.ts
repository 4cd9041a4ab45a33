/**
 * Puts figures into the holes of a sentence. A hole with forms becomes the one that agrees with its
 * figure: `{boards} {boards|board|boards}`; with three, the first is for none at all.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)((?:\|[^|{}]*)*)\}/g, (hole, key: string, forms: string) => {
    const value = values[key];
    if (value === undefined) return hole;
    return forms === '' ? String(value) : agreeing(forms.slice(1).split('|'), Number(value));
  });
}

function agreeing(forms: readonly string[], figure: number): string {
  const [none, one, many] = forms.length > 2 ? forms : [forms.at(-1), ...forms];
  return (figure === 0 ? none : figure === 1 ? one : many) ?? '';
}
