import type { Choice, TiedWithoutPrize } from '@ronde/core/standings/prizes/allocation.ts';
import type { PrizeRule } from '@ronde/core/standings/prizes/scheme.ts';
import type { Undecided } from '@ronde/core/standings/prizes/share-out.ts';
import { countInEnglish, countInFrench } from '../../../words/counts.ts';
import { inBoth } from '../../../words/in-both.ts';

export const PRIZES_WORDS = inBoth(
  {
    boardPrizes: 'Best of every board',
    heading: 'Prizes',
    none: 'No prizes are announced',
    noneWhat:
      'Who gets what, and why, will stand here after every round: each prize with its list, its place and its share.',
    playOff: 'Tied for a prize: hold a play-off',
    noneText:
      'Announce the scheme before the event: lists, amounts, who may win them, how ties share.',
    announce: 'Announce prizes',
    edit: 'Edit the scheme',
    provisional: (round: number) => `Provisional: as the standings are after round ${round}`,
    final: (round: number) => `After the last round (${round})`,
    caption: 'Who gets what',
    whatIf: 'What if …',
    whatIfBoard: (round: number) => `Board of round ${round}`,
    whatIfResult: 'Result imagined',
    whatIfNoBoard: (board: number) => `No game was paired on board ${board}.`,
    whatIfNothing: 'Nothing would change.',
    empty: 'Nobody has won a prize yet: the standings begin with the first round.',
    rank: 'Rank',
    name: 'Name',
    points: 'Pts',
    list: 'List',
    place: 'Place',
    amount: 'Amount',
    thing: 'Also',
    why: 'Why',
    totals: (fund: string, awarded: string, unawarded: string) =>
      `Fund ${fund} · awarded ${awarded} · not awarded ${unawarded}`,
    because: {
      largest: (passed: string) => `more than ${passed}`,
      priority: (passed: string) => `as much as ${passed}; first in order`,
      only: () => '',
      contested: (passed: string) => `the arbiter decides: depends on ${passed}`,
    } satisfies Record<Choice['because'], (passed: string) => string>,
    offer: (list: string, amount: string) => `“${list}” (${amount})`,
    contested: 'Shares of several lists hang on each other: the arbiter decides.',
    undecided: {
      thing: (names: string, list: string) =>
        `${list}: ${names} are equal, and a thing cannot be shared. Play off or draw lots.`,
      minimum: (names: string, list: string) =>
        `${list}: ${names} are equal, and a share would be below the minimum. Play off or draw lots.`,
    } satisfies Record<Undecided['what'], (names: string, list: string) => string>,
    tied: 'Tied, and without a prize',
    tiedLine: {
      prizesExhausted: (players: string, winners: string, list: string) =>
        `${list}: ${players}, equal with ${winners}; the prizes are exhausted.`,
      belowMinimum: (players: string, winners: string, list: string) =>
        `${list}: ${players}, equal with ${winners}; a share would be below the minimum.`,
    } satisfies Record<
      TiedWithoutPrize['because'],
      (players: string, winners: string, list: string) => string
    >,
    working: 'Working, list by list',
    gets: (player: string) => `${player}:`,
    eligible: (players: number) =>
      players === 1 ? '1 may win' : `${countInEnglish(players)} may win`,
    group: (first: number, last: number, pool: string, payees: number) =>
      first === last
        ? `place ${first}: ${pool}`
        : `places ${first}–${last}: ${pool} pooled for ${payees}`,
    shareByPlace: (place: string, shared: string) => `by place ${place}, shared ${shared}`,
    unawarded: (place: number, amount: string) => `place ${place}: ${amount} not awarded`,
    elsewhere: (names: string) => `has another prize: ${names}`,
    rules: {
      place: 'by place',
      shared: 'shared equally',
      hort: 'Hort',
    } satisfies Record<PrizeRule, string>,
    ruleHints: {
      place: 'Each has the prize of the place that tie-breaks give.',
      shared: 'Those with the same points share equally.',
      hort: 'Half of the place’s prize, half of an equal share.',
    } satisfies Record<PrizeRule, string>,
  },
  {
    boardPrizes: 'Les meilleurs par échiquier',
    heading: 'Prix',
    none: 'Aucun prix n’est annoncé',
    noneWhat:
      'Qui reçoit quoi, et pourquoi, sera ici après chaque ronde : chaque prix avec sa liste, sa place et sa part.',
    playOff: 'Égalité pour un prix : jouer un départage',
    noneText:
      'Annoncez le barème avant le tournoi : listes, montants, bénéficiaires, partage des égalités.',
    announce: 'Annoncer des prix',
    edit: 'Modifier le barème',
    provisional: (round: number) => `Provisoire : d’après le classement de la ronde ${round}`,
    final: (round: number) => `Après la dernière ronde (${round})`,
    caption: 'Qui reçoit quoi',
    whatIf: 'Et si …',
    whatIfBoard: (round: number) => `Échiquier de la ronde ${round}`,
    whatIfResult: 'Résultat imaginé',
    whatIfNoBoard: (board: number) => `Aucune partie à l’échiquier ${board}.`,
    whatIfNothing: 'Rien ne changerait.',
    empty: 'Personne n’a encore de prix : le classement commence avec la première ronde.',
    rank: 'Rang',
    name: 'Nom',
    points: 'Pts',
    list: 'Liste',
    place: 'Place',
    amount: 'Montant',
    thing: 'En plus',
    why: 'Pourquoi',
    totals: (fund: string, awarded: string, unawarded: string) =>
      `Dotation ${fund} · attribué ${awarded} · non attribué ${unawarded}`,
    because: {
      largest: (passed: string) => `plus que ${passed}`,
      priority: (passed: string) => `autant que ${passed} ; liste prioritaire`,
      only: () => '',
      contested: (passed: string) => `à l’arbitre de décider : dépend de ${passed}`,
    },
    offer: (list: string, amount: string) => `« ${list} » (${amount})`,
    contested: 'Les parts de plusieurs listes dépendent les unes des autres : l’arbitre décide.',
    undecided: {
      thing: (names: string, list: string) =>
        `${list} : ${names} sont à égalité, et un lot ne se partage pas. Départage ou tirage au sort.`,
      minimum: (names: string, list: string) =>
        `${list} : ${names} sont à égalité, et une part serait sous le minimum. Départage ou tirage au sort.`,
    },
    tied: 'À égalité, et sans prix',
    tiedLine: {
      prizesExhausted: (players: string, winners: string, list: string) =>
        `${list} : ${players}, à égalité avec ${winners} ; les prix sont épuisés.`,
      belowMinimum: (players: string, winners: string, list: string) =>
        `${list} : ${players}, à égalité avec ${winners} ; une part serait sous le minimum.`,
    },
    working: 'Calcul, liste par liste',
    gets: (player: string) => `${player}\u00a0:`,
    eligible: (players: number) =>
      players === 1 ? '1 peut gagner' : `${countInFrench(players)} peuvent gagner`,
    group: (first: number, last: number, pool: string, payees: number) =>
      first === last
        ? `place ${first} : ${pool}`
        : `places ${first} à ${last} : ${pool} réunis pour ${payees}`,
    shareByPlace: (place: string, shared: string) => `à la place ${place}, en partage ${shared}`,
    unawarded: (place: number, amount: string) => `place ${place} : ${amount} non attribué`,
    elsewhere: (names: string) => `ont un autre prix : ${names}`,
    rules: {
      place: 'à la place',
      shared: 'partage égal',
      hort: 'Hort',
    },
    ruleHints: {
      place: 'Chacun a le prix de la place que donnent les départages.',
      shared: 'Ceux qui ont les mêmes points partagent à égalité.',
      hort: 'La moitié du prix de la place, la moitié d’une part égale.',
    },
  },
);
