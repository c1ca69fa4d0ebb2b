import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './program.ts';

export type Answer = { status: number; code: string; body: Record<string, unknown> };

const patienceMs = 60_000;

/**
 * A visitor's browser without a screen. When the program dies under a request it waits until the program is back and
 * asks the same again, as a person does who presses the button once more.
 */
export class Browser {
  readonly #program: Program;
  #cookie = '';

  constructor(program: Program) {
    this.#program = program;
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    for (;;) {
      await this.#program.isOpen();
      const answer = await this.#try(method, path, body);
      if (answer && ![500, 503].includes(answer.status)) return answer;
      await pause(50); // the program may be dead a moment before anybody has noticed
    }
  }

  async #try(method: string, path: string, body?: object): Promise<Answer | null> {
    try {
      const response = await fetch(this.#program.url + path, {
        method,
        headers: {
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      if (response.status === 500) this.#program.failures += 1;
      this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
      const said: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
      return { status: response.status, code: String(said.code ?? ''), body: said };
    } catch {
      return null; // cut off: nobody knows whether it was done
    }
  }
}
