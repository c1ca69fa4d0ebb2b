import * as z from 'zod/mini';

/** Whether the customer is told of a change. `tell` is the former name; it is taken for one version more. */
export const notifyFields = { notify: z.optional(z.boolean('invalid')), tell: z.optional(z.boolean('invalid')) };

/** The wish by either name; undefined when the request has neither. */
export const notifyOf = (body: { notify?: boolean | undefined; tell?: boolean | undefined }): boolean | undefined =>
  body.notify ?? body.tell;
