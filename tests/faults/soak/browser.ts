import { setTimeout as pause } from 'node:timers/promises';
import { keyHeader } from '#contract/key-header.ts';
import { cookiesAfter } from '#tests/builders/operator.ts';

/** A call as its visitor had it answered, and when. */
export type Heard = { began: number; ended: number; refused: boolean; what: string };

/** Where a visitor goes. */
export type Site = {
  url: string;
  /** Answers that a visitor could make nothing of. */
  failures: number;
  /** Waits until the site is open. */
  isOpen(): Promise<void>;
  /** Told of each call: when it began and ended, and whether it was refused. */
  heard?(call: Heard): void;
};

export type Answer = { status: number; code: string; body: Record<string, unknown> };

const patienceMs = 60_000;

/**
 * A visitor's browser without a screen. When the program dies under a request it waits until the program is back and
 * asks the same again, as a person does who presses the button once more.
 */
export class Browser {
  readonly #site: Site;
  #cookie = '';
  /** Of the link by which the visitor came, shown with every call. */
  key: string | null = null;

  constructor(site: Site) {
    this.#site = site;
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    for (;;) {
      await this.#site.isOpen();
      const began = performance.now();
      const answer = await this.#try(method, path, body);
      const refused = answer === null || [500, 503].includes(answer.status);
      const what = `${method} ${path}: ${answer ? `${answer.status} ${answer.code}` : 'cut off'}`;
      this.#site.heard?.({ began, ended: performance.now(), refused, what });
      if (!refused) return answer;
      await pause(50); // the program may be dead a moment before anybody has noticed
    }
  }

  async #try(method: string, path: string, body?: object): Promise<Answer | null> {
    try {
      const response = await fetch(this.#site.url + path, {
        method,
        headers: {
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(this.key && { [keyHeader]: this.key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      if (response.status === 500) this.#site.failures += 1;
      this.#cookie = cookiesAfter(response.headers.getSetCookie(), this.#cookie);
      const said: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
      return { status: response.status, code: String(said.code ?? ''), body: said };
    } catch {
      return null; // cut off: nobody knows whether it was done
    }
  }
}
