import type { PairingRequest, RoundPairing } from '@ronde/core/pairing/system.ts';
import { displayPoints, pointsFromTenths } from '@ronde/core/rules/points.ts';
import { isPlayed } from '@ronde/core/rules/outcome.ts';
import { pairingPointsOfRound } from '@ronde/core/rules/scoring.ts';
import { table } from '../table.ts';

/** Every player with score, colours, opponents and the new pairing: what an arbiter ticks off. */
export function checklist(request: PairingRequest, { pairs, bye }: RoundPairing): string {
  const next = new Map<number, string>();
  for (const { white, black } of pairs) {
    next.set(white, `w ${black}`);
    next.set(black, `b ${white}`);
  }
  if (bye !== null) next.set(bye, 'bye');
  const lines = request.players.map((player) => {
    let score = 0;
    for (const round of player.rounds) score += pairingPointsOfRound(round, request.scoring);
    const colours = player.rounds.map(({ colour, outcome }) =>
      colour !== null && isPlayed(outcome) ? colour.charAt(0) : '-',
    );
    return {
      score,
      tpn: player.tpn,
      cells: [
        String(player.tpn),
        displayPoints(pointsFromTenths(score), 'en'),
        colours.join(''),
        player.rounds.map(({ opponent }) => opponent ?? 0).join(' '),
        next.get(player.tpn) ?? '',
      ],
    };
  });
  lines.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return table([['ID', 'Pts', 'Colours', 'Opponents', 'Next'], ...lines.map(({ cells }) => cells)]);
}
