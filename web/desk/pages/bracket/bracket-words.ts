import type { CupVerdict } from '@ronde/core/pairing/cup/cup-bracket.ts';
import type { MatchDecision } from '@ronde/core/tournament/ranking-decisions.ts';
import { inBoth } from '../../../words/in-both.ts';

type SaidVerdict = Extract<CupVerdict, 'tied' | 'playedOff' | 'forfeit' | 'walkOver' | 'nobody'>;

interface BracketWords {
  readonly title: string;
  readonly about: (entrants: number, games: number) => string;
  readonly aboutTeams: (teams: number) => string;
  readonly none: string;
  readonly noNumbers: string;
  readonly failed: string;
  readonly print: string;
  readonly winner: (name: string) => string;
  readonly rounds: (from: number, to: number) => string;
  readonly match: (match: number) => string;
  readonly third: string;
  readonly winnerOf: (round: string, match: number) => string;
  readonly loserOf: (round: string, match: number) => string;
  readonly nobody: string;
  readonly through: string;
  readonly game: (round: number, board: number) => string;
  readonly table: (round: number, table: number) => string;
  readonly by: (tieBreak: string) => string;
  readonly verdicts: Readonly<Record<SaidVerdict, string>>;
  readonly decide: string;
  readonly decideTeams: string;
  readonly decidedBy: string;
  readonly ways: Readonly<Record<MatchDecision, string>>;
  readonly playOff: string;
  readonly playOffOf: (names: string) => string;
  readonly goesThrough: (name: string) => string;
  readonly scroll: string;
}

export const BRACKET_WORDS = inBoth<BracketWords>(
  {
    title: 'Bracket',
    about: (entrants, games) =>
      `${entrants} ${entrants === 1 ? 'entrant' : 'entrants'}, ${games === 1 ? 'one game' : `${games} games`} a match`,
    aboutTeams: (teams) => `${teams} ${teams === 1 ? 'team' : 'teams'}`,
    none: 'Only a cup has a bracket. The system is chosen in the settings.',
    noNumbers: 'The bracket is drawn from the pairing numbers: give them, by strength or by lot.',
    failed: 'The bracket could not be read. Is the server there?',
    print: 'Print',
    winner: (name) => `Winner: ${name}`,
    rounds: (from, to) => (from === to ? `Round ${from}` : `Rounds ${from} to ${to}`),
    match: (match) => `Match ${match}`,
    third: 'Third place',
    winnerOf: (round, match) => `Winner of match ${match}, ${round}`,
    loserOf: (round, match) => `Loser of match ${match}, ${round}`,
    nobody: 'Nobody',
    through: 'goes through',
    game: (round, board) => `Round ${round}, board ${board}`,
    table: (round, table) => `Round ${round}, match ${table}`,
    by: (tieBreak) => `Drawn; decided by: ${tieBreak}`,
    verdicts: {
      tied: 'Level so far',
      playedOff: 'Decided after a level match',
      forfeit: 'By forfeit',
      walkOver: 'Without a match',
      nobody: 'Nobody goes through',
    },
    decide: 'Level: play off, or say who goes through.',
    decideTeams: 'Level, whatever the tie-breaks: say which team goes through.',
    decidedBy: 'Decided by',
    ways: { playOff: 'Play-off', lots: 'Drawing of lots', decision: 'Decision of the arbiter' },
    playOff: 'Play off',
    playOffOf: (names) => `Play off: ${names}`,
    goesThrough: (name) => `Into the next round: ${name}`,
    scroll: 'Bracket, scrolls sideways',
  },
  {
    title: 'Tableau',
    about: (entrants, games) =>
      `${entrants} ${entrants < 2 ? 'engagé' : 'engagés'}, ${games < 2 ? 'une partie' : `${games} parties`} par match`,
    aboutTeams: (teams) => `${teams} ${teams < 2 ? 'équipe' : 'équipes'}`,
    none: 'Seule une coupe a un tableau. Le système se choisit dans les réglages.',
    noNumbers: 'Le tableau découle des numéros : attribuez-les, par la force ou par tirage.',
    failed: 'Le tableau n’a pas pu être lu. Le serveur est-il là ?',
    print: 'Imprimer',
    winner: (name) => `Vainqueur : ${name}`,
    rounds: (from, to) => (from === to ? `Ronde ${from}` : `Rondes ${from} à ${to}`),
    match: (match) => `Match nº ${match}`,
    third: 'Troisième place',
    winnerOf: (round, match) => `Vainqueur du match ${match}, ${round}`,
    loserOf: (round, match) => `Perdant du match ${match}, ${round}`,
    nobody: 'Personne',
    through: 'se qualifie',
    game: (round, board) => `Ronde ${round}, échiquier ${board}`,
    table: (round, table) => `Ronde ${round}, match ${table}`,
    by: (tieBreak) => `Match nul ; départage : ${tieBreak}`,
    verdicts: {
      tied: 'À égalité pour l’instant',
      playedOff: 'Décidé après un match à égalité',
      forfeit: 'Par forfait',
      walkOver: 'Sans jouer',
      nobody: 'Personne ne se qualifie',
    },
    decide: 'Égalité : jouez le départage, ou dites qui se qualifie.',
    decideTeams: 'Égalité malgré les départages : dites quelle équipe se qualifie.',
    decidedBy: 'Décidé par',
    ways: {
      playOff: 'Match de départage',
      lots: 'Tirage au sort',
      decision: 'Décision de l’arbitre',
    },
    playOff: 'Jouer le départage',
    playOffOf: (names) => `Jouer le départage : ${names}`,
    goesThrough: (name) => `${name} se qualifie`,
    scroll: 'Tableau, défile sur le côté',
  },
);
