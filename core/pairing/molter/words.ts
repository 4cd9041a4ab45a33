import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { MolterRefusal, MolterRequest } from './draw.ts';
import type { MolterStatus } from './table-data.ts';
import type { MolterWarning } from './warnings.ts';

interface MolterWords {
  readonly statuses: Readonly<Record<MolterStatus, string>>;
  readonly refusals: Readonly<Record<MolterRefusal['code'] | 'twoTeams', string>>;
  readonly warnings: Readonly<Record<MolterWarning['code'], string>>;
}

export const MOLTER_WORDS = inBoth<MolterWords>(
  {
    statuses: {
      printed: 'as printed',
      repaired: 'misprints put right',
      derived: 'derived from a larger table',
      reconstructed: 'lost in print, rebuilt from the other rounds',
      generated: 'lost in print, made anew: not official',
    },
    refusals: {
      twoTeams:
        'Two teams play a match, not a Molter: the Scheveningen table for {players} a side has its rounds.',
      teams:
        'There is no Molter table for {teams} teams: the book has {least} to {most}. Split more teams into two events.',
      oddPlayers:
        'Molter tables have an even number of players a team, not {players}. Take {more} and leave the last boards empty, lost by forfeit, or {fewer}.',
      tooManyPlayers: '{players} players a team are too many; {most} are drawn at most.',
      noTable:
        'The book has no table for {teams} × {players}: for {teams} teams it has {possible} players a team.',
      rounds:
        'The table for {teams} × {players} has no {rounds} rounds: play {possible}. Rounds are played two by two, and an odd number ends with the autonomous round.',
    },
    warnings: {
      sameGame: '{count} {count|game|games} would be played twice: {list}.',
      sameTeam: '{count} {count|player meets|players meet} one team twice.',
      neverMeet: 'These teams never meet: {list}.',
    },
  },
  {
    statuses: {
      printed: 'comme imprimée',
      repaired: 'coquilles corrigées',
      derived: 'tirée d’un tableau plus grand',
      reconstructed: 'perdue à l’impression, rétablie d’après les autres rondes',
      generated: 'perdue à l’impression, refaite : non officielle',
    },
    refusals: {
      twoTeams:
        'Deux équipes jouent un match, pas un Molter : la table Scheveningen à {players} par camp en donne les rondes.',
      teams:
        'Il n’y a pas de tableau Molter pour {teams} équipes : le livre en a de {least} à {most}. Répartissez-les en deux tournois.',
      oddPlayers:
        'Les tableaux Molter ont un nombre pair de joueurs par équipe, pas {players}. Prenez {more} en laissant vides les derniers échiquiers, perdus par forfait, ou {fewer}.',
      tooManyPlayers: '{players} joueurs par équipe sont trop ; on en dresse {most} au plus.',
      noTable:
        'Le livre n’a pas de tableau pour {teams} × {players} : pour {teams} équipes il en a à {possible} joueurs.',
      rounds:
        'Le tableau pour {teams} × {players} n’a pas {rounds} rondes : jouez-en {possible}. Les rondes se jouent par deux, et un nombre impair finit par la ronde autonome.',
    },
    warnings: {
      sameGame: '{count} {count|partie serait jouée|parties seraient jouées} deux fois : {list}.',
      sameTeam: '{count} {count|joueur rencontre|joueurs rencontrent} deux fois la même équipe.',
      neverMeet: 'Ces équipes ne se rencontrent jamais : {list}.',
    },
  },
);

/** The sentence of a refusal, with holes; null for a name that is none. */
export function refusalSentence(name: string, language: Language): string | null {
  const sentences: Readonly<Record<string, string>> = MOLTER_WORDS[language].refusals;
  return Object.hasOwn(sentences, name) ? (sentences[name] ?? null) : null;
}

/** What fills the holes, and the name of the sentence as `fault`. */
export function refusalFigures(
  refusal: MolterRefusal,
  { teams, players, rounds }: MolterRequest,
): Readonly<Record<string, string | number>> & { readonly fault: string } {
  const asked = { fault: refusal.code, teams, players, rounds };
  switch (refusal.code) {
    case 'teams': {
      const { least, most } = refusal;
      return { ...asked, ...(teams === 2 ? { fault: 'twoTeams' } : {}), least, most };
    }
    case 'oddPlayers':
      return { ...asked, more: Math.max(4, players + 1), fewer: Math.max(4, players - 1) };
    case 'tooManyPlayers':
      return { ...asked, most: refusal.most };
    case 'noTable':
    case 'rounds': {
      const possible = refusal.code === 'rounds' ? refusal.rounds : refusal.players;
      return { ...asked, possible: possible.join(', ') };
    }
  }
}

/** Why the book has no such table, with the way on. */
export function sayRefusal(
  refusal: MolterRefusal,
  asked: MolterRequest,
  language: Language,
): string {
  const figures = refusalFigures(refusal, asked);
  return fill(refusalSentence(figures.fault, language) ?? '', figures);
}

/** What fills the holes of a warning. */
export function warningFigures(
  warning: MolterWarning,
): Readonly<Record<'count' | 'list', string | number>> {
  switch (warning.code) {
    case 'sameGame':
      return { count: warning.games.length, list: fewOf(warning.games) };
    case 'sameTeam':
      return { count: warning.players.length, list: fewOf(warning.players) };
    case 'neverMeet':
      return { count: warning.teams.length, list: fewOf(warning.teams) };
  }
}

export const sayWarning = (warning: MolterWarning, language: Language): string =>
  fill(MOLTER_WORDS[language].warnings[warning.code], warningFigures(warning));

const FEW = 8;
const fewOf = (list: readonly string[]): string =>
  list.slice(0, FEW).join(', ') + (list.length > FEW ? ', …' : '');
