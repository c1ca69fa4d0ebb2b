import type { KeyboardEvent } from 'react';

/**
 * As long as there is nothing to submit, Enter (the 'next' of a phone's keyboard) leads to the field after this one;
 * `ended` is called at the last.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>, ended: () => void): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...form.elements];
  const next = fields[fields.indexOf(target) + 1];
  if (next instanceof HTMLInputElement) next.focus();
  else ended();
}
