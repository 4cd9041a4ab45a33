import { playerId, teamId } from '@ronde/core/rules/identity.ts';
import { deviceLink } from './by-http.ts';
import { everyPage, type PageToSee } from './every-page.ts';
import { beginRound, enterResults, inventedEvent } from './invented-event.ts';
import { deskAt } from './state-to-see.ts';

const [TEAMS, BOARDS] = [8, 4];

/** As long as the names of clubs come in real lists. */
const LONGEST = 'Cercle d’échecs de Saint-Martin-du-Haut-Pays et des Trois-Vallées 2';

/** Every page of a Swiss of teams in the middle of its third round. */
export async function teamPages(address: string): Promise<PageToSee[]> {
  const http = await inventedEvent(address, {
    ...{ name: 'Coupe des clubs de la Vallée des Brumes', players: TEAMS * BOARDS, rounds: 5 },
    settings: { kind: 'team', system: 'teamSwiss', tieBreaks: ['MPvGP', 'DE', 'BH'] },
  });
  for (let team = 0; team < TEAMS; team += 1) {
    const roster = Array.from({ length: BOARDS }, (_, board) =>
      playerId(`p${board * TEAMS + team + 1}`),
    );
    const name = team === 2 ? LONGEST : `Tour de Brume ${team + 1}`;
    await http.do({ type: 'enterTeam', team: { id: teamId(`t${team + 1}`), name, roster } });
  }
  for (const round of [1, 2, 3]) {
    await beginRound(http, round);
    await enterResults(http, round, round < 3 ? (TEAMS / 2) * BOARDS : 7);
    if (round < 3) await http.do({ type: 'closeRound', round });
  }
  const at = deskAt(address);
  const captain = { name: 'Captain', role: 'captain', team: teamId('t3') } as const;
  return [
    ...(await everyPage(address, http.tournament)),
    at(http.tournament, 'teams', 'teams'),
    at(http.tournament, 'line-ups', 'line-ups/3'),
    at(http.tournament, 'match-sheets', 'match-sheets/3'),
    at(http.tournament, 'team-rank', 'standings?panel=teamRank:::t3'),
    {
      name: 'phone-captain',
      kind: 'phone',
      address: async () =>
        `${address}${(await deviceLink(address, http.tournament, captain)).path}`,
    },
    {
      name: 'public-team',
      kind: 'public',
      address: () => `${address}/t/${encodeURIComponent(http.tournament)}/team-t3.html`,
    },
  ];
}
