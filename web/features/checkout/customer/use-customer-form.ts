import { useEffect, useMemo } from 'react';
import { brand } from '#business/brand.ts';
import type { CustomerForm } from '#contract/checkout.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { useDraft } from '#web/state/draft.ts';
import { knownCustomer } from '#web/state/known-customer.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { keepDetails, typedDetails } from '../session/tab-session.ts';
import { otherArea } from './billing-address.ts';
import { fieldNames, readCustomer } from './customer.ts';
import { useSameAddress } from './use-same-address.ts';

/** The area is known from the first step on, and all who are served are in one province. */
const proposed = (name: string, area: string): string =>
  name === 'billingProvince' ? brand.region : name === 'billingPostalCode' ? area : '';

const unheardMs = 500;

/** What was typed is kept for this tab and comes back unjudged, like what the page fills in by itself. */
export function useCustomerForm() {
  const { postalCode } = useDraft();
  const { form, values: typed, errors } = useForm<CustomerForm>(customerRules, { checkOnBlur: true });
  const sameAddress = useSameAddress(form, typed.serviceAddress ?? '');

  useEffect(() => {
    const [kept, known] = [typedDetails(), knownCustomer()];
    for (const name of fieldNames) {
      const before = kept[name] || known[name] || proposed(name, postalCode);
      if (before && !form.getValue(name)) form.setValue(name, before);
    }
    return form.state.listen(({ values }) => {
      const typedIn = (name: (typeof fieldNames)[number]) =>
        values[name] === proposed(name, postalCode) ? '' : (values[name] ?? '');
      keepDetails(Object.fromEntries(fieldNames.map((name) => [name, typedIn(name)])));
    });
  }, [form, postalCode]);

  // Some autofill tools fire no event.
  useEffect(() => {
    const reading = setInterval(form.read, unheardMs);
    return () => clearInterval(reading);
  }, [form]);

  const { customer, needed } = useMemo(() => readCustomer(typed), [typed]);
  // A bill that goes to the service address has its postal code.
  const place = [typed.serviceAddress, sameAddress.same ? typed.billingPostalCode : ''].join(' ');
  const area = otherArea(place, postalCode);
  const mailsOnly = takesNoTexts(typed.phone ?? '');
  return { form, errors, customer, needed, sameAddress, area, mailsOnly, sign: typed.companyName ?? '' };
}
export type CustomerFormOfPage = ReturnType<typeof useCustomerForm>;
