import * as z from 'zod/mini';
import { maxLength } from '#domain/fields.ts';
import { defineCall } from '../../call.ts';
import { email } from '../../fields.ts';

/** The address is in the body because call URLs are logged. */
export const exportPersonalData = defineCall('POST /api/admin/personal-data/export', {
  summary: 'Everything on record for an e-mail address, by table; for owners',
  body: z.object({ email }),
  responses: {
    200: z.object({
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
      /** The same in words, in both languages, as an HTML document. */
      page: z.string(),
    }),
  },
});

export const Erasure = z.object({
  /** How many rows were deleted or cleared, by table. */
  erased: z.record(z.string(), z.number()),
  /** Bookings whose name, address and amounts the books keep until the end of a year. */
  kept: z.array(z.object({ orderNo: z.string(), untilYear: z.number() })),
});
export type Erasure = z.infer<typeof Erasure>;

export const erasePersonalData = defineCall('POST /api/admin/personal-data/erase', {
  summary: 'Erases what is on record for an e-mail address, except what the books must keep; for owners',
  body: z.object({
    email,
    /** Required unless the operator signed in recently. */
    password: z.optional(z.string('invalid').check(maxLength(128, 'too-long'))),
  }),
  responses: { 200: Erasure },
  refuses: [409],
});
