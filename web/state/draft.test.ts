import { describe, expect, test } from 'vitest';
import { changeDraft } from './draft-rules.ts';
import { type Draft, emptyDraft, readDraft } from './draft-schema.ts';

const answered: Draft = {
  ...emptyDraft,
  postalCode: 'H2Y',
  storefrontSize: 'mid-storefront',
  selectedLayout: 'layout7',
  glassCoverage: 'extensive',
  feeling: 'impressed',
  aesthetic: 'curated',
  purpose: 'photographed',
  quizAnswers: ['B', 'C', 'A'],
  appointmentDate: '2026-10-22',
  appointmentTime: '9:00 AM',
  coatingType: 'refresh',
  clientId: 'HC0042',
  termsAccepted: true,
  termsVersion: '2025-01-08',
  termsLanguage: 'fr',
};

describe('a changed answer clears only what depends on it', () => {
  test('a new area or size keeps everything else', () => {
    const patch = { postalCode: 'H3V', storefrontSize: 'little-storefront' } as const;
    expect(changeDraft(answered, patch)).toEqual({ ...answered, ...patch });
  });

  test('the coverage follows the layout and the quiz stays', () => {
    const next = changeDraft(answered, { selectedLayout: 'layout5' });
    expect(next).toEqual({ ...answered, selectedLayout: 'layout5', glassCoverage: 'moderate' });
  });

  test('Layout 13 carries no answers of the quiz', () => {
    const next = changeDraft(answered, { selectedLayout: 'layout13' });
    expect(next).toMatchObject({ glassCoverage: 'minimal', feeling: '', aesthetic: '', purpose: '' });
    expect(next.quizAnswers).toBeUndefined();
  });

  test('no layout has no coverage', () => {
    expect(changeDraft(answered, { selectedLayout: '' }).glassCoverage).toBe('');
  });

  test('a new date keeps the time where it is offered, and clears it where it is not', () => {
    const patch = { appointmentDate: '2026-10-26' };
    expect(changeDraft(answered, patch).appointmentTime).toBe('9:00 AM');
    expect(changeDraft(answered, patch, ['8:00 AM', '9:00 AM']).appointmentTime).toBe('9:00 AM');
    expect(changeDraft(answered, patch, ['8:00 AM']).appointmentTime).toBe('');
  });

  test('another service forgets the number of a refresh and the code of a preview', () => {
    expect(changeDraft(answered, { coatingType: 'platinum' }).clientId).toBe('');
    const preview = changeDraft(answered, { coatingType: 'preservation-preview', invitationCode: 'HCPREVIEW' });
    expect(preview).toMatchObject({ clientId: '', invitationCode: 'HCPREVIEW' });
    expect(changeDraft(preview, { coatingType: 'complete' }).invitationCode).toBe('');
  });

  test('accepted terms stay accepted', () => {
    expect(changeDraft(answered, { termsAccepted: false }).termsAccepted).toBe(true);
  });
});

describe('a stored draft', () => {
  test('comes back as it was', () => {
    expect(readDraft(JSON.stringify(answered))).toEqual(answered);
  });

  test.each(['{broken', 'null', '[]', '{"selectedLayout":"layout99"}', '{"termsAccepted":"yes"}'])(
    'starts afresh when it reads %s',
    (stored) => {
      expect(readDraft(stored)).toEqual(emptyDraft);
    },
  );

  test.each([
    ['an unknown layout', { selectedLayout: 'layout99' }, { selectedLayout: '', glassCoverage: '' }],
    ['a size nobody knows', { storefrontSize: 'castle' }, { storefrontSize: '' }],
    ['a day that does not exist', { appointmentDate: '2026-02-30' }, { appointmentDate: '' }],
    ['a time in other words', { appointmentTime: 'noon' }, { appointmentTime: '' }],
    ['a postal code in other words', { postalCode: '<b>' }, { postalCode: '' }],
    ['a number that is too long', { clientId: 'X'.repeat(999) }, { clientId: '' }],
    ['another layout’s coverage', { glassCoverage: 'minimal' }, { glassCoverage: 'extensive' }],
    ['an acceptance that is none', { termsAccepted: 'yes' }, { termsAccepted: false }],
    [
      'terms of another version, which the server judges',
      { termsVersion: '2019-01-01-2' },
      { termsVersion: '2019-01-01-2', termsAccepted: true },
    ],
    ['an acceptance that names no version', { termsVersion: '' }, { termsVersion: '', termsAccepted: false }],
    ['an acceptance that names no language', { termsLanguage: '' }, { termsLanguage: '', termsAccepted: false }],
    ['answers that are none', { quizAnswers: 'BCA' }, { quizAnswers: undefined }],
  ])('with %s keeps its other answers', (_, edited, read) => {
    expect(readDraft(JSON.stringify({ ...answered, ...edited }))).toEqual({ ...answered, ...read });
  });

  test('of an older version gets the fields that it lacks', () => {
    expect(readDraft('{"postalCode":"H2Y"}')).toEqual({ ...emptyDraft, postalCode: 'H2Y' });
  });
});
