/** @jsxImportSource preact */
import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Wall } from '../sheet.ts';
import { Quiet } from './quiet.tsx';

/** A picture as large as it fits, whole, on black or white; one that was taken away is said to be. */
export function Picture(props: {
  readonly page: Extract<HallPage, { view: 'picture' }>;
  readonly wall: Wall;
}): JSX.Element {
  const { picture, ground } = props.page;
  const { tournament, saying } = props.wall;
  const [gone, setGone] = useState(false);
  if (gone) return <Quiet text={(w) => w.empty.picture} saying={saying} />;
  return (
    <div class="shown-picture" data-ground={ground}>
      <img
        src={`/api/tournaments/${encodeURIComponent(tournament)}/pictures/${picture}`}
        alt=""
        onError={() => {
          setGone(true);
        }}
      />
    </div>
  );
}
