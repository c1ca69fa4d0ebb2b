import type { CompositionEvent, FormEvent } from 'react';

/** How a text is written while it is typed. */
export type InputMask = {
  /** The characters that count, without what only parts them. */
  keep: (text: string) => string;
  /** Those characters as they are written; `typed` is the text as it came. */
  write: (kept: string, typed: string) => string;
};

export type Typed = { text: string; caret: number };

/**
 * What stands in a field after `now` was typed over `was`. The caret stays behind the character it stood behind; to
 * delete a space that would come back deletes the character beyond it.
 */
export function applyMask({ keep, write }: InputMask, was: string, now: Typed, inputType = ''): Typed {
  let before = keep(now.text.slice(0, now.caret)).length;
  let kept = keep(now.text);
  const back = inputType === 'deleteContentBackward';
  const deleting = inputType.startsWith('delete');
  const partingGone = deleting && now.text.length === was.length - 1 && kept === keep(was);
  if (partingGone && (back || inputType === 'deleteContentForward')) {
    if (back) before = Math.max(0, before - 1);
    kept = kept.slice(0, before) + kept.slice(before + 1);
  }
  const text = write(kept, deleting ? kept : now.text);
  let caret = 0;
  while (caret < text.length && keep(text.slice(0, caret)).length < before) caret++;
  return { text, caret: !deleting && now.caret === now.text.length ? text.length : caret };
}

const last = new WeakMap<HTMLInputElement, string>();

/** `onInput` and `onCompositionEnd` of a field whose text takes a shape while it is typed. */
export const maskHandler =
  (shape: InputMask) =>
  ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void => {
    const input = nativeEvent instanceof InputEvent ? nativeEvent : null;
    // A word that a keyboard is still composing is its own to change; it comes back with the end of the composition.
    if (input?.isComposing) return;
    const was = last.get(field) ?? field.defaultValue;
    const now = { text: field.value, caret: field.selectionStart ?? field.value.length };
    const { text, caret } = applyMask(shape, was, now, input?.inputType);
    last.set(field, text);
    if (text === now.text) return;
    field.value = text;
    field.setSelectionRange(caret, caret);
  };
