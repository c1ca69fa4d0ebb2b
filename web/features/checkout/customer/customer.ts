import type { CustomerData, CustomerForm } from '#contract/checkout.ts';
import { addedToSend } from '#domain/booking/fields.ts';
import { customerRules, tidied } from '#domain/typed/form-rules.ts';

export type FieldName = keyof typeof customerRules;
export const fieldNames = Object.keys(customerRules) as FieldName[];

const onWire = (form: CustomerForm): CustomerData => ({
  businessName: form.companyName,
  contactName: `${form.firstName} ${form.lastName}`,
  email: form.email,
  phone: form.phone,
  phoneExtension: form.phoneExtension || undefined,
  address: form.serviceAddress,
  ...addedToSend(form),
  billingStreet: form.billingStreet,
  billingCity: form.billingCity,
  billingProvince: form.billingProvince,
  billingPostalCode: form.billingPostalCode,
});

/** What was typed, ready to send; and the fields that still block it. */
export function readCustomer(typed: Partial<CustomerForm>): { customer: CustomerData | null; needed: FieldName[] } {
  const needed = fieldNames.filter((name) => customerRules[name](typed[name]) !== null);
  return { customer: needed.length === 0 ? onWire(tidied(customerRules, typed as CustomerForm)) : null, needed };
}
