import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import type { Score } from '../../standings/teams/request.ts';

/** What the working of teams says beside that of players; holes are `{name}`. */
export interface TeamWorkingWords {
  readonly score: Readonly<Record<Score, string>>;
  readonly matches: Readonly<Record<'complete' | 'incomplete', string>>;
  readonly board: string;
  readonly boardsUpTo: string;
  readonly tied: string;
  readonly notTied: string;
}

const ENGLISH: TeamWorkingWords = {
  score: { matchPoints: 'match points', gamePoints: 'game points' },
  matches: {
    complete: 'matches among the tied, {score} ({article}), all played:',
    incomplete: 'matches among the tied, {score} ({article}), some not played:',
  },
  board: 'board {board} ({article}):',
  boardsUpTo: 'boards 1 to {board} ({article}):',
  tied: 'the tied teams ({article}):',
  notTied: 'not looked at: the team is not tied',
};

const FRENCH: TeamWorkingWords = {
  score: { matchPoints: 'points de match', gamePoints: 'points de partie' },
  matches: {
    complete: 'matchs entre les ex æquo, {score} ({article}), tous joués :',
    incomplete: 'matchs entre les ex æquo, {score} ({article}), certains non joués :',
  },
  board: 'échiquier {board} ({article}) :',
  boardsUpTo: 'échiquiers 1 à {board} ({article}) :',
  tied: 'les équipes à égalité ({article}) :',
  notTied: 'non examiné : l’équipe n’est pas à égalité',
};

const WORDS = inBoth(ENGLISH, FRENCH);

export const teamWorkingWords = (language: Language): TeamWorkingWords => WORDS[language];
