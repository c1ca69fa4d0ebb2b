import { type CustomerData, CustomerForm } from '#contract/checkout.ts';

/** The fields in the order of the form. */
export const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'companyName',
  'serviceAddress',
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
  address: form.serviceAddress,
  billingStreet: form.billingStreet,
  billingCity: form.billingCity,
  billingProvince: form.billingProvince,
  billingPostalCode: form.billingPostalCode,
});

/** What was typed, ready to be sent; and the fields that still keep it from that. */
export function readCustomer(typed: Partial<CustomerForm>): { customer: CustomerData | null; needed: FieldName[] } {
  const read = CustomerForm.safeParse(typed);
  if (read.success) return { customer: onWire(read.data), needed: [] };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return { customer: null, needed: fieldNames.filter((name) => wrong.has(name)) };
}
