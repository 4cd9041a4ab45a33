import { sha256 } from '@ronde/core/formats/tournament-file/sha256.ts';
import type { PlayerId, TeamId } from '@ronde/core/rules/identity.ts';
import { LANGUAGES, type Language } from '@ronde/core/rules/language.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';

/** A page of the site, whatever its language. */
export type SitePage =
  | {
      readonly page:
        | 'index'
        | 'players'
        | 'standings'
        | 'crosstable'
        | 'prizes'
        | 'calendar'
        | 'bracket'
        | 'individuals'
        | 'regulations';
    }
  | { readonly page: 'round' | 'names' | 'standingsAfter'; readonly round: number }
  | { readonly page: 'player'; readonly player: PlayerId }
  | { readonly page: 'team'; readonly team: TeamId };

export const STYLESHEET = 'site.css';
export const CALENDAR = 'rounds.ics';

/** The matches of one team as a calendar file. */
export const teamCalendarPath = (team: TeamId): string => `team-${fileWord(team)}.ics`;

/** Whose calendar a file name is; null for no team's. */
export function teamOfCalendar(teams: readonly TeamId[], path: string): TeamId | null {
  if (!/^team-[a-z0-9-]+\.ics$/.test(path)) return null;
  return teams.find((team) => teamCalendarPath(team) === path) ?? null;
}

/** The file of a page: the site's own language without an ending, the other one with it. */
export function pathOf(page: SitePage, language: Language, main: Language): string {
  return `${stemOf(page)}${language === main ? '' : `.${language}`}.html`;
}

function stemOf(page: SitePage): string {
  switch (page.page) {
    case 'round':
      return `round-${page.round}`;
    case 'names':
      return `round-${page.round}-names`;
    case 'standingsAfter':
      return `standings-${page.round}`;
    case 'player':
      return `player-${fileWord(page.player)}`;
    case 'team':
      return `team-${fileWord(page.team)}`;
    default:
      return page.page;
  }
}

/** An identity as part of a file name: as it is where every system allows it, else a digest of it. */
function fileWord(id: PlayerId | TeamId): string {
  return isPlain(id) ? id : `x${sha256(id).slice(0, 16)}`;
}

const isPlain = (id: PlayerId | TeamId): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);

/** Splits the language off a file name; null for what is no page. */
export function languageOfPath(
  path: string,
  main: Language,
): { readonly stem: string; readonly language: Language } | null {
  const match = /^([a-z0-9-]+)(?:\.([a-z]{2}))?\.html$/.exec(path);
  if (!match?.[1]) return null;
  const language = LANGUAGES.find((one) => one === (match[2] ?? main));
  if (language === undefined || match[2] === main) return null;
  return { stem: match[1], language };
}

/**
 * Whether the site can have such a file: nothing is worked out for a name that is none, whoever
 * asks for it. What the settings do not publish is known only to the site itself.
 */
export function mayHaveFile(state: Tournament, path: string, main: Language): boolean {
  if (path === STYLESHEET || path === CALENDAR) return true;
  if (teamOfCalendar([...state.teams.keys()], path) !== null) return true;
  const stem = languageOfPath(path, main)?.stem;
  if (stem === undefined) return false;
  const [, kind = '', word = ''] = /^(round|standings|player|team)-(.+)$/.exec(stem) ?? [];
  if (kind === '') return PLAIN_PAGES.includes(stem);
  if (kind === 'player') return isNamed([...state.players.keys()], word);
  if (kind === 'team') return isNamed([...state.teams.keys()], word);
  const number = kind === 'round' ? word.replace(/-names$/, '') : word;
  return publishedRounds(state).some((round) => String(round.number) === number);
}

const PLAIN_PAGES: readonly string[] = [
  'index',
  'players',
  'standings',
  'crosstable',
  'prizes',
  'calendar',
  'bracket',
  'individuals',
  'regulations',
];

function isNamed(ids: readonly (PlayerId | TeamId)[], word: string): boolean {
  const isDigest = /^x[0-9a-f]{16}$/.test(word);
  return ids.some((id) => (isPlain(id) ? id === word : isDigest && fileWord(id) === word));
}
