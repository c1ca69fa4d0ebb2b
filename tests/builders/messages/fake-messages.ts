import type { Mail, MailResult, MailService } from '#adapters/mail/port.ts';
import type { SmsService, TextLookUp, TextMessage, TextResult } from '#adapters/sms/port.ts';

type Told<Result> = { result: Result | Error; taken: boolean };

/** What a provider in memory was told to answer: once each in turn, else always the same, else by itself. */
function orders<Result>() {
  const once: Told<Result>[] = [];
  const told: { always: Told<Result> | null } = { always: null };
  return {
    take: (): Told<Result> | null => once.shift() ?? told.always,
    /** The next call is answered so, or throws; `taken` says whether the message went out all the same. */
    answerNext: (result: Result | Error, { taken = false } = {}): void => {
      once.push({ result, taken });
    },
    /** Every call is answered so until told otherwise; null: as a working provider does. */
    answerAll: (result: Result | Error | null, { taken = false } = {}): void => {
      told.always = result === null ? null : { result, taken };
    },
  };
}

/** A mail server in memory that does as it is told. */
export function fakeMail() {
  const { take, answerNext, answerAll } = orders<MailResult>();
  /** Every mail that went out. */
  const sent: Mail[] = [];
  const calls = { sends: 0 };
  const service: MailService = {
    async send(mail) {
      calls.sends += 1;
      const told = take();
      if (!told || told.taken || isAccepted(told.result)) sent.push(mail);
      return answer(told) ?? { state: 'accepted', providerId: `mail-${calls.sends}` };
    },
    async close() {},
  };
  return { service, sent, calls, answerNext, answerAll };
}

/** A text message provider in memory that does as it is told. */
export function fakeTexts() {
  const { take, answerNext, answerAll } = orders<TextResult>();
  const lookUps = orders<TextLookUp>();
  /** Every text that went out, with what the provider calls it. */
  const sent: (TextMessage & { providerId: string })[] = [];
  const calls = { sends: 0, finds: 0 };
  const service: SmsService = {
    async send(message) {
      calls.sends += 1;
      const told = take();
      const named = told && isAccepted(told.result) ? told.result.providerId : null;
      const providerId = named ?? `text-${calls.sends}`;
      if (!told || told.taken || named !== null) sent.push({ ...message, providerId });
      return answer(told) ?? { state: 'accepted', providerId };
    },
    async find({ to, body }) {
      calls.finds += 1;
      const told = answer(lookUps.take());
      if (told) return told;
      const found = sent.find((text) => text.to === to && text.body === body);
      return found ? { state: 'found', providerId: found.providerId } : { state: 'absent' };
    },
    isGenuine: () => true,
    readReport: () => null,
  };
  return { service, sent, calls, answerNext, answerAll, answerNextFind: lookUps.answerNext };
}

const isAccepted = <Result extends { state: string }>(
  result: Result | Error,
): result is Extract<Result, { state: 'accepted' }> => !(result instanceof Error) && result.state === 'accepted';

function answer<Result>(told: Told<Result> | null): Result | null {
  if (told?.result instanceof Error) throw told.result;
  return told ? told.result : null;
}
