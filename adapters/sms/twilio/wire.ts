import * as z from 'zod/mini';

/** What Twilio sends; only what we read is checked. */
const text = z.optional(z.nullable(z.string()));
const code = z.optional(z.nullable(z.union([z.number(), z.string()])));

export const message = z.looseObject({
  sid: z.string().check(z.regex(/^(SM|MM)[0-9a-f]{32}$/)),
  status: z.string(),
  to: text,
  body: text,
  /** RFC 2822. */
  date_created: text,
  error_code: code,
  error_message: text,
});

export const messagePage = z.looseObject({
  messages: z.array(message),
  /** A path with its query, or null on the last page. */
  next_page_uri: z.optional(z.nullable(z.string())),
});

export const refusal = z.looseObject({ code, message: text });

/** `status`: active, suspended or closed. */
export const account = z.looseObject({ status: z.string() });

export type Message = z.infer<typeof message>;
