import type { Move, SeatPlace } from '../../pairing/rutsch/seating.ts';
import { inBoth } from '../../rules/in-both.ts';
import type { Tpn } from '../../rules/identity.ts';
import { failure, success } from '../../rules/result.ts';
import { fill } from '../../rules/sentence.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { SeatingWay } from '../../tournament/views/screen.ts';
import { seatViews } from '../../tournament/views/seatings.ts';
import { seatingsOf, type SeatsView } from '../../tournament/views/seats.ts';
import { playerShower } from '../../tournament/views/shown-player.ts';
import type { PaperMaker } from './paper-ask.ts';
import type { PaperSheet, PlannedPlace, PlannedSeat } from './paper-values.ts';

const WORDS = inBoth(
  {
    title: 'Seats by {way}',
    ways: { rutschBerger: 'Rutsch-Berger', rutsch: 'Rutsch' },
    seating: 'Seating {seating} of {of} · games of round {round}',
    table: 'Table',
    free: 'Free',
    moves: 'When the round is over everybody follows the arrow; who has none stays.',
    last: 'The last seating: nobody moves on.',
  },
  {
    title: 'Places par {way}',
    ways: { rutschBerger: 'Rutsch-Berger', rutsch: 'Rutsch' },
    seating: 'Installation {seating} sur {of} · parties de la ronde {round}',
    table: 'Table',
    free: 'Exempt',
    moves: 'La ronde finie, chacun suit la flèche ; qui n’en a pas reste à sa place.',
    last: 'Dernière installation : personne ne bouge plus.',
  },
);

/** Whether the event can be seated this way (LA 3.1; 002:190). */
export const mayBeSeated =
  (way: SeatingWay) =>
  (state: Tournament): boolean =>
    seatingsOf(state).includes(way);

/** A sheet a seating: who sits where with which colour, and where everybody goes from there. */
export const seatingPlan =
  (way: SeatingWay): PaperMaker =>
  (state, { language }) => {
    if (!mayBeSeated(way)(state)) return failure({ code: 'paper.notForThisEvent' });
    const views = seatViews(state, way);
    if (views === null || views.length === 0) return failure({ code: 'paper.notPublished' });
    const words = WORDS[language];
    const shown = playerShower(state);
    return success(
      views.map((view): PaperSheet => {
        const { seating, of, round, tables, free, moves } = view;
        const seated = seatIn(view, (id) => shown(id).name);
        return {
          title: fill(words.title, { way: words.ways[way] }),
          round: fill(words.seating, { seating, of, round }),
          ...{ draft: false, landscape: false },
          body: {
            layout: 'seats',
            table: words.table,
            tables: tables.map(({ table, first, second, white }) => {
              const isGame = first !== null && second !== null;
              return {
                table: String(table),
                first: seated(first, isGame ? white === 'first' : null),
                second: seated(second, isGame ? white === 'second' : null),
              };
            }),
            // Who sits opposite an empty place is free there.
            foot: isSeated(view, free) ? null : seated(free, null),
            free: words.free,
            moves: moves.map((move) => planned(move)),
            note: moves.length === 0 ? words.last : words.moves,
          },
        };
      }),
    );
  };

const isSeated = ({ tables }: SeatsView, player: number | null): boolean =>
  tables.some(({ first, second }) => first === player || second === player);

const seatIn =
  (
    { players }: SeatsView,
    nameOf: (id: NonNullable<ReturnType<SeatsView['players']['get']>>) => string,
  ) =>
  (number: number | null, isWhite: boolean | null): PlannedSeat | null => {
    const id = number === null ? undefined : players.get(number as Tpn);
    return id === undefined
      ? null
      : { number: { figure: String(number) }, name: nameOf(id), white: isWhite };
  };

const planned = ({
  from,
  to,
}: Move): { readonly from: PlannedPlace; readonly to: PlannedPlace } => ({
  from: placeOf(from),
  to: placeOf(to),
});

/** Tables from the top, the first row on the left; the foot is below them. */
const placeOf = (place: SeatPlace): PlannedPlace =>
  place.table === null ? { table: 0, row: 'first' } : { table: place.table, row: place.row };
