import { beforeEach, describe, expect, it, vi } from 'vitest';
import { during, openPage, runHook } from '#tests/builders/browser/page.ts';
import { fakeServer } from '#tests/builders/browser/server.ts';
import { approved, frame, known, opened, submitting } from '#tests/builders/rules/checkout-moments.ts';
import { stubStorage } from '#tests/builders/rules/storage.ts';
import { currentToast, dismissToast } from '#web/ui/overlay/toast.tsx';
import { checkout, waiting } from '../machine/state.ts';
import type { Checkout } from '../machine/types.ts';
import { keepPayment, rememberedPayments } from '../session/tab-session.ts';
import { useWatchBeacon } from '../use-checkout.ts';
import { useSubmit } from './use-submit.ts';

const customer = {
  businessName: 'Boutique Exemple',
  contactName: 'Alex Exemple',
  email: 'alex@example.com',
  phone: '514-555-0142',
  address: '1 Example Street',
  billingStreet: '1 Example Street',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
};

let page: ReturnType<typeof openPage>;
let server: ReturnType<typeof fakeServer>;
const dispatch = vi.fn();
const said = () => dispatch.mock.calls.map(([event]) => event);

beforeEach(() => {
  page = openPage('/payment');
  server = fakeServer();
  stubStorage('sessionStorage');
  stubStorage('localStorage');
  dispatch.mockClear();
  dismissToast();
});

describe('Submit', () => {
  const open = (state: Checkout) => runHook((props) => useSubmit(props.state, dispatch), { state });

  it('books what was paid, forgets the payment and leads to the confirmation', async () => {
    const state = approved();
    keepPayment({ orderNo: 'HC-1', ticket: 'ticket-1', certain: true, bought: state.bought as never, price: null });
    const submit = await open(state);
    await during(() => void submit.now(customer));
    expect(said()).toEqual([{ type: 'submit' }]);
    expect(server.calls).toMatchObject([
      { to: 'POST /api/after-payment', body: { order_no: 'HC-1', ticket: 'ticket-1', customerData: customer } },
    ]);
    await server.answers({ orderNo: 'HC-1' });
    expect(said()).toEqual([{ type: 'submit' }, { type: 'booked' }]);
    expect(page.visited()).toEqual(['enter instead /confirmation?order=HC-1']);
    expect(rememberedPayments({}).sent).toBeNull();
  });

  it('sends one booking by two presses', async () => {
    const submit = await open(approved());
    await during(() => {
      void submit.now(customer);
      void submit.now(customer);
    });
    expect(server.asked()).toHaveLength(1);
  });

  it('sends nothing where nothing is paid', async () => {
    const submit = await open(opened());
    await during(() => submit.now(customer));
    expect(server.asked()).toEqual([]);
    expect(said()).toEqual([]);
  });

  it('that was declined says so, and keeps the visitor on the page', async () => {
    const submit = await open(approved());
    await during(() => void submit.now(customer));
    await server.answers({ code: 'CARD_DECLINED', error: 'Declined.', responseCode: '051' }, 402);
    expect(said().at(-1)).toEqual({ type: 'notBooked', why: 'declined', setback: { declined: '051' } });
    expect(currentToast.get()?.description).toContain('051');
    expect(page.visited()).toEqual([]);
  });

  it('of which nobody knows what became keeps the payment, and may be pressed again', async () => {
    const state = approved();
    keepPayment({ orderNo: 'HC-1', ticket: 'ticket-1', certain: true, bought: state.bought as never, price: null });
    const submit = await open(state);
    await during(() => void submit.now(customer));
    await server.isLost();
    expect(said().at(-1)).toMatchObject({ type: 'notBooked', why: 'unknown', setback: { language: 'en' } });
    expect(rememberedPayments({}).sent).toMatchObject({ ticket: 'ticket-1' });
    await during(() => void submit.now(customer));
    expect(server.asked()).toHaveLength(2);
  });

  it('is not needed after a result that is no approval: the server is asked by itself, once', async () => {
    const asking = frame(known(), 'payment_complete', '051');
    expect(asking.phase.name).toBe('asking');
    const submit = await open(known());
    expect(server.asked()).toEqual([]);
    await submit.again({ props: { state: asking } });
    await submit.again({ props: { state: { ...asking } } });
    expect(server.asked()).toEqual(['POST /api/after-payment']);
    await server.isLost();
    expect(said()).toEqual([{ type: 'notBooked', why: 'unknown', setback: null }]);
    expect(currentToast.get()).toBeNull(); // Nobody pressed anything: the pane says it.
  });
});

describe('what only the browser sees of a card', () => {
  let beacons: string[];
  const open = (state: Checkout) => runHook((props) => useWatchBeacon(props.state), { state });
  beforeEach(() => {
    beacons = [];
    vi.stubGlobal(
      'Blob',
      class {
        readonly text: string;
        constructor(parts: string[]) {
          this.text = parts.join('');
        }
      },
    );
    vi.stubGlobal('navigator', {
      sendBeacon: (to: string, body: { text: string }) => beacons.push(`${to} ${JSON.parse(body.text).seen}`),
    });
  });
  const paying = () => frame(known(), 'payment_submitted');

  it('is told the moment a card was sent', async () => {
    const seen = await open(known());
    expect(beacons).toEqual([]);
    await seen.again({ props: { state: paying() } });
    await seen.again({ props: { state: { ...paying() } } });
    expect(beacons).toEqual(['/api/checkout/HC-1/watch submitted']);
  });

  it.each([
    ['a card form is open', opened],
    ['a payment waits for Submit', approved],
    ['the booking is on its way', submitting],
  ])('is told when the page goes away while %s', async (_, moment) => {
    await open(moment());
    await page.happens('pagehide');
    expect(beacons.at(-1)).toBe('/api/checkout/HC-1/watch closed');
  });

  it.each([
    ['nothing is open yet', () => waiting],
    ['the booking is made', () => checkout(submitting(), { type: 'booked' })],
  ])('is nothing while %s', async (_, moment) => {
    await open(moment());
    await page.happens('pagehide');
    expect(beacons).toEqual([]);
  });
});
