import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailResult } from '../port.ts';
import type { Letter } from './mime-message.ts';
import { type Failure, outcomeOf, type Stage, tooLate } from './outcome.ts';
import type { ServerAddress } from './server-address.ts';

export type Timeouts = {
  /** Until the server has greeted us and the way is protected. */
  connectMs: number;
  /** The longest silence in between. */
  silenceMs: number;
  /** For all of one message: a server that drips does not hold a message for ever. */
  wholeMs: number;
};

/** Servers take so many messages over one connection at least; the most common limit is a hundred. */
const mostMessages = 50;

/**
 * One connection, over which messages go one after another, each with one outcome. nodemailer's transports do not tell a
 * silence while connecting from one after the message, so the steps are taken one by one and the stage is known.
 */
export class Connection {
  readonly #smtp: SMTPConnection;
  readonly #credentials: ServerAddress['credentials'];
  readonly #wholeMs: number;
  #accepted = 0;
  #isOpen = true;
  /** Of the message that is being sent, or was last: also hears of troubles while the two say goodbye. */
  #fail: (failure: Failure) => void = () => {};

  /** `ended` is called once, whoever ends it. */
  constructor({ credentials, ...address }: ServerAddress, timeouts: Timeouts, ended: () => void) {
    this.#credentials = credentials;
    this.#wholeMs = timeouts.wholeMs;
    this.#smtp = new SMTPConnection({
      ...address,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.silenceMs,
    });
    this.#smtp.on('error', (failure) => this.#fail(failure));
    this.#smtp.once('end', () => {
      this.#isOpen = false;
      ended();
      this.#fail({ message: 'the connection was closed' });
    });
  }

  /** Whether another message may follow the last one, which was taken. */
  get takesMore(): boolean {
    return this.#isOpen && this.#accepted > 0 && this.#accepted < mostMessages;
  }

  /**
   * Sends a message. `gone`: the server had left after the message before, and this one was not offered to it. After
   * anything but an acceptance the connection is closed.
   */
  send(letter: Letter): Promise<MailResult | 'gone'> {
    const isKept = this.#accepted > 0;
    let stage: Stage = isKept ? 'sending' : 'connecting';
    return new Promise((resolve) => {
      const end = (result: MailResult | 'gone') => {
        clearTimeout(whole);
        resolve(result);
      };
      const judge = (failure: Failure) =>
        end(isKept && stage !== 'offered' && isLeaving(failure) ? 'gone' : outcomeOf(failure, stage));
      const fail = (failure: Failure) => {
        judge(failure);
        this.close();
      };
      const whole = setTimeout(() => fail({ message: 'the server took too long', code: tooLate }), this.#wholeMs);
      this.#fail = fail;

      const send = () => {
        stage = 'sending';
        const content = Readable.from(letter.raw);
        // Read once the server waits for it. Its end comes before the dot that ends the message goes out.
        content.once('end', () => {
          stage = 'offered';
        });
        const envelope = { from: letter.from, to: letter.to, size: letter.raw.byteLength };
        this.#smtp.send(envelope, content, (failure, sent) => {
          if (failure) {
            judge(failure);
            return this.quit();
          }
          this.#accepted += 1;
          end({ state: 'accepted', providerId: sent?.response ?? '' });
        });
      };
      const signIn = () => {
        if (this.#credentials === null) return send();
        stage = 'signing-in';
        return this.#smtp.login(this.#credentials, (failure) => (failure ? fail(failure) : send()));
      };
      if (isKept) send();
      else this.#smtp.connect((failure) => (failure ? fail(failure) : signIn()));
    });
  }

  /** Says goodbye. */
  quit(): void {
    this.#smtp.quit();
  }

  close(): void {
    this.#smtp.close();
  }
}

/** Whether the server ended the connection, and did not speak of this message or fall silent. */
const isLeaving = ({ code, responseCode }: Failure): boolean =>
  code !== tooLate && (responseCode === undefined || responseCode === 421);
