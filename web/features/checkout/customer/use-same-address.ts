import { useEffect, useRef, useState } from 'react';
import type { CustomerForm } from '#contract/checkout.ts';
import { customerRules } from '#domain/typed/form-rules.ts';
import type { Form } from '#web/ui/form/form-store.ts';
import { type BillingName, billingAddressOf, billingNames } from './billing-address.ts';

type Billing = Partial<Record<BillingName, string>>;

const empty = (value: string | undefined): boolean => value === undefined || value === '';

/** What a bill to the service address needs: its parts as far as they are written, else what is known of its area. */
function billingOf(service: string, known: Billing): Billing {
  const written = billingAddressOf(service);
  const right = billingNames.filter((name) => customerRules[name](written[name]) === null);
  return { ...known, billingStreet: service, ...Object.fromEntries(right.map((name) => [name, written[name]])) };
}

/**
 * Bills go to the service address until the visitor says otherwise; what was typed by hand stays. `known` is what the
 * page knows of the address before anything is typed.
 */
export function useSameAddress({ getValue, setValue }: Form<CustomerForm>, service: string, known: Billing) {
  const [same, setSame] = useState(true);
  const copied = useRef<Billing>({});

  useEffect(() => {
    const billing = billingOf(service, known);
    const street = getValue('billingStreet');
    const isOther = !empty(street) && street !== copied.current.billingStreet && street !== billing.billingStreet;
    if (!same || isOther) return setSame(false);
    for (const name of billingNames) {
      const [before, next] = [getValue(name), billing[name]];
      const typed = !empty(before) && before !== copied.current[name];
      const completes = typed && name === 'billingPostalCode' && next?.startsWith(before ?? '');
      if (next === undefined || next === before || (typed && !completes)) continue;
      setValue(name, next);
    }
    copied.current = { ...copied.current, ...billing };
  }, [same, service, known, getValue, setValue]);

  return {
    same,
    /** The box was ticked or unticked. Unticked, the copied street makes room for another; ticked, all is copied anew. */
    choose: (chosen: boolean) => {
      for (const name of chosen ? billingNames : (['billingStreet'] as const)) setValue(name, '');
      copied.current = {};
      setSame(chosen);
    },
  };
}
