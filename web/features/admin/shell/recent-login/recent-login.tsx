import { useState } from 'react';
import { wordsOf } from '#web/client/failure.ts';
import { RequestError } from '#web/client/request.ts';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from './messages.ts';
import { asOperator } from './use-operator.ts';

/**
 * Runs what may ask for the password again: the first answer that says so shows the field, and what was typed is sent
 * with the next try. `work` is run again from its beginning.
 */
export function useFresh() {
  const { noAnswer } = useMessages(messages);
  const [needed, setNeeded] = useState(false);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const run = async (
    work: (password: string | undefined) => Promise<void>,
    { said = wordsOf }: { said?: (failure: unknown) => string } = {},
  ): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    try {
      await asOperator(() => work(needed ? password : undefined));
      setNeeded(false);
      setPassword('');
      return true;
    } catch (failure) {
      if (failure instanceof RequestError && failure.code === 'PASSWORD_NEEDED') setNeeded(true);
      setRefusal(said(failure) || noAnswer);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { run, pending, refusal, asked: { needed, password, setPassword } };
}

type PasswordAgainProps = ReturnType<typeof useFresh>['asked'];

/** The operator's password, where the session is no longer young. */
export function PasswordAgain({ needed, password, setPassword }: PasswordAgainProps) {
  const words = useMessages(messages);
  if (!needed) return null;
  return (
    <Field
      label={words.yourPassword}
      type="password"
      autoComplete="current-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
    />
  );
}
