import { ROLES } from '@ronde/core/tournament/roles.ts';
import type { Route } from './route.ts';

const INTRODUCTION = `# Routes and roles

Written by the program from the routes themselves (\`server/registry\`); \`npm test\` asks for every route in every role
and compares. A dot: the role may ask. Anonymous visitors are spectators. The role is the one held in the tournament
of the address, or, where the address names none, in the whole server.

Roles may be bounded further: \`results\` to a range of boards, blank boards and the device's own last entry, and to
verifying what others entered; \`player\` to the own board; \`captain\` to the own team; \`organiser\` to prizes and fees, merged with what is known of
a player. What a view, a conflict or the answer to a command shows depends on the audience: everything for
\`chief\`, \`deputy\`, \`pairing\` and \`organiser\`; published rounds with their marks for \`results\` and \`checkIn\`; what the
settings publish for the others.
`;

/** Which role may ask for what, as a page. */
export function routesTable(routes: readonly Route[]): string {
  const head = `| route | ${ROLES.join(' | ')} | what |`;
  const rule = `| --- | ${ROLES.map(() => ':-:').join(' | ')} | --- |`;
  const rows = routes.map(({ method, path, roles, summary }) => {
    const marks = ROLES.map((role) => (roles.includes(role) ? '•' : ' '));
    return `| \`${method.toUpperCase()} ${path}\` | ${marks.join(' | ')} | ${summary} |`;
  });
  const table = [head, rule, ...rows].join('\n');
  return `${INTRODUCTION}\n${table}\n`;
}
