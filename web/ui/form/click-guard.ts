/** What a press targets: the control under it or, if there is none, the element itself. */
const controlOf = ({ target }: Event): EventTarget | null =>
  target instanceof Element ? (target.closest('a, button, label') ?? target) : null;

/** A finger knows no double click; two taps in one place within this time count as one. */
const oneTapMs = 350;
const oneTapPx = 24;

type Press = { control: EventTarget | null; at: number; x: number; y: number };

function isRepeat(event: MouseEvent, first: Press): boolean {
  if (event.detail > 1) return true;
  if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
  const far = Math.hypot(event.clientX - first.x, event.clientY - first.y) > oneTapPx;
  return !far && event.timeStamp - first.at < oneTapMs;
}

/**
 * The second half of a double click belongs to what the first half was for. When a dialog opened, or the page changed
 * under the pointer meanwhile, it would press something nobody has read; and a key held down presses once.
 * Returns how to stop.
 */
export function guardClicks(): () => void {
  let first: Press = { control: null, at: 0, x: 0, y: 0 };
  let hasTyped = false; // A press after a key is a first one, however soon.
  const onClick = (event: MouseEvent) => {
    if (event.detail === 0) return; // the keyboard, or a label's radio
    const control = controlOf(event);
    if (hasTyped || !isRepeat(event, first)) {
      hasTyped = false;
      first = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      return;
    }
    if (control === first.control) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    hasTyped = true;
    if (!event.repeat || !(event.target instanceof Element)) return;
    const presses = event.key === 'Enter' || (event.key === ' ' && event.target.matches('a, button, [type=radio]'));
    if (!presses) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    removeEventListener('click', onClick, { capture: true });
    removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
