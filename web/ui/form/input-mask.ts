import type { ChangeEvent, CompositionEvent, FocusEvent, FormEvent } from 'react';
import type { Shape } from '#domain/typed/shapes.ts';

export type Typed = { text: string; caret: number };

/**
 * What a field contains after `now` was typed over `was`. The caret stays behind the character it was behind; to
 * delete a space that would come back deletes the character beyond it.
 */
export function applyMask({ keep, write }: Shape, was: string, now: Typed, inputType = ''): Typed {
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

/** Whether a change of a field was not typed. */
export const isPasted = (event: unknown): boolean =>
  /^insertFrom(Paste|Drop)/.test((event as Partial<InputEvent> | null | undefined)?.inputType ?? '');

const last = new WeakMap<HTMLInputElement, string>();

/** `onInput` and `onCompositionEnd` of a field that formats its text while it is typed. */
export const maskHandler =
  (shape: Shape) =>
  ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>): void => {
    const input = nativeEvent instanceof InputEvent ? nativeEvent : null;
    // A word that a keyboard is still composing is its own to change; it comes back with the end of the composition.
    if (input?.isComposing) return;
    const was = last.get(field) ?? field.defaultValue;
    const now = { text: field.value, caret: field.selectionStart ?? field.value.length };
    const pasted = isPasted(input) ? shape.paste?.(now.text) : undefined;
    const { text, caret } =
      pasted === undefined ? applyMask(shape, was, now, input?.inputType) : { text: pasted, caret: pasted.length };
    last.set(field, text);
    if (text === now.text) return;
    field.value = text;
    field.setSelectionRange(caret, caret);
  };

/** `onChange` and `onBlur` of a field that holds its text elsewhere: what is pasted is clean at once, what is typed when it is left. */
export const cleanWith = (clean: (typed: string) => string, set: (text: string) => void) => ({
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    set(isPasted(nativeEvent) ? clean(target.value) : target.value),
  onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = clean(target.value);
    if (text !== target.value) set(text);
  },
});
