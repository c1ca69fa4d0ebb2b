import { type Dispatch, useEffect, useState } from 'react';
import type { CustomerData } from '#contract/checkout.ts';
import type { Checkout, CheckoutEvent } from '../machine/types.ts';
import { customerSaver, unsavedOrder } from './customer-saver.ts';

/** Saves the customer to the order whenever the form is complete; returns how to do so at once. */
export function useSaveCustomer(
  state: Checkout,
  dispatch: Dispatch<CheckoutEvent>,
  customer: CustomerData | null,
): () => void {
  const [saver] = useState(() => customerSaver(dispatch));
  const details = customer && JSON.stringify(customer);
  const order = unsavedOrder(state, details);
  useEffect(() => {
    saver.update(order, details);
    return saver.cancel;
  }, [saver, order, details]);
  return saver.flush;
}
