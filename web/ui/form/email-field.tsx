import { Field, type FieldProps } from './field.tsx';

export const EmailField = (field: FieldProps) => (
  <Field type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field} />
);
