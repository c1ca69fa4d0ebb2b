import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fromDollars } from '#domain/money.ts';
import type { AccountOptions } from './accounts.ts';
import { dollars, shownDocument, totalOf } from './documents.ts';
import { idOf, serialOf } from './ids.ts';
import type { Document, Held, Kind, NewRecord, StoredRecord } from './store.ts';

const prefix = '/books/v3';
const inCents = z.pipe(z.number(), z.transform(fromDollars));
const Line = z.object({
  name: z.string(),
  rate: inCents,
  quantity: z.number(),
  tax_id: z.string(),
  account_id: z.optional(z.string()),
});
const DocumentBody = z.object({
  customer_id: z.string(),
  reference_number: z.string(),
  date: z.string(),
  line_items: z.array(Line),
  adjustment: z.optional(inCents),
  is_draft: z.optional(z.boolean()),
});
const ContactBody = z.object({ contact_name: z.string() });
const PaymentBody = z.object({
  customer_id: z.string(),
  amount: inCents,
  date: z.string(),
  reference_number: z.string(),
  description: z.optional(z.string()),
  invoices: z.array(z.object({ invoice_id: z.string(), amount_applied: inCents })),
  account_id: z.optional(z.string()),
});
const RefundBody = z.object({
  amount: inCents,
  date: z.string(),
  reference_number: z.string(),
  description: z.optional(z.string()),
  from_account_id: z.optional(z.string()),
});

type Called = { Params: { id: string }; Querystring: Record<string, string> };
type Options = Pick<AccountOptions, 'books' | 'now' | 'account' | 'taxes' | 'taxGroups'>;

/** Zoho Books: JSON in, `{code, message, ...}` out. A record with a known unique field is found instead of created twice. */
export function booksRoutes(app: FastifyInstance, { books, now, account, ...collected }: Options): void {
  app.addHook('preHandler', async (request: FastifyRequest<Called>, reply) => {
    const isBooks = request.routeOptions.url?.startsWith(`${app.prefix}${prefix}`) ?? false;
    if (!isBooks || request.query.organization_id === account.organizationId) return undefined;
    return complain(reply, 400, { code: 6041, message: 'This user is not associated with the organization.' });
  });

  // What was sold belongs to revenue; the clearing account only holds the money between the card and the bank.
  const OwnDocument = DocumentBody.check(
    z.refine(({ line_items: lines }) => lines.every(({ account_id: id }) => id !== account.accountId)),
  );

  /** Creates a record, or finds the one with the same unique value. */
  const upsert = async <K extends Kind>(
    request: FastifyRequest,
    record: Omit<NewRecord<K>, 'uniqueValue' | 'createdAt'>,
  ) => {
    const uniqueValue = uniqueOf(request);
    const made = await books.add({ ...record, uniqueValue, createdAt: now() });
    if (made) return made;
    const existing = await books.findUnique(record.kind, uniqueValue ?? '');
    if (!existing) throw new Error(`no ${record.kind} of ${uniqueValue}`);
    return existing;
  };
  const save = async <K extends Kind>(record: StoredRecord<K>, change: Partial<Held[K]>): Promise<StoredRecord<K>> => {
    const changed = { ...record, data: { ...record.data, ...change } };
    await books.update(changed);
    return changed;
  };

  app.get<Called>(`${prefix}/contacts`, async ({ query }) => {
    const wanted = query.contact_name_contains ?? '';
    const contacts = (await books.find('contact')).filter(({ key }) => key.includes(wanted));
    return ok({ contacts: contacts.map(shownContact), page_context: { page: 1, has_more_page: false } });
  });
  app.put(`${prefix}/contacts`, async (request, reply) => {
    const { contact_name: name } = ContactBody.parse(request.body);
    const [namesake] = await books.find('contact', name);
    const unique = uniqueOf(request);
    if (namesake && (unique === null || namesake.uniqueValue !== unique))
      return complain(reply, 400, { code: 3062, message: `The customer "${name}" already exists.` });
    const record = await upsert(request, { kind: 'contact', key: name, data: { name } });
    return reply.code(201).send(ok({ contact: shownContact(record) }));
  });

  const documents = {
    invoice: { path: 'invoices', name: 'invoice', fresh: () => 'draft', opened: 'sent' },
    'credit-note': {
      path: 'creditnotes',
      name: 'creditnote',
      fresh: (isDraft: boolean) => (isDraft ? 'draft' : 'open'),
      opened: 'open',
    },
  } as const;
  /** Payments of an invoice, or refunds of a credit note. */
  const settledOf = async ({ kind, serial, data }: StoredRecord<'invoice' | 'credit-note'>): Promise<number> => {
    const id = idOf(serial);
    const taken =
      kind === 'invoice'
        ? (await books.find('payment', data.reference)).filter(({ data: payment }) => payment.invoiceId === id)
        : await books.find('credit-refund', id);
    return taken.reduce((sum, { data: { amount } }) => sum + amount, 0);
  };
  const show = async (record: StoredRecord<'invoice' | 'credit-note'>) =>
    shownDocument(record, { settled: await settledOf(record), collected });
  for (const kind of ['invoice', 'credit-note'] as const) {
    const { path, name, fresh, opened } = documents[kind];
    app.get<Called>(`${prefix}/${path}`, async ({ query }) => {
      const found = await books.find(kind, query.reference_number);
      return ok({ [`${name}s`]: await Promise.all(found.map(show)), page_context: { page: 1, has_more_page: false } });
    });
    app.get<Called>(`${prefix}/${path}/:id`, async ({ params }, reply) => {
      const found = await books.get(kind, serialOf(params.id));
      return found ? ok({ [name]: await show(found) }) : complain(reply, 404, missing);
    });
    app.put(`${prefix}/${path}`, async (request, reply) => {
      const body = OwnDocument.parse(request.body);
      const data = { ...documentOf(body), status: fresh(body.is_draft ?? false) };
      const record = await upsert(request, { kind, key: data.reference, data });
      return reply.code(201).send(ok({ [name]: await show(record) }));
    });
    app.put<Called>(`${prefix}/${path}/:id`, async ({ params, body }, reply) => {
      const found = await books.get(kind, serialOf(params.id));
      if (!found) return complain(reply, 404, missing);
      return ok({ [name]: await show(await save(found, documentOf(OwnDocument.parse(body)))) });
    });
    app.post<Called>(`${prefix}/${path}/:id/status/${opened}`, async ({ params }, reply) => {
      const found = await books.get(kind, serialOf(params.id));
      if (!found) return complain(reply, 404, missing);
      if (found.data.status === 'draft') await save(found, { status: opened });
      return ok({});
    });
  }

  app.get<Called>(`${prefix}/customerpayments`, async ({ query }) => {
    const found = await books.find('payment', query.reference_number);
    return ok({ customerpayments: found.map(shownPayment), page_context: { page: 1, has_more_page: false } });
  });
  app.put(`${prefix}/customerpayments`, async (request, reply) => {
    const { customer_id: customerId, reference_number: reference, invoices, ...body } = PaymentBody.parse(request.body);
    const of = await books.get('invoice', serialOf(invoices[0]?.invoice_id ?? ''));
    if (!of) return complain(reply, 404, missing);
    const { amount, date, description = '', account_id: account } = body;
    if (amount > totalOf(of.data, collected)) return complain(reply, 400, tooMuch);
    const data = { customerId, reference, amount, date, description, account, invoiceId: idOf(of.serial) };
    const record = await upsert(request, { kind: 'payment', key: reference, data });
    return reply.code(201).send(ok({ payment: shownPayment(record) }));
  });

  app.get<Called>(`${prefix}/creditnotes/:id/refunds`, async ({ params }) => {
    const found = await books.find('credit-refund', params.id);
    return ok({ creditnote_refunds: found.map(shownRefund) });
  });
  app.post<Called>(`${prefix}/creditnotes/:id/refunds`, async (request, reply) => {
    const { reference_number: reference, from_account_id: account, ...body } = RefundBody.parse(request.body);
    const note = await books.get('credit-note', serialOf(request.params.id));
    if (!note) return complain(reply, 404, missing);
    if (body.amount > totalOf(note.data, collected) - (await settledOf(note))) return complain(reply, 400, tooMuch);
    const data = { reference, ...body, account, description: body.description ?? '' };
    const record = await upsert(request, { kind: 'credit-refund', key: request.params.id, data });
    return reply.code(201).send(ok({ creditnote_refund: shownRefund(record) }));
  });
}

const documentOf = (body: z.infer<typeof DocumentBody>): Omit<Document, 'status'> => ({
  customerId: body.customer_id,
  reference: body.reference_number,
  date: body.date,
  lines: body.line_items.map(({ name, rate, quantity, tax_id: taxId }) => ({ name, rate, quantity, taxId })),
  adjustment: body.adjustment ?? 0,
});

const shownContact = ({ serial, data }: StoredRecord<'contact'>) => ({
  contact_id: idOf(serial),
  contact_name: data.name,
});
const shownPayment = ({ serial, data }: StoredRecord<'payment'>) => ({
  payment_id: idOf(serial),
  reference_number: data.reference,
  amount: dollars(data.amount),
  date: data.date,
  description: data.description,
});
const shownRefund = ({ serial, key, data }: StoredRecord<'credit-refund'>) => ({
  creditnote_refund_id: idOf(serial),
  creditnote_id: key,
  reference_number: data.reference,
  amount: dollars(data.amount),
  date: data.date,
  description: data.description,
});

function uniqueOf({ headers }: FastifyRequest): string | null {
  const value = headers['x-unique-identifier-value'];
  return headers['x-upsert'] === 'true' && typeof value === 'string' ? value : null;
}

const ok = (content: object) => ({ code: 0, message: 'success', ...content });
const missing = { code: 1002, message: 'Resource does not exist.' };
const tooMuch = { code: 24_016, message: 'The amount entered is more than the balance due.' };

const complain = (reply: FastifyReply, status: number, complaint: { code: number; message: string }): FastifyReply =>
  reply.code(status).send(complaint);
