import { describe, expect, it } from 'vitest';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import { changeDraft } from './draft-rules.ts';
import { type Draft, emptyDraft } from './draft-schema.ts';

const answers = { feeling: 'invited', aesthetic: 'curated', purpose: 'visited' } as const;
const draft: Draft = { ...changeDraft(emptyDraft, { selectedLayout: 'layout1' }), ...answers };

describe('a changed answer', () => {
  it('clears the time only where the new day does not offer it', () => {
    const dated = { ...draft, appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' as const };
    const moved = (times: AppointmentTime[]) => changeDraft(dated, { appointmentDate: '2025-10-16' }, times);
    expect(moved(['8:00 AM', '9:00 AM']).appointmentTime).toBe('9:00 AM');
    expect(moved(['8:00 AM']).appointmentTime).toBe('');
    expect(changeDraft(dated, { appointmentDate: '2025-10-16' }).appointmentTime).toBe('9:00 AM');
  });

  it('keeps a client number for a refresh and an invitation code for a preview, and for nothing else', () => {
    const refresh = changeDraft(draft, { coatingType: 'refresh', clientId: 'VIP01' });
    expect(changeDraft(refresh, { coatingType: 'complete' }).clientId).toBe('');
    const preview = changeDraft(draft, { coatingType: 'preservation-preview', invitationCode: 'HCPREVIEW' });
    expect(changeDraft(preview, { coatingType: 'essential' }).invitationCode).toBe('');
    expect(changeDraft(preview, { postalCode: 'H2Y' }).invitationCode).toBe('HCPREVIEW');
  });

  it('takes the answers away with a layout that asks no questions, and keeps them with another', () => {
    expect(changeDraft(draft, { selectedLayout: 'layout13' })).toMatchObject({
      feeling: '',
      aesthetic: '',
      purpose: '',
    });
    expect(changeDraft(draft, { selectedLayout: 'layout2' })).toMatchObject(answers);
    expect(changeDraft(draft, { selectedLayout: '' }).glassCoverage).toBe('');
  });

  it('never takes an acceptance of the terms back', () => {
    expect(changeDraft({ ...draft, termsAccepted: true }, { termsAccepted: false }).termsAccepted).toBe(true);
  });

  it('leaves the draft that it came from alone', () => {
    const before = structuredClone(draft);
    changeDraft(draft, { selectedLayout: 'layout13', coatingType: 'refresh' });
    expect(draft).toEqual(before);
  });
});

describe('a payment link', () => {
  const linked = changeDraft(emptyDraft, {
    selectedLayout: 'layout3',
    coatingType: 'complete',
    paymentLink: 'a-token',
  });

  it('stays while nothing that it was made for changes', () => {
    expect(linked.paymentLink).toBe('a-token');
    expect(changeDraft(linked, { termsAccepted: true, coatingType: 'complete' }).paymentLink).toBe('a-token');
  });

  it('is left as soon as something else is chosen', () => {
    for (const patch of [
      { selectedLayout: 'layout4' },
      { coatingType: 'essential' },
      { appointmentDate: '2025-10-16' },
    ] as const)
      expect(changeDraft(linked, patch).paymentLink, JSON.stringify(patch)).toBe('');
  });
});
