import fc from 'fast-check';

/** What the description says of a value; JSON Schema, as far as the contract uses it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Values that mean something on the stage, by the name of the field or parameter that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const injections = [
  "' or 1=1 --",
  "'; drop table bookings; --",
  '%_\\%',
  '$1',
  '#{1+1}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'a\r\nset-cookie: visitor=x',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '=cmd|calc!A1',
  '__proto__',
  'constructor',
  '👩‍🔧'.repeat(50),
  'é\u0301'.repeat(200),
  '0x7fffffff',
  '-1',
  '1e999',
  '9223372036854775808',
  '2025-02-30',
  '0000-00-00',
  '275760-09-14',
  'null',
  '[]',
  ' ',
  '',
];

const long = fc.constantFrom(41, 201, 2_001, 20_000).map((length) => 'x'.repeat(length));
const text = fc.oneof(fc.constantFrom(...injections), fc.string({ unit: 'binary', maxLength: 60 }), long);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, 0.1),
);
const deep = fc
  .constantFrom(50, 500)
  .map((depth) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: [inner] }), 1));

/** Anything that JSON can say, and nothing in particular. */
export const wild: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  number,
  fc.boolean(),
  fc.constant(null),
  deep,
  fc.array(text, { maxLength: 5 }),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'length', 'toString'), fc.string()), text, {
    maxKeys: 4,
  }),
);
export const wildText = text;

/** A value that fits its schema as far as that is told, so that a request gets past the first check. */
export function fitting(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  const ofStage = known[name];
  if (ofStage && ofStage.length > 0) return fc.constantFrom(...ofStage);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, name, known)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.entries(properties).map(([key, of]) => [key, fitting(of, key, known)] as const);
      return fc.record(Object.fromEntries(fields), {
        requiredKeys: required.filter((key) => Object.hasOwn(properties, key)),
      });
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}, name, known), { maxLength: 4 });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1, max: Math.min(schema.maximum ?? 400, 3_000) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1, max: schema.maximum ?? 400, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 40),
        unit: 'grapheme-ascii',
      });
    default:
      return wild;
  }
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string };
type Change = { at: number; how: 'replace' | 'remove' | 'wrap' | 'add' | 'repeat'; value: unknown };

const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

function placesOf(value: unknown): Place[] {
  if (!isHolder(value)) return [];
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(Reflect.get(value, key))]);
}

const put = (holder: object, key: string, value: unknown) =>
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });

function change(whole: unknown, { at, how, value }: Change): unknown {
  const places = placesOf(whole);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return how === 'add' ? { more: value } : value;
  const { holder, key } = place;
  const old: unknown = Reflect.get(holder, key);
  if (how === 'replace') put(holder, key, value);
  if (how === 'wrap') put(holder, key, [old]);
  if (how === 'repeat') put(holder, key, [old, old, value]);
  if (how === 'remove') Reflect.deleteProperty(holder, key);
  if (how === 'add') put(holder, 'more', value);
  return whole;
}

const changes = fc.array(
  fc.record({ at: fc.nat(40), how: fc.constantFrom('replace', 'remove', 'wrap', 'add', 'repeat'), value: wild }),
  { maxLength: 3 },
);

/** The same values with up to three places spoilt: another type, too long, missing, more than was asked, twice. */
export const spoilt = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, changes).map(([value, list]) => list.reduce<unknown>(change, structuredClone(value)));
