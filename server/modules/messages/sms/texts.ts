import { brand } from '#business/brand.ts';
import { schedule } from '#business/schedule.ts';
import type { IsoDate } from '#domain/calendar/day.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { formatMoney, formatPhone } from '#domain/format.ts';
import { type InLanguage, inLanguage, type Language } from '#domain/language.ts';
import type { Cents } from '#domain/money.ts';
import { inPlainSigns } from '#domain/outbox/segments.ts';
import type { Contact } from '#domain/settings/contact.ts';
import type { Silence } from '#domain/weather/answer.ts';
import {
  briefestVisitWords,
  briefVisitWords,
  dayWords,
  deadlineWords,
  farVisitWords,
  visitWords,
} from './day-words.ts';
import { fewestMessages, oneMessage } from './fit.ts';
import { messages } from './messages.ts';
import { cutStreets, streetOf } from './place.ts';

export type VisitFacts = {
  date: IsoDate;
  time: AppointmentTime;
  address: string;
  today: IsoDate;
  /** The weather despite which the visit goes ahead. */
  weather?: WeatherFacts | null;
};

/** Which thresholds the forecast exceeded, and its condition. */
export type WeatherFacts = { reasons: readonly string[]; condition: string | null };

export type ProposalFacts = {
  from: { date: IsoDate; time: AppointmentTime };
  to: { date: IsoDate; time: AppointmentTime };
  answerBy: Date;
  silence?: Silence;
  links: { accept: string; keep: string };
} & WeatherFacts;

const signed = (text: string, language: Language): string => messages.from[language](brand.name, text);

/** A text with the opt-out instruction, in a short and a one-word form. */
function withStop(text: string, language: Language): [string, string] {
  const { stop } = inLanguage(messages, language);
  const gap = text.includes('\n') ? '\n' : ' ';
  return [`${text}${gap}${stop}`, `${text}${gap}${stop.split(' ')[0]}`];
}

/** The evening before the visit: when, where, what to prepare, whether it may rain. The address is shortened first. */
export function reminderText({ address, today, weather, ...visit }: VisitFacts, language: Language): string {
  const text = inLanguage(messages, language);
  const when = visitWords(visit, today, language);
  const [street = '', ...cut] = cutStreets(streetOf(address));
  const wordings = [
    text.reminder(when, street),
    text.reminderBrief(briefVisitWords(visit, language), street),
    text.reminderBriefest(briefestVisitWords(visit, language), street),
    ...cut.map((place) => text.reminder(when, place).replace('….', '…')),
    text.reminderAnywhere(when),
  ];
  const possible = weather && possibleIn(weather, language);
  return inOneMessage(possible ? wordings.map((wording) => `${wording} ${possible}`) : wordings, language);
}

type Reached = Pick<Contact, 'phone'>;

/** The evening of the visit: what the coating needs, and the promise to come back. */
export const aftercareText = (contact: Reached, language: Language): string =>
  toCall(messages.aftercare[language], contact, language);

/** The morning after: the promise once more, while it holds. */
export const followUpText = (contact: Reached, language: Language): string =>
  toCall(messages.followUp[language], contact, language);

/** The sender, the contact, and how to stop texts or, if already stopped, how to resume them. */
export function helpText({ phone }: Reached, { optedOut }: { optedOut: boolean }, language: Language): string {
  const { help, stop, resume } = inLanguage(messages, language);
  return `${help(formatPhone(phone, language))} ${optedOut ? resume : stop}`;
}

/** To a sender whose opt-out word may have meant the visit: where to cancel it, and how to resume texts. */
export function stoppedText({ phone }: Reached, language: Language): string {
  const { stopped, resume } = inLanguage(messages, language);
  return `${stopped(formatPhone(phone, language))} ${resume}`;
}

const toCall = (words: (phone: string) => string, { phone }: Reached, language: Language): string =>
  inOneMessage([words(formatPhone(phone, language))], language);

/** The first of several wordings that fits one message with the opt-out. */
const inOneMessage = (wordings: readonly string[], language: Language): string =>
  oneMessage(wordings.flatMap((wording) => withStop(signed(wording, language), language)));

type LinkFacts = {
  choice: { appointmentDate: IsoDate; appointmentTime: AppointmentTime };
  quote: { total: Cents };
  link: string;
  expiresAt: Date;
  occasion: 'held' | 'reminder' | 'withdrawn';
};

/** A payment link for what was agreed on the phone: sender, visit, amount, deadline; or its withdrawal. */
export function paymentLinkText({ choice, quote, link, expiresAt, occasion }: LinkFacts, language: Language): string {
  const text = inLanguage(messages, language).payment;
  const day = dayWords(choice.appointmentDate, language);
  if (occasion === 'withdrawn') return inOneMessage([text.withdrawn(day)], language);
  const isReminder = occasion === 'reminder';
  const until = deadlineWords(expiresAt, schedule.timeZone, language).brief;
  const total = formatMoney(quote.total, language);
  const visit = { date: choice.appointmentDate, time: choice.appointmentTime };
  const wordings = [
    `${(isReminder ? text.remind : text.held)(farVisitWords(visit, language), until)} ${text.pay(total, link)}`,
    `${text.visit(farVisitWords(visit, language).replace(/,$/, ''))} ${text.pay(total, link)}`,
    text.brief(briefVisitWords(visit, language), total, link),
  ];
  // A vague request for money looks like fraud, so a second message is worth its price.
  return fewestMessages(
    wordings.flatMap((wording) => withStop(signed(wording, language), language)),
    2,
  );
}

type FreedDay = { date: IsoDate; until: Date; link: string };

/** A day has opened up for someone on the waiting list: which one, until when it is held, and where to take it. */
export function waitingText({ date, until, link }: FreedDay, language: Language): string {
  const { waiting } = inLanguage(messages, language);
  const [day, end] = [dayWords(date, language), deadlineWords(until, schedule.timeZone, language).brief];
  const wordings = [waiting.freed(day, end, link), waiting.freedBrief(day, link)];
  return fewestMessages(wordings.flatMap((wording) => withStop(signed(wording, language), language)));
}

/** A better day is proposed because of the forecast: why, from when to when, two links, until when. */
export function proposalText(proposal: ProposalFacts, language: Language): string {
  const { weather, weatherBrief, silences } = inLanguage(messages, language);
  const until = deadlineWords(proposal.answerBy, schedule.timeZone, language);
  const brief = { ...weatherBrief, until: until.brief };
  const wordings: ProposalWords[] = [
    { ...weather, until: until.whole, answer: (by) => `${weather.answer(by)} ${silences[proposal.silence ?? 'keep']}` },
    brief,
    { ...brief, answer: weatherBrief.answerBrief },
  ];
  return fewestMessages(
    wordings.flatMap((words) => withStop(signed(proposalWords(proposal, words, language), language), language)),
  );
}

type WeatherAnswer = { answer: 'accept' | 'decline'; date: IsoDate; time: AppointmentTime };

export const weatherAnswerText = ({ answer, ...visit }: WeatherAnswer, language: Language): string =>
  inOneMessage([messages.weatherAnswer[answer][language](briefVisitWords(visit, language))], language);

/** The crew has set out. The address is shortened before the text is. */
export function onMyWayText({ address }: Pick<VisitFacts, 'address'>, language: Language): string {
  const text = inLanguage(messages, language);
  const [street = '', ...cut] = cutStreets(streetOf(address));
  return inOneMessage([street, ...cut].map(text.onMyWay).concat(text.onMyWayAnywhere), language);
}

/** An operator's own words in the name of the business, with the way out; our own answers have it already, or the way back. */
export function replyText(words: string, language: Language): string {
  const text = signed(words, language);
  const { stop, resume } = inLanguage(messages, language);
  return [stop, resume].some((way) => text.endsWith(way))
    ? inPlainSigns(text)
    : fewestMessages(withStop(text, language));
}

type ProposalWords = InLanguage<typeof messages>['weather'] & { until: string };

function proposalWords({ from, to, ...facts }: ProposalFacts, words: ProposalWords, language: Language): string {
  const [day, visit] = [dayWords(from.date, language), briefVisitWords(to, language)];
  const reason = reasonOf(facts);
  const why =
    reason === null
      ? words.whyNot(day)
      : reason === 'drying'
        ? words.whyAfter(day)
        : words.why(messages.reasons[reason][language], day);
  const question = `${why} ${words.instead(visit)}`;
  const answers = [words.accept(facts.links.accept), words.keep(day, facts.links.keep)];
  return [question, ...answers, words.answer(words.until)].join('\n');
}

const precipitation: Readonly<Record<string, Reason>> = { snow: 'snow', 'freezing-rain': 'ice', storm: 'storm' };

type Reason = keyof InLanguage<typeof messages>['reasons'];

/** The most important reason; null if the move is not because of the weather. */
function reasonOf({ reasons, condition }: WeatherFacts): Reason | 'drying' | null {
  if (reasons.includes('precipitation')) return precipitation[condition ?? ''] ?? 'rain';
  return (['cold', 'wind', 'drying'] as const).find((reason) => reasons.includes(reason)) ?? null;
}

/** Precipitation during or after the visit; not cold or wind. */
function possibleIn({ reasons, condition }: WeatherFacts, language: Language): string | null {
  const { possible, possibleAfter, reasons: words } = inLanguage(messages, language);
  const falls = ['precipitation', 'drying'].filter((reason) => reasons.includes(reason));
  const reason = reasonOf({ reasons: falls, condition });
  const said = reason === null ? null : reason === 'drying' ? possibleAfter : possible(words[reason]);
  return said && said.charAt(0).toUpperCase() + said.slice(1);
}
