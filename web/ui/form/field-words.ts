import { fieldMessages, isFieldMessage } from '#domain/messages.ts';
import { useLanguage } from '#web/state/language.tsx';

/** A field's message: a known fault in the language of the page, anything else as received; nothing if it is valid. */
export function useFieldWords<Name extends string>(errors: { readonly [name in Name]?: string | undefined }) {
  const language = useLanguage();
  return (name: Name): string | undefined => {
    const message = errors[name];
    return message !== undefined && isFieldMessage(message) ? fieldMessages[message][language] : message;
  };
}
