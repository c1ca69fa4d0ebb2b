import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CustomerForm } from '#contract/checkout.ts';
import { knownCustomer } from '#web/state/known-customer.ts';
import { keepDetails, typedDetails } from '../session/tab-session.ts';
import { fieldNames, readCustomer } from './customer.ts';

/**
 * The customer form: a field is checked when it is left, then with every change. What is typed is kept for this tab.
 * There are no default values, so that what was typed before the script came is taken over.
 */
export function useCustomerForm() {
  const form = useForm<CustomerForm>({ mode: 'onTouched', resolver: zodResolver(CustomerForm) });
  const { control, setValue, getValues, subscribe } = form;

  useEffect(() => {
    const [typed, known] = [typedDetails(), knownCustomer()];
    for (const name of fieldNames) {
      const before = typed[name] || known[name];
      if (!before || getValues(name)) continue;
      setValue(name, before, { shouldValidate: true, shouldTouch: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDetails(Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? '']))),
    });
  }, [getValues, setValue, subscribe]);

  const typed = useWatch({ control });
  const { customer, needed } = useMemo(() => readCustomer(typed), [typed]);
  return { form, customer, needed };
}
export type CustomerFormOfPage = ReturnType<typeof useCustomerForm>['form'];
