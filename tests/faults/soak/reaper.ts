import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';

/** When the program is killed: after so many seconds of being open, or so often, evenly over the bookings. */
export type Kill = { everySeconds: number } | { times: number };

// Every so many kills the database dies too, as in a power cut.
const powerCutEvery = 5;

/** Kills the program and starts it again. */
export class Reaper {
  readonly #program: Program;
  readonly #kill: Kill;
  readonly #bookings: number;
  #progress = Promise.withResolvers<void>();
  #paid = 0;

  constructor(program: Program, kill: Kill, bookings: number) {
    this.#program = program;
    this.#kill = kill;
    this.#bookings = bookings;
  }

  told(paid: number): void {
    this.#paid = paid;
    this.#progress.resolve();
    this.#progress = Promise.withResolvers<void>();
  }

  async run(isOver: () => boolean): Promise<void> {
    for (;;) {
      await this.#due(isOver);
      if (isOver()) return;
      await this.#program.kill({ power: (this.#program.kills + 1) % powerCutEvery === 0 });
      await this.#program.start();
    }
  }

  async #due(isOver: () => boolean): Promise<void> {
    if ('everySeconds' in this.#kill) return pause(this.#kill.everySeconds * 1000);
    const step = this.#bookings / (this.#kill.times + 1);
    while (!isOver() && this.#paid < step * (this.#program.kills + 1)) await this.#progress.promise;
  }
}
