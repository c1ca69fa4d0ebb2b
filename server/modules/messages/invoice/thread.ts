import { type InvoiceFacts, renderInvoice } from './render.ts';

/** The program of a thread: draws one invoice after another. */
export default async (facts: InvoiceFacts): Promise<Uint8Array> => renderInvoice(facts);
