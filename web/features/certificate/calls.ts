import type * as certificates from '#contract/certificate.ts';
import type { Address } from '#web/client/calls.ts';

export const readCertificate: Address<typeof certificates.readCertificate> = {
  method: 'GET',
  path: '/api/certificates/:number',
};
