import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal } from './testing/terminal.ts';

const terminal = openTerminal();
afterAll(() => {
  terminal.remove();
});
const ronde: typeof terminal.ronde = (args, typed) => terminal.ronde(args, typed);

describe('ronde needs', () => {
  it('[LA 7, E.01 D] notes, lists, tells the boards and the hall', async () => {
    await ronde(['new', 'Spring', '--rounds', '3', '--first-day', '2026-03-07']);
    await ronde(['enter', 'spring', 'Gambit, Luce', '--rating', '2000']);
    await ronde(['enter', 'spring', 'Pion, Tom', '--rating', '1900']);
    expect((await ronde(['needs', 'spring'])).out).toContain('Nothing was noted');
    const set = ['needs', 'spring', 'set', 'Gambit'];
    const noted = await ronde([...set, '--kind', 'visual', '--aid', 'secondBoard']);
    expect([noted.code, noted.out]).toEqual([0, expect.stringContaining('visual disability')]);
    // What is not said stays; a name alone is a proposal.
    const named = await ronde([...set, '--assistant', 'Aide, Luce']);
    expect(named.out).toContain('special second board');
    const listed = await ronde(['needs', 'spring', '--json']);
    expect(listed.json()).toMatchObject({
      players: [
        {
          name: 'Gambit, Luce',
          needs: { kinds: ['visual'], assistant: { standing: 'proposed', name: 'Aide, Luce' } },
        },
      ],
      round: null,
    });
    expect((await ronde(['needs', 'spring', 'round'])).out).toContain('No round is paired');
    const hall = await ronde(['needs', 'spring', 'hall', 'secondBoard']);
    expect(hall.out).toContain('In the hall, special second board: looked at');
    const french = await ronde(['needs', 'spring', 'hall'], { language: 'fr' });
    expect(french.out).toMatch(/second échiquier spécial \(LA 7\.2\).* vu/);
    const open = await ronde(['needs', 'spring', 'hall', 'secondBoard', '--open']);
    expect(open.out).toContain('to be looked at');
    const struck = await ronde([...set, '--nothing']);
    expect(struck.out).toContain('Needs of Gambit, Luce: –');
  });

  it('[E.01 D.2.1] announces a move in the German words', async () => {
    const said = await ronde(['needs', 'spring', 'announce', 'Cg1f3'], { language: 'fr' });
    expect(said.out).toBe('Springer gustav eins felix drei\n');
    const after = ['needs', 'spring', 'announce', 'Nf3', '--after', '1. e4 e5', '--json'];
    expect((await ronde(after)).json()).toEqual({
      said: 'Springer gustav eins felix drei',
      move: 'Ng1-f3',
    });
  });

  it.each([
    [['announce'], 'Say which move'],
    [['announce', 'Nf3'], 'does not say where the piece comes from'],
    [['announce', 'e7e8'], 'what the pawn becomes'],
    [['set'], 'Say of whom'],
    [['set', 'Gambit', '--kind', 'giant'], 'giant'],
    [['hall', 'lift'], 'lift'],
    [['round', '7'], 'Round 7 is not paired yet'],
    [['dance'], 'dance'],
  ])('refuses %j with the way on', async (args, sentence) => {
    const { code, said } = await ronde(['needs', 'spring', ...args]);
    expect([code, said]).toEqual([3, expect.stringContaining(sentence)]);
  });

  it('refuses an assistant who is accepted without a name', async () => {
    const { said } = await ronde(['needs', 'spring', 'set', 'Gambit', '--standing', 'accepted']);
    expect(said).toContain('has a name');
  });
});
