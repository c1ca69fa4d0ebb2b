import { onOff, type Reader } from './faults.ts';

export type TextCredentials = { accountSid: string; authToken: string; from: string };

const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** The text message provider's credentials: all of them or none. */
export function readTextCredentials(read: Reader): TextCredentials | null {
  if (!read.together(names, 'other credentials of Twilio (TWILIO_…) are given')) return null;
  const accountSid = read.parsed('TWILIO_ACCOUNT_SID', '', account, 'must be AC and 32 hexadecimal digits');
  const from = read.parsed('TWILIO_FROM', '', sender, 'must be a number like +15145550142 or a service like MG…');
  return { accountSid, authToken: read.text('TWILIO_AUTH_TOKEN') ?? '', from };
}

const account = (text: string) => (/^AC[0-9a-f]{32}$/.test(text) ? text : null);

const sender = (text: string) => (/^(\+[1-9]\d{6,14}|\d{5,6}|MG[0-9a-f]{32})$/.test(text) ? text : null);

/** What the operator declares about the sender, since only the provider's own pages show it. */
export type TextSenderStated = { verified: boolean; countries: readonly string[] };

export const readTextSender = (read: Reader): TextSenderStated => ({
  verified: read.choice('TWILIO_VERIFIED', false, onOff),
  countries: read.parsed<readonly string[]>('TWILIO_COUNTRIES', [], countries, 'must be country codes like CA,US'),
});

const countries = (text: string) => {
  const codes = text
    .toUpperCase()
    .split(',')
    .map((code) => code.trim());
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? codes : null;
};
