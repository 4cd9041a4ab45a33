/** Says where a stored value is not what it should be: a path like `games[3].white`; null when it fits. */
export type Shape = (value: unknown) => string | null;

export const text: Shape = (value) => (typeof value === 'string' ? null : '');
export const whole: Shape = (value) => (Number.isSafeInteger(value) ? null : '');
export const number: Shape = (value) => (Number.isFinite(value) ? null : '');
export const truth: Shape = (value) => (typeof value === 'boolean' ? null : '');

export const oneOf =
  (values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value) ? null : '';

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value) =>
    shapes.some((shape) => shape(value) === null) ? null : '';

export const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null ? null : shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) => {
    if (!Array.isArray(value)) return '';
    for (const [index, item] of value.entries()) {
      const fault = shape(item);
      if (fault !== null) return `[${index}]${dotted(fault)}`;
    }
    return null;
  };

/** An object with these fields; a name that ends with `?` may be missing. Others are not its business. */
export const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    const given = value as Readonly<Record<string, unknown>>;
    for (const [name, shape] of Object.entries(fields)) {
      const key = name.replace(/\?$/, '');
      if (!Object.hasOwn(given, key)) {
        if (name.endsWith('?')) continue;
        return key;
      }
      const fault = shape(given[key]);
      if (fault !== null) return `${key}${dotted(fault)}`;
    }
    return null;
  };

const dotted = (path: string): string => (path === '' || path.startsWith('[') ? path : `.${path}`);
