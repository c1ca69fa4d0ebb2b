import { useEffect, useMemo, useState } from 'react';
import { brand } from '#business/brand.ts';
import { areaCities } from '#business/region.ts';
import type { CustomerForm } from '#contract/checkout.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import { takesNoTexts } from '#domain/typed/phone.ts';
import { useDraft } from '#web/state/draft.ts';
import { knownCustomer } from '#web/state/known-customer.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { keepDetails, typedDetails } from '../session/tab-session.ts';
import { type BillingName, billingNames, otherArea } from './billing-address.ts';
import { fieldNames, readCustomer } from './customer.ts';
import { useSameAddress } from './use-same-address.ts';

/** The area is known from the first step on, or the whole code if it was typed; all who are served are in one province. */
function placeOf(area: string): Partial<CustomerForm> {
  if (area === '') return {};
  const { billingPostalCode: code = '' } = knownCustomer();
  return {
    billingCity: areaCities[area] ?? brand.city,
    billingProvince: brand.region,
    billingPostalCode: code.startsWith(area) ? code : area,
  };
}

const unheardMs = 500;

/** What was typed is kept for this tab and comes back unjudged, like what the page fills in by itself. */
export function useCustomerForm() {
  const { postalCode } = useDraft();
  const { form, values: typed, errors } = useForm<CustomerForm>(customerRules, { checkOnBlur: true });
  const place = useMemo(() => placeOf(postalCode), [postalCode]);
  const { same, choose } = useSameAddress(form, typed.serviceAddress ?? '', place);
  const [asksCode, setAsksCode] = useState(false);

  useEffect(() => {
    const [kept, known] = [typedDetails(), knownCustomer()];
    for (const name of fieldNames) {
      const [before, now] = [kept[name] || known[name], form.getValue(name)];
      if (before && (!now || now === place[name])) form.setValue(name, before);
    }
    return form.state.listen(({ values }) => {
      const typedIn = (name: (typeof fieldNames)[number]) => (values[name] === place[name] ? '' : (values[name] ?? ''));
      keepDetails(Object.fromEntries(fieldNames.map((name) => [name, typedIn(name)])));
    });
  }, [form, place]);

  // Also when an address that had a code gives way to one without. Once it is asked for it stays, or it would go away
  // under the last letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: judged after each letter, with what the effects before made of it
  useEffect(() => {
    const code = form.getValue('billingPostalCode');
    if (postalCode !== '' && customerRules.billingPostalCode(code) !== null) setAsksCode(true);
  }, [form, postalCode, typed]);

  // Some autofill tools fire no event.
  useEffect(() => {
    const reading = setInterval(form.read, unheardMs);
    return () => clearInterval(reading);
  }, [form]);

  const { customer, needed } = useMemo(() => readCustomer(typed), [typed]);
  const { serviceAddress = '', billingStreet, billingCity, billingProvince, billingPostalCode } = typed;
  // A bill that goes to the service address has its postal code.
  const area = otherArea(`${serviceAddress} ${same ? billingPostalCode : ''}`, postalCode);
  const asked = (name: BillingName) => !same || (name === 'billingPostalCode' && asksCode);
  const unasked = billingNames.filter((name) => !asked(name));
  return {
    ...{ form, errors, customer, area, typed },
    /** What is copied from the service address is missing with it. */
    needed: needed.filter((name) => !unasked.some((one) => one === name)),
    billing: {
      ...{ same, choose, unasked },
      /** The address of the bill on one line, once there is one. */
      line: same && billingStreet ? `${billingStreet}, ${billingCity}, ${billingProvince} ${billingPostalCode}` : '',
    },
    mailsOnly: takesNoTexts(typed.phone ?? ''),
  };
}
export type CustomerFormOfPage = ReturnType<typeof useCustomerForm>;
