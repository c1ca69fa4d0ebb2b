import type { MailService } from '#adapters/mail/port.ts';
import { smtpMail } from '#adapters/mail/smtp/client.ts';
import { type ScriptedSmtp, type SmtpScript, scriptedSmtp } from './scripted-smtp.ts';

const timeouts = { connectMs: 10_000, silenceMs: 10_000, wholeMs: 15_000 };

/** For a server that will say nothing. */
export const shortTimeouts = { connectMs: 1_000, silenceMs: 1_000 };

/** Scripted mail servers and clients before them, all closed together. */
export function smtpServer() {
  const closing: (() => Promise<void>)[] = [];
  return {
    async aServer(script?: SmtpScript): Promise<ScriptedSmtp> {
      const server = await scriptedSmtp(script);
      closing.push(server.close);
      return server;
    },
    aService(url: string, more: Partial<typeof timeouts> = {}): MailService {
      const service = smtpMail({ url, timeouts: { ...timeouts, ...more } });
      closing.push(service.close);
      return service;
    },
    async closeAll(): Promise<void> {
      for (const close of closing.splice(0)) await close();
    },
  };
}

/** The same server, for who has a name and a password. */
export const withLogin = (url: string): string => url.replace('smtp://', 'smtp://house:open%20sesame@');
