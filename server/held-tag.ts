import type { Context } from 'hono';

/** [RFC 9110 13.1.2] Whether the asker has this answer already. */
export const holdsTag = ({ req }: Context, tag: string): boolean =>
  (req.header('if-none-match') ?? '')
    .split(',')
    .map((held) => held.trim())
    .some((held) => held === '*' || held.replace(/^W\//, '') === tag);
