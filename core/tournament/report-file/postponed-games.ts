import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { isIsoDate } from '../../rules/identity.ts';
import type { TournamentEvent } from '../event.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { placesOf } from './as-filed.ts';
import { filedId } from './filed-id.ts';

/** `### Postponed @ Round 1: 2-5 2026-03-20 19:30`: the day of a game, which no record can say. */
export function postponedComments(state: Tournament): string[] {
  const place = placesOf(state);
  return publishedRounds(state).flatMap(({ number: round, games }) =>
    games
      .flatMap(({ white, black, outcome, postponed }) => {
        if (postponed === undefined || outcome.kind !== 'notEntered') return [];
        const { day, time } = postponed;
        const when = time === undefined ? day : `${day} ${time}`;
        return [{ white: place.get(white) ?? 0, black: place.get(black) ?? 0, when }];
      })
      .sort((a, b) => a.white - b.white)
      .map(({ white, black, when }) => `### Postponed @ Round ${round}: ${white}-${black} ${when}`),
  );
}

const LINE =
  /^### Postponed @ Round (\d{1,3}): (\d{1,4})-(\d{1,4}) (\d{4}-\d{2}-\d{2})(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** A line that tells of no open game of the file is a comment like others. */
export function postponedIn(document: TrfDocument, state: Tournament | null): TournamentEvent[] {
  return recordsOf(document, '###').flatMap(({ text }): TournamentEvent[] => {
    const [, number, first, second, day = '', time] = LINE.exec(text.trimEnd()) ?? [];
    if (!isIsoDate(day)) return [];
    const [white, black] = [filedId(Number(first)), filedId(Number(second))];
    const round = state?.rounds[Number(number) - 1];
    const game = round?.games.find((one) => one.white === white && one.black === black);
    if (round === undefined || game?.outcome.kind !== 'notEntered') return [];
    const at = { round: round.number, board: game.board };
    return [{ type: 'gamePostponed', ...at, day, ...(time === undefined ? {} : { time }) }];
  });
}
