import { describe, expect, it } from 'vitest';
import { defaultPolicy, defaultSettings } from '#business/settings.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { settingSchemas } from '#domain/settings/settings.ts';
import { faultWords, forms, timesAround } from './forms.ts';
import { messages } from './settings.messages.ts';

const { contact } = defaultSettings;
const values = {
  phone: contact.phone,
  email: contact.email,
  operatorEmail: 'operator@example.com',
  phoneHours: contact.hours,
  mailingAddress: contact.mailingAddress,
  refundCutoffHours: defaultPolicy.refundCutoffHours,
  rescheduleNoticeHours: defaultPolicy.rescheduleNoticeHours,
  closesOn: '2025-11-05',
  crewsPerDay: 2,
  platinumOffered: true,
  waitingHoldHours: 4,
  ratingPage: { en: 'https://reviews.example.com/en', fr: 'https://reviews.example.com/fr' },
  weatherThresholds: {
    ...{ precipitationChance: 60, precipitationMm: 2.5, washMm: 4, dryHours: 24 },
    ...{ temperatureC: -2, gustKmh: 60, highGustKmh: 45 },
  },
} as const;
type Key = keyof typeof values;
const keys = Object.keys(values) as Key[];
// Each key is used with its own value alone.
const formOf = (key: Key) => forms[key] as (typeof forms)['email'];
const sampleOf = (key: Key) => values[key] as string;

describe('the form of a setting', () => {
  describe.each(languages)('in %s', (language) => {
    it.each(keys)('%s reads back what it shows, in the form that the server takes', (key) => {
      const { textsOf, entered, change } = formOf(key);
      expect(entered(textsOf(sampleOf(key), language))).toEqual({ value: values[key] });
      const sent = change(sampleOf(key), sampleOf(key));
      expect(settingSchemas[key].safeParse(sent.value).success).toBe(true);
    });

    it.each(keys)('%s says its value in words', (key) => {
      const said = formOf(key).inWords(sampleOf(key), { language, words: inLanguage(messages, language) });
      expect(said).not.toMatch(/undefined|NaN|\[object/);
      expect(said.length).toBeGreaterThan(0);
    });
  });

  it('takes a French decimal comma and a minus sign, and shows them', () => {
    const { textsOf, entered } = forms.weatherThresholds;
    const texts = textsOf(values.weatherThresholds, 'fr');
    expect(texts).toMatchObject({ precipitationMm: '2,5', temperatureC: '−2' });
    expect(entered({ ...texts, gustKmh: '62,5' })).toEqual({ faults: { gustKmh: 'number-range' } });
  });

  it.each(['', ' ', 'two', '1.5', '99', '-1'])('refuses %j as a number of crews', (value) => {
    expect(forms.crewsPerDay.entered({ value })).toEqual({ faults: { value: 'number-range' } });
  });

  it('asks nobody for a review without an address, and both languages have one', () => {
    expect(forms.ratingPage.entered({ en: ' ', fr: '' })).toEqual({ value: null });
    expect(forms.ratingPage.textsOf(null, 'en')).toEqual({ en: '', fr: '' });
    const half = forms.ratingPage.entered({ en: 'https://reviews.example.com', fr: '' });
    expect('value' in half && settingSchemas.ratingPage.safeParse(half.value).success).toBe(false);
  });

  it('takes a phone number as it is dialled, and refuses what cannot be', () => {
    expect(forms.phone.entered({ value: '(438) 555-0187' })).toEqual({ value: '+14385550187' });
    expect(forms.phone.entered({ value: '555' })).toEqual({ faults: { value: 'phone' } });
  });

  it('offers every half hour of the day, and the hour that holds where it is another', () => {
    const { textsOf, entered } = forms.phoneHours;
    const hours = { days: [1, 5], opens: '12:00 AM', closes: '12:30 PM' } as const;
    const texts = textsOf(hours, 'en');
    expect(texts).toMatchObject({ opens: '12:00 AM', closes: '12:30 PM' });
    expect(entered(texts)).toEqual({ value: hours });
    expect(timesAround('12:30 PM')).toHaveLength(48);
    const around = timesAround('7:15 AM');
    expect(around.slice(14, 17)).toEqual(['7:00 AM', '7:15 AM', '7:30 AM']);
  });

  it('takes an empty last day as the usual end of the season', () => {
    expect(forms.closesOn.entered({ value: '' })).toEqual({ value: null });
    expect(forms.closesOn.inWords(null, { language: 'en', words: inLanguage(messages, 'en') })).toBe(
      messages.everyYear.en,
    );
  });

  it('says what is wrong with a field in the reader’s language', () => {
    const [en, fr] = languages.map((language) => faultWords({ value: 'phone' }, language));
    expect(en?.value).toBeTruthy();
    expect(fr?.value).not.toBe(en?.value);
  });
});
