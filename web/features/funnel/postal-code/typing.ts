import type { ClipboardEvent, CompositionEvent, FormEvent } from 'react';

export const longest = 7;

/** Uppercase, unless that would make the text longer (ß) and so move the caret. */
export function uppercased(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}

/** What a pasted text puts into the field: no white space around it, and none of the rest of an address after it. */
export const pasted = (text: string): string => uppercased(text.trim().replace(/\s+/g, ' '));

/** Uppercases what was typed in its place; the caret stays where it is. */
export function onTyping(event: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void {
  // A word that a keyboard is still composing is its own to change; it comes back with the end of the composition.
  if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return;
  const field = event.currentTarget;
  const upper = uppercased(field.value);
  if (upper === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = upper;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** White space around a pasted code would use up the seven characters that fit. */
export function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
  const raw = event.clipboardData.getData('text');
  const clean = pasted(raw);
  if (clean === raw) return;
  event.preventDefault();
  const field = event.currentTarget;
  const from = field.selectionStart ?? field.value.length;
  const to = field.selectionEnd ?? from;
  const room = longest - field.value.length + (to - from);
  field.setRangeText(clean.slice(0, Math.max(0, room)), from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
