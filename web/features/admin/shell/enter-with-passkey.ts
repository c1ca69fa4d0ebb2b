import { signInWithPasskey, startPasskeySignIn } from '#contract/admin/people/passkeys.ts';
import { call } from '#web/client/call.ts';

/** Asks the browser for a passkey and signs in with it; false if none was given. */
export async function enterWithPasskey(): Promise<boolean> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await call(startPasskeySignIn, {});
  const passkey = await shown(() => startAuthentication({ optionsJSON: options }));
  if (passkey === null) return false;
  await call(signInWithPasskey, { body: { passkey } });
  return true;
}

/** Someone who changed their mind gets no message: nothing has changed. */
async function shown<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (failure) {
    if (failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name)) return null;
    throw failure;
  }
}
