import type { CommandType } from '@ronde/core/tournament/command.ts';
import { DEED_BY_TYPE } from '@ronde/core/tournament/deeds/deed-of.ts';
import {
  CONFIRMATION_STEPS,
  WARNINGS,
  type WarningCode,
} from '@ronde/core/tournament/warning-ladder.ts';
import { z } from 'zod';
import { zodOfFields } from './zod-of.ts';

/** One for each intention of a person: letters, figures and a few signs. */
export const key = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w.:~-]+$/);

const step = z.enum(CONFIRMATION_STEPS);

export const confirmations = z.strictObject(
  Object.fromEntries(Object.keys(WARNINGS).map((code) => [code, step.exactOptional()])) as Record<
    WarningCode,
    z.ZodExactOptional<typeof step>
  >,
);

const makeEnvelope = (type: CommandType) =>
  z.strictObject({
    seen: z.int().min(0),
    key,
    confirmations: confirmations.exactOptional(),
    asksBack: z.literal(true).exactOptional(),
    // Made when the first is sent: those of all commands take a tenth of the start of a server.
    command: z.lazy(() => zodOfFields<object>(DEED_BY_TYPE[type].fields)),
  });

const envelopes = new Map<CommandType, ReturnType<typeof makeEnvelope>>();

/** What every command travels in. */
export function envelopeOf(type: CommandType): ReturnType<typeof makeEnvelope> {
  const envelope = envelopes.get(type) ?? makeEnvelope(type);
  envelopes.set(type, envelope);
  return envelope;
}
