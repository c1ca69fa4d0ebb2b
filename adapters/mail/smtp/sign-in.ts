import { smtpTo, type Timeouts } from './connection.ts';
import { serverAddress } from './server-address.ts';

const defaultTimeouts: Timeouts = { connectMs: 5_000, silenceMs: 5_000, wholeMs: 10_000 };

/** Greets the server, signs in and leaves: why it would reject our mail, or null. Nothing is sent. */
export function signInFault(url: string, timeouts: Timeouts = defaultTimeouts): Promise<string | null> {
  const { credentials, ...address } = serverAddress(url);
  const connection = smtpTo(address, timeouts);
  return new Promise((resolve) => {
    const end = (fault: string | null) => {
      clearTimeout(whole);
      resolve(fault);
      if (fault === null) connection.quit();
      else connection.close();
    };
    const whole = setTimeout(() => end('the server took too long'), timeouts.wholeMs);
    const judge = (failure?: Error | null) => end(failure ? failure.message : null);
    connection.on('error', judge);
    connection.once('end', () => end('the connection was closed'));
    connection.connect((failure) => {
      if (failure || credentials === null) judge(failure);
      else connection.login(credentials, judge);
    });
  });
}
