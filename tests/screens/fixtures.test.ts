import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '#business/brand.ts';
import { BookingRecord, PaymentReceipt } from '#contract/booking-details.ts';
import type { CallContract } from '#contract/call.ts';
import { bookingReferencePattern } from '#domain/booking/reference.ts';
import { catalogue } from './catalogue.ts';

const order = new RegExp(`^${brand.prefix}-20\\d{6}-(?:[01]\\d|2[0-3])[0-5]\\d[0-5]\\d$`);

/** What the product makes, by the name that its answers have for it. */
const made: Record<string, RegExp> = {
  orderNo: order,
  order,
  bookingId: bookingReferencePattern,
  clientId: new RegExp(`^(?:${brand.prefix}\\d{4}|VIP\\d{2})$`),
  certificate: /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/,
  appointmentDate: /^20\d\d-(?:0[4-9]|1[01])-(?:0[1-9]|[12]\d|3[01])$/,
  appointmentTime: /^(?:8|9|10|11|12|1|2|3|4):[0-5]0 [AP]M$/,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What in an answer could not have been made, with the way to it. */
function unmade(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => unmade(one, `${path}[${index}]`));
  if (!isObject(value)) return [];
  const found: string[] = [];
  if ('bookingId' in value && 'billingStreet' in value && !BookingRecord.safeParse(value).success)
    found.push(`${path}: no booking`);
  if ('approvalCode' in value && 'amount' in value && !PaymentReceipt.safeParse(value).success)
    found.push(`${path}: no receipt`);
  const { base, gst, qst, total } = value;
  if ([base, gst, qst, total].every((amount) => typeof amount === 'string')) {
    const [sum, owed] = [
      [base, gst, qst].reduce<number>((all, one) => all + Math.round(Number(one) * 100), 0),
      Number(total),
    ];
    if (sum !== Math.round(owed * 100)) found.push(`${path}: ${base} + ${gst} + ${qst} is not ${total}`);
  }
  for (const [name, part] of Object.entries(value)) {
    const pattern = made[name];
    if (pattern && typeof part === 'string' && part !== '' && !pattern.test(part))
      found.push(`${path}.${name}: ${part}`);
    found.push(...unmade(part, `${path}.${name}`));
  }
  return found;
}

it('a screen shows no answer that the product could not have made', () => {
  const found = catalogue.flatMap(({ name, answers = [] }) =>
    answers.flatMap(({ call, says }) =>
      isObject(says) && 'json' in says ? unmade(says.json, `${name} ${call} `) : [],
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

const isCall = (value: unknown): value is CallContract => isObject(value) && 'path' in value && 'responses' in value;

async function everyCall(): Promise<CallContract[]> {
  const folder = join(import.meta.dirname, '../../contract');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))));
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

it('a screen shows no answer that its call could not have given', async () => {
  const calls = await everyCall();
  const faults = catalogue.flatMap(({ name, answers = [] }) =>
    answers.flatMap(({ call, says }) => {
      if (!isObject(says) || !('json' in says) || says.status >= 300) return [];
      const path = call.replaceAll('*', 'x');
      const schemas = calls
        .filter((one) => new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
        .flatMap(({ responses }) => responses[says.status] ?? []);
      const isRight = schemas.length === 0 || schemas.some((schema) => schema.safeParse(says.json).success);
      return isRight
        ? []
        : [`${name} ${call}: ${JSON.stringify(schemas.map((schema) => schema.safeParse(says.json).error?.issues[0]))}`];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});
