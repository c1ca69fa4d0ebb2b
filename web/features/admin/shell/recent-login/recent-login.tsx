import { useReducer } from 'react';
import { wordsOf } from '#web/client/failure.ts';
import { useMessages } from '#web/state/language.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { messages } from '../messages.ts';
import { asOperator } from '../use-operator.ts';
import { nextFresh, passwordOf, untried } from './fresh-state.ts';

/**
 * Runs what may require the password again: the first response that says so shows the field, and what was typed is sent
 * with the next attempt. `work` is run again from its beginning.
 */
export function useFresh() {
  const { noAnswer } = useMessages(messages);
  const [state, dispatch] = useReducer(nextFresh, untried);
  const { needed, password, pending, refusal } = state;

  const run = async (
    work: (password: string | undefined) => Promise<void>,
    { said = wordsOf }: { said?: (failure: unknown) => string } = {},
  ): Promise<boolean> => {
    dispatch({ type: 'sent' });
    try {
      await asOperator(() => work(passwordOf(state)));
      dispatch({ type: 'done' });
      return true;
    } catch (failure) {
      dispatch({ type: 'refused', failure, words: said(failure) || noAnswer });
      return false;
    }
  };
  const setPassword = (typed: string) => dispatch({ type: 'typed', password: typed });
  return { run, pending, refusal, asked: { needed, password, setPassword } };
}

type PasswordAgainProps = ReturnType<typeof useFresh>['asked'];

/** The operator's password, if the session is no longer recent. */
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
