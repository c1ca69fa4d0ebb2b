import type * as z from 'zod/mini';
import type { OrderBooks } from '#domain/accounting/records.ts';
import type { PaymentMethod } from '#domain/ledger/by-hand.ts';
import { type Cents, cents, toDecimal, toDollars } from '#domain/money.ts';
import type { Tax } from '#domain/pricing/tax.ts';
import type { Part, Sale, TaxGroup } from '../port.ts';
import { uniqueField, type ZohoClient } from './client.ts';
import { StepFailed } from './step-failed.ts';
import {
  booksReply as anyReply,
  type CreditNote,
  contactList,
  contactReply,
  creditNoteList,
  creditNoteReply,
  creditRefundList,
  creditRefundReply,
  type Invoice,
  invoiceList,
  invoiceReply,
  paymentList,
  paymentReply,
} from './wire.ts';

export type BooksSettings = {
  /** Tax groups, or the single tax, by the rates they collect. */
  taxGroups: readonly TaxGroup[];
  /** The taxes, as the notes of a credit note name them. */
  taxes: readonly Tax[];
  /** The clearing account of the card gateway: where a payment goes to and a refund comes from, never what a line sells. */
  accountId: string;
  /** Where cash and transfers go to and come back from; by default the clearing account. */
  cashAccountId?: string | null;
  bankAccountId?: string | null;
};

const modes = { card: 'creditcard', cash: 'cash', transfer: 'banktransfer' } as const;

const nameIsTaken = 3062;
/** Books may round a tax by itself; a larger difference means another price. */
const mostRounding = 2;
const longestName = 200;

/** The steps at Zoho Books. Each is looked up by our number, and created with it in a unique field. */
export function accountBooks(client: ZohoClient, { taxGroups, taxes, accountId, ...byHand }: BooksSettings) {
  const accounts: Readonly<Record<PaymentMethod, string>> = {
    card: accountId,
    cash: byHand.cashAccountId ?? accountId,
    transfer: byHand.bankAccountId ?? accountId,
  };
  const own = (value: string) => [{ api_name: uniqueField, value }];
  const byOrder = (orderNo: string) => ({ reference_number: orderNo });

  const listed = <T>(path: string, orderNo: string, shape: z.ZodMiniType<T>) =>
    client.books({ method: 'GET', path, query: byOrder(orderNo) }, shape);
  const invoicesOf = async (orderNo: string) => (await listed('/invoices', orderNo, invoiceList)).invoices;
  const paymentsOf = async (orderNo: string) =>
    (await listed('/customerpayments', orderNo, paymentList)).customerpayments;
  const creditNotesOf = async (orderNo: string) => (await listed('/creditnotes', orderNo, creditNoteList)).creditnotes;
  const refundsOf = async (noteId: string) =>
    (await client.books({ method: 'GET', path: `/creditnotes/${noteId}/refunds` }, creditRefundList))
      .creditnote_refunds;

  const taxIdOf = ({ taxRates: { gst, qst } }: Sale): string => {
    const group = taxGroups.find(({ rates }) => rates.gst === gst && rates.qst === qst);
    if (group) return group.id;
    const detail = `TAX_GROUP_MISSING ${gst} ${qst}`;
    throw new StepFailed({ state: 'refused', kind: 'tax-group', detail, problem: 'content' });
  };
  const line = (sale: Sale, rate: Cents) => ({
    name: sale.service,
    description: sale.orderNo,
    rate: toDollars(rate),
    quantity: 1,
    tax_id: taxIdOf(sale),
  });

  /** A difference of cents becomes an adjustment on the document; the charge stays the same. */
  const withTotal = async <T extends { total: number }>(
    document: T,
    wanted: Cents,
    adjust: (adjustment: Cents) => Promise<T>,
  ): Promise<T> => {
    const missing = wanted - document.total;
    if (missing === 0) return document;
    const detail = `${toDecimal(cents(document.total))} ≠ ${toDecimal(wanted)}`;
    const other = new StepFailed({ state: 'refused', detail, problem: 'content', kind: 'total' });
    if (Math.abs(missing) > mostRounding) throw other;
    const adjusted = await adjust(cents(missing));
    if (adjusted.total !== wanted) throw other;
    return adjusted;
  };
  const rounding = (adjustment: Cents) => ({
    adjustment: toDollars(adjustment),
    adjustment_description: 'Rounding',
  });

  return {
    async contact({ clientId, language, customer }: Sale): Promise<string> {
      const suffix = ` (${clientId})`;
      const name = customer.businessName.slice(0, longestName - suffix.length) + suffix;
      const find = async () => {
        const call = { method: 'GET', path: '/contacts', query: { contact_name_contains: suffix.trim() } } as const;
        return (await client.books(call, contactList)).contacts[0]?.contact_id ?? null;
      };
      const found = await find();
      if (found !== null) return found;
      const [first = '', ...rest] = customer.contactName.trim().split(/\s+/);
      const json = {
        contact_name: name,
        company_name: customer.businessName.slice(0, longestName),
        contact_type: 'customer',
        customer_sub_type: 'business',
        language_code: language,
        billing_address: {
          attention: customer.contactName,
          address: customer.street,
          city: customer.city,
          state_code: customer.province,
          zip: customer.postalCode,
          country: 'Canada',
        },
        contact_persons: [
          {
            first_name: first.slice(0, 100),
            last_name: rest.join(' ').slice(0, 100),
            email: customer.email,
            phone: [customer.phone, customer.phoneExtension && `ext. ${customer.phoneExtension}`]
              .filter(Boolean)
              .join(' '),
            is_primary_contact: true,
          },
        ],
        custom_fields: own(clientId),
      };
      try {
        const made = await client.books({ method: 'PUT', path: '/contacts', json, upsert: clientId }, contactReply);
        return made.contact.contact_id;
      } catch (failure) {
        if (!(failure instanceof StepFailed) || failure.code !== nameIsTaken) throw failure;
        // Just created by another process; the search index may lag.
        const existing = await find();
        if (existing !== null) return existing;
        throw new StepFailed({ state: 'refused-for-now', detail: failure.message, kind: 'content' });
      }
    },

    async invoice(sale: Sale, contactId: string): Promise<string> {
      const { orderNo, soldOn, base, total } = sale;
      const found = (await invoicesOf(orderNo))[0];
      const json = {
        customer_id: contactId,
        ...byOrder(orderNo),
        date: soldOn,
        due_date: soldOn,
        is_inclusive_tax: false,
        line_items: [line(sale, base)],
        custom_fields: own(orderNo),
      };
      const made: Invoice =
        found ??
        (await client.books({ method: 'PUT', path: '/invoices', json, upsert: orderNo }, invoiceReply)).invoice;
      const { invoice_id: id, status } = await withTotal(made, total, async (adjustment) => {
        const path = `/invoices/${made.invoice_id}`;
        const adjusted = { ...json, ...rounding(adjustment) };
        return (await client.books({ method: 'PUT', path, json: adjusted }, invoiceReply)).invoice;
      });
      if (status === 'void')
        throw new StepFailed({ state: 'refused', detail: `${id}: void`, problem: 'content', kind: 'void' });
      // Drafts are in no ledger. We send the mail with our own invoice ourselves.
      if (status === 'draft') await client.books({ method: 'POST', path: `/invoices/${id}/status/sent` }, anyReply);
      return id;
    },

    async payment(
      { orderNo, total, soldOn, paymentMethod, transactionNo }: Sale,
      ids: { contact: string; invoice: string },
    ) {
      const found = (await paymentsOf(orderNo))[0];
      if (found) return found.payment_id;
      const json = {
        customer_id: ids.contact,
        payment_mode: modes[paymentMethod],
        amount: toDollars(total),
        date: soldOn,
        ...byOrder(orderNo),
        description: transactionNo ?? '',
        invoices: [{ invoice_id: ids.invoice, amount_applied: toDollars(total) }],
        account_id: accounts[paymentMethod],
        custom_fields: own(orderNo),
      };
      const made = await client.books(
        { method: 'PUT', path: '/customerpayments', json, upsert: orderNo },
        paymentReply,
      );
      return made.payment.payment_id;
    },

    async creditNote(
      sale: Sale,
      { amount, on, reference, ...parts }: Omit<Part, 'transactionNo'>,
      ids: { contact: string; invoice: string },
    ) {
      const found = (await creditNotesOf(reference))[0];
      const json = {
        customer_id: ids.contact,
        ...byOrder(reference),
        date: on,
        line_items: [{ ...line(sale, parts.base), invoice_id: ids.invoice }],
        notes: taxes.map(({ key, name }) => `${name.en} ${toDecimal(parts[key])}`).join(', '),
        is_draft: false,
        custom_fields: own(reference),
      };
      const made: CreditNote =
        found ??
        (await client.books({ method: 'PUT', path: '/creditnotes', json, upsert: reference }, creditNoteReply))
          .creditnote;
      const { creditnote_id: id, status } = await withTotal(made, amount, async (adjustment) => {
        const path = `/creditnotes/${made.creditnote_id}`;
        const adjusted = { ...json, ...rounding(adjustment) };
        return (await client.books({ method: 'PUT', path, json: adjusted }, creditNoteReply)).creditnote;
      });
      if (status === 'draft') await client.books({ method: 'POST', path: `/creditnotes/${id}/status/open` }, anyReply);
      return id;
    },

    async refund(
      { paymentMethod }: Pick<Sale, 'paymentMethod'>,
      { amount, on, transactionNo, reference }: Part,
      noteId: string,
    ): Promise<string> {
      const found = (await refundsOf(noteId)).find((one) => one.reference_number === reference);
      if (found) return found.creditnote_refund_id;
      const json = {
        date: on,
        amount: toDollars(amount),
        from_account_id: accounts[paymentMethod],
        refund_mode: modes[paymentMethod],
        ...byOrder(reference),
        description: transactionNo ?? '',
      };
      const made = await client.books(
        { method: 'POST', path: `/creditnotes/${noteId}/refunds`, json },
        creditRefundReply,
      );
      return made.creditnote_refund.creditnote_refund_id;
    },

    async list(orderNo: string, parts: readonly string[]): Promise<Omit<OrderBooks, 'appointments'>> {
      const invoices = [];
      for (const { invoice_id: id } of await invoicesOf(orderNo)) {
        const { invoice } = await client.books({ method: 'GET', path: `/invoices/${id}` }, invoiceReply);
        const { total, balance, tax_total: tax = 0 } = invoice;
        invoices.push({ id, total: cents(total), open: cents(balance), tax: cents(tax) });
      }
      const payments = (await paymentsOf(orderNo)).map(({ payment_id: id, amount }) => ({ id, total: cents(amount) }));
      const creditNotes = [];
      for (const reference of [orderNo, ...parts]) {
        for (const { creditnote_id: id, total } of await creditNotesOf(reference)) {
          const refunded = (await refundsOf(id)).reduce((all, { amount }) => all + amount, 0);
          creditNotes.push({ id, total: cents(total), refunded: cents(refunded) });
        }
      }
      return { invoices, payments, creditNotes };
    },
  };
}
