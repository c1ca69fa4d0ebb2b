type Child = Node | string | false | null | undefined;
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** An element with its attributes, listeners (`onclick`) and children; what is false, null or undefined is left out. */
export function el<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** A drawing that came with the page; nothing where there is none. */
export function drawing(name: string): Node | null {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-drawing="${CSS.escape(name)}"]`);
  return template?.content.cloneNode(true) ?? null;
}

/** Tells whether a `details` was folded out or in. */
export const toggled =
  (tell: (open: boolean) => void) =>
  (event: Event): void =>
    tell((event.currentTarget as HTMLDetailsElement).open);

/** Puts new content in the place of old, and gives the focus back to what has the same key. */
export function replaceContent(place: Element, ...content: readonly Child[]): void {
  const focused = document.activeElement;
  const key = place.contains(focused) ? focused?.getAttribute('data-key') : null;
  const selection = focused instanceof HTMLTextAreaElement ? focused.selectionStart : null;
  place.replaceChildren(...content.filter((child) => child !== false && child !== null && child !== undefined));
  if (!key) return;
  const again = place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  again?.focus({ preventScroll: true });
  if (again instanceof HTMLTextAreaElement && selection !== null) again.setSelectionRange(selection, selection);
}
