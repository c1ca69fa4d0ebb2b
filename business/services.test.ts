import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import type { CoatingType } from '#domain/pricing/service.ts';
import { mails, stepsPlace } from './mails.ts';
import { wordsOfService } from './service-words.ts';
import { certifiedTypes, isCoated, serviceKeys } from './services.ts';

const promises: Readonly<Record<'coating' | 'warranty' | 'day', RegExp>> = {
  coating: /coat|revêt|traité/i,
  warranty: /warrant|garanti/i,
  day: /24/,
};

const promised = (service: CoatingType) =>
  languages.map((language) => {
    const said = mails.standard[stepsPlace(service)][language];
    return Object.entries(promises).flatMap(([name, words]) => (words.test(said) ? [name] : []));
  });

describe('what the letter promises of a service', () => {
  it.each<[CoatingType, string[]]>([
    ['essential', ['coating', 'warranty']],
    ['complete', ['coating', 'warranty']],
    ['platinum', ['coating', 'warranty']],
    ['refresh', []],
    ['preservation-preview', ['coating']],
  ])('is what is sold, in both languages (%s)', (service, sold) => {
    expect(promised(service)).toEqual([sold, sold]);
  });

  it('is followed by the care of a coating, and by its certificate, where there is one', () => {
    expect(serviceKeys.filter(isCoated)).toEqual(['essential', 'complete', 'platinum', 'preservation-preview']);
    expect(certifiedTypes).toEqual(['essential', 'complete', 'platinum']);
  });

  it('has its own place among the texts of mails', () => {
    expect(serviceKeys.map((key) => wordsOfService(key)?.stepsText)).toEqual(serviceKeys.map(stepsPlace));
  });

  it('is of the doors alone for a preview', () => {
    expect(mails.standard['confirmation-preview'].en).toContain('We coat the windows of the doors.');
  });

  it('is no protection that a refresh would renew', () => {
    expect(mails.standard['season-text'].en).not.toMatch(/protect/);
    expect(mails.standard['season-text'].fr).not.toMatch(/prot/);
  });
});
