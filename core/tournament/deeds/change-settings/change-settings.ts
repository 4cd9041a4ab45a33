import { refusedTieBreak } from '../../announced-tie-breaks.ts';
import { allow, handlingRules, inFideMode, refuse, warn, type Judgement } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { announced, MODEL_REGULATIONS } from '../../regulations.ts';
import { MONEY } from '../../roles.ts';
import { changesRulesOfMatches } from '../../rules-of-teams.ts';
import { someSettings } from '../../schema/settings.ts';
import { faultOfSettings } from '../../settings-faults.ts';
import type { Settings } from '../../settings.ts';
import { isStarted, publishedRounds, type Tournament } from '../../state.ts';
import type { Warning, WarningCode } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { sameValue } from '../same-value.ts';
import { things } from '../things.ts';

export interface ChangeSettings {
  readonly type: 'changeSettings';
  readonly changes: Partial<Settings>;
}

export const changeSettings: Deed<ChangeSettings> = {
  fields: { changes: someSettings },
  roles: MONEY,
  touches: ({ changes }) => things.settings(changes),
  saysTheSame: ({ changes }, event, thing) => {
    const key = thing.slice('settings:'.length) as keyof Settings;
    return event.type === 'settingsChanged' && sameValue(event.changes[key], changes[key]);
  },
  judge,
};

/** Settings that mean something only before the first pairing, and what changing them later is. */
const AFTER_START: Readonly<Partial<Record<keyof Settings, WarningCode | 'locked'>>> = {
  game: 'locked',
  kind: 'locked',
  team: 'locked',
  acceleration: 'locked',
  cup: 'locked',
  sides: 'locked',
  initialColour: 'locked',
  scoring: 'scoringChangedAfterStart',
  system: 'systemChangedAfterStart',
  rounds: 'roundsChangedAfterStart',
  tieBreaks: 'tieBreaksChangedAfterStart',
  ties: 'tieBreaksChangedAfterStart',
  firstDay: 'locked',
  regulations: 'regulationsChangedAfterStart',
};

/** A list that stood under other settings is looked at again when these change. */
const TIE_BREAKS_DEPEND_ON: ReadonlySet<keyof Settings> = new Set(['tieBreaks', 'system', 'kind']);

function judge(state: Tournament, command: ChangeSettings): Judgement {
  const changed = (Object.keys(command.changes) as (keyof Settings)[]).filter(
    (key) => JSON.stringify(command.changes[key]) !== JSON.stringify(state.settings[key]),
  );
  if (changed.length === 0) return allow([]);
  const after = { ...state.settings, ...command.changes };
  const fault = faultOfSettings(after, inFideMode(state));
  if (fault) return { refusal: fault };
  const decidesTieBreaks = changed.some((key) => TIE_BREAKS_DEPEND_ON.has(key));
  const unfit = decidesTieBreaks ? refusedTieBreak(after, state.pins) : null;
  if (unfit !== null) return { refusal: unfit };
  const { articles } = handlingRules(state);
  const played = publishedRounds(state).length;
  if (command.changes.rounds !== undefined && command.changes.rounds < state.rounds.length) {
    return refuse('fewerRoundsThanPaired', articles.roundsDeclared, {
      paired: state.rounds.length,
      rounds: command.changes.rounds,
    });
  }
  const warnings: Warning[] = [...raisedAfterRequest(state, command.changes)];
  if (isStarted(state)) {
    for (const key of changed) {
      const verdict = AFTER_START[key];
      if (verdict === undefined) continue;
      if (key === 'team' && !changesRulesOfMatches(state.settings, command.changes)) continue;
      if (key === 'regulations' && !isAnnouncedChange(state.settings, command.changes)) continue;
      // Locked for good, or locked by FIDE mode with leaving it as the way out.
      const locked =
        verdict === 'locked' || (verdict === 'scoringChangedAfterStart' && inFideMode(state));
      if (locked) {
        const code = verdict === 'locked' ? 'lockedAfterStart' : 'lockedInFideMode';
        return refuse(code, HOUSE_RULES.fideMode, { setting: key });
      }
      warnings.push(warn(verdict, articles.settingsAfterStart, { setting: key, rounds: played }));
    }
  }
  const changes = Object.fromEntries(changed.map((key) => [key, command.changes[key]]));
  const outdated = outdatedCode(state.settings, command.changes);
  return allow([{ type: 'settingsChanged', changes: { ...changes, ...outdated } }], warnings);
}

/** Rounds asked of the federation go down, never up, and not back up either (LA line 8713). */
function raisedAfterRequest(
  { administration }: Tournament,
  { rounds }: Partial<Settings>,
): readonly Warning[] {
  const { requestedOn = null, rounds: asked = 0 } = administration?.homologation ?? {};
  if (requestedOn === null || rounds === undefined || rounds <= asked) return [];
  const params = { asked, rounds };
  return [warn('roundsRaisedAfterRequest', MODEL_REGULATIONS.roundsAsked, params)];
}

/** Whether something changes that players were told as a rule, and not only what is shown to them. */
const isAnnouncedChange = (before: Settings, { regulations }: Partial<Settings>): boolean =>
  regulations !== undefined && !sameValue(announced(before.regulations), announced(regulations));

/** Another time control is no longer what the file encoded. */
const outdatedCode = (before: Settings, changes: Partial<Settings>): Partial<Settings> =>
  before.timeControlCode !== null &&
  changes.timeControl !== undefined &&
  changes.timeControl !== before.timeControl &&
  changes.timeControlCode === undefined
    ? { timeControlCode: null }
    : {};
