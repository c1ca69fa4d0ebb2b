import { failureOf, parseJson } from '#adapters/common/answer.ts';
import type { SmsService, TextLookUp, TextMessage } from '../port.ts';
import { type ClientSettings, twilioClient } from './client.ts';
import { readReport, sendResult } from './map.ts';
import { isSigned } from './signature.ts';
import { type Message, messagePage } from './wire.ts';

export type TwilioSettings = ClientSettings & {
  /** A number of ours, or a messaging service (`MG…`) that picks one. */
  from: string;
  /** Where reports are sent; the message's reference is appended. */
  statusUrl: string | (() => string);
};

/** In the provider's queue a message lives ten hours at most. */
const longestValidity = 36_000;
const shortestValidity = 10;

const pageSize = 100;
/** A thousand texts to one number since yesterday cannot be ours. */
const mostPages = 10;

/** How far the provider's clock may be behind ours. */
const clockSkewMs = 30_000;

/** Text messages by Twilio. Never throws because of the provider. */
export function twilioSms(settings: TwilioSettings): SmsService {
  const { accountSid, authToken, from } = settings;
  const client = twilioClient(settings);
  const resource = `/2010-04-01/Accounts/${accountSid}/Messages.json`;

  return {
    async send({ to, body, reference, validSeconds }) {
      const seconds = Math.min(longestValidity, Math.max(shortestValidity, Math.floor(validSeconds)));
      const form = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: body,
        StatusCallback: reportUrl(settings.statusUrl, reference),
        ValidityPeriod: String(seconds),
      });
      return sendResult(await client.post(resource, form));
    },

    async find(message, since): Promise<TextLookUp> {
      const after = new Date(since.getTime() - clockSkewMs);
      const day = after.toISOString().slice(0, 10);
      let path = `${resource}?${new URLSearchParams({ To: message.to, 'DateSent>': day, PageSize: String(pageSize) })}`;
      for (let page = 1; page <= mostPages; page++) {
        const reply = await client.get(path);
        if (!reply.arrived) return { state: 'unavailable', ...failureOf(reply) };
        const read = messagePage.safeParse(reply.status === 200 ? parseJson(reply.text) : undefined);
        if (!read.success) return { state: 'unavailable', detail: `no page of messages (HTTP ${reply.status})` };
        const same = read.data.messages.find((one) => isSame(one, message, after));
        if (same) return { state: 'found', providerId: same.sid };
        const next = read.data.next_page_uri ?? null;
        if (next === null) return { state: 'absent' };
        // The account's password goes with the request, so the path stays within the account.
        if (!next.startsWith(`${resource}?`)) return { state: 'unavailable', detail: 'the next page is elsewhere' };
        path = next;
      }
      return { state: 'unavailable', detail: `more than ${mostPages} pages` };
    },

    isGenuine: ({ url, params, signature }) => isSigned(authToken, url, params, signature),
    readReport,
  };
}

function reportUrl(statusUrl: TwilioSettings['statusUrl'], reference: string): string {
  const url = new URL(typeof statusUrl === 'string' ? statusUrl : statusUrl());
  url.searchParams.set('m', reference);
  return url.href;
}

/** A message whose date cannot be read counts: one text too few is better than one too many. */
function isSame({ to, body, date_created }: Message, message: TextMessage, after: Date): boolean {
  const made = Date.parse(date_created ?? '');
  return to === message.to && body === message.body && !(made < Math.floor(after.getTime() / 1000) * 1000);
}
