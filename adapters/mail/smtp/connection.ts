import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailResult } from '../port.ts';
import type { Letter } from './mime-message.ts';
import { type Failure, outcomeOf, type Stage, tooLate } from './outcome.ts';
import type { ServerAddress } from './server-address.ts';

export type Timeouts = {
  /** Until the server has greeted us and TLS is up. */
  connectMs: number;
  /** The longest silence between replies. */
  silenceMs: number;
  /** For one whole message: a slow server must not hold it forever. */
  wholeMs: number;
};

export const smtpTo = (address: Omit<ServerAddress, 'credentials'>, { connectMs, silenceMs }: Timeouts) =>
  new SMTPConnection({
    ...address,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
  });

/** Servers accept at least this many messages per connection; the most common limit is a hundred. */
const mostMessages = 50;

/**
 * One connection, over which messages go one after another, each with one outcome. nodemailer's transports do not distinguish a
 * silence while connecting from one after the message, so the steps are taken one by one and the stage is known.
 */
export class Connection {
  readonly #smtp: SMTPConnection;
  readonly #credentials: ServerAddress['credentials'];
  readonly #wholeMs: number;
  #accepted = 0;
  #isOpen = true;
  /** Of the current or last message; also receives errors while the connection closes. */
  #fail: (failure: Failure) => void = () => {};

  /** `ended` is called once, whichever side ends it. */
  constructor({ credentials, ...address }: ServerAddress, timeouts: Timeouts, ended: () => void) {
    this.#credentials = credentials;
    this.#wholeMs = timeouts.wholeMs;
    this.#smtp = smtpTo(address, timeouts);
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

  /** `gone`: the server closed after the previous message, and this one was not offered to it. */
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

  quit(): void {
    this.#smtp.quit();
  }

  close(): void {
    this.#smtp.close();
  }
}

/** Whether the server closed the connection, rather than rejecting this message or timing out. */
const isLeaving = ({ code, responseCode }: Failure): boolean =>
  code !== tooLate && (responseCode === undefined || responseCode === 421);
