import { useEffect, useMemo } from 'react';
import { brand } from '#business/brand.ts';
import type { CustomerForm } from '#contract/checkout.ts';
import { customerRules } from '#domain/form-rules.ts';
import { useDraft } from '#web/state/draft.ts';
import { knownCustomer } from '#web/state/known-customer.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { keepDetails, typedDetails } from '../session/tab-session.ts';
import { otherArea } from './billing-address.ts';
import { fieldNames, readCustomer } from './customer.ts';
import { useSameAddress } from './use-same-address.ts';

/** The customer form: a field is checked when it is left, then with every change. What is typed is kept for this tab. */
export function useCustomerForm() {
  const { postalCode } = useDraft();
  const { form, values: typed, errors } = useForm<CustomerForm>(customerRules, { checkOnBlur: true });
  const sameAddress = useSameAddress(form, typed.serviceAddress ?? '');

  useEffect(() => {
    const [kept, known] = [typedDetails(), knownCustomer()];
    for (const name of fieldNames) {
      const before = kept[name] || known[name];
      if (before && !form.getValue(name)) form.setValue(name, before, { checked: true });
    }
    return form.state.listen(({ values }) =>
      keepDetails(Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? '']))),
    );
  }, [form]);

  // The area is known from the first step on, and all who are served are in one province.
  useEffect(() => {
    if (!form.getValue('billingProvince')) form.setValue('billingProvince', brand.region);
    if (postalCode !== '' && !form.getValue('billingPostalCode')) form.setValue('billingPostalCode', postalCode);
  }, [form, postalCode]);

  const { customer, needed } = useMemo(() => readCustomer(typed), [typed]);
  // A bill that goes where the service is done has its postal code.
  const place = [typed.serviceAddress, sameAddress.same ? typed.billingPostalCode : ''].join(' ');
  const area = otherArea(place, postalCode);
  return { form, errors, customer, needed, sameAddress, area, sign: typed.companyName ?? '' };
}
export type CustomerFormOfPage = ReturnType<typeof useCustomerForm>;
