import type { KeyboardEvent, MouseEvent } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where an arrow key leads among so many radios, round and round; null for other keys. */
export function radioAfter(key: string, from: number, count: number): number | null {
  const step = steps[key];
  return step === undefined || count === 0 ? null : (from + step + count) % count;
}

function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const radio = event.currentTarget;
  // Space is the browser's own, except that it does nothing on the radio that is already checked.
  if (event.key === 'Enter' || (event.key === ' ' && radio.checked)) {
    event.preventDefault();
    radio.click();
    return;
  }
  const group = radio.closest('[role="radiogroup"]') ?? document;
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const next = radioAfter(event.key, radios.indexOf(radio), radios.length);
  if (next === null) return;
  event.preventDefault();
  radios[next]?.focus();
}

const noChange = () => undefined;

/** For radios with a consequence at once: arrows only move the focus; Space, Enter or a press chooses, also again. */
export const deliberateRadio = (choose: () => void) => ({
  onChange: noChange,
  onKeyDown,
  onClick: (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.focus({ preventScroll: true }); // Safari does not; a dialog returns the focus to it.
    choose();
  },
});
