import type { SeatedPlayer, SeatingsView } from '@ronde/core/tournament/views/seatings.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language.tsx';
import { ColourDisc } from '../../parts/colour-disc.tsx';
import { CALENDAR_WORDS } from './calendar-words.ts';
import classes from './calendar.module.css';

/** Every seating of the round robin: who sits where at which table, with which colour. */
export function Seatings({ view }: { readonly view: SeatingsView }): ReactNode {
  const words = useWords(CALENDAR_WORDS);
  return (
    <div className={classes['rounds']}>
      {view.seatings.map(({ seating, round, tables, free }) => (
        <section key={seating} className={classes['round']} aria-labelledby={`seating-${seating}`}>
          <h2 id={`seating-${seating}`}>{words.seating(seating, round)}</h2>
          <table>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{words.table}</th>
                <th scope="col" colSpan={2}>
                  {words.seat}
                </th>
              </tr>
            </thead>
            <tbody>
              {tables.map(({ table, first, second, white }) => (
                <tr key={table}>
                  <td className={classes['board']}>{table}</td>
                  <td className={classes['white']}>
                    <Seat player={first} isWhite={white === 'first'} />
                  </td>
                  <td className={classes['black']}>
                    <Seat player={second} isWhite={white === 'second'} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {free !== null && (
            <p className={classes['rests']}>{words.free(`${free.tpn} ${free.name}`)}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function Seat(props: {
  readonly player: SeatedPlayer | null;
  readonly isWhite: boolean;
}): ReactNode {
  if (props.player === null) return '–';
  const { tpn, name } = props.player;
  return (
    <>
      <ColourDisc colour={props.isWhite ? 'white' : 'black'} /> {tpn} {name}
    </>
  );
}
