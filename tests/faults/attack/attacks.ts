import type { CallContract } from '#contract/call.ts';
import { keyHeader } from '#contract/key-header.ts';
import { ruleOf, table } from '#tests/asvs/admin-rules.ts';
import { adminCalls, siteCalls } from '#tests/builders/admin-calls.ts';
import type { People, Secrets } from './people.ts';
import type { Answer, Sent, Target } from './target.ts';

/** How an attack went: what was tried, and what of it did not end as it should. */
export type Outcome = { attack: string; tried: number; broken: string[] };

const calls = [...siteCalls, ...adminCalls];
const bare = ({ path }: CallContract): string => path.replaceAll(/:\w+/g, 'x');
const isUnsafe = ({ method }: CallContract): boolean => method !== 'GET';
const shown = ({ method, path }: Sent, { status, code }: Answer): string => `${method} ${path}: ${status} ${code}`;

type Tried = { sent: Sent; holds: (answer: Answer) => boolean };

/** Sends all of them, each from a network of its own. */
async function play(target: Target, attack: string, tries: readonly Tried[]): Promise<Outcome> {
  const answers = await target.sendAll(tries.map(({ sent }) => sent));
  const broken = tries.flatMap(({ sent, holds }, index) => {
    const answer = answers[index];
    return answer && answer.status < 500 && holds(answer) ? [] : [answer ? shown(sent, answer) : sent.path];
  });
  return { attack, tried: tries.length, broken };
}

const ruledAs = {
  anonymous: 'somebody signed out',
  visitor: 'somebody signed out',
  crew: 'a crew',
  staff: 'staff',
  owner: 'an owner',
} as const;
const refusals = ['SIGN_IN_NEEDED', 'SECOND_FACTOR_NEEDED', 'OWNER_NEEDED', 'OFFICE_ONLY'];

/** Every call of the administration as everybody: whoever may not is told so, whatever they send. */
export async function authorization(target: Target, people: People): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [who, cookie] of Object.entries(people) as [keyof People, string][]) {
    // Signing out would end what is still to be tried.
    const tries = adminCalls
      .filter(({ path }) => !path.endsWith('/sign-out'))
      .map((call): Tried => {
        const expected = table[ruledAs[who]][ruleOf(call)];
        const holds = ({ code }: Answer) => (refusals.includes(code) ? code : null) === expected;
        return { sent: { method: call.method, path: bare(call), headers: { cookie } }, holds };
      });
    outcomes.push(await play(target, `every call of the administration, as ${who}`, tries));
  }
  return outcomes;
}

const foreign: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Pages of other sites, in the browser of an owner: they change nothing, and read nothing. */
export async function crossSite(target: Target, { owner: cookie }: People): Promise<Outcome[]> {
  const unsafe = calls.filter(isUnsafe);
  const changes = unsafe.flatMap((call) =>
    foreign.map((headers): Tried => {
      const sent = { method: call.method, path: bare(call), headers: { cookie, ...headers }, body: {} };
      return { sent, holds: ({ code }) => code === 'ORIGIN_FOREIGN' };
    }),
  );
  // Photographs are read as bytes, whatever they call themselves.
  const typed = unsafe.filter(({ path }) => !path.endsWith('/photos'));
  const sentForms = typed.flatMap((call) =>
    forms.map((type): Tried => {
      const headers = { 'content-type': type };
      return {
        sent: { method: call.method, path: bare(call), headers, body: 'a=b' },
        holds: ({ status }) => status >= 400,
      };
    }),
  );
  const readings = calls
    .filter((call) => !isUnsafe(call) && call.method === 'GET')
    .map((call): Tried => {
      const headers = { cookie, origin: 'https://evil.example' };
      const holds = (answer: Answer) => !answer.headers.has('access-control-allow-origin');
      return { sent: { method: 'GET', path: bare(call), headers }, holds };
    });
  return [
    await play(target, 'changes asked for by another site', changes),
    await play(target, 'forms of another site', sentForms),
    await play(target, 'answers read by another site', readings),
  ];
}

const padding = [
  '%20',
  '%09',
  '%0A',
  '%C2%A0',
  '%E3%80%80',
  '%EF%BB%BF',
  '%E2%80%8B',
  '%E2%80%A8',
  '+',
  '0',
  '.',
  '%2F',
  '%00',
];
const around = (value: string): string[] =>
  padding.flatMap((pad) => [pad + value, value + pad, `${pad}${value}${pad}`]);
const inOtherLetters = (value: string): string[] =>
  [value.toLowerCase(), value.toUpperCase(), [...value].toReversed().join('')].filter((one) => one !== value);

/** A number or token that is right but for what stands around it is none. */
export async function paddedParameters(target: Target, secrets: Secrets, email: string): Promise<Outcome[]> {
  const { orderNo, key, cancel } = secrets;
  const headers = { [keyHeader]: key };
  const holds = ({ status }: Answer) => status >= 400;
  const ofOrders = siteCalls
    .filter(({ path, method }) => path.includes(':order') && method === 'GET')
    .flatMap(({ path }) =>
      around(orderNo).map((padded): Tried => {
        const asked = path.replace(':order', padded).replaceAll(/:\w+/g, 'x');
        return { sent: { method: 'GET', path: asked, headers }, holds };
      }),
    );
  const unlocking = around(orderNo).map((padded): Tried => {
    const sent = { method: 'POST', path: `/api/booking-details/${padded}/unlock`, body: { email } };
    return { sent, holds };
  });
  const links = [...around(cancel), ...inOtherLetters(cancel)].map((token): Tried => {
    return { sent: { method: 'GET', path: `/api/cancel-token/${token}` }, holds };
  });
  return [
    await play(target, 'an order number with something around it, with its key', ofOrders),
    await play(target, 'the same, with its e-mail', unlocking),
    await play(target, 'a token with something around it, or in other letters', links),
  ];
}

/** What stands where a token is asked for and opens nothing. */
function falseTokens({ orderNo, cancel, key, invitation, feed }: Secrets): string[] {
  const changed = [cancel, key].flatMap((token) => [
    token.slice(0, -1),
    `${token}A`,
    `${token}${token}`,
    `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    ...inOtherLetters(token),
  ]);
  return [
    ...changed,
    ...[invitation, feed, orderNo, 'A'.repeat(43), 'A'.repeat(450), 'x', '..', '%00', '%F0%9F%94%91', "'or'1'='1"],
  ];
}

/** Tokens that are nearly right, of another kind, or hostile: they open nothing and break nothing. */
export async function tokens(target: Target, secrets: Secrets): Promise<Outcome[]> {
  const kinds = siteCalls.filter(({ path }) => /:(token|number)/.test(path));
  const holds = ({ status }: Answer) => status >= 400 && status < 500;
  const inPaths = kinds.flatMap(({ method, path }) =>
    falseTokens(secrets).map((token): Tried => {
      const asked = path.replace(/:\w+/, token).replaceAll(/:\w+/g, 'x');
      return { sent: { method, path: asked, ...(method !== 'GET' && { body: {} }) }, holds };
    }),
  );
  const feeds = falseTokens({ ...secrets, feed: secrets.cancel }).map((token): Tried => {
    return { sent: { method: 'GET', path: `/calendar/${token}.ics` }, holds };
  });
  const keys = falseTokens({ ...secrets, key: secrets.cancel })
    .filter((token) => !token.includes('%'))
    .flatMap((token) =>
      ['changes', 'consents', 'photos', 'invoice.pdf', 'visit.ics'].map((part): Tried => {
        const path = `/api/booking-details/${secrets.orderNo}/${part}`;
        return { sent: { method: 'GET', path, headers: { [keyHeader]: token } }, holds };
      }),
    );
  return [
    await play(target, 'false tokens of links', inPaths),
    await play(target, 'false addresses of the calendar', feeds),
    await play(target, 'false keys of a booking', keys),
  ];
}

/** This machine's own pages, asked for through the proxy, whatever it says of the visitor. */
export async function ownMachine(target: Target): Promise<Outcome[]> {
  const claims = ['', ' ', 'unknown', '203.0.113.7', '127.0.0.1, 203.0.113.7'];
  const tries = ['/sandbox', '/sandbox/mail.json', '/sandbox/links.json?order=x', '/metrics'].flatMap((path) =>
    claims.map((claim): Tried => {
      const sent = { method: 'GET', path, headers: { 'x-forwarded-for': claim } };
      return { sent, holds: ({ status }) => status === 404 || status === 403 };
    }),
  );
  return [await play(target, 'what is for this machine, through the proxy', tries)];
}

const mostBytes = 100_000;
/** More than any limit lets through at once. */
const flood = 700;

/** One network asks for one call again and again: a limit ends it, with when to come back; what has none is light. */
export async function floods(target: Target): Promise<Outcome[]> {
  const broken: string[] = [];
  let tried = 0;
  const limited = calls.filter(({ responses }) => 429 in responses);
  for (const call of limited.filter(({ path }) => !path.startsWith('/api/admin/') || ruleOfDoor(path))) {
    const from = target.aNetwork();
    const sent: Sent = { method: call.method, path: bare(call), ...(isUnsafe(call) && { body: {} }) };
    let refused: Answer | undefined;
    let asked = 0;
    for (; asked < flood && !refused; asked += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => target.send(sent, from)));
      refused = answers.find(({ status }) => status === 429);
    }
    tried += asked;
    if (!refused) broken.push(`${sent.method} ${sent.path}: ${asked} were let through`);
    else if (!(Number(refused.headers.get('retry-after')) > 0)) broken.push(`${sent.path}: 429 without Retry-After`);
  }
  const unlimited = siteCalls.filter(({ responses, method }) => method === 'GET' && !(429 in responses));
  const light = unlimited.map((call): Tried => {
    return { sent: { method: 'GET', path: bare(call) }, holds: ({ text }) => text.length <= mostBytes };
  });
  const honest = { sent: { method: 'GET', path: '/api/booked-dates' }, holds: ({ status }: Answer) => status === 200 };
  return [
    { attack: 'one network, one call, again and again', tried, broken },
    await play(target, 'calls without a limit are light', light),
    await play(target, 'somebody else meanwhile', [honest]),
  ];
}

/** The doors of the administration; behind them somebody is known. */
const ruleOfDoor = (path: string): boolean => /\/(sign-in(\/.*)?|invitation)$/.test(path);

/** Nothing that opens a door is in what the program wrote while all of this was tried. */
export function secretsInLog({ log }: Target, people: People, secrets: Secrets): Outcome {
  const { orderNo: _, ...tokens } = secrets;
  const sessions = Object.values(people).flatMap((cookie) => cookie.split('; ').map((one) => one.split('=')[1] ?? ''));
  const live = [...Object.values(tokens), ...sessions].filter((one) => one.length > 15);
  const answered = log.filter((line) => line.includes('"answered"'));
  const broken =
    answered.length === 0 ? ['the log has no answers'] : log.filter((line) => live.some((one) => line.includes(one)));
  return { attack: 'live tokens and sessions in the log', tried: log.length, broken };
}
