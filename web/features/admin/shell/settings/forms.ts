import { taxes } from '#business/taxes.ts';
import type { changeSetting } from '#contract/admin/settings.ts';
import { accountNames, type LedgerAccounts } from '#domain/accountant/journal.ts';
import { hoursLine } from '#domain/calendar/opening-hours.ts';
import { type AppointmentTime, isTime, minutesOf } from '#domain/calendar/schedule.ts';
import { formatLongDate, formatPhone, nbsp, timeOf } from '#domain/format.ts';
import { type Language, languages } from '#domain/language.ts';
import type { FieldMessageKey } from '#domain/settings/messages.ts';
import { allFieldMessages } from '#domain/settings/messages.ts';
import { inRange, type RangeName, spacedPostalCode } from '#domain/settings/setting-rules.ts';
import type { SettingKey, SettingValues } from '#domain/settings/settings.ts';
import { toE164 } from '#domain/typed/phone.ts';
import { silences } from '#domain/weather/answer.ts';
import type { Input } from '#web/client/call.ts';
import type { Words } from './settings.messages.ts';

export type Texts = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, FieldMessageKey>>;
/** A form's value, or why it has none yet. */
type Entered<T> = { value: T } | { faults: Faults };
type Body = Input<typeof changeSetting>['body'];
type Speaking = { language: Language; words: Words };

export type FieldSpec = {
  /** The server's name for a refused field. */
  name: string;
  kind:
    | 'text'
    | 'tel'
    | 'email'
    | 'number'
    | 'date'
    | 'time'
    | 'url'
    | 'province'
    | 'weekday'
    | 'tick'
    | 'silence'
    | 'language';
  label: (words: Words, language: Language) => string;
  range?: RangeName;
};

/** How a setting is displayed, edited and sent. */
export type SettingFormOf<K extends SettingKey> = {
  fields: readonly FieldSpec[];
  textsOf(value: SettingValues[K], language: Language): Texts;
  entered(texts: Texts): Entered<SettingValues[K]>;
  inWords(value: SettingValues[K], speaking: Speaking): string;
  change(value: SettingValues[K] | null, seen: SettingValues[K]): Body;
};
type Forms = { readonly [K in SettingKey]: SettingFormOf<K> };

const number = (text = ''): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('−', '-'));
export const numberWords = (value: number, language: Language): string =>
  language === 'fr' ? String(value).replace('.', ',').replace('-', '−') : String(value).replace('-', '−');

const halfHours: readonly AppointmentTime[] = Array.from({ length: 48 }, (_, index) =>
  timeOf({ hour: Math.floor(index / 2), minute: (index % 2) * 30 }),
);

/** The half hours of a day, and the current time if it is none of them. */
export const timesAround = (time: string): readonly AppointmentTime[] =>
  !isTime(time) || halfHours.includes(time)
    ? halfHours
    : [...halfHours, time].toSorted((a, b) => minutesOf(a) - minutesOf(b));

const own = (key: SettingKey, kind: FieldSpec['kind'], range?: RangeName): readonly FieldSpec[] => [
  { name: 'value', kind, label: ({ names }) => names[key], ...(range && { range }) },
];

const emailForm = <K extends 'email' | 'operatorEmail'>(key: K): Omit<SettingFormOf<K>, 'change'> => ({
  fields: own(key, 'email'),
  textsOf: (value) => ({ value }),
  entered: ({ value = '' }) => ({ value: value.trim() }),
  inWords: (value) => value,
});

type CountKey = 'refundCutoffHours' | 'rescheduleNoticeHours' | 'crewsPerDay' | 'waitingHoldHours';
const countForm = <K extends CountKey>(
  key: K,
  inWords: (count: number, words: Words) => string,
): Omit<SettingFormOf<K>, 'change'> => ({
  fields: own(key, 'number', key),
  textsOf: (value) => ({ value: String(value) }),
  entered({ value }) {
    const count = number(value);
    return inRange(count, key) ? { value: count } : { faults: { value: 'number-range' } };
  },
  inWords: (value, { words }) => inWords(value, words),
});

const weatherFields = [
  'precipitationChance',
  'precipitationMm',
  'washMm',
  'dryHours',
  'temperatureC',
  'gustKmh',
  'highGustKmh',
] as const;

/** Every setting's form. */
export const forms: Forms = {
  phone: {
    fields: own('phone', 'tel'),
    textsOf: (value, language) => ({ value: formatPhone(value, language) }),
    entered({ value = '' }) {
      const dialled = toE164(value);
      return dialled === null ? { faults: { value: 'phone' } } : { value: dialled };
    },
    inWords: (value, { language }) => formatPhone(value, language),
    change: (value, seen) => ({ key: 'phone', value, seen }),
  },
  email: { ...emailForm('email'), change: (value, seen) => ({ key: 'email', value, seen }) },
  operatorEmail: {
    ...emailForm('operatorEmail'),
    change: (value, seen) => ({ key: 'operatorEmail', value, seen }),
  },
  phoneHours: {
    fields: [
      { name: 'firstDay', kind: 'weekday', label: ({ fields }) => fields.firstDay },
      { name: 'lastDay', kind: 'weekday', label: ({ fields }) => fields.lastDay },
      { name: 'opens', kind: 'time', label: ({ fields }) => fields.opens },
      { name: 'closes', kind: 'time', label: ({ fields }) => fields.closes },
    ],
    textsOf: ({ days: [first, last], opens, closes }) => ({
      firstDay: String(first),
      lastDay: String(last),
      opens,
      closes,
    }),
    entered({ firstDay, lastDay, opens = '', closes = '' }) {
      if (!isTime(opens)) return { faults: { opens: 'time-required' } };
      if (!isTime(closes)) return { faults: { closes: 'time-required' } };
      return { value: { days: [Number(firstDay), Number(lastDay)], opens, closes } };
    },
    inWords: (value, { language }) => hoursLine(value)[language],
    change: (value, seen) => ({ key: 'phoneHours', value: value && sent(value), seen: sent(seen) }),
  },
  mailingAddress: {
    fields: [
      { name: 'street', kind: 'text', label: ({ fields }) => fields.street },
      { name: 'city', kind: 'text', label: ({ fields }) => fields.city },
      { name: 'province', kind: 'province', label: ({ fields }) => fields.province },
      { name: 'postalCode', kind: 'text', label: ({ fields }) => fields.postalCode },
    ],
    textsOf: ({ street, city, province, postalCode }) => ({ street, city, province, postalCode }),
    entered: ({ street = '', city = '', province = '', postalCode = '' }) => ({
      value: { street: street.trim(), city: city.trim(), province, postalCode: spacedPostalCode(postalCode) },
    }),
    inWords: ({ street, city, province, postalCode }) => `${street}, ${city} ${province} ${postalCode}`,
    change: (value, seen) => ({ key: 'mailingAddress', value, seen }),
  },
  refundCutoffHours: {
    ...countForm('refundCutoffHours', (count, { hours }) => hours(count)),
    change: (value, seen) => ({ key: 'refundCutoffHours', value, seen }),
  },
  rescheduleNoticeHours: {
    ...countForm('rescheduleNoticeHours', (count, { hours }) => hours(count)),
    change: (value, seen) => ({ key: 'rescheduleNoticeHours', value, seen }),
  },
  closesOn: {
    fields: own('closesOn', 'date'),
    textsOf: (value) => ({ value: value ?? '' }),
    entered: ({ value = '' }) => ({ value: value === '' ? null : value }),
    inWords: (value, { language, words }) => (value === null ? words.everyYear : formatLongDate(value, language)),
    change: (value, seen) => ({ key: 'closesOn', value, seen }),
  },
  crewsPerDay: {
    ...countForm('crewsPerDay', (count, { crews }) => crews(count)),
    change: (value, seen) => ({ key: 'crewsPerDay', value, seen }),
  },
  platinumOffered: {
    fields: [{ name: 'value', kind: 'tick', label: ({ offered }) => offered }],
    textsOf: (value) => ({ value: value ? 'yes' : '' }),
    entered: ({ value }) => ({ value: value === 'yes' }),
    inWords: (value, { words }) => words.offeredWords[value ? 'yes' : 'no'],
    change: (value, seen) => ({ key: 'platinumOffered', value, seen }),
  },
  weatherThresholds: {
    fields: weatherFields.map((name) => ({ name, kind: 'number', label: ({ fields }) => fields[name], range: name })),
    textsOf: (value, language) =>
      Object.fromEntries(weatherFields.map((name) => [name, numberWords(value[name], language)])),
    entered(texts) {
      const faults = weatherFields.filter((name) => !inRange(number(texts[name]), name));
      if (faults.length > 0) return { faults: Object.fromEntries(faults.map((name) => [name, 'number-range'])) };
      const { precipitationChance, precipitationMm, washMm, dryHours, temperatureC, gustKmh, highGustKmh } = texts;
      return {
        value: {
          precipitationChance: number(precipitationChance),
          precipitationMm: number(precipitationMm),
          washMm: number(washMm),
          dryHours: number(dryHours),
          temperatureC: number(temperatureC),
          gustKmh: number(gustKmh),
          highGustKmh: number(highGustKmh),
        },
      };
    },
    inWords(value, { language, words }) {
      const of = (name: (typeof weatherFields)[number]) => numberWords(value[name], language);
      const [chance, dry] = [words.percent(of('precipitationChance')), words.hours(value.dryHours)];
      const [mm, wash] = [`${of('precipitationMm')}${nbsp}mm`, `${of('washMm')}${nbsp}mm`];
      const [gust, high] = [`${of('gustKmh')}${nbsp}km/h`, `${of('highGustKmh')}${nbsp}km/h`];
      return [chance, mm, wash, dry, words.degrees(of('temperatureC')), gust, high].join(', ');
    },
    change: (value, seen) => ({ key: 'weatherThresholds', value, seen }),
  },
  weatherSilence: {
    fields: own('weatherSilence', 'silence'),
    textsOf: (value) => ({ value }),
    entered: ({ value }) => ({ value: silences.find((one) => one === value) ?? 'ask' }),
    inWords: (value, { words }) => words.silences[value],
    change: (value, seen) => ({ key: 'weatherSilence', value, seen }),
  },
  ratingPage: {
    fields: [
      { name: 'en', kind: 'url', label: ({ fields }) => fields.inEnglish },
      { name: 'fr', kind: 'url', label: ({ fields }) => fields.inFrench },
    ],
    textsOf: (value) => ({ en: value?.en ?? '', fr: value?.fr ?? '' }),
    entered({ en = '', fr = '' }) {
      const value = { en: en.trim(), fr: fr.trim() };
      return { value: value.en === '' && value.fr === '' ? null : value };
    },
    inWords: (value, { language, words }) => value?.[language] ?? words.nobodyAsked,
    change: (value, seen) => ({ key: 'ratingPage', value, seen }),
  },
  waitingHoldHours: {
    ...countForm('waitingHoldHours', (count, { hours }) => hours(count)),
    change: (value, seen) => ({ key: 'waitingHoldHours', value, seen }),
  },
  accountantMail: {
    fields: [
      { name: 'email', kind: 'email', label: ({ fields }) => fields.accountantEmail },
      { name: 'language', kind: 'language', label: ({ fields }) => fields.filesLanguage },
    ],
    textsOf: (value, language) => ({ email: value?.email ?? '', language: value?.language ?? language }),
    entered: ({ email = '', language }) => ({
      value:
        email.trim() === ''
          ? null
          : { email: email.trim(), language: languages.find((one) => one === language) ?? 'fr' },
    }),
    inWords: (value, { words }) =>
      value === null ? words.nobody : `${value.email}, ${words.languageName(value.language)}`,
    change: (value, seen) => ({ key: 'accountantMail', value, seen }),
  },
  ledgerAccounts: {
    fields: accountNames.map((name) => ({
      name,
      kind: 'text',
      label: ({ accounts }, language) =>
        name === 'gst' || name === 'qst'
          ? (taxes.find(({ key }) => key === name)?.name[language] ?? name.toUpperCase())
          : accounts[name],
    })),
    textsOf: (value) => ({ ...value }),
    entered: ({ cards = '', cash = '', bank = '', sales = '', refunds = '', gst = '', qst = '', unbooked = '' }) => {
      const value: LedgerAccounts = { cards, cash, bank, sales, refunds, gst, qst, unbooked };
      const missing = accountNames.filter((name) => value[name].trim() === '');
      return missing.length > 0
        ? { faults: Object.fromEntries(missing.map((name) => [name, 'text-missing'])) }
        : { value };
    },
    inWords: (value) => accountNames.map((name) => value[name]).join(', '),
    change: (value, seen) => ({ key: 'ledgerAccounts', value, seen }),
  },
};

function sent({ days: [first, last], opens, closes }: SettingValues['phoneHours']) {
  return { days: [first, last] satisfies [number, number], opens, closes };
}

/** What is wrong with a field, in the reader's language. */
export const faultWords = (faults: Faults, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([name, key]) => [name, allFieldMessages[key][language]]));
