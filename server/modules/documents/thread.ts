import { type Printed, renderPaper } from './invoice/render.ts';

/** The program of a thread: draws one paper after another. */
export default async (printed: Printed): Promise<Uint8Array> => renderPaper(printed);
