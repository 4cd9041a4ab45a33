/** How many upfloats make a maximum upfloater (MaxT, 1.8.2), by the rounds of the event. */
export const maximumUpfloats = (rounds: number): number => 2 + Math.floor(rounds / 5);
