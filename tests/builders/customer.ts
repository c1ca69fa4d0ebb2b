/** The customer of most tests. */
export const sampleCustomer = {
  businessName: 'Boutique Exemple',
  contactName: 'Camille Exemple',
  email: 'camille@example.com',
  phone: '514 555-0100',
  address: '100, rue Exemple, Montréal',
  billingStreet: '100, rue Exemple',
  billingCity: 'Montréal',
  billingProvince: 'QC',
  billingPostalCode: 'H2Y 1A1',
} as const;

/** A customer whose every field is as short as it may be. */
export const shortestCustomer = {
  businessName: 'Or',
  contactName: 'Al Oh',
  email: 'a@b.co',
  phone: '5145550142',
  address: '1 Rue',
  billingStreet: '1 Rue',
  billingCity: 'Au',
  billingProvince: 'QC',
  billingPostalCode: 'H3V1A1',
} as const;
