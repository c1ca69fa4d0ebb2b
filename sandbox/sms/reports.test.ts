import { describe, expect, it } from 'vitest';
import { twilioSms } from '#adapters/sms/twilio/sms.ts';
import { memoryTextBooks } from '#tests/builders/simulators/sms.ts';
import { simulatorAccount } from './account.ts';
import { deliver, type SignedForm, type Stage } from './reports.ts';

const account = simulatorAccount('a secret of the tests');
const callback = 'https://book.example.com/hooks/twilio/status?m=417';
const sid = `SM${'4'.repeat(32)}`;

const serviceOf = (of = account) => twilioSms({ ...of, baseUrl: 'http://127.0.0.1:1', statusUrl: callback });

async function delivered(stages?: readonly Stage[], statusCallback: string | null = callback) {
  const books = memoryTextBooks();
  const sent = { sid, to: '+15145550100', from: account.from, body: 'Hello', status: 'queued', createdAt: new Date(0) };
  const text = await books.add({ ...sent, statusCallback });
  const forms: SignedForm[] = [];
  const post = async (form: SignedForm) => void forms.push(form);
  await deliver(books, account, text, stages ? { post, stages } : { post });
  return { forms, kept: await books.list({ limit: 1 }) };
}

/** What we make of a report, and whether we believe it. */
function read({ url, body, headers }: SignedForm, service = serviceOf()) {
  const params = Object.fromEntries(new URLSearchParams(body));
  const genuine = service.isGenuine({ url, params, signature: headers['x-twilio-signature'] });
  return { genuine, report: service.readReport(params) };
}

describe('the simulator’s reports', () => {
  it('are signed, go where the text asked for, and end with its delivery', async () => {
    const { forms, kept } = await delivered();
    expect(forms.map(({ url }) => url)).toEqual([callback, callback]);
    expect(forms.map((form) => read(form))).toEqual([
      { genuine: true, report: { providerId: sid, outcome: 'none', detail: 'sent', problem: null } },
      { genuine: true, report: { providerId: sid, outcome: 'delivered', detail: 'delivered', problem: null } },
    ]);
    expect(kept).toMatchObject([{ status: 'delivered' }]);
  });

  it('tell why a text did not arrive', async () => {
    const { forms, kept } = await delivered([{ status: 'undelivered', errorCode: 30005 }]);
    expect(forms.map((form) => read(form))).toMatchObject([
      { genuine: true, report: { outcome: 'failed', detail: 'undelivered 30005' } },
    ]);
    expect(kept).toMatchObject([{ status: 'undelivered' }]);
  });

  it('are not believed when somebody else signs them', async () => {
    const { forms } = await delivered();
    const stranger = serviceOf(simulatorAccount('another secret'));
    expect(forms.map((form) => read(form, stranger).genuine)).toEqual([false, false]);
  });

  it('are not made where nobody wants to know', async () => {
    expect(await delivered(undefined, null)).toMatchObject({ forms: [], kept: [{ status: 'delivered' }] });
  });
});
