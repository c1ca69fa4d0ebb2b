import { Field, type FieldProps } from './field.tsx';

/** A field for someone's e-mail, with the keyboard for it. */
export const EmailField = (field: FieldProps) => (
  <Field type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
);
