import * as z from 'zod/mini';
import { certificateStates } from '#domain/booking/certificate.ts';
import { defineCall } from './call.ts';
import { coatingType, isoDate, text } from './fields.ts';

/** What a certificate's number confirms: nothing about a person. */
export const Certificate = z.object({
  number: z.string(),
  state: z.enum(certificateStates),
  coatingType,
  visitDate: isoDate,
  validUntil: isoDate,
  selectedLayout: z.nullable(z.string()),
  storefrontSize: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

export const readCertificate = defineCall('GET /api/certificates/:number', {
  summary: 'Confirms a certificate by its number, without naming anybody',
  params: z.object({ number: text(40) }),
  responses: { 200: Certificate },
  refuses: [404],
});
