import type { PapiFile } from '../../formats/papi/papi-file.ts';
import { papiProblem } from '../../formats/papi/papi-problem.ts';
import type { Acceleration } from '../../pairing/acceleration/acceleration.ts';
import { USUAL_LIMITS } from '../../pairing/acceleration/degressive.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import { withDefaults } from '../default-settings.ts';
import type { Settings } from '../settings.ts';
import { descriptorOfPapi } from './tie-break-names.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** The settings of a Papi tournament; what Ronde says otherwise is told. */
export function settingsOf(file: PapiFile, firstDay: IsoDate, problems: Problem[]): Settings {
  return withDefaults({
    name: file.name === '' ? 'Untitled' : file.name,
    firstDay,
    rounds: file.rounds,
    lastDay: file.lastDay !== null && file.lastDay >= firstDay ? file.lastDay : null,
    roundDates: file.roundDays.some((day) => day !== null) ? file.roundDays : [],
    place: orNull(file.place),
    federation: 'FRA',
    chiefArbiter: orNull(file.arbiter),
    timeControl: orNull(file.timeControl),
    ratingKind: file.ratingKind,
    system: file.roundRobin || file.pairing === 'Berger' ? 'berger' : 'dutch',
    acceleration: accelerationOf(file, problems),
    scoring: SCORING_PRESETS[file.threePointsAWin ? '3-1-0' : '1-½-0'],
    // Papi ranks by the one rating it holds, whoever gave it.
    initialOrder: { method: 'FIDON', last: 'alphabetical' },
    tieBreaks: tieBreaksOf(file, problems),
  });
}

function accelerationOf(file: PapiFile, problems: Problem[]): Acceleration {
  switch (file.pairing) {
    case 'Standard':
    case 'Berger':
      return { method: 'none' };
    case 'Haley':
    case 'HaleySoft':
      if (file.ratingCuts.length > 0) {
        const message = `Papi parts the groups by rating (${file.ratingCuts.join(', ')}); Ronde takes the halves of the list.`;
        problems.push(papiProblem('note', 'haleyGroups', message));
      }
      return { method: 'haley', variant: file.pairing === 'Haley' ? 'haley' : 'haleySoft' };
    case 'SAD': {
      const [higher = USUAL_LIMITS.groupAFrom, lower = USUAL_LIMITS.groupCBelow] = file.ratingCuts;
      return { method: 'degressive', limits: { groupAFrom: higher, groupCBelow: lower } };
    }
    default: {
      const message = `The acceleration “${file.pairing}” is not known: rounds to come are paired without.`;
      problems.push(papiProblem('warning', 'acceleration', message));
      return { method: 'none' };
    }
  }
}

function tieBreaksOf(file: PapiFile, problems: Problem[]): string[] {
  const known = file.tieBreaks.flatMap((name) => {
    const descriptor = descriptorOfPapi(name);
    if (descriptor !== null) return [descriptor];
    const message = `The tie-break “${name}” is not known and is left out.`;
    problems.push(papiProblem('warning', 'tieBreak', message));
    return [];
  });
  if (known.length > 0) {
    const message =
      'Tie-breaks follow the edition in force on the first day; Papi counts unplayed rounds by the rules of 2012, so figures may differ.';
    problems.push(papiProblem('note', 'tieBreakEdition', message));
  }
  return known;
}
