import type { Chapter } from './chapters.ts';

/** A chapter, or a section of one. */
export type PlaceInManual = Chapter | `${Chapter}#${string}`;

/** What to read about each page of the desk, by its path in the router. */
export const CHAPTER_OF_PAGE: Readonly<Record<string, PlaceInManual>> = {
  '/': 'first-tournament#open',
  '/new': 'first-tournament#new',
  '/sign-in': 'phones-and-walls#people',
  '/help': 'desk#help',
  '/help/$chapter': 'desk#help',
  now: 'round#now',
  players: 'before-round-one#players',
  teams: 'teams-and-round-robins#teams',
  lists: 'before-round-one#lists',
  licences: 'before-round-one#licences',
  needs: 'laws#needs',
  settings: 'before-round-one#settings',
  'check-in': 'round#check-in',
  'check-in/kiosk': 'round#kiosk',
  draw: 'before-round-one#draw',
  rounds: 'round#pairing',
  'rounds/$round': 'round#pairing',
  'line-ups/$round': 'teams-and-round-robins#line-ups',
  'match-sheets/$round': 'teams-and-round-robins#match-sheets',
  molter: 'teams-and-round-robins#molter',
  calendar: 'teams-and-round-robins#calendar',
  bracket: 'cups-and-play-offs#bracket',
  laws: 'laws#find',
  decide: 'laws#decide',
  incidents: 'laws#incidents',
  clocks: 'laws#clocks',
  standings: 'round#standings',
  'play-off': 'cups-and-play-offs#play-off',
  crosstable: 'round#crosstable',
  prizes: 'prizes#list',
  ratings: 'ratings-and-norms#ratings',
  norms: 'ratings-and-norms#norms',
  games: 'papers#games',
  closing: 'administration#closing',
  people: 'phones-and-walls#people',
  screens: 'phones-and-walls#screens',
  files: 'papers#print',
  wall: 'papers#wall',
  dossier: 'administration#dossier',
  regulations: 'regulations#write',
  administration: 'administration#money',
  history: 'corrections#history',
  copies: 'when-the-laptop-dies#copies',
};

const IN_AN_EVENT = /^\/event\/[^/]+\/?/;

/** Where the manual speaks of the page at an address; its beginning where no page is. */
export function chapterAt(pathname: string): PlaceInManual {
  const inEvent = IN_AN_EVENT.test(pathname);
  const path = inEvent ? pathname.replace(IN_AN_EVENT, '') || 'now' : pathname;
  const asked = path.split('/');
  const isMeant = (key: string): boolean => {
    const parts = key.split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith('$') || part === asked[index])
    );
  };
  const key = Object.keys(CHAPTER_OF_PAGE).find(isMeant) ?? '/';
  return CHAPTER_OF_PAGE[key] ?? 'first-tournament';
}

/** The address of a chapter or of a section. */
export const manualAddress = (place: string): string => `/help/${place}`;
