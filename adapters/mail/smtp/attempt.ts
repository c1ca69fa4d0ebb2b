import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailResult } from '../port.ts';
import type { Letter } from './mime-message.ts';
import { type Failure, outcomeOf, type Stage } from './outcome.ts';
import type { ServerAddress } from './server-address.ts';

export type Timeouts = {
  /** Until the server has greeted us and the way is protected. */
  connectMs: number;
  /** The longest silence in between. */
  silenceMs: number;
  /** For all of it: a server that drips does not hold a message for ever. */
  wholeMs: number;
};

/**
 * One connection, one message, one outcome. nodemailer's transports do not tell a silence while connecting from one
 * after the message, so the steps are taken one by one and the stage is known.
 */
export function attempt(
  server: ServerAddress,
  letter: Letter,
  timeouts: Timeouts,
  open: Set<SMTPConnection>,
): Promise<MailResult> {
  const { credentials, ...address } = server;
  const connection = new SMTPConnection({
    ...address,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  });
  open.add(connection);
  let stage: Stage = 'connecting';

  return new Promise((resolve) => {
    const fail = (failure: Failure) => {
      resolve(outcomeOf(failure, stage));
      connection.close();
    };
    const whole = setTimeout(() => fail({ message: 'the server took too long' }), timeouts.wholeMs);
    // Also hears of troubles after the outcome, while the two say goodbye.
    connection.on('error', fail);
    connection.once('end', () => {
      clearTimeout(whole);
      open.delete(connection);
      fail({ message: 'the connection was closed' });
    });

    const send = () => {
      stage = 'sending';
      const content = Readable.from(letter.raw);
      // Read once the server waits for it. Its end comes before the dot that ends the message goes out.
      content.once('end', () => {
        stage = 'offered';
      });
      const envelope = { from: letter.from, to: letter.to, size: letter.raw.byteLength };
      connection.send(envelope, content, (failure, sent) => {
        resolve(failure ? outcomeOf(failure, stage) : { state: 'accepted', providerId: sent?.response ?? '' });
        connection.quit();
      });
    };
    const signIn = () => {
      if (credentials === null) return send();
      stage = 'signing-in';
      return connection.login(credentials, (failure) => (failure ? fail(failure) : send()));
    };
    connection.connect((failure) => (failure ? fail(failure) : signIn()));
  });
}
