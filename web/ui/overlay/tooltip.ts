/** How long a pointer rests before a tip appears (specification, section 9). */
const delayMs = 700;
const gap = 4;

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

/** Above what it is about, or below where there is no room, or before it where that is asked for; always within the window. */
function position(tip: HTMLElement, about: DOMRect, side: string | undefined): void {
  const { width, height } = tip.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - gap;
  const middle = about.left + about.width / 2 - width / 2;
  const above = about.top - height - gap;
  if (side === 'left') {
    tip.style.left = `${Math.max(gap, about.left - width - gap)}px`;
    tip.style.top = `${about.top + about.height / 2 - height / 2}px`;
    return;
  }
  tip.style.left = `${Math.max(gap, Math.min(middle, room))}px`;
  tip.style.top = `${above < gap ? about.bottom + gap : above}px`;
}

/** Keys by which one goes from control to control. */
const stepping = /^(?:Tab|Arrow|Home|End|Page)/;

/**
 * Tips for whatever carries `data-tip`: after 700 ms under a pointer, at once with the keyboard's focus, and when
 * something that cannot be pressed is pressed anyway. Escape, a press or moving elsewhere hides them; one may
 * move onto the tip itself. One that came with the focus stays with it, whatever passes under a resting pointer. The
 * text is also the name or the description of what carries it, so it is not read twice.
 * Returns what ends it.
 */
export function showTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.setAttribute('popover', 'manual');
  tip.setAttribute('aria-hidden', 'true');
  tip.hidden = true;
  let about: HTMLElement | null = null;
  let cameWithFocus = false;
  let placedAt = 0;
  let timer = 0;
  /** Whether the user moves the focus; a dialog that opens sets it by itself. */
  let isStepping = false;
  const life = new AbortController();

  const hide = () => {
    clearTimeout(timer);
    about = null;
    cameWithFocus = false;
    tip.hidden = true;
    if (tip.isConnected) tip.hidePopover?.();
  };
  const show = () => {
    const text = about?.dataset.tip;
    if (!about?.isConnected || !text) return hide();
    tip.textContent = text;
    // Within a dialog, since all around it is out of reach.
    const ground = about.closest('dialog') ?? document.body;
    if (tip.parentElement !== ground) ground.append(tip);
    tip.hidden = false;
    tip.showPopover?.(); // in the top layer, if the browser has one
    settle(about);
  };
  const settle = (by: HTMLElement) => {
    const where = by.getBoundingClientRect();
    placedAt = where.top;
    position(tip, where, by.dataset.tipSide);
  };
  const turnTo = (next: HTMLElement | null, by: 'focus' | 'pointer') => {
    hide();
    about = next;
    cameWithFocus = by === 'focus';
    if (next) timer = window.setTimeout(show, cameWithFocus ? 0 : delayMs);
  };
  const turnToFocused = (target: EventTarget | null) => {
    const next = tipOf(target);
    if (next && target instanceof Element && target.matches(':focus-visible')) turnTo(next, 'focus');
  };

  const on = <K extends keyof WindowEventMap>(name: K, listener: (event: WindowEventMap[K]) => void) =>
    addEventListener(name, listener, { capture: true, signal: life.signal });
  on('pointerover', (event) => {
    if (event.pointerType === 'touch' || event.target === tip) return;
    const next = tipOf(event.target);
    if (next !== about && (next || !cameWithFocus)) turnTo(next, 'pointer');
  });
  on('focusin', ({ target }) => isStepping && turnToFocused(target));
  on('focusout', ({ target }) => {
    if (about && tipOf(target) === about) hide();
  });
  // A page that has just loaded reports its scrolling late: a tip goes when its element has really moved.
  const follow = () => {
    if (!about || tip.hidden || about.getBoundingClientRect().top === placedAt) return;
    cameWithFocus ? settle(about) : hide();
  };
  on('scroll', follow);
  // What loads late moves what lies below it, without any scrolling.
  new ResizeObserver(follow).observe(document.body);
  on('pointerdown', () => {
    isStepping = false;
  });
  on('keydown', (event) => {
    isStepping = stepping.test(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Escape' || tip.hidden) return;
    hide();
    event.preventDefault(); // the dialog around it stays open
  });
  on('click', ({ target }) => {
    const pressed = tipOf(target);
    hide();
    if (pressed?.getAttribute('aria-disabled') !== 'true') return;
    about = pressed;
    show();
  });

  return () => {
    life.abort();
    hide();
    tip.remove();
  };
}
