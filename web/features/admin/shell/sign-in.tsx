import { type FormEvent, useState } from 'react';
import { brand } from '#business/brand.ts';
import { enterCode, signIn } from '#contract/admin/access.ts';
import { call } from '#web/client/call.ts';
import { wordsOf } from '#web/client/failure.ts';
import { doorBrandClass, doorClass, doorPaneClass } from '#web/features/admin/shell/looks.ts';
import { BrandMark } from '#web/pictures/brand-mark.tsx';
import { useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { LanguageToggle } from '#web/ui/layout/language-toggle.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { enterWithPasskey } from './enter-with-passkey.ts';
import { messages } from './messages.ts';

type SignInProps = {
  /** How a session ended that was open until now. */
  ended: 'idle' | 'expired' | null;
  onEntered: () => Promise<void>;
};

/** One pane on ivory: e-mail and password, then the code if a second step is set up. */
export function SignIn({ ended, onEntered }: SignInProps) {
  const words = useMessages(messages);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { trying, refusal, attempt, forget } = useAttempt();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (step === 'password') {
        const { secondFactor } = await call(signIn, { body: { email, password } });
        if (secondFactor) return setStep('code');
      } else await call(enterCode, { body: { code } });
      await onEntered();
    });
  };
  const usePasskey = () =>
    void attempt(async () => {
      if (await enterWithPasskey()) await onEntered();
    });
  const startOver = () => {
    setStep('password');
    setPassword('');
    setCode('');
    forget();
  };

  return (
    <div className={doorClass}>
      <form method="post" className={doorPaneClass} onSubmit={submit} noValidate>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className={doorBrandClass} translate="no">
            <BrandMark />
            {brand.name}
          </p>
          <LanguageToggle />
        </div>
        <h1 className="type-h2" tabIndex={-1}>
          {step === 'password' ? words.signIn : words.codeTitle}
        </h1>
        <p className="type-small text-ink-700">{step === 'code' ? words.codeLede : words[ended ?? 'signInLede']}</p>
        {step === 'password' ? (
          <>
            <Field
              label={words.email}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Field
              label={words.password}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        ) : (
          <Field
            key="code"
            label={words.code}
            autoComplete="one-time-code"
            inputMode="text"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <p className="text-error empty:hidden" role="alert">
          {refusal}
        </p>
        <Button type="submit" pending={trying} pendingLabel={words.signingIn}>
          {step === 'password' ? words.signIn : words.checkCode}
        </Button>
        {step === 'password' && (
          <Button kind="secondary" onClick={usePasskey}>
            {words.passkey}
          </Button>
        )}
        {step === 'code' && <TextButton onClick={startOver}>{words.otherAccount}</TextButton>}
      </form>
    </div>
  );
}

/** One attempt at a time, and the refusal's words; the fields keep what was typed. */
function useAttempt() {
  const words = useMessages(messages);
  const [trying, setTrying] = useState(false);
  const [refusal, setRefusal] = useState('');
  const attempt = async (work: () => Promise<void>) => {
    setTrying(true);
    setRefusal('');
    try {
      await work();
    } catch (failure) {
      setRefusal(wordsOf(failure) || words.noAnswer);
    } finally {
      setTrying(false);
    }
  };
  return { trying, refusal, attempt, forget: () => setRefusal('') };
}
