import { expect } from '@playwright/test';
import type { TestApp } from './test-app.ts';

export type ReceivedMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; base64: string }[];
};

export const customerAddress = 'camille@example.com';

const read = async <T>(testApp: TestApp, path: string): Promise<T> => (await fetch(`${testApp.url}${path}`)).json();

/** What reached an address, newest first. */
export const mailsTo = (testApp: TestApp, to = customerAddress): Promise<ReceivedMail[]> =>
  read<ReceivedMail[]>(testApp, `/sandbox/mail.json?to=${encodeURIComponent(to)}`);

/** The newest mail with such a subject, once it has come. */
export async function mailAbout(testApp: TestApp, subject: RegExp, to = customerAddress): Promise<ReceivedMail> {
  const found = async () => (await mailsTo(testApp, to)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await found())?.subject, { timeout: 30_000 }).toMatch(subject);
  const mail = await found();
  if (!mail) throw new Error(`no mail about ${subject}`);
  return mail;
}

/** The first link of a mail or a text that leads there. */
export function linkIn(words: string, path: RegExp): string {
  const link = words.match(/https?:\/\/\S+/g)?.find((address) => path.test(address));
  if (!link) throw new Error(`no link to ${path} in: ${words}`);
  return link;
}

const fileOf = ({ attachments }: ReceivedMail, type: string): Buffer => {
  const file = attachments.findLast(({ contentType }) => contentType.startsWith(type));
  if (!file) throw new Error(`no file of ${type}`);
  return Buffer.from(file.base64, 'base64');
};

/** A field of a mail's calendar file, whose folded lines are joined. */
export function calendarField(mail: ReceivedMail, field: string): string | undefined {
  const lines = fileOf(mail, 'text/calendar').toString('utf8').replaceAll('\r\n ', '').split('\r\n');
  return lines.find((line) => line.startsWith(`${field}:`) || line.startsWith(`${field};`))?.replace(/^[^:]*:/, '');
}

/** In the language of the mail: a French copy comes before it. */
export const invoiceOf = (mail: ReceivedMail): Buffer => fileOf(mail, 'application/pdf');

/** What reached a phone, newest first. */
export const textsTo = (testApp: TestApp, phone = '514 555-0100'): Promise<{ to: string; body: string }[]> =>
  read(testApp, `/sandbox/sms.json?to=${encodeURIComponent(phone)}`);

/** The newest text with such words, once it has come. */
export async function textAbout(testApp: TestApp, words: RegExp, phone?: string): Promise<string> {
  const found = async () => (await textsTo(testApp, phone)).find(({ body }) => words.test(body))?.body;
  await expect.poll(found, { timeout: 30_000 }).toMatch(words);
  return (await found()) ?? '';
}

/** Runs a job and waits until it is done. */
export async function runs(testApp: TestApp, job: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${testApp.url}/sandbox/run/${job}`, { method: 'POST' });
  expect(answer.status).toBe(200);
  return answer.json();
}

const rain = { precipitationChance: 90, precipitationMm: 12, temperatureC: 9, gustKmh: 40, condition: 'rain' };

/** Sets the forecast of a day. */
export async function itWillRain(testApp: TestApp, date: string): Promise<void> {
  const answer = await fetch(`${testApp.url}/sandbox/weather/${date}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rain),
  });
  expect(answer.status).toBeLessThan(300);
}
