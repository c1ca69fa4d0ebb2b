import type { ReactNode } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './messages.ts';
import type { BookingAction } from './use-booking-action.ts';

/** The operator's password again, once the server has asked for it; `children` say why. */
export function PasswordAgain({ password, children }: { password: BookingAction['password']; children: ReactNode }) {
  const words = useMessages(messages);
  if (!password.asked) return null;
  return (
    <>
      <p>{children}</p>
      <Field
        label={words.password}
        type="password"
        autoComplete="current-password"
        value={password.typed}
        error={password.wrong ? words.passwordWrong : undefined}
        onChange={(event) => password.type(event.target.value)}
      />
    </>
  );
}
