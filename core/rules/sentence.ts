/** Puts figures into the holes of a sentence. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (hole, key: string) => String(values[key] ?? hole));
}
