/** The grids as printed (Livre de l'Arbitre, lines 6357-6535): colour and opponent, player by player. */
export const PRINTED_GRIDS: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> =
  {
    4: {
      A: ['wB1 bD1 wC1', 'bC2 wB2 bD2', 'wD3 bC3 wB3', 'bB4 wD4 bC4'],
      B: ['bA1 wC1 wD1', 'wD2 bA2 bC2', 'wC3 bD3 bA3', 'wA4 bC4 wD4'],
      C: ['wD1 bB1 bA1', 'wA2 bD2 wB2', 'bB3 wA3 bD3', 'bD4 wB4 wA4'],
      D: ['bC1 wA1 bB1', 'bB2 wC2 wA2', 'bA3 wB3 wC3', 'wC4 bA4 bB4'],
    },
    5: {
      A: ['wD1 bB2 wC1 bE1', 'bC2 wE2 bD2 wB1', 'wE3 bC3 wB4 bD3', 'bB3 wD4 bE4 wC4'],
      B: ['wC1 bD1 wE1 bA2', 'bE2 wA1 bC2 wD2', 'wA4 bE3 wD3 bC3', 'bD4 wC4 bA3 wE4'],
      C: ['bB1 wE1 bA1 wD1', 'wA2 bD2 wB2 bE2', 'bD3 wA3 bE3 wB3', 'wE4 bB4 wD4 bA4'],
      D: ['bA1 wB1 wE2 bC1', 'bE1 wC2 wA2 bB2', 'wC3 bE4 bB3 wA3', 'wB4 bA4 bC4 wE3'],
      E: ['wD2 bC1 bB1 wA1', 'wB2 bA2 bD1 wC2', 'bA3 wB3 wC3 bD4', 'bC4 wD3 wA4 bB4'],
    },
    6: {
      A: ['wB1 bF1 wD1', 'bC2 wE2 bF2', 'bD3 wC3 wB3', 'wF4 bB4 bE4'],
      B: ['bA1 wE1 bC1', 'wF2 bD2 wE2', 'bC3 wF3 bA3', 'bE4 wA4 wD4'],
      C: ['bE1 wD1 wB1', 'wA2 bF2 wD2', 'wB3 bA3 wE3', 'bD4 wE4 bF4'],
      D: ['wF1 bC1 bA1', 'bE2 wB2 bC2', 'wA3 bE3 wF3', 'wC4 bF4 bB4'],
      E: ['wC1 bB1 wF1', 'wD2 bA2 bB2', 'bF3 wD3 bC3', 'wB4 bC4 wA4'],
      F: ['bD1 wA1 bE1', 'bB2 wC2 wA2', 'wE3 bB3 bD3', 'bA4 wD4 wC4'],
    },
  };
