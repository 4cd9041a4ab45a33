import { drawMolter, MOLTER_TEAMS, type MolterDraw } from './draw.ts';

/** Teams that may stay away from an event that is prepared for it. */
const DEFECTIONS = 2;

/** The same event with one team less, and with two (Livre de l'Arbitre 3.2). */
export function packOf({ teams, players }: MolterDraw, rounds: number): MolterDraw[] {
  return Array.from({ length: DEFECTIONS }, (_, index) => teams - 1 - index)
    .filter((fewer) => fewer >= MOLTER_TEAMS.least)
    .flatMap((fewer) => {
      const drawn = mostRounds(fewer, players, rounds);
      return drawn ? [drawn] : [];
    });
}

/** As many rounds as were asked for, or the most the smaller table has. */
function mostRounds(teams: number, players: number, rounds: number): MolterDraw | null {
  const drawn = drawMolter({ teams, players, rounds });
  if (drawn.ok) return drawn.value;
  const fewer = drawn.error.code === 'rounds' ? drawn.error.rounds : [];
  const most = Math.max(0, ...fewer.filter((count) => count < rounds));
  return most === 0 ? null : mostRounds(teams, players, most);
}
