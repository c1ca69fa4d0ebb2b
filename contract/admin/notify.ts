import * as z from 'zod/mini';

/** Whether the customer is notified of a change. `tell` is the deprecated name, accepted for one more version. */
export const notifyFields = { notify: z.optional(z.boolean('invalid')), tell: z.optional(z.boolean('invalid')) };

/** The flag under either name; undefined when the request has neither. */
export const notifyOf = (body: { notify?: boolean | undefined; tell?: boolean | undefined }): boolean | undefined =>
  body.notify ?? body.tell;
