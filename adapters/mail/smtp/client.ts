import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailService } from '../port.ts';
import { attempt, type Timeouts } from './attempt.ts';
import { letterOf } from './mime-message.ts';
import { serverAddress } from './server-address.ts';

export type SmtpSettings = { url: string; timeouts?: Timeouts };

const defaultTimeouts: Timeouts = { connectMs: 10_000, silenceMs: 60_000, wholeMs: 120_000 };

/**
 * Hands mails to a server over SMTP, each over a connection of its own. Never throws for what the outside does, and
 * never repeats by itself: every failure is a result that tells whether the message could have been taken.
 */
export function smtpMail({ url, timeouts = defaultTimeouts }: SmtpSettings): MailService {
  const server = serverAddress(url);
  const open = new Set<SMTPConnection>();
  return {
    async send(mail) {
      const letter = letterOf(mail);
      if (letter === null) return { state: 'refused', detail: 'not an e-mail address', problem: 'address' };
      return attempt(server, letter, timeouts, open);
    },
    async close() {
      for (const connection of open) connection.close();
    },
  };
}
