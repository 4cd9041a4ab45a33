import type { LawsProperties } from '../../rules/editions/laws.ts';
import { isBlind, type Aid, type PlayerNeeds } from './need.ts';

/** What an assistant does for a blind player (E.01 D.2.10), in its order. */
export const ASSISTANT_TASKS = [
  'playMoves',
  'sayMoves',
  'keepRecord',
  'tellOnRequest',
  'claimAndReport',
  'adjournment',
] as const;
export type AssistantTask = (typeof ASSISTANT_TASKS)[number];

export interface TaskLine {
  readonly task: AssistantTask;
  /** Its number in the list. */
  readonly number: number;
  readonly article: string;
}

/** All six for a blind player's own assistant; that of a sighted opponent has the first two (E.01 D.2.11). */
export const tasksForBlind = ({ articles }: Pick<LawsProperties, 'articles'>): TaskLine[] =>
  ASSISTANT_TASKS.map((task, index) => ({
    task,
    number: index + 1,
    article: articles.blindAssistant,
  }));

/** Help of a person that makes the arbiter accept somebody (E.01 4.9, 6.2.6, 8.1.6, D.2.10). */
const ASSISTED: readonly Aid[] = ['recorder', 'mover', 'clockHand', 'announcer'];

/** Whether somebody is to be accepted as an assistant for the player. */
export const wantsAssistant = (needs: PlayerNeeds): boolean =>
  needs.assistant !== null || needs.aids.some((aid) => ASSISTED.includes(aid));

/** By which article each kind of help is accepted. */
export function articleOfHelp(
  aid: Aid,
  needs: PlayerNeeds,
  { articles }: Pick<LawsProperties, 'articles'>,
): string | null {
  if (!ASSISTED.includes(aid)) return null;
  if (isBlind(needs)) return articles.blindAssistant;
  if (aid === 'recorder') return articles.cannotRecord;
  if (aid === 'clockHand') return articles.clockAssistant;
  return articles.movingAssistant;
}
