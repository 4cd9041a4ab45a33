import type { TeamId } from '../../rules/identity.ts';
import { arrangementOf, isOnOtherDay } from '../arranged-matches.ts';
import { hasBegun, type Match, type Round } from '../round.ts';
import { isHandedIn } from '../sealed-line-ups.ts';
import { draftOf, publishedRounds, roundAtHand, type Tournament } from '../state.ts';
import { TEAM_RULES } from '../team-rules.ts';
import type { Params } from '../warning-ladder.ts';
import { hourOf, isPastLineUpHour, lineUpDueAt } from './line-up-hour.ts';

/** What is due about line-ups: a line of the due list. */
export interface LineUpsDue {
  readonly code: 'lineUpsMissing' | 'lineUpsMissingBy' | 'lineUpsLate';
  readonly params: Params;
  readonly action: { readonly kind: 'open'; readonly page: 'lineUps'; readonly round: number };
}

/** Teams that have handed in nothing for the round to come, or for a match on a day of its own, where there is an hour for it. */
export function lineUpsDue(state: Tournament, now: string): LineUpsDue[] {
  const { lineUpDeadline: minutes, lineUpHour: hour } = state.settings.team ?? {};
  if (minutes === undefined && hour === undefined) return [];
  const atHand = draftOf(state) ?? roundAtHand(state);
  const rounds = new Set([...publishedRounds(state), ...(atHand === null ? [] : [atHand])]);
  return [...rounds].flatMap((round): LineUpsDue[] => {
    const missing = teamsWithout(state, round, { isAtHand: round === atHand, now });
    const late = missing.filter(({ id }) =>
      isPastLineUpHour(state, { round: round.number, team: id }, now),
    );
    const waiting = missing.filter((team) => !late.includes(team));
    const code = hour === undefined ? 'lineUpsMissing' : 'lineUpsMissingBy';
    return [
      ...dueLine(state, round.number, 'lineUpsLate', late),
      ...dueLine(state, round.number, code, waiting),
    ];
  });
}

interface MissingTeam {
  readonly id: TeamId;
  readonly name: string;
}

/** The earliest of their hours is told: each team reads its own on the phone. */
function dueLine(
  state: Tournament,
  round: number,
  code: LineUpsDue['code'],
  teams: readonly MissingTeam[],
): LineUpsDue[] {
  if (teams.length === 0) return [];
  const { lineUpDeadline: minutes, lineUpHour: hour } = state.settings.team ?? {};
  const [first] = teams.flatMap(({ id }) => lineUpDueAt(state, round, id) ?? []).sort();
  return [
    {
      code,
      params: {
        round,
        teams: teams.length,
        names: teams.map(({ name }) => name).join(', '),
        until: hourOf(first ?? null) ?? hour ?? '',
        minutes: minutes ?? 0,
        article: TEAM_RULES.lateLineUp,
      },
      action: { kind: 'open', page: 'lineUps', round },
    },
  ];
}

/** Includes matches on another day from that morning on. */
function teamsWithout(
  state: Tournament,
  round: Round,
  { isAtHand, now }: { readonly isAtHand: boolean; readonly now: string },
): MissingTeam[] {
  if (round.closed) return [];
  return round.matches
    .filter((match) => {
      const arranged = arrangementOf(round, match.table);
      if (!isOnOtherDay(arranged)) return isAtHand && !hasBegun(round);
      return isUnplayed(round, match) && (arranged?.day ?? '9999') <= now.slice(0, 10);
    })
    .flatMap(({ first, second }) => [first, second])
    .filter((id) => !isHandedIn(state, round.number, id))
    .map((id) => ({ id, name: state.teams.get(id)?.name ?? id }));
}

const isUnplayed = ({ games }: Round, { table }: Match): boolean =>
  games.every(({ match, outcome }) => match !== table || outcome.kind === 'notEntered');
