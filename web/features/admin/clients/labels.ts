import type { Client } from '#contract/admin/clients.ts';

type Named = Pick<Client, 'businessName' | 'contactName' | 'number'>;

/** How a client is named: the business, else the person, else what the books have left. */
export const nameOf = ({ businessName, contactName, number }: Named): string => businessName || contactName || number;
