import { inBoth } from '../../../words/in-both.ts';

/** Where a match was: team, event, round and its day. */
interface MatchSaid {
  readonly team: string;
  readonly event: string;
  readonly round: number;
  readonly day: string | null;
}

const roundEn = ({ round, day }: MatchSaid): string =>
  day === null ? `round ${round}` : `round ${round}, ${day}`;
const roundFr = ({ round, day }: MatchSaid): string =>
  day === null ? `ronde ${round}` : `ronde ${round}, ${day}`;

/** Who may not be fielded, by what was played in other divisions. */
export const FIXED_PLAYERS_WORDS = inBoth(
  {
    heading: 'Not to be fielded in this round',
    fixed: (match: MatchSaid) => `fixed to ${match.team} (${match.event}) since ${roundEn(match)}`,
    twice: (match: MatchSaid) => `plays for ${match.team} (${match.event}) on the same day`,
  },
  {
    heading: 'À ne pas aligner dans cette ronde',
    fixed: (match: MatchSaid) =>
      `fixé à ${match.team} (${match.event}) depuis la ${roundFr(match)}`,
    twice: (match: MatchSaid) => `joue pour ${match.team} (${match.event}) le même jour`,
  },
);
