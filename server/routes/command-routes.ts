import type { Command, CommandType } from '@ronde/core/tournament/command.ts';
import { COMMAND_TYPES } from '@ronde/core/tournament/deeds/deed-of.ts';
import { houseSuspensions } from '@ronde/exchange/suspensions/house-register.ts';
import { kebab, type CommandAnswer } from '../api/commands.ts';
import { rolesOf } from '../commands/command-roles.ts';
import { envelopeOf } from '../commands/envelope.ts';
import { performCommand } from '../commands/perform-command.ts';
import { instant, type House } from '../house.ts';
import { declinedByStore } from '../problem-response.ts';
import { Declined } from '../registry/declined.ts';
import { answerOf, route, type Route } from '../registry/route.ts';
import { ofTournament } from './tournament-of.ts';

/** One route a command; the first command of a tournament is sent to the list of tournaments. */
export const commandRoutes = (house: House): Route[] =>
  COMMAND_TYPES.filter((type) => type !== 'createTournament').map((type) =>
    commandRoute(house, type),
  );

const commandRoute = (house: House, type: CommandType): Route =>
  route({
    method: 'post',
    path: `/api/tournaments/:id/commands/${kebab(type)}`,
    summary: `The command ${type}`,
    roles: rolesOf(type),
    params: ofTournament,
    body: envelopeOf(type),
    answer: answerOf<CommandAnswer>('CommandAnswer'),
    handle: async ({ params, body, principal }) => {
      const suspended = await houseSuspensions(house.store.keptSettings);
      if (!suspended.ok) return declinedByStore(suspended.error, false);
      const answer = await performCommand(house.ledgers, params.id, {
        principal,
        // Checked by the schema of this very command.
        command: { ...body.command, type } as Command,
        seen: body.seen,
        key: body.key,
        confirmations: body.confirmations ?? {},
        at: instant(house),
        suspensions: suspended.value,
      });
      return body.asksBack === true && isQuestion(answer)
        ? new Declined(200, answer.problem)
        : answer;
    },
  });

/** What a person decides; pages ask for it as an answer, so that the browser counts no error. */
const isQuestion = (answer: unknown): answer is Declined =>
  answer instanceof Declined && ['unconfirmed', 'conflict'].includes(answer.problem.code);
