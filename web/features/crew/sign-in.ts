import type { Language } from '#domain/language.ts';
import { localizedPath } from '#domain/site-path.ts';
import { call } from '#web/client/call.ts';
import { codeOf, wordsOf } from '#web/client/failure.ts';
import * as calls from './calls.ts';
import { el } from './dom.ts';
import { messages } from './messages.ts';

type SignInProps = {
  language: Language;
  /** How many presses wait on the phone for whoever signs in. */
  waiting: number;
  /** How many photographs do. */
  photos: number;
  /** Why whoever is signed in may not go on, in the server's words. */
  refusal: string;
  onEntered(): void;
};

/**
 * E-mail and password, then the code where a second step is set up. A crew has no passkey; somebody of the office who needs one
 * is led to the administration's own door.
 */
export function signInView({ language, waiting, photos, refusal: refused, onEntered }: SignInProps): HTMLElement {
  const words = messages[language];
  const refusal = el('p', { class: 'crew-refusal', role: 'alert' }, refused);
  const email = field(words.email, { type: 'email', autocomplete: 'username', required: true });
  const password = field(words.password, { type: 'password', autocomplete: 'current-password', required: true });
  const code = field(words.code, { type: 'text', autocomplete: 'one-time-code', maxlength: '30' });
  code.place.hidden = true;
  const why = waiting > 0 ? words.signInWaits(waiting) : photos > 0 ? words.signedOff : words.signInLede;
  const lede = el('p', {}, photos > 0 ? `${why} ${words.photosWaiting(photos)}` : why);
  const button = el('button', { type: 'submit', class: 'button button-primary' }, words.signIn);

  const passkey = el('a', { class: 'crew-link', href: localizedPath(language, '/admin'), hidden: true }, words.passkey);

  const enter = async (): Promise<void> => {
    if (code.place.hidden) {
      const body = { email: email.input.value.trim(), password: password.input.value };
      const { secondFactor } = await call(calls.signIn, { body });
      if (!secondFactor) return onEntered();
      for (const { place } of [email, password]) place.hidden = true;
      code.place.hidden = false;
      lede.textContent = words.codeLede;
      code.input.focus();
      return;
    }
    await call(calls.enterCode, { body: { code: code.input.value } });
    onEntered();
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (button.getAttribute('aria-busy')) return;
    refusal.textContent = '';
    button.setAttribute('aria-busy', 'true');
    button.textContent = words.signingIn;
    try {
      await enter();
    } catch (failure) {
      refusal.textContent = wordsOf(failure) || words.noAnswer;
      passkey.hidden = codeOf(failure) !== 'PASSKEY_NEEDED';
    } finally {
      button.removeAttribute('aria-busy');
      button.textContent = words.signIn;
    }
  };
  return el(
    'form',
    { class: 'crew-door', novalidate: true, onsubmit: (event) => void submit(event) },
    el('h1', { class: 'type-h2', tabindex: '-1' }, words.signIn),
    lede,
    ...[email, password, code].map(({ place }) => place),
    refusal,
    button,
    passkey,
  );
}

function field(label: string, attributes: Parameters<typeof el>[1]) {
  const id = `crew-${attributes?.autocomplete}`;
  const input = el('input', { id, class: 'field-input', 'data-key': id, ...attributes });
  return { input, place: el('div', { class: 'field' }, el('label', { class: 'field-label', for: id }, label), input) };
}
