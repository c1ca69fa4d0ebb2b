import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { messages } from './integration.messages.ts';
import {
  checkAgainIn,
  comparedIn,
  diagnosisOf,
  providerName,
  refusalOf,
  standingOf,
  statusAgainIn,
} from './integration-status.ts';

describe('the connection to the accounting service', () => {
  it('is active once it is made, idle with credentials alone, and absent without', () => {
    const none = { providers: [{ name: 'accounting', trouble: null }] };
    expect(standingOf({ hasCredentials: true, configured: true, ...none })).toBe('active');
    expect(standingOf({ hasCredentials: true, configured: false, ...none })).toBe('idle');
    expect(standingOf({ hasCredentials: false, configured: false, ...none })).toBe('absent');
  });

  it('is not said to work while the service does not take what is sent there', () => {
    const trouble = { kind: 'failing', since: '2025-10-06T14:00:00.000Z' };
    const made = { hasCredentials: true, configured: true };
    expect(standingOf({ ...made, providers: [{ name: 'accounting', trouble }] })).toBe('troubled');
    expect(standingOf({ ...made, providers: [{ name: 'mail', trouble }] })).toBe('active');
  });

  it.each([
    ['client', 'ZOHO_CLIENT_ID, ZOHO_CLIENT_SECRET'],
    ['token', 'ZOHO_REFRESH_TOKEN'],
    ['data-centre', 'ZOHO_DATA_CENTRE'],
  ] as const)('that refuses its %s names the settings to compare', (kind, settings) => {
    expect(refusalOf(kind)).toEqual({ kind, settings });
  });

  it('that refuses for another reason names every setting', () => {
    expect(refusalOf('permission').kind).toBe('other');
    for (const name of ['ZOHO_CLIENT_SECRET', 'ZOHO_REFRESH_TOKEN', 'ZOHO_DATA_CENTRE', 'ZOHO_ORGANIZATION_ID'])
      expect(refusalOf('permission').settings).toContain(name);
    for (const language of languages) expect(messages.refusals.other[language]).not.toBe('');
  });

  it('is looked at every five seconds, by nobody whose session has ended', () => {
    expect([statusAgainIn(false), statusAgainIn(true)]).toEqual([5000, false]);
  });
});

describe('an outside service', () => {
  it('has its name, and a forecast of several its number', () => {
    expect(providerName('mail', 'en')).toBe('Email');
    expect(providerName('forecast-2', 'en')).toBe('Weather forecast 2');
    expect(providerName('forecast', 'en')).toBe('Weather forecast');
  });

  it('that has no name here is called as it calls itself', () => {
    expect(['pigeons', 'mail-2', 'toString'].map((name) => providerName(name, 'fr'))).toEqual([
      ...['pigeons', 'mail-2', 'toString'],
    ]);
  });
});

describe('what the doctor found', () => {
  const finding = (name: string, level: 'ok' | 'warn' | 'fail') => ({ name, level });

  it('stands with the worst first, and otherwise as it was found', () => {
    const { sorted, fails, warnings } = diagnosisOf([
      finding('disk', 'ok'),
      finding('mail', 'warn'),
      finding('cards', 'fail'),
      finding('texts', 'warn'),
    ]);
    expect(sorted.map(({ name }) => name)).toEqual(['cards', 'mail', 'texts', 'disk']);
    expect([fails, warnings]).toEqual([1, 2]);
  });

  it('is nothing where all is well', () => {
    expect(diagnosisOf([finding('disk', 'ok')])).toMatchObject({ fails: 0, warnings: 0 });
  });
});

describe('a comparison', () => {
  it('counts what differs at the gateway and in the books together', () => {
    expect(comparedIn({ ledger: { differences: 1, inFlight: 2 }, books: { differences: 3, inFlight: 0 } })).toEqual({
      ...{ differences: 4, inFlight: 2 },
    });
  });

  it('is looked at each second while it runs, and not at all otherwise', () => {
    expect(checkAgainIn(true, false)).toBe(1000);
    expect([checkAgainIn(false, false), checkAgainIn(true, true)]).toEqual([false, false]);
  });
});
