import { standardTerms } from '#business/terms/index.ts';
import type { OperatorRole } from '#domain/access/roles.ts';
import { isRefusal } from '#domain/refusal.ts';
import { linkToken, sha256 } from '#server/common/secrets.ts';
import { requestArea } from '#server/modules/areas/request.ts';
import { describedCalls } from '#server/wiring/described-calls.ts';
import { type App, appOver } from '#tests/builders/admin.ts';
import { anAdministrator, cookiesAfter, operatorPassword } from '#tests/builders/operator.ts';
import { aReview } from '#tests/builders/reviews.ts';
import { aCustomer, aRequest, aVisitor, book, startPaying, totals } from '#tests/builders/test-app.ts';
import { openWeatherApp, proposed } from '#tests/builders/weather.ts';
import type { Role, Sent } from './requests.ts';
import type { Known } from './values.ts';

/** A row that a request wrote and committed. */
type Write = { relation: string; operation: string };

const watchWrites = `
  create table fuzz_writes (relation text, operation text);
  create function note_write() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then return null; end if;
    insert into fuzz_writes values (tg_table_name, tg_op);
    return null;
  end $$;
  do $$ declare relation regclass; begin
    for relation in select oid from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'fuzz_writes'
    loop
      execute format('create trigger note_write after insert or update or delete on %s
        for each row execute function note_write()', relation);
    end loop;
  end $$`;

/** The application with bookings, checkouts, links, reviews and people in it, and somebody of each role. */
export async function openStage() {
  const testApp = await openWeatherApp();
  const { deps, pool } = testApp;
  const errors: string[] = [];
  const app: App = await appOver(deps, {
    logger: { level: 'error', stream: { write: (line: string) => void errors.push(line) } },
  });

  const visitorCookie = cookiesAfter([(await app.inject('/api/checkout')).headers['set-cookie'] ?? []].flat());
  // The value before the signature's point is the browser's secret.
  const [secret = ''] = decodeURIComponent(visitorCookie.slice(visitorCookie.indexOf('=') + 1)).split('.');
  const own = aVisitor('of the stage', { hash: sha256(secret) });

  const { orderNo: moved, token } = await proposed(testApp);
  testApp.forget();
  const booked = await book(testApp, { visitor: own, booking: { appointmentDate: '2025-10-16' } });
  const platinum = await book(testApp, {
    amount: totals.platinum,
    booking: { appointmentDate: '2025-10-20', coatingType: 'platinum' },
  });
  const open = await startPaying(testApp, { visitor: own, booking: { appointmentDate: '2025-10-21' } });
  const reviews = [await aReview(testApp), await aReview(testApp, { companyName: 'Ort' })];
  const asked = await requestArea(deps, aVisitor('far'), { email: 'far@example.com', postalCode: 'J8X' });
  if (isRefusal(asked)) throw new Error(asked.refused);

  let people = 0;
  async function signIn(role: OperatorRole): Promise<string> {
    people += 1;
    const payload = await anAdministrator(deps, `${role}-${people}`, role);
    const { headers } = await app.inject({ method: 'POST', url: '/api/admin/sign-in', payload });
    return cookiesAfter([headers['set-cookie'] ?? []].flat());
  }
  const cookies: Record<Role, string> = {
    anonymous: '',
    visitor: visitorCookie,
    crew: await signIn('crew'),
    staff: await signIn('staff'),
    owner: await signIn('owner'),
  };

  const column = async (statement: string) => {
    const { rows } = await pool.query<{ value: string }>(`select ${statement}`);
    return rows.map(({ value }) => value);
  };
  const tokens = async (statement: string) =>
    (await column(`id::text as value from ${statement}`)).map((id) => linkToken(deps.appSecret, id));
  const idsOf = (table: string) => column(`id::text as value from ${table} limit 20`);
  const links = {
    cancel: await tokens(`secret_links where purpose = 'cancel'`),
    order: await tokens(`secret_links where purpose = 'order'`),
    area: await tokens('area_requests'),
    weather: [token],
  };
  const orders = [booked.orderNo, moved, platinum.orderNo];
  const newOrders = Array.from({ length: 300 }, (_, n) => `HC-20251006-77${String(n).padStart(4, '0')}`);
  const days = ['2025-10-09', '2025-10-16', '2025-10-23', '2025-10-27', '2025-12-24'];
  const known: Known = {
    ...Object.fromEntries(Object.entries(aCustomer()).map(([name, value]) => [name, [value]])),
    ...Object.fromEntries(Object.entries(aRequest()).map(([name, value]) => [name, [value]])),
    postalCode: ['H2Y1C6', 'J8X'],
    termsVersion: [standardTerms.version],
    order: [...orders, open.orderNo],
    order_no: [open.orderNo, ...newOrders],
    orderNumber: orders,
    bookingId: [null],
    clientId: [null, ...(await column('client_id as value from bookings'))],
    amount: [totals.complete, totals.complete, '1.00'],
    invitationCode: ['', null],
    reviewId: [null],
    amounts: [null],
    ticket: [open.ticket],
    'cancel-token/token': links.cancel,
    'weather-proposal/token': links.weather,
    'weather-response/token': links.weather,
    'area-requests/token': links.area,
    token: [...links.cancel, ...links.area],
    key: links.order,
    'people/id': await idsOf('administrators'),
    'sessions/id': await idsOf('administrator_sessions'),
    'messages/id': await idsOf('outbox'),
    'reviews/id': reviews,
    id: ['1', '2', '3'],
    date: days,
    day: days,
    appointmentDate: [...days, '2025-10-28', '2025-10-30', '2025-11-03', '2025-11-04'],
    startDate: days,
    endDate: days,
    from: ['2025-09-01', ...days],
    to: ['2025-10-31', ...days],
    startTime: ['09:00', '9:00 AM'],
    endTime: ['17:00', '5:00 PM'],
    time: ['9:00 AM', '1:00 PM'],
    year: [2025],
    email: ['staff-1@example.com', 'owner-2@example.com', 'camille@example.com', 'new@example.com'],
    password: [operatorPassword, 'another clear glass'],
    current: [operatorPassword],
    code: ['HCPREVIEW', '123456'],
    action: ['accept', 'decline'],
  };

  return {
    app,
    known,
    errors,
    description: JSON.parse(await describedCalls()),
    /** Sends a request as its role; an operator who has just been signed out signs in anew afterwards. */
    async send({ as, method, url, headers, body }: Sent) {
      const [began, cpu] = [performance.now(), process.cpuUsage()];
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...(cookies[as] !== '' && { cookie: cookies[as] }), ...headers },
        ...(body && { payload: Buffer.from(body.text, body.encoding) }),
      });
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(cpu);
      const writes = await pool.query<Write>('select distinct relation, operation from fuzz_writes');
      const isOut =
        as !== 'anonymous' && as !== 'visitor' && answer.body.includes('SIGN_IN_NEEDED') && !('cookie' in headers);
      if (isOut) cookies[as] = await signIn(as);
      if (isOut || writes.rows.length > 0) await pool.query('truncate fuzz_writes');
      return {
        ms,
        cpuMs: (user + system) / 1000,
        status: answer.statusCode,
        text: answer.body,
        headers: answer.headers,
        writes: writes.rows,
      };
    },
    watch: () => pool.query(watchWrites),
    async close() {
      await app.close();
      await testApp.close();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
export type Answer = Awaited<ReturnType<Stage['send']>>;
