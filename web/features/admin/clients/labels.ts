import type { Client } from '#contract/admin/clients/clients.ts';

type Named = Pick<Client, 'businessName' | 'contactName' | 'number'>;

/** How a client is named: the business, else the person, else what the books still have. */
export const nameOf = ({ businessName, contactName, number }: Named): string => businessName || contactName || number;

/** The line below the name: the person and the number, unless the name is one of them. */
export const secondLine = (client: Named): string =>
  [client.contactName, client.number].filter((part) => part && part !== nameOf(client)).join(', ');
