import { isTeamEvent, recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { declaredColour, initialColourOf } from '../../formats/trf/initial-colour.ts';
import { matchScoringOf } from '../../formats/trf/match-scoring.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { tieBreaksListed } from '../../formats/trf/tie-breaks-listed.ts';
import { formatTimeControl } from '../../formats/trf/time-control.ts';
import { systemNamed } from '../../pairing/systems.ts';
import type { Tpn } from '../../rules/identity.ts';
import { inTurn } from '../board-colours.ts';
import { USUAL_INITIAL_ORDER, usualTeams, withDefaults } from '../default-settings.ts';
import { teamColoursOfType } from '../rules-of-teams.ts';
import type { Settings, TeamSettings } from '../settings.ts';
import { accelerationOf, renumbered } from './acceleration-of.ts';
import { cupIn } from './cup-comments.ts';
import { sidesIn } from './sides-comments.ts';
import { systemOf, typeOf } from './system-of.ts';
import { teamReport } from './team-report.ts';

/** What a file announces: its records from 012 to 362. */
export function settingsOf(
  document: TrfDocument,
  known: Pick<Settings, 'scoring' | 'firstDay' | 'rounds'>,
): Settings {
  const text = (tag: '012' | '022' | '032' | '102' | '122'): string | null => {
    const written = recordsOf(document, tag)[0]?.text ?? '';
    return written === '' ? null : written;
  };
  const named = typeOf(document);
  const team = isTeamEvent(document);
  const clock = recordsOf(document, '222')[0]?.control;
  const timeControlCode = clock === undefined ? null : formatTimeControl(clock);
  return withDefaults({
    ...known,
    name: text('012') ?? 'Untitled',
    kind: team ? 'team' : 'individual',
    place: text('022'),
    federation: text('032'),
    chiefArbiter: text('102'),
    deputyArbiters: recordsOf(document, '112').map((record) => record.text),
    timeControl: text('122') ?? timeControlCode,
    timeControlCode,
    lastDay: recordsOf(document, '052')[0]?.date ?? null,
    roundDates: recordsOf(document, '132')[0]?.dates ?? [],
    system: systemOf(document),
    reportType: named?.code ?? null,
    // The numbers of 250 are the teams' own in an event of teams.
    acceleration: team
      ? accelerationOf(document)
      : renumbered(accelerationOf(document), numbersIn(document)),
    // Players' first colours tell nothing of the lot drawn for teams.
    initialColour: team ? declaredColour(document) : initialColourOf(document),
    initialOrder: {
      method: recordsOf(document, '172')[0]?.method ?? USUAL_INITIAL_ORDER.method,
      last: 'alphabetical',
    },
    tieBreaks: tieBreaksListed(document),
    team: team ? teamSettings(document) : null,
    cup: cupIn(document),
    sides: sidesIn(document),
  });
}

/** The numbers of a file in their order: some may be left out. */
export const numbersIn = (document: TrfDocument): readonly Tpn[] =>
  playerRecords(document, { before: 1 }).map(({ tpn }) => tpn);

function teamSettings(document: TrfDocument): TeamSettings {
  const colours = recordsOf(document, '352')[0]?.colours;
  const { boards } = teamReport(document);
  const system = systemOf(document);
  const type = typeOf(document)?.type.teamSwiss ?? null;
  const letters = colours?.map((colour) => (colour === 'white' ? 'W' : 'B')).join('');
  return {
    boards,
    boardColours: letters ?? inTurn(boards, 'white'),
    matchScoring: matchScoringOf(document),
    primaryScore: type?.primary ?? usualTeams(system).primaryScore,
    ...(type !== null &&
      systemNamed(system).choosesColourPreferences === true &&
      teamColoursOfType(type)),
  };
}
