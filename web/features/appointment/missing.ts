import { needOf } from '#business/services.ts';
import type { CoatingType } from '#domain/pricing/service.ts';

export type Check = 'empty' | 'checking' | 'good' | 'bad' | 'failed';

export type Choice = {
  date: string;
  time: string;
  service: CoatingType | '';
  number: Check;
  code: Check;
};

export type Missing =
  | 'date'
  | 'time'
  | 'service'
  | 'number'
  | 'numberChecking'
  | 'numberBad'
  | 'code'
  | 'codeChecking'
  | 'codeBad';

const ofNumber: Record<Check, Missing | null> = {
  empty: 'number',
  checking: 'numberChecking',
  bad: 'numberBad',
  good: null,
  failed: null, // The server checks again before anything is paid.
};

const ofCode: Record<Check, Missing | null> = {
  empty: 'code',
  checking: 'codeChecking',
  bad: 'codeBad',
  good: null,
  failed: 'code',
};

/** The first thing needed before payment, or null. */
export function missingOf({ date, time, service, number, code }: Choice): Missing | null {
  if (date === '') return 'date';
  if (time === '') return 'time';
  if (service === '') return 'service';
  if (needOf(service) === 'order') return ofNumber[number];
  return needOf(service) === 'code' ? ofCode[code] : null;
}

/** A preview shows its summary only once the code is valid (specification, section 5). */
export const summaryShown = ({ service, code }: Pick<Choice, 'service' | 'code'>): boolean =>
  needOf(service) !== 'code' || code === 'good';
