import * as z from 'zod/mini';
import { fromDollars } from '#domain/money.ts';

/** What Zoho sends; only what we read is checked. Ids are text: they do not fit into a number. */
const id = z.string().check(z.minLength(1));
const text = z.optional(z.nullable(z.string()));
/** Dollars with cents; text in some replies. */
const dollars = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => fromDollars(Number(value))),
);

export const granted = z.looseObject({
  access_token: id,
  expires_in: z.optional(z.number()),
  api_domain: z.optional(z.string()),
});
export const ungranted = z.looseObject({ error: z.string(), error_description: text });

/** The envelope of Books. */
export const booksReply = z.looseObject({ code: z.number(), message: text });

/** The envelope of Bookings: failures are often inside, under a success. */
export const bookingsReply = z.looseObject({
  response: z.looseObject({ returnvalue: z.optional(z.unknown()), status: z.string(), errormessage: text }),
});
export const innerReply = z.looseObject({ status: text, message: text, mesage: text });
export const bookingsComplaint = z.looseObject({ code: z.optional(z.union([z.number(), z.string()])), message: text });

export const appointment = z.looseObject({
  booking_id: id,
  status: text,
  start_time: text,
  customer_booking_start_time: text,
  notes: text,
});
export const appointmentPage = z.looseObject({
  response: z.array(appointment),
  next_page_available: z.optional(z.boolean()),
});

const contact = z.looseObject({ contact_id: id, contact_name: z.string() });
export const contactReply = z.looseObject({ contact });
export const contactList = z.looseObject({ contacts: z.array(contact) });

const invoice = z.looseObject({
  invoice_id: id,
  status: z.string(),
  total: dollars,
  balance: dollars,
  reference_number: text,
});
export const invoiceReply = z.looseObject({
  invoice: z.extend(invoice, { tax_total: z.optional(dollars), adjustment: z.optional(dollars) }),
});
export const invoiceList = z.looseObject({ invoices: z.array(invoice) });

const payment = z.looseObject({ payment_id: id, amount: dollars, reference_number: text });
export const paymentReply = z.looseObject({ payment });
export const paymentList = z.looseObject({ customerpayments: z.array(payment) });

const creditNote = z.looseObject({
  creditnote_id: id,
  status: z.string(),
  total: dollars,
  balance: dollars,
  reference_number: text,
});
export const creditNoteReply = z.looseObject({ creditnote: creditNote });
export const creditNoteList = z.looseObject({ creditnotes: z.array(creditNote) });

const creditRefund = z.looseObject({ creditnote_refund_id: id, amount: dollars, reference_number: text });
export const creditRefundReply = z.looseObject({ creditnote_refund: creditRefund });
export const creditRefundList = z.looseObject({ creditnote_refunds: z.array(creditRefund) });

export type Appointment = z.infer<typeof appointment>;
export type Invoice = z.infer<typeof invoice>;
export type CreditNote = z.infer<typeof creditNote>;
