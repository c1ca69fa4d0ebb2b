import { sampleCustomer } from '#tests/builders/customer.ts';
import { owner, type Target } from './target.ts';

/** Everybody who asks something of the program, by the cookie that they have. */
export type People = Readonly<Record<'anonymous' | 'visitor' | 'crew' | 'staff' | 'owner', string>>;

/** What opens something without a password, as it was sent to somebody. */
export type Secrets = { orderNo: string; cancel: string; key: string; invitation: string; feed: string };

const password = 'two panes and a sill';

/** The house and its visitors, each signed in; a visit that is booked and paid, and what was sent of it. */
export async function openHouse(target: Target): Promise<{ people: People; secrets: Secrets; customerEmail: string }> {
  const call = async (method: string, path: string, body?: object, cookie = '') => {
    const answer = await target.send({ method, path, body, headers: { cookie } }, target.aNetwork());
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return { ...answer, said: answer.text === '' ? {} : JSON.parse(answer.text) };
  };
  const signIn = async (who: object) => (await call('POST', '/api/admin/sign-in', who)).cookie;
  const asOwner = await signIn(owner);
  const invite = async (email: string, role: string): Promise<string> =>
    (await call('POST', '/api/admin/people', { email, role }, asOwner)).said.token;
  const join = async (role: 'staff' | 'crew') => {
    const email = `${role}@example.com`;
    await call('POST', '/api/admin/invitation', { token: await invite(email, role), password });
    return signIn({ email, password });
  };
  const [staff, crew] = [await join('staff'), await join('crew')];
  const invitation = await invite('nobody-yet@example.com', 'staff');
  const feed: string = (await call('POST', '/api/admin/calendar/feed', {}, asOwner)).said.address;

  const visitor = (await call('GET', '/api/checkout')).cookie;
  const orderNo = 'HC-20251006-140000';
  const booking = {
    ...{
      postalCode: 'H2Y1C6',
      storefrontSize: 'little-storefront',
      selectedLayout: 'layout1',
      coatingType: 'complete',
    },
    ...{ feeling: 'impressed', aesthetic: 'curated', purpose: 'photographed' },
    ...{ appointmentDate: '2025-10-14', appointmentTime: '9:00 AM', termsAccepted: true },
  };
  const order = { order_no: orderNo, amount: '2086.80', booking };
  const { ticket } = (await call('POST', '/api/preload', order, visitor)).said;
  const customerData = sampleCustomer;
  await call('PUT', `/api/checkout/${orderNo}/customer`, { customerData }, visitor);
  await target.here('/sandbox/card/pay', { ticket, cardNumber: '4242424242424242' });
  await call('POST', '/api/after-payment', { order_no: orderNo, ticket, customerData }, visitor);
  const links = await target.here(`/sandbox/links.json?order=${orderNo}`);
  return {
    people: { anonymous: '', visitor, crew, staff, owner: asOwner },
    secrets: {
      orderNo,
      cancel: links.cancel?.split('/').at(-1) ?? '',
      key: new URL(links.booking ?? '').searchParams.get('key') ?? '',
      invitation,
      feed: /([^/]+)\.ics/.exec(feed)?.[1] ?? '',
    },
    customerEmail: customerData.email,
  };
}
