import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import type { TeamRefusal } from '../../standings/teams/request.ts';

type Refusals = Readonly<Record<TeamRefusal['code'], string>>;

const ENGLISH: Refusals = {
  descriptor:
    '“{descriptor}” is not a tie-break. Write a code of C.07 such as EMMSB or BH:GP/C1, or a name such as Berlin.',
  notInEdition: 'This edition has no tie-break {descriptor} ({article}).',
  notInRoundRobin: '{descriptor} must not be used in a round robin ({article}).',
  teamsOnly: '{descriptor} is for teams ({article}).',
  individualsOnly: '{descriptor} is for individual events ({article}).',
  scoreNotAllowed: '{descriptor}: this tie-break is not made from that score ({article}).',
  notInMolter:
    '{descriptor} needs matches of two teams, which Molter tables do not have ({article}).',
  variantNotAllowed: '{descriptor}: this variant does not exist ({article}).',
  notCuttable: '{descriptor}: this tie-break has no cut ({article}).',
  manualValue: 'Team {team} has no usable value for {descriptor}.',
  sameNumberTwice: 'Two teams have the number {team}.',
  opponentNotInField: 'Team {team} met somebody in round {round} who is not on the list.',
  unknownPlayer: 'There is no team {team}.',
  matchOnOneSide: 'Round {round}: only team {team} knows of its match. Correct both sides.',
  resultMissing: 'Round {round}: the match of team {team} has no result.',
  tooManyBoards: 'Round {round}: team {team} has more boards than a match.',
  boardsMissing:
    '{descriptor} needs the boards of every match; of team {team} in round {round} only the result is known.',
};

const FRENCH: Refusals = {
  descriptor:
    '« {descriptor} » n’est pas un départage. Écrivez un code de C.07 comme EMMSB ou BH:GP/C1, ou un nom comme Berlin.',
  notInEdition: 'Cette édition n’a pas le départage {descriptor} ({article}).',
  notInRoundRobin: '{descriptor} ne doit pas servir dans un toutes rondes ({article}).',
  teamsOnly: '{descriptor} est pour les équipes ({article}).',
  individualsOnly: '{descriptor} est pour les épreuves individuelles ({article}).',
  scoreNotAllowed: '{descriptor} : ce départage ne se calcule pas sur ce score ({article}).',
  notInMolter:
    '{descriptor} demande des matchs entre deux équipes, que les tables de Molter n’ont pas ({article}).',
  variantNotAllowed: '{descriptor} : cette variante n’existe pas ({article}).',
  notCuttable: '{descriptor} : ce départage ne se tronque pas ({article}).',
  manualValue: 'L’équipe {team} n’a pas de valeur utilisable pour {descriptor}.',
  sameNumberTwice: 'Deux équipes ont le numéro {team}.',
  opponentNotInField:
    'L’équipe {team} a rencontré à la ronde {round} quelqu’un qui n’est pas sur la liste.',
  unknownPlayer: 'Il n’y a pas d’équipe {team}.',
  matchOnOneSide:
    'Ronde {round} : seule l’équipe {team} connaît son match. Corrigez des deux côtés.',
  resultMissing: 'Ronde {round} : le match de l’équipe {team} n’a pas de résultat.',
  tooManyBoards: 'Ronde {round} : l’équipe {team} a plus d’échiquiers qu’un match.',
  boardsMissing:
    '{descriptor} demande les échiquiers de chaque match ; de l’équipe {team} à la ronde {round} seul le résultat est connu.',
};

const WORDS = inBoth(ENGLISH, FRENCH);

/** Why no standings of teams can be made, with the article where a regulation says so. */
export const sayTeamRefusal = (refusal: TeamRefusal, language: Language): string =>
  fill(WORDS[language][refusal.code], {
    descriptor: 'descriptor' in refusal ? refusal.descriptor : '',
    article: 'article' in refusal ? refusal.article : '',
    team: 'team' in refusal ? refusal.team : 'player' in refusal ? refusal.player : '',
    round: 'round' in refusal ? refusal.round : '',
  });
