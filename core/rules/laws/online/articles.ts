import type { LawArticle } from '../law-article.ts';
import { ONLINE_ARBITERS } from './arbiters.ts';
import { ONLINE_CONNECTIONS } from './connections.ts';
import { ONLINE_DISABILITIES } from './disabilities.ts';
import { ONLINE_EVENTS } from './events.ts';
import { ONLINE_FAIR_PLAY } from './fair-play.ts';
import { ONLINE_GAME } from './game.ts';
import { HYBRID_ARBITERS } from './hybrid-arbiters.ts';
import { HYBRID_VENUES } from './hybrid-venues.ts';
import { ONLINE_INQUIRIES } from './inquiries.ts';
import { ONLINE_PLAYERS } from './players.ts';

/** FIDE's regulations for online chess, in the form of the Laws: chapter 6.12 of the Livre de l'Arbitre. */
export const ONLINE_ARTICLES: readonly LawArticle[] = [
  ...[ONLINE_GAME, ONLINE_EVENTS, ONLINE_PLAYERS, ONLINE_ARBITERS, ONLINE_CONNECTIONS].flat(),
  ...[HYBRID_VENUES, HYBRID_ARBITERS].flat(),
  ...[ONLINE_FAIR_PLAY, ONLINE_INQUIRIES, ONLINE_DISABILITIES].flat(),
];
