import { type Printed, renderPaper } from './invoice/render.ts';

/** The worker thread that renders documents, one at a time. */
export default async (printed: Printed): Promise<Uint8Array> => renderPaper(printed);
