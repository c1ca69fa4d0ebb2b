import { useEffect, useRef, useState } from 'react';
import type { CustomerForm } from '#contract/checkout.ts';
import type { Form } from '#web/ui/form/form-store.ts';
import { billingAddressOf } from './billing-address.ts';
import { fieldNames } from './customer.ts';

const empty = (value: string | undefined): boolean => value === undefined || value === '';

/** Bills go to the service address until the visitor says otherwise; what was typed by hand stays. */
export function useSameAddress({ getValue, setValue }: Form<CustomerForm>, service: string) {
  const [same, setSame] = useState(true);
  const copied = useRef<Partial<CustomerForm>>({});

  useEffect(() => {
    const billing = billingAddressOf(service);
    const street = getValue('billingStreet');
    const isOther = !empty(street) && street !== copied.current.billingStreet && street !== billing.billingStreet;
    if (!same || isOther) return setSame(false);
    for (const name of fieldNames) {
      const [before, next] = [getValue(name), billing[name]];
      const typed = !empty(before) && before !== copied.current[name];
      const completes = typed && name === 'billingPostalCode' && next?.startsWith(before ?? '');
      if (next === undefined || next === before || (typed && !completes)) continue;
      setValue(name, next);
    }
    copied.current = { ...copied.current, ...billing };
  }, [same, service, getValue, setValue]);

  return {
    same,
    /** The box was ticked or unticked. Unticked, the copied street makes room for another. */
    choose: (chosen: boolean) => {
      setValue('billingStreet', '');
      copied.current = {};
      setSame(chosen);
    },
    streetTyped: (street: string) => setSame(!empty(street) && street === billingAddressOf(service).billingStreet),
  };
}
