/**
 * In the page: which controls lie under something else, or cannot be brought into the window. Each is asked for at its
 * middle, once it has been scrolled there; of a page under a modal dialog only the dialog counts. Toasts go by themselves.
 */
export function covered(): string[] {
  const kinds =
    'a[href], button, input, select, textarea, summary, [role=button], [role=radio], [role=tab], [role=switch]';
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const nameOf = (element: Element | null): string => {
    if (!element) return 'nothing at all';
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    return `${element.localName}.${element.getAttribute('class')} ‘${words.slice(0, 40)}’`;
  };
  /** A radio or a box is pressed by its label, which may be all that is seen of it. */
  const pressedOf = (element: Element): Element =>
    (element instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(element.type) && element.labels?.[0]) ||
    element;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = element.closest(':disabled, [inert], [aria-hidden=true], .sr-only, .skip-link, .toast') !== null;
    return width > 1 && height > 1 && !isOff && element.checkVisibility({ visibilityProperty: true });
  };
  const pressed = [...new Set([...root.querySelectorAll(kinds)].map(pressedOf))].filter(isSeen);
  const found = pressed.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    // Of a link over two lines the middle may be beside it.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (element.contains(hit) || hit.closest('.toast'))) return [];
    return [`${nameOf(element)} lies under ${nameOf(hit)}`];
  });
  scrollTo({ top: 0, behavior: 'instant' });
  return found;
}
