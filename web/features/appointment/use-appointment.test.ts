import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import type { Calendar } from '#web/state/calendar/days.ts';
import { getDraft, resetDraft, updateDraft, useDraft } from '#web/state/draft.ts';
import { useSettled } from '#web/state/use-settled.ts';
import { useAppointment } from './use-appointment.ts';

const calendar: Calendar = {
  today: '2025-10-08',
  firstDate: '2025-10-14',
  opensOn: '2025-04-01',
  closesOn: '2025-11-05',
  bookedDates: ['2025-10-21'],
  blockedTimes: { '2025-10-16': ['8:00 AM'] },
};

beforeEach(() => {
  openPage('/calendar-booking');
  resetDraft();
});

describe('the appointment of a draft', () => {
  type Props = { calendar: Calendar | undefined };
  const open = (first: Calendar | undefined) =>
    runHook((props: Props) => useAppointment(useDraft(), props.calendar), { calendar: first } as Props);

  it('is kept where its day and time are still free', async () => {
    updateDraft({ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' });
    const appointment = await open(calendar);
    expect(appointment.now).toEqual({ date: '2025-10-14', time: '9:00 AM', lost: null });
  });

  it('is not judged before the calendar is there', async () => {
    updateDraft({ appointmentDate: '2025-10-21', appointmentTime: '9:00 AM' });
    const appointment = await open(undefined);
    expect(appointment.now).toEqual({ date: '', time: '', lost: null });
    expect(getDraft().appointmentDate).toBe('2025-10-21');
  });

  it('that somebody else took meanwhile is cleared, and said', async () => {
    updateDraft({ appointmentDate: '2025-10-21', appointmentTime: '9:00 AM' });
    const appointment = await open(calendar);
    expect(appointment.now).toEqual({ date: '', time: '', lost: '2025-10-21' });
    expect(getDraft().appointmentDate).toBe('');
  });

  it('that was lost is spoken of until another day is chosen', async () => {
    updateDraft({ appointmentDate: '2025-10-21', appointmentTime: '9:00 AM' });
    const appointment = await open(calendar);
    await during(() => updateDraft({ appointmentDate: '2025-10-14' }));
    expect(appointment.now).toMatchObject({ date: '2025-10-14', lost: null });
  });

  it('keeps its day where only the time is gone', async () => {
    updateDraft({ appointmentDate: '2025-10-16', appointmentTime: '8:00 AM' });
    const appointment = await open(calendar);
    expect(appointment.now).toEqual({ date: '2025-10-16', time: '', lost: null });
    expect(getDraft()).toMatchObject({ appointmentDate: '2025-10-16', appointmentTime: '' });
  });

  it('is lost as soon as a calendar that is read again says so', async () => {
    updateDraft({ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM' });
    const appointment = await open(calendar);
    await appointment.again({ props: { calendar: { ...calendar, bookedDates: ['2025-10-14'] } } });
    expect(appointment.now).toEqual({ date: '', time: '', lost: '2025-10-14' });
  });
});

describe('what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (value: string) => runHook((props) => useSettled(props.value, 600), { value });
  const pass = (milliseconds: number) => during(() => vi.advanceTimersByTime(milliseconds));

  it('settles once it has rested, counted from the last key', async () => {
    const typed = await open('');
    await typed.again({ props: { value: 'H' } });
    await pass(599);
    await typed.again({ props: { value: 'HC' } });
    await pass(599);
    expect(typed.now[0]).toBe('');
    await pass(1);
    expect(typed.now[0]).toBe('HC');
  });

  it('settles at once when its field is left', async () => {
    const typed = await open('');
    await typed.again({ props: { value: 'HC0042' } });
    await during(() => typed.now[1]());
    expect(typed.now[0]).toBe('HC0042');
  });
});
