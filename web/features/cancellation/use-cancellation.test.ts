import { beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { useCancellation } from './use-cancellation.ts';

const hourMs = 3_600_000;
const preview = {
  clientId: 'HC0042',
  appointmentDate: '2026-10-22',
  appointmentTime: '9:00 AM',
  coatingType: 'complete',
  postalCode: 'H2Y',
  paid: '1148.60',
  cutoffHours: 24,
  refundUntil: '2025-10-08T13:00:00.000Z',
  refund: '1148.60',
  withheld: '0.00',
  refreshes: [],
  refundEligible: true,
  hoursUntilAppointment: 30,
};
const result = { success: true, refundEligible: true, hoursUntilAppointment: 29.9 };

let server: ReturnType<typeof fakeServer>;
const open = (token: string | null = 'secret') => runHook(({ token }) => useCancellation(token), { token });
type Opened = Awaited<ReturnType<typeof open>>;

const cancel = ({ now }: Opened) =>
  during(() => {
    if (now.state !== 'details') throw new Error(`Nothing can be cancelled: ${now.state}`);
    now.cancel();
  });

beforeEach(() => {
  openPage('/cancel-booking');
  server = fakeServer();
  dismissToast();
});

describe('a cancellation link', () => {
  it('asks nothing of the server while its token is not known', async () => {
    const link = await open(null);
    expect(link.now.state).toBe('validating');
    expect(server.asked()).toEqual([]);
    await link.again({ props: { token: 'secret' } });
    expect(server.asked()).toEqual(['GET /api/cancel-token/secret']);
  });

  it('shows the booking, and changes nothing by being opened', async () => {
    const link = await open();
    expect(link.now.state).toBe('validating');
    await server.answers(preview);
    const { hoursUntilAppointment, ...shown } = preview;
    expect(link.now).toMatchObject({ state: 'details', preview: shown, cancelling: false, unsure: false });
    expect(link.now).toMatchObject({ preview: { hoursUntilAppointment: expect.closeTo(hoursUntilAppointment, 2) } });
    expect(server.asked()).toHaveLength(1);
  });

  it('is invalid in the words of the server, but never in those for wrong input, which speak of fields', async () => {
    const expired = await open('old');
    await server.refuses(404, 'CANCEL_LINK_INVALID', 'This link has expired.');
    expect(expired.now).toEqual({ state: 'invalid', error: 'This link has expired.' });

    const mangled = await open('x');
    await server.refuses(400, 'INVALID_INPUT', 'Please check the fields.');
    expect(mangled.now).toEqual({ state: 'invalid', error: '' });
  });

  it('that could not be read may be read again, and is not called invalid', async () => {
    const link = await open();
    await server.isLost();
    expect(link.now).toMatchObject({ state: 'unread', error: '', asking: false });
    await during(() => link.now.state === 'unread' && link.now.askAgain());
    expect(link.now).toMatchObject({ state: 'unread', asking: true });
    await server.refuses(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.');
    expect(link.now).toMatchObject({ state: 'unread', error: 'Please wait a minute.', asking: false });
    await during(() => link.now.state === 'unread' && link.now.askAgain());
    await server.answers(preview);
    expect(link.now.state).toBe('details');
  });

  it('that is refused is asked about anew in the other language, whose words the server has', async () => {
    const link = await open();
    await server.refuses(404, 'CANCEL_LINK_INVALID', 'This link has expired.');
    await link.again({ language: 'fr' });
    expect(link.now.state).toBe('invalid');
    expect(server.calls.at(-1)?.headers['accept-language']).toBe('fr-CA');
    await server.refuses(404, 'CANCEL_LINK_INVALID', 'Ce lien a expiré.');
    expect(link.now).toEqual({ state: 'invalid', error: 'Ce lien a expiré.' });
  });

  it('that is open is not read again for a change of language', async () => {
    const link = await open();
    await server.answers(preview);
    await link.again({ language: 'fr' });
    expect(server.asked()).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('says what the server decided, whatever the preview promised', async () => {
    const link = await open();
    await server.answers(preview);
    await cancel(link);
    expect(link.now).toMatchObject({ state: 'details', cancelling: true });
    expect(server.calls.at(-1)).toMatchObject({
      to: 'POST /api/cancel-booking-secure',
      body: { token: 'secret' },
      keepalive: true, // A tab that is closed cancels all the same.
    });
    await server.answers({ ...result, refundEligible: false });
    expect(link.now).toMatchObject({ state: 'cancelled', outcome: { refundEligible: false } });
    expect(currentToast.get()).toMatchObject({ title: 'Booking Cancelled' });
  });

  it('is sent once, however often the button is pressed', async () => {
    const link = await open();
    await server.answers(preview);
    await during(() => {
      if (link.now.state !== 'details') return;
      link.now.cancel();
      link.now.cancel();
    });
    expect(server.asked()).toEqual(['GET /api/cancel-token/secret', 'POST /api/cancel-booking-secure']);
  });

  it('whose answer was lost says that it is unsure, and may be pressed again', async () => {
    const link = await open();
    await server.answers(preview);
    await cancel(link);
    await server.isLost();
    expect(link.now).toMatchObject({ state: 'details', unsure: true, cancelling: false });
    expect(currentToast.get()).toMatchObject({ tone: 'destructive' });
    await cancel(link);
    await server.answers(result);
    expect(link.now.state).toBe('cancelled');
  });

  it('that a good answer refused is not unsure', async () => {
    const link = await open();
    await server.answers(preview);
    await cancel(link);
    await server.refuses(429, 'TOO_MANY_REQUESTS');
    expect(link.now).toMatchObject({ state: 'details', unsure: false });
  });

  it('that was done by an earlier press counts as done, by what held at the first press', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-21T03:00:00Z') });
    try {
      const link = await open();
      await server.answers(preview);
      await cancel(link);
      await server.isLost();
      vi.setSystemTime(Date.now() + 8 * hourMs); // Now it would be too late for a refund.
      await cancel(link);
      await server.refuses(409, 'ALREADY_CANCELLED');
      expect(link.now).toMatchObject({
        state: 'cancelled',
        outcome: { refundEligible: true, hoursUntilAppointment: 30 },
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('with a link that ended meanwhile leads to the page of an invalid link', async () => {
    const link = await open();
    await server.answers(preview);
    await cancel(link);
    await server.refuses(404, 'CANCEL_LINK_INVALID', 'This link has expired.');
    expect(link.now).toEqual({ state: 'invalid', error: 'This link has expired.' });
  });
});

describe('a page that stays open', () => {
  it('takes the promise of a refund back when the hour has passed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-10-21T03:00:00Z') });
    try {
      const link = await open();
      await server.answers(preview);
      expect(link.now).toMatchObject({ preview: { refundEligible: true } });
      await during(() => vi.advanceTimersByTime(7 * hourMs));
      expect(link.now).toMatchObject({ preview: { refundEligible: false, hoursUntilAppointment: 23 } });
    } finally {
      vi.useRealTimers();
    }
  });
});
