import { useEffect, useState } from 'react';
import { useStore } from '#web/state/use-store.ts';
import { createForm, type Rules } from './form-store.ts';

/** A form of the page, and its field values. See `createForm`. */
export function useForm<Values extends object>(rules: Rules<Values>, options?: { checkOnBlur?: boolean }) {
  const [form] = useState(() => createForm(rules, options));
  const [empty] = useState(() => form.state.get());
  useEffect(() => form.read(), [form]);
  return { form, ...useStore(form.state, empty) };
}
