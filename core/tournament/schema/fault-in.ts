import { isOptional, type Description, type Fields } from './schema.ts';

/**
 * Where a stored value is not what it should be: a path like `games[3].white`; null when it fits.
 * Bounds of texts and numbers are for those who ask: what a log holds was once accepted.
 */
export function faultIn(schema: Description, value: unknown): string | null {
  switch (schema.kind) {
    case 'text':
      return typeof value === 'string' ? null : '';
    case 'whole':
      return Number.isSafeInteger(value) ? null : '';
    case 'number':
      return Number.isFinite(value) ? null : '';
    case 'truth':
      return typeof value === 'boolean' ? null : '';
    case 'oneOf':
      return (schema.values as readonly unknown[]).includes(value) ? null : '';
    case 'orNull':
      return value === null ? null : faultIn(schema.of, value);
    case 'list':
      return faultInList(schema.of, value);
    case 'object':
      return faultInFields(schema.fields, value);
    case 'either':
      return schema.ways.some((way) => faultIn(way, value) === null) ? null : '';
  }
}

function faultInList(of: Description, value: unknown): string | null {
  if (!Array.isArray(value)) return '';
  for (const [index, item] of value.entries()) {
    const fault = faultIn(of, item);
    if (fault !== null) return `[${index}]${dotted(fault)}`;
  }
  return null;
}

/** Fields that are not described are not its business. */
export function faultInFields(fields: Fields, value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const given = value as Readonly<Record<string, unknown>>;
  for (const [name, field] of Object.entries(fields)) {
    const mayMiss = isOptional(field);
    if (!Object.hasOwn(given, name)) {
      if (mayMiss) continue;
      return name;
    }
    const fault = faultIn(mayMiss ? field.optional : field, given[name]);
    if (fault !== null) return `${name}${dotted(fault)}`;
  }
  return null;
}

const dotted = (path: string): string => (path === '' || path.startsWith('[') ? path : `.${path}`);
