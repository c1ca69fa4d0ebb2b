import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '#web/client/call.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import { useHref, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import * as calls from './calls.ts';
import { messages } from './messages.ts';

type SignInProps = {
  /** How many presses on the phone wait for someone to sign in. */
  waiting: number;
  /** How many photos do. */
  photos: number;
  /** Why the person signed in may not continue, in the server's words. */
  refusal: string;
  onEntered(): void;
};

/**
 * E-mail and password, then the code if a second step is set up. A crew has no passkey; office staff who need one
 * are sent to the administration's own sign-in.
 */
export function SignIn({ waiting, photos, refusal, onEntered }: SignInProps) {
  const words = useMessages(messages);
  const href = useHref();
  const form = useRef<HTMLFormElement>(null);
  const [asksCode, setAsksCode] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (asksCode) form.current?.querySelector('input')?.focus();
  }, [asksCode]);

  const enter = async (given: FormData): Promise<void> => {
    const typed = (name: string) => String(given.get(name));
    if (asksCode) await call(calls.enterCode, { body: { code: typed('code') } });
    else {
      const body = { email: typed('email').trim(), password: typed('password') };
      const { secondFactor } = await call(calls.signIn, { body });
      if (secondFactor) return setAsksCode(true);
    }
    onEntered();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    setFailure(undefined);
    setPending(true);
    try {
      await enter(new FormData(event.currentTarget));
    } catch (reason) {
      setFailure(reason);
    } finally {
      setPending(false);
    }
  };

  const why = waiting > 0 ? words.signInWaits(waiting) : photos > 0 ? words.signedOff : words.signInLede;
  const lede = photos > 0 ? `${why} ${words.photosWaiting(photos)}` : why;
  const refused = failure === undefined ? refusal : wordsOf(failure) || words.noAnswer;
  return (
    <form
      ref={form}
      className="mx-auto my-4 grid w-[min(25rem,100%)] gap-4 border border-line bg-white p-6"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h1 className="type-h2">{words.signIn}</h1>
      <p>{asksCode ? words.codeLede : lede}</p>
      {asksCode ? (
        <Field key="code" label={words.code} name="code" autoComplete="one-time-code" maxLength={30} />
      ) : (
        <>
          <Field label={words.email} name="email" type="email" autoComplete="username" required />
          <Field label={words.password} name="password" type="password" autoComplete="current-password" required />
        </>
      )}
      <p className="text-error empty:hidden" role="alert">
        {refused}
      </p>
      <Button type="submit" pending={pending} pendingLabel={words.signingIn}>
        {words.signIn}
      </Button>
      {codeOf(failure) === 'PASSKEY_NEEDED' && (
        <a className="crew-press font-medium" href={href('/admin')}>
          {words.passkey}
        </a>
      )}
    </form>
  );
}
