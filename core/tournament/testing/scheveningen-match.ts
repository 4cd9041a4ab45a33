import { teamId } from '../../rules/identity.ts';
import type { NewSettings } from '../settings.ts';
import { letter, PlayedEvent } from './played-event.ts';

export const [REDS, BLUES] = [teamId('reds'), teamId('blues')];

/** A Scheveningen match: Reds a, b, c … and Blues after them, none of whom is numbered. */
export function match(
  reds: number,
  blues: number,
  settings: Partial<NewSettings> = {},
): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', system: 'scheveningen', rounds: 1, ...settings });
  const players = Array.from({ length: reds + blues }, (_, index) => letter(index));
  const ids = players.map(({ id }) => id);
  event.does({ type: 'enterPlayers', players });
  event.does({ type: 'enterTeam', team: { id: REDS, name: 'Reds', roster: ids.slice(0, reds) } });
  return event.does({
    type: 'enterTeam',
    team: { id: BLUES, name: 'Blues', roster: ids.slice(reds) },
  });
}
