import type { TableData } from '../table-data.ts';

/** The tables of three to five teams (Livre de l'Arbitre 3.2), boards in order, White first. */
export const THREE_TO_FIVE_TEAMS: readonly TableData[] = [
  {
    table: '1',
    teams: 3,
    players: 12,
    status: 'printed',
    rounds: [
      `A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4 A5-B5 C5-A6 B6-C6 C7-B7 A7-C8 B8-A8 B9-C9 A9-B10 C10-A10
      A11-C11 B11-A12 C12-B12`,
      `B1-A1 C1-B2 A2-C2 C3-A3 B3-C4 A4-B4 B5-C5 C6-A5 A6-B6 B7-A7 A8-C7 C8-B8 C9-A9 A10-B9 B10-C10
      C11-B11 B12-A11 A12-C12`,
    ],
    autonomous: `A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4 B5-A5 A6-C5 C6-B6 B7-C7 C8-A7 A8-B8 C9-B9 B10-A9 A10-C10
      C11-A11 A12-B11 B12-C12`,
  },
  {
    table: '2',
    teams: 3,
    players: 6,
    status: 'printed',
    marks: { R2: 'repaired', a: 'repaired' },
    rounds: [
      'A1-C1 C2-B1 B2-A2 A3-B3 C3-A4 B4-C4 A5-B5 B6-C5 C6-A6',
      'B1-A1 C1-B2 A2-C2 B3-C3 C4-A3 A4-B4 C5-A5 B5-C6 A6-B6',
    ],
    autonomous: 'A1-C1 C2-B1 B2-A2 B3-A3 A4-C3 C4-B4 A5-B5 B6-C5 C6-A6',
  },
  {
    table: '3',
    teams: 3,
    players: 10,
    status: 'printed',
    rounds: [
      `A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4 A5-C5 B5-A6 C6-B6 A7-B7 C7-A8 B8-C8 C9-B9 A9-C10 B10-A10`,
      `B1-A1 C1-B2 A2-C2 C3-A3 B3-C4 A4-B4 C5-B5 B6-A5 A6-C6 B7-C7 C8-A7 A8-B8 B9-A9 A10-C9 C10-B10`,
    ],
    autonomous: `A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4 A5-C5 B5-A6 C6-B6 A7-B7 C7-A8 B8-C8 C9-B9 A9-C10 B10-A10`,
  },
  {
    table: '4',
    teams: 4,
    players: 4,
    status: 'printed',
    rounds: [
      'A1-B1 C1-D1 B2-D2 C2-A2 A3-D3 B3-C3 B4-A4 D4-C4',
      'B1-C1 D1-A1 A2-B2 D2-C2 C3-A3 D3-B3 A4-D4 C4-B4',
    ],
    autonomous: 'A1-C1 B1-D1 C2-B2 D2-A2 A3-B3 D3-C3 B4-D4 C4-A4',
  },
  {
    table: '5',
    teams: 4,
    players: 12,
    status: 'printed',
    rounds: [
      `A1-B1 C1-D1 B2-D2 C2-A2 A3-D3 B3-C3 C4-B4 D4-A4 A5-C5 D5-B5 B6-A6 D6-C6 A7-B7 C7-D7 C8-A8
      B8-D8 A9-D9 B9-C9 C10-B10 D10-A10 A11-C11 D11-B11 B12-A12 D12-C12`,
      `B1-C1 D1-A1 A2-B2 D2-C2 C3-A3 D3-B3 A4-C4 B4-D4 B5-A5 C5-D5 A6-D6 C6-B6 B7-C7 D7-A7 A8-B8
      D8-C8 C9-A9 D9-B9 A10-C10 B10-D10 B11-A11 C11-D11 A12-D12 C12-B12`,
    ],
    autonomous: `A1-C1 B1-D1 C2-B2 D2-A2 A3-B3 C3-D3 B4-A4 D4-C4 A5-D5 B5-C5 C6-A6 D6-B6 C7-A7 D7-B7 A8-D8
      B8-C8 B9-A9 C9-D9 A10-B10 D10-C10 C11-B11 D11-A11 A12-C12 B12-D12`,
  },
  {
    table: '6',
    teams: 4,
    players: 8,
    status: 'printed',
    marks: { R1: 'repaired', R2: 'repaired' },
    rounds: [
      `A1-B1 C1-D1 B2-D2 C2-A2 C3-B3 D3-A3 A4-C4 D4-B4 B5-A5 D5-C5 A6-D6 B6-C6 B7-D7 C7-A7 A8-B8
      C8-D8`,
      `B1-C1 D1-A1 A2-B2 D2-C2 A3-C3 B3-D3 B4-A4 C4-D4 A5-D5 C5-B5 C6-A6 D6-B6 A7-B7 D7-C7 B8-C8
      D8-A8`,
    ],
    autonomous: `A1-C1 B1-D1 C2-B2 D2-A2 A3-B3 C3-D3 B4-C4 D4-A4 A5-C5 D5-B5 B6-A6 C6-D6 A7-D7 B7-C7 C8-A8
      D8-B8`,
  },
  {
    table: '7',
    teams: 4,
    players: 10,
    status: 'printed',
    marks: { a: 'repaired' },
    rounds: [
      `A1-B1 C1-D1 B2-D2 C2-A2 A3-D3 B3-C3 B4-A4 D4-C4 A5-C5 D5-B5 C6-B6 D6-A6 A7-B7 C7-D7 C8-B8
      D8-A8 A9-C9 D9-B9 B10-A10 D10-C10`,
      `B1-C1 D1-A1 A2-B2 D2-C2 C3-A3 D3-B3 A4-D4 C4-B4 B5-A5 C5-D5 A6-C6 B6-D6 B7-C7 D7-A7 A8-C8
      B8-D8 B9-A9 C9-D9 A10-D10 C10-B10`,
    ],
    autonomous: `A1-C1 B1-D1 C2-B2 D2-A2 A3-B3 D3-C3 B4-D4 C4-A4 A5-D5 B5-C5 B6-A6 D6-C6 D7-B7 C7-A7 A8-B8
      C8-D8 A9-D9 B9-C9 D10-B10 C10-A10`,
  },
  {
    table: '8',
    teams: 5,
    players: 12,
    status: 'printed',
    rounds: [
      `A1-D1 B1-C1 E1-D2 C2-A2 E2-B2 A3-E3 D3-C3 B3-A4 C4-E4 D4-B4 C5-A5 E5-B5 E6-D5 A6-D6 B6-C6
      C7-B7 D7-A7 D8-E7 A8-C8 B8-E8 B9-D9 E9-C9 A9-B10 C10-D10 E10-A10 A11-C11 B11-E11 D11-E12
      C12-B12 D12-A12`,
      `C1-E1 D1-B1 B2-A1 A2-E2 D2-C2 C3-A3 E3-B3 E4-D3 A4-D4 B4-C4 A5-E5 D5-C5 B5-A6 C6-E6 D6-B6
      B7-D7 E7-C7 A7-B8 C8-D8 E8-A8 C9-B9 D9-A9 D10-E9 A10-C10 B10-E10 C11-D11 E11-A11 A12-B11
      B12-D12 E12-C12`,
      `A1-C1 B1-E1 D1-E2 C2-B2 D2-A2 B3-D3 E3-C3 A3-B4 C4-D4 E4-A4 C5-B5 D5-A5 D6-E5 A6-C6 B6-E6
      C7-A7 E7-B7 E8-D7 A8-D8 B8-C8 A9-E9 D9-C9 B9-A10 C10-E10 D10-B10 A11-D11 B11-C11 E11-D12
      C12-A12 E12-B12`,
      `C1-D1 E1-A1 A2-B1 B2-D2 E2-C2 C3-B3 D3-A3 D4-E3 A4-C4 B4-E4 B5-D5 E5-C5 A5-B6 C6-D6 E6-A6
      A7-E7 D7-C7 B7-A8 C8-E8 D8-B8 C9-A9 E9-B9 E10-D9 A10-D10 B10-C10 C11-E11 D11-B11 B12-A11
      A12-E12 D12-C12`,
    ],
    autonomous: `A1-C1 B1-E1 E2-D1 C2-B2 D2-A2 D3-B3 E3-C3 B4-A3 A4-E4 C4-D4 A5-D5 B5-C5 D6-E5 C6-A6 E6-B6
      D7-C7 E7-A7 A8-B7 B8-D8 C8-E8 D9-C9 E9-A9 A10-B9 B10-D10 C10-E10 A11-D11 B11-C11 D12-E11
      C12-A12 E12-B12`,
  },
  {
    table: '9',
    teams: 5,
    players: 8,
    status: 'derived',
    rounds: [
      `A1-D1 B1-C1 E1-D2 C2-A2 E2-B2 A3-E3 D3-C3 B3-A4 C4-E4 D4-B4 B5-D5 E5-C5 A5-B6 C6-D6 E6-A6
      A7-C7 B7-E7 D7-E8 C8-B8 D8-A8`,
      `C1-E1 D1-B1 B2-A1 A2-E2 D2-C2 C3-A3 E3-B3 E4-D3 A4-D4 B4-C4 C5-B5 D5-A5 D6-E5 A6-C6 B6-E6
      C7-D7 E7-A7 A8-B7 B8-D8 E8-C8`,
      `A1-C1 B1-E1 D1-E2 C2-B2 D2-A2 B3-D3 E3-C3 A3-B4 C4-D4 E4-A4 A5-E5 D5-C5 B5-A6 C6-E6 D6-B6
      A7-D7 B7-C7 E7-D8 C8-A8 E8-B8`,
      `C1-D1 E1-A1 A2-B1 B2-D2 E2-C2 C3-B3 D3-A3 D4-E3 A4-C4 B4-E4 C5-A5 E5-B5 E6-D5 A6-D6 B6-C6
      C7-E7 D7-B7 B8-A7 A8-E8 D8-C8`,
    ],
    autonomous: `A1-C1 B1-E1 E2-D1 C2-B2 D2-A2 D3-B3 E3-C3 B4-A3 A4-E4 C4-D4 D5-C5 E5-A5 A6-B5 B6-D6 C6-E6
      A7-D7 B7-C7 D8-E7 C8-A8 E8-B8`,
  },
  {
    table: '10',
    teams: 5,
    players: 10,
    status: 'derived',
    rounds: [
      `A1-D1 B1-C1 E1-D2 C2-A2 E2-B2 A3-E3 D3-C3 B3-A4 C4-E4 D4-B4 C5-A5 E5-B5 E6-D5 A6-D6 B6-C6
      B7-D7 E7-C7 A7-B8 C8-D8 E8-A8 A9-C9 B9-E9 D9-E10 C10-B10 D10-A10`,
      `C1-E1 D1-B1 B2-A1 A2-E2 D2-C2 C3-A3 E3-B3 E4-D3 A4-D4 B4-C4 A5-E5 D5-C5 B5-A6 C6-E6 D6-B6
      C7-B7 D7-A7 D8-E7 A8-C8 B8-E8 C9-D9 E9-A9 A10-B9 B10-D10 E10-C10`,
      `A1-C1 B1-E1 D1-E2 C2-B2 D2-A2 B3-D3 E3-C3 A3-B4 C4-D4 E4-A4 C5-B5 D5-A5 D6-E5 A6-C6 B6-E6
      A7-E7 D7-C7 B7-A8 C8-E8 D8-B8 A9-D9 B9-C9 E9-D10 C10-A10 E10-B10`,
      `C1-D1 E1-A1 A2-B1 B2-D2 E2-C2 C3-B3 D3-A3 D4-E3 A4-C4 B4-E4 B5-D5 E5-C5 A5-B6 C6-D6 E6-A6
      C7-A7 E7-B7 E8-D7 A8-D8 B8-C8 C9-E9 D9-B9 B10-A9 A10-E10 D10-C10`,
    ],
    autonomous: `A1-C1 B1-E1 E2-D1 C2-B2 D2-A2 D3-B3 E3-C3 B4-A3 A4-E4 C4-D4 A5-D5 B5-C5 D6-E5 C6-A6 E6-B6
      D7-C7 E7-A7 A8-B7 B8-D8 C8-E8 A9-D9 B9-C9 D10-E9 C10-A10 E10-B10`,
  },
  {
    table: 'L3x4',
    teams: 3,
    players: 4,
    status: 'printed',
    rounds: [
      'A1-B1 A2-C1 B2-C2 C3-B3 C4-A3 B4-A4',
      'B1-C1 B2-A1 C2-A2 A3-C3 A4-B3 C4-B4',
      'C1-A1 C2-B1 A2-B2 B3-A3 B4-C3 A4-C4',
    ],
    autonomous: null,
  },
];
