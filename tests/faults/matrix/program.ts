// The program in a process of its own, which does one thing after another as it is told, and dies where it is told.
import type { Strike } from './interposer.ts';
import { type Action, openProgram, type Where } from './program-under-test.ts';

export type Task = {
  where: Where;
  /** Its clock stands still: what it is told to do takes no time. */
  now: string;
  actions: Action[];
  strike: Strike | null;
};
/** `ready`: it may be told. `done`: it did everything and still lives. */
export type Word = 'ready' | 'done';

const say = (word: Word) => process.send?.(word);

process.on('message', async ({ where, now, actions, strike }: Task) => {
  const at = new Date(now);
  const program = openProgram({ ...where, clock: { now: () => at } });
  program.interposer.strike(strike);
  for (const action of actions) await program.perform(action);
  await program.close();
  say('done');
});
process.on('disconnect', () => process.exit());
say('ready');
