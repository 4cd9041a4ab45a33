import { inBoth } from '../in-both.ts';
import type { LawFacet } from './law-article.ts';

/** Facets of an article as they are said, by the command line and by the pages. */
export const LAW_FACET_WORDS = inBoth<Readonly<Record<LawFacet, string>>>(
  {
    player: 'players',
    arbiter: 'arbiter',
    spectator: 'spectators',
    organiser: 'organiser',
    clock: 'clock',
    claim: 'on claim',
    automatic: 'without a claim',
    discretion: 'the arbiter judges',
    penalty: 'penalty',
    loss: 'may lose the game',
    draw: 'may draw the game',
    regulations: 'the event’s regulations decide',
  },
  {
    player: 'joueurs',
    arbiter: 'arbitre',
    spectator: 'spectateurs',
    organiser: 'organisateur',
    clock: 'pendule',
    claim: 'sur réclamation',
    automatic: 'sans réclamation',
    discretion: 'l’arbitre juge',
    penalty: 'sanction',
    loss: 'peut faire perdre',
    draw: 'peut faire nulle',
    regulations: 'le règlement de l’épreuve décide',
  },
);
