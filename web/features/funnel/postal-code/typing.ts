import type { ClipboardEvent } from 'react';
import { type InputMask, maskHandler } from '#web/ui/form/input-mask.ts';

export const longest = 7;

/** Uppercase, unless that would make the text longer (ß). */
function uppercased(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}

/** `H2Y 1C6`: capitals, and a space between the halves once there are two, or where it was just typed. */
export const postalCodeShape: InputMask = {
  keep: (text) => uppercased(text.replace(/\s+/g, '')),
  write: (kept, typed) => {
    const halves = `${kept.slice(0, 3)} ${kept.slice(3)}`;
    if (kept.length > 3 && kept.length < longest) return halves;
    return kept.length === 3 && /\S\s$/.test(typed) ? halves : kept;
  },
};

export const onTyping = maskHandler(postalCodeShape);

/** What a pasted text puts into the field: no white space around it that would use up the seven characters that fit. */
export const pasted = (text: string): string => uppercased(text.trim().replace(/\s+/g, ' '));

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
