import type * as z from 'zod/mini';
import { exchange, type Request } from './http.ts';
import { judge } from './judge.ts';
import { StepFailed } from './step-failed.ts';
import { type Product, type TokenSettings, type TokenStore, tokenKeeper } from './token.ts';

export type ClientSettings = Omit<TokenSettings, 'timeoutMs'> & {
  organizationId: string;
  timeoutMs?: number;
};

type Call = {
  method: Request['method'];
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Books takes JSON, Bookings takes forms. */
  json?: object;
  form?: Readonly<Record<string, string>>;
  /** Our own id, in a unique custom field of Books: an existing record is updated, otherwise one is created. */
  upsert?: string;
  /** A read-only call, although it is a POST. */
  reads?: boolean;
};

export type ZohoClient = ReturnType<typeof zohoClient>;

/** The custom field of contacts, invoices, payments and credit notes that is set to be unique. */
export const uniqueField = 'cf_booking_ref';

const defaultTimeoutMs = 15_000;

/** Calls Books and Bookings with the shared token; a token rejected midway is renewed once. */
export function zohoClient(settings: ClientSettings, tokens: TokenStore) {
  const timeoutMs = settings.timeoutMs ?? defaultTimeoutMs;
  const keeper = tokenKeeper({ ...settings, timeoutMs }, tokens);

  const send = (product: Product, call: Call, token: string) => {
    const { method, path, query = {}, json, form, upsert } = call;
    const base = product === 'books' ? '/books/v3' : '/bookings/v1/json';
    const search = new URLSearchParams(
      product === 'books' ? { organization_id: settings.organizationId, ...query } : query,
    );
    const headers: Record<string, string> = {
      authorization: `Zoho-oauthtoken ${token}`,
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(upsert === undefined ? {} : upsertHeaders(upsert)),
    };
    const body = json ? JSON.stringify(json) : form && new URLSearchParams(form);
    const url = `${settings.apiUrl()}${base}${path}?${search}`;
    return exchange({ method, url, headers, ...(body === undefined ? {} : { body }) }, timeoutMs);
  };

  const askOnce = async <T>(product: Product, call: Call, shape: z.ZodMiniType<T>): Promise<T> => {
    const changes = call.method !== 'GET' && !call.reads;
    const token = await keeper.current(null);
    let reply = await send(product, call, token);
    // A rejected token changed nothing, so the call may be retried once.
    if (reply.arrived && reply.status === 401) reply = await send(product, call, await keeper.current(token));
    const read = shape.safeParse(judge(reply, { product, changes }));
    if (read.success) return read.data;
    const detail = `the answer to ${call.method} ${call.path} has another shape`;
    throw new StepFailed(changes ? { state: 'unknown', detail } : { state: 'refused-for-now', detail });
  };

  /** Records whether our credentials are accepted, so that the operator is notified. */
  const ask = async <T>(product: Product, call: Call, shape: z.ZodMiniType<T>): Promise<T> => {
    try {
      const answer = await askOnce(product, call, shape);
      await tokens.accept(product);
      return answer;
    } catch (failure) {
      if (failure instanceof StepFailed && isOfSettings(failure)) {
        const { kind = 'permission' } = failure.why;
        await tokens.refuse({ kind, words: failure.message, by: kind === 'permission' ? product : null });
      }
      throw failure;
    }
  };

  return {
    books: <T>(call: Call, shape: z.ZodMiniType<T>) => ask('books', call, shape),
    bookings: <T>(call: Call, shape: z.ZodMiniType<T>) => ask('bookings', call, shape),
  };
}

const isOfSettings = ({ why }: StepFailed): boolean => why.state === 'refused' && why.problem === 'settings';

const upsertHeaders = (value: string) => ({
  'x-unique-identifier-key': uniqueField,
  'x-unique-identifier-value': value,
  'x-upsert': 'true',
});
