import fc from 'fast-check';
import { fitting, type Known, type Schema, spoilt, wild, wildText } from './values.ts';

const roles = ['anonymous', 'visitor', 'crew', 'staff', 'owner'] as const;
export type Role = (typeof roles)[number];

type Parameter = { in: string; name: string; schema: Schema; required?: boolean };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
/** The part of the OpenAPI document that requests are made from. */
type Description = { paths: Record<string, Record<string, Operation>> };

export type Sent = {
  as: Role;
  /** The call as the description names it. */
  call: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: { text: string; encoding: 'utf8' | 'latin1' | 'utf16le' } | null;
};

/** Whoever may not is refused before anything is read, which takes few tries to see. */
const ofTheAdministration = fc.constantFrom<Role>(
  'anonymous',
  'visitor',
  'crew',
  'staff',
  'staff',
  'owner',
  'owner',
  'owner',
  'owner',
);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const brokenEscapes = ['%', '%ZZ', '%E0%A4%A', '%00', '%C0%AF', '%ud800', '..', '.', '', ';a=b', '%252e%252e'];

const escaped = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed());
};

/** Mostly a value that is there, sometimes anything. */
const piece = ({ schema, name }: Parameter, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 16, arbitrary: fitting(schema, name, known).map(escaped) },
    { weight: 3, arbitrary: wildText.map(escaped) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenEscapes) },
  );

/** Mostly each parameter once or not at all; else twice or as a list, and some that nobody asked for. */
function queryOf(parameters: readonly Parameter[], known: Known): fc.Arbitrary<string> {
  const once = parameters.map((parameter) =>
    fc.option(
      fitting(parameter.schema, parameter.name, known).map((value) => `${parameter.name}=${escaped(value)}`),
      { nil: '', freq: parameter.required ? 50 : 1 },
    ),
  );
  const several = parameters.map((parameter) =>
    fc
      .tuple(fc.array(piece(parameter, known), { maxLength: 2 }), fc.constantFrom('', '', '[]', '[a]'))
      .map(([values, suffix]) => values.map((value) => `${parameter.name}${suffix}=${value}`).join('&')),
  );
  const foreign = fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'x', '%', 'q'), wildText.map(escaped))
    .map((pair) => pair.join('='));
  return fc
    .oneof({ weight: 2, arbitrary: fc.tuple(...once) }, fc.tuple(...several, foreign))
    .map((parts) => parts.filter((part) => part !== ''))
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
}

function urlOf(path: string, parameters: readonly Parameter[], known: Known): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  // An id of one thing is none of another.
  const subject = (name: string) => `${/([\w-]+)\/\{/.exec(path.slice(0, path.indexOf(`{${name}}`) + 1))?.[1]}/${name}`;
  const pieces = fc.tuple(
    ...inPath.map((parameter) => {
      const own = known[subject(parameter.name)];
      return piece(parameter, own ? { ...known, [parameter.name]: own } : known);
    }),
  );
  const query = queryOf(
    parameters.filter((parameter) => parameter.in === 'query'),
    known,
  );
  return fc.tuple(pieces, query).map(([values, asked]) => {
    const filled = inPath.reduce((url, { name }, at) => url.replace(`{${name}}`, () => values[at] ?? ''), path);
    return filled + asked;
  });
}

const types = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/json,text/plain',
  '',
];

type Body = Pick<Sent, 'body'> & { type: string };
const json = 'application/json';

/** Mostly JSON near what the call takes, sometimes no JSON at all. */
function bodyOf(schema: Schema | undefined, known: Known): fc.Arbitrary<Body> {
  const values = schema ? fitting(schema, 'body', known) : wild;
  const near = fc.oneof({ weight: 5, arbitrary: values }, { weight: 5, arbitrary: spoilt(values) }, wild);
  const whole = near.map((value): Body => ({ type: json, body: { text: JSON.stringify(value), encoding: 'utf8' } }));
  const raw = fc.record({
    type: fc.constantFrom(json, ...types),
    body: fc.record({
      text: fc.oneof(
        near.map((value) => JSON.stringify(value)),
        near.map((value) => JSON.stringify(value).slice(0, -1)),
        near.map((value) => `\ufeff${JSON.stringify(value)}`),
        fc.constantFrom('', '{', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '[1e999]', 'null', 'é', '['.repeat(5_000)),
        fc.constant(JSON.stringify({ a: 'x'.repeat(70_000) })),
        wildText,
      ),
      encoding: fc.constantFrom('utf8', 'latin1', 'utf16le'),
    }),
  });
  const none = fc.constantFrom<Body>({ type: '', body: null }, { type: json, body: null });
  return schema
    ? fc.oneof({ weight: 8, arbitrary: whole }, { weight: 2, arbitrary: raw }, none)
    : fc.oneof({ weight: 8, arbitrary: none }, whole, raw);
}

const strangeHeaders = fc.oneof(
  { weight: 40, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { 'accept-language': 'fr-CA,fr;q=0.9' },
    { 'accept-language': `${'x-'.repeat(500)};q=9,,;,*` },
    { 'user-agent': 'x'.repeat(9_000) },
    { cookie: `visitor=${'%'.repeat(300)}; language=de; =; ;` },
    { cookie: 'visitor=s%3Aforged.signature; administrator.session_token=forged.forged' },
    { origin: 'https://example.com' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-for': `${'1.2.3.4, '.repeat(300)}::1`, 'x-forwarded-proto': 'gopher', 'x-forwarded-host': 'a b' },
    { 'if-none-match': '*', range: 'bytes=0-0,-5,x' },
    { 'content-encoding': 'gzip' },
    { authorization: `Bearer ${'x'.repeat(4_000)}` },
  ),
);

function requestOf(path: string, method: string, operation: Operation, known: Known): fc.Arbitrary<Sent> {
  const { parameters = [], requestBody } = operation;
  const own = method.toUpperCase();
  return fc
    .record({
      as: path.startsWith('/api/admin/') ? ofTheAdministration : fc.constantFrom(...roles),
      method: fc.oneof({ weight: 30, arbitrary: fc.constant(own) }, fc.constantFrom(...methods)),
      url: urlOf(path, parameters, known),
      headers: strangeHeaders,
      body:
        own === 'GET' ? fc.constant<Body>({ type: '', body: null }) : bodyOf(requestBody?.content[json]?.schema, known),
    })
    .map(({ body: { type, body }, headers, ...request }) => ({
      ...request,
      call: `${own} ${path}`,
      headers: { ...headers, ...(type !== '' && { 'content-type': type }) },
      body,
    }));
}

/** Every call of the description with its method. */
const callsOf = ({ paths }: Description) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );

/** Requests to each call of the description, as each role, by the call. */
export const requestsByCall = (description: Description, known: Known): ReadonlyMap<string, fc.Arbitrary<Sent>> =>
  new Map(
    callsOf(description).map(({ path, method, operation }) => [
      `${method.toUpperCase()} ${path}`,
      requestOf(path, method, operation, known),
    ]),
  );
