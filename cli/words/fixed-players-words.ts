import { inBoth } from '@ronde/core/rules/in-both.ts';
import type { LineUpFault } from '@ronde/core/tournament/fixed-players.ts';

interface FixedPlayersWords {
  readonly about: string;
  readonly argument: string;
  readonly option_after: string;
  readonly notTeams: string;
  readonly nobody: string;
  readonly against: string;
  readonly round: string;
  readonly free: string;
  readonly fixed: string;
  readonly faults: Readonly<Record<LineUpFault['fault'], string>>;
}

export const FIXED_PLAYERS_WORDS = inBoth<FixedPlayersWords>(
  {
    about: 'who is fixed to which team of a club over several divisions, and line-ups against it',
    argument: 'team events from the highest division down',
    option_after: 'after so many matches for a team nobody plays for one below it',
    notTeams: '{event} is not a team event.',
    nobody: 'Nobody is fixed to a team yet.',
    against: 'Some line-ups are against it.',
    round: 'round {round}',
    free: 'not fixed',
    fixed: 'fixed to {team} ({event}) since {when}',
    faults: {
      fixed: 'played for {team} ({event}, {when}), fixed to {other} since {otherWhen}',
      twice: 'played for {team} ({event}, {when}) and for {other} ({otherEvent}) on the same day',
    },
  },
  {
    about:
      'qui est fixé à quelle équipe d’un club sur plusieurs divisions, et les compositions contraires',
    argument: 'tournois par équipes, de la plus haute division à la plus basse',
    option_after: 'après tant de matchs pour une équipe, nul ne joue pour une équipe inférieure',
    notTeams: '{event} n’est pas un tournoi par équipes.',
    nobody: 'Personne n’est encore fixé à une équipe.',
    against: 'Des compositions y sont contraires.',
    round: 'ronde {round}',
    free: 'pas fixé',
    fixed: 'fixé à {team} ({event}) depuis la {when}',
    faults: {
      fixed: 'a joué pour {team} ({event}, {when}), fixé à {other} depuis la {otherWhen}',
      twice: 'a joué pour {team} ({event}, {when}) et pour {other} ({otherEvent}) le même jour',
    },
  },
);
