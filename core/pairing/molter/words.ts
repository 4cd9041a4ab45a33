import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { MolterDraw, MolterRefusal, MolterRequest } from './draw.ts';
import type { MolterStatus } from './table-data.ts';
import type { MolterWarning } from './warnings.ts';

interface MolterWords {
  readonly statuses: Readonly<Record<MolterStatus, string>>;
  /** Of a round that the print has lost. */
  readonly lostRound: string;
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
    lostRound: 'Round {round} of table {table}: {status}.',
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
    lostRound: 'Ronde {round} du tableau {table} : {status}.',
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

/** Why the book has no such table, with the way on. */
export function sayRefusal(
  refusal: MolterRefusal,
  { teams, players, rounds }: MolterRequest,
  language: Language,
): string {
  const { refusals } = MOLTER_WORDS[language];
  const asked = { teams, players, rounds };
  switch (refusal.code) {
    case 'teams': {
      const { least, most } = refusal;
      return fill(teams === 2 ? refusals.twoTeams : refusals.teams, { ...asked, least, most });
    }
    case 'oddPlayers':
      return fill(refusals.oddPlayers, {
        players,
        more: Math.max(4, players + 1),
        fewer: Math.max(4, players - 1),
      });
    case 'tooManyPlayers':
      return fill(refusals.tooManyPlayers, { players, most: refusal.most });
    case 'noTable':
    case 'rounds': {
      const possible = refusal.code === 'rounds' ? refusal.rounds : refusal.players;
      return fill(refusals[refusal.code], { ...asked, possible: possible.join(', ') });
    }
  }
}

export function sayWarning(warning: MolterWarning, language: Language): string {
  const sentence = MOLTER_WORDS[language].warnings[warning.code];
  switch (warning.code) {
    case 'sameGame':
      return fill(sentence, { count: warning.games.length, list: fewOf(warning.games) });
    case 'sameTeam':
      return fill(sentence, { count: warning.players.length });
    case 'neverMeet':
      return fill(sentence, { list: fewOf(warning.teams) });
  }
}

/** Rounds lost in print, and what comes twice or never: grave where an arbiter would announce it. */
export function sayDoubts(
  { table, played, warnings }: MolterDraw,
  weight: 'grave' | 'slight',
  language: Language,
): string[] {
  const grave = weight === 'grave';
  const status: MolterStatus = grave ? 'generated' : 'reconstructed';
  const lost = played.flatMap((round, index) => (round.status === status ? [index + 1] : []));
  const { statuses, lostRound } = MOLTER_WORDS[language];
  return [
    ...lost.map((round) => fill(lostRound, { round, table, status: statuses[status] })),
    ...warnings
      .filter(({ code }) => (code !== 'sameTeam') === grave)
      .map((warning) => sayWarning(warning, language)),
  ];
}

const FEW = 8;
const fewOf = (list: readonly string[]): string =>
  list.slice(0, FEW).join(', ') + (list.length > FEW ? ', …' : '');
