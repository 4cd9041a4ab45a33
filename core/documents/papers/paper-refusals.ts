import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { PaperRefusal } from './paper-ask.ts';

/** Why a paper cannot be printed, and what to do. */
export const PAPER_REFUSALS = inBoth<Readonly<Record<PaperRefusal['code'], string>>>(
  {
    'paper.noPlayers': 'Nobody is entered yet: enter players first.',
    'paper.noRound': 'No round is paired yet: pair one first.',
    'paper.unknownRound': 'There is no round {round} to print: name one that is paired.',
    'paper.notPublished': 'This is not published: publish it, or ask an arbiter of the event.',
    'paper.noResults': 'No round is published yet: there is no table to print.',
    'paper.notForThisEvent':
      'This event has no such paper: its system or its settings do not need it.',
    'paper.noAddress':
      'Nobody can reach the event by a phone yet: open the server to the network, or give the address of its page.',
    'paper.notAWifi':
      'The name of a Wi-Fi has 1 to 32 letters, its password 8 to 63 or none: write them as the box of the network says.',
    'paper.noMolterTable':
      'The book has no table for these teams and rounds: the Molter page says which it has.',
    'paper.noRateOfPlay':
      'The settings have no rate of play that a clock is set by: type one there, such as 90/40+30+30.',
    'paper.usualPosition':
      'Round {round} begins with the usual position: set one of Chess960 on its page first.',
  },
  {
    'paper.noPlayers': 'Personne n’est inscrit : inscrivez d’abord des joueurs.',
    'paper.noRound': 'Aucune ronde n’est appariée : appariez-en une d’abord.',
    'paper.unknownRound': 'Il n’y a pas de ronde {round} à imprimer : nommez une ronde appariée.',
    'paper.notPublished':
      'Ceci n’est pas publié : publiez-le, ou demandez à un arbitre du tournoi.',
    'paper.noResults': 'Aucune ronde n’est publiée : il n’y a pas encore de tableau à imprimer.',
    'paper.notForThisEvent':
      'Ce tournoi n’a pas ce document : son système ou ses réglages n’en ont pas besoin.',
    'paper.noAddress':
      'Aucun téléphone ne peut encore joindre le tournoi : ouvrez le serveur au réseau, ou donnez l’adresse de sa page.',
    'paper.notAWifi':
      'Le nom d’un Wi-Fi a de 1 à 32 lettres, son mot de passe de 8 à 63 ou aucun : écrivez-les comme l’indique la box.',
    'paper.noMolterTable':
      'Le livre n’a pas de tableau pour ces équipes et ces rondes : la page Molter dit lesquels il a.',
    'paper.noRateOfPlay':
      'Les réglages n’ont pas de cadence qui règle une pendule : écrivez-en une, comme 90/40+30+30.',
    'paper.usualPosition':
      'La ronde {round} commence par la position habituelle : fixez d’abord une position de Chess960 sur sa page.',
  },
);

export function sayPaperRefusal(refusal: PaperRefusal, language: Language): string {
  const { code, ...params } = refusal;
  return fill(PAPER_REFUSALS[language][code], params);
}
