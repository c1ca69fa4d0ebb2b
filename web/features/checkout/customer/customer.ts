import type { CustomerData, CustomerForm } from '#contract/checkout.ts';
import { customerRules, tidied } from '#domain/typed/form-rules.ts';

/** The fields in the order of the form. */
export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneExtension',
  'companyName',
  'serviceAddress',
  'specialInstructions',
  'billingStreet',
  'billingCity',
  'billingProvince',
  'billingPostalCode',
] as const satisfies readonly (keyof CustomerForm)[];
export type FieldName = (typeof fieldNames)[number];

/** The customer on the wire. */
const onWire = (form: CustomerForm): CustomerData => ({
  businessName: form.companyName,
  contactName: `${form.firstName} ${form.lastName}`,
  email: form.email,
  phone: form.phone,
  phoneExtension: form.phoneExtension || undefined,
  address: form.serviceAddress,
  specialInstructions: form.specialInstructions || undefined,
  billingStreet: form.billingStreet,
  billingCity: form.billingCity,
  billingProvince: form.billingProvince,
  billingPostalCode: form.billingPostalCode,
});

/** What was typed, ready to be sent; and the fields that still keep it from that. */
export function readCustomer(typed: Partial<CustomerForm>): { customer: CustomerData | null; needed: FieldName[] } {
  const needed = fieldNames.filter((name) => customerRules[name](typed[name]) !== null);
  return { customer: needed.length === 0 ? onWire(tidied(customerRules, typed as CustomerForm)) : null, needed };
}
