import type { OutReason } from '@ronde/core/tournament/views/readiness.ts';
import { countInEnglish, countInFrench } from '../../../../words/counts.ts';
import { inBoth } from '../../../../words/in-both.ts';

interface PrepareWords {
  readonly title: (round: number) => string;
  readonly playing: (players: number) => string;
  readonly nobodyOut: string;
  readonly out: Readonly<Record<OutReason, string>>;
  readonly absentScore: (round: number) => string;
  readonly absentByTable: string;
  readonly numbers: string;
  readonly numbering: Readonly<Record<'kept' | 'rating' | 'lots', string>>;
  readonly numbersAbout: Readonly<Record<'kept' | 'rating' | 'lots', string>>;
  readonly lotsAgainstStrength: (rated: number) => string;
  readonly late: (players: number) => string;
  readonly colour: string;
  readonly toDraw: string;
  readonly drawn: Readonly<Record<'white' | 'black', string>>;
  readonly unsettled: string;
  readonly licences: (players: number) => string;
  readonly fees: (players: number) => string;
  readonly more: (players: number) => string;
  readonly publishEvent: string;
  readonly draft: string;
  readonly publish: string;
  readonly publishAll: (rounds: number) => string;
  readonly onlyClose: string;
  readonly back: string;
  readonly failed: string;
}

const EN: PrepareWords = {
  title: (round) => `Round ${round}: who plays`,
  playing: (players) => (players === 1 ? '1 player plays' : `${countInEnglish(players)} play`),
  nobodyOut: 'Nobody is out.',
  out: {
    heldBack: 'Held back',
    absent: 'Absent',
    halfPointBye: 'Half-point bye',
    fullPointBye: 'Full-point bye',
    notYet: 'Playing from a later round',
    left: 'Left the event',
  },
  absentScore: (round) => `Who is absent is not paired in round ${round} and has no point of it.`,
  absentByTable:
    'The games of who is absent stay on the table: postponed to a day, or lost by forfeit.',
  numbers: 'Pairing numbers',
  numbering: { kept: 'As they are', rating: 'By rating', lots: 'By lot' },
  numbersAbout: {
    kept: 'They were given already.',
    rating: 'Strength, then title, then the criterion of the settings.',
    lots: 'Drawn when you go on, and written into the history with the seed.',
  },
  lotsAgainstStrength: (rated) =>
    `${rated === 1 ? '1 player has a rating' : `${countInEnglish(rated)} players have ratings`}, and this system goes by strength: lots leave that out of account.`,
  late: (players) =>
    players === 1
      ? '1 late entry is given a number.'
      : `${players} late entries are given numbers.`,
  colour: 'Colour of round 1',
  toDraw: 'Drawn by lot when you go on, once, and written into the history as drawn.',
  drawn: { white: 'Number 1 has White: settled.', black: 'Number 1 has Black: settled.' },
  unsettled: 'Still to settle',
  licences: (players) => (players === 1 ? 'Licence missing:' : `Licences missing (${players}):`),
  fees: (players) => (players === 1 ? 'Fee to pay:' : `Fees to pay (${players}):`),
  more: (players) => `and ${players} more`,
  publishEvent: 'Make the event public with round 1',
  draft: 'Draft',
  publish: 'Draft and publish',
  publishAll: (rounds) => (rounds === 1 ? 'Publish the round' : `Publish all ${rounds} rounds`),
  onlyClose: 'Only close check-in',
  back: 'Back',
  failed: 'What comes before the draft cannot be loaded.',
};

const FR: PrepareWords = {
  title: (round) => `Ronde ${round} : qui joue`,
  playing: (players) =>
    players < 2 ? `${countInFrench(players)} joueur joue` : `${countInFrench(players)} jouent`,
  nobodyOut: 'Personne ne manque.',
  out: {
    heldBack: 'Retenus',
    absent: 'Absents',
    halfPointBye: 'Bye à un demi-point',
    fullPointBye: 'Bye à un point',
    notYet: 'Jouent à partir d’une ronde ultérieure',
    left: 'Ont quitté le tournoi',
  },
  absentScore: (round) =>
    `Qui est absent n’est pas apparié à la ronde ${round} et n’en a aucun point.`,
  absentByTable:
    'Les parties des absents restent au calendrier : reportées à un jour, ou perdues par forfait.',
  numbers: 'Numéros d’appariement',
  numbering: { kept: 'Tels quels', rating: 'Par classement', lots: 'Au sort' },
  numbersAbout: {
    kept: 'Ils sont déjà attribués.',
    rating: 'La force, puis le titre, puis le critère des réglages.',
    lots: 'Tirés quand vous continuez, et écrits dans l’historique avec la graine.',
  },
  lotsAgainstStrength: (rated) =>
    `${rated < 2 ? `${countInFrench(rated)} joueur a un classement` : `${countInFrench(rated)} joueurs ont un classement`}, et ce système va par la force : le sort n’en tient pas compte.`,
  late: (players) =>
    players < 2
      ? `${players} retardataire reçoit un numéro.`
      : `${players} retardataires reçoivent un numéro.`,
  colour: 'Couleur de la ronde 1',
  toDraw: 'Tirée au sort quand vous continuez, une seule fois, et écrite comme telle.',
  drawn: { white: 'Le numéro 1 a les Blancs : fixé.', black: 'Le numéro 1 a les Noirs : fixé.' },
  unsettled: 'Encore à régler',
  licences: (players) =>
    players < 2 ? 'Licence manquante :' : `Licences manquantes (${players}) :`,
  fees: (players) =>
    players < 2 ? 'Inscription à payer :' : `Inscriptions à payer (${players}) :`,
  more: (players) => `et ${players} de plus`,
  publishEvent: 'Rendre le tournoi public avec la ronde 1',
  draft: 'Brouillon',
  publish: 'Brouillon et publication',
  publishAll: (rounds) => (rounds < 2 ? 'Publier la ronde' : `Publier les ${rounds} rondes`),
  onlyClose: 'Clore seulement le pointage',
  back: 'Retour',
  failed: 'Ce qui précède le brouillon ne peut pas être chargé.',
};

export const PREPARE_WORDS = inBoth(EN, FR);
