export type Query = {
  role?: 'button' | 'link' | 'radio' | 'field' | 'heading';
  /** The name that is read to people; as text, a part of it. */
  name?: string | RegExp;
  /** In place of a role. */
  css?: string;
  /** Within what a selector finds. */
  within?: string;
  /** Within the frame that a selector finds, of the site itself. */
  frame?: string;
  /** Counts from 0. */
  nth?: number;
};

export type Seen = {
  /** Its middle, once it is in the window. */
  x: number;
  y: number;
  /** What lies over its middle, in words; empty where nothing does. */
  under: string;
  /** Still moving, or not to be pressed yet. */
  isUnready: boolean;
  isFocused: boolean;
  text: string;
};

export type Sent = Omit<Query, 'name'> & { name?: { source: string; flags: string } | undefined };

/** A query as it can be sent to a page. */
export const sent = ({ name, ...rest }: Query): Sent => ({
  ...rest,
  name:
    typeof name === 'string' ? { source: name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' } : name && pick(name),
});
const pick = ({ source, flags }: RegExp) => ({ source, flags });

/** In the page: finds something that is shown, brings it into the window, and says where it is. Null: there is none. */
export async function look(query: Sent): Promise<Seen | null> {
  const roles = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
  };
  const frame = query.frame ? document.querySelector<HTMLIFrameElement>(query.frame) : null;
  const ground = query.frame ? frame?.contentDocument : document;
  if (!ground) return null;
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const by = ids.map((id) => ground.getElementById(id)).filter((one) => one !== null);
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const named = (by.length > 0 ? by : labels).map(textOf).join(' ');
    const said = by.length > 0 ? null : element.getAttribute('aria-label');
    return (said ?? (named || textOf(element))).replace(/\s+/g, ' ').trim();
  };
  const expected = query.name && new RegExp(query.name.source, query.name.flags);
  const wanted = query.css ?? roles[query.role ?? 'button'];
  const around = query.within ? [...ground.querySelectorAll(query.within)] : [ground.body];
  const shown = around
    .flatMap((one) => [...one.querySelectorAll<HTMLElement>(wanted)])
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0)
    .filter((one) => !expected || expected.test(nameOf(one)));
  const element = shown[query.nth ?? 0];
  if (!element) return null;
  // What is pressed of a choice is its whole label.
  const isChoice = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
  const pressed = (isChoice && element.labels?.[0]) || element;
  pressed.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = pressed.getBoundingClientRect();
  await new Promise((done) => setTimeout(done, 40)); // frames may be slow to come where all is painted by the processor
  const box = pressed.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = ground.elementFromPoint(x, y);
  const isOwn = hit !== null && (pressed.contains(hit) || element.contains(hit));
  const offset = frame ? frame.getBoundingClientRect() : { left: 0, top: 0 };
  return {
    x: x + offset.left + (frame?.clientLeft ?? 0),
    y: y + offset.top + (frame?.clientTop ?? 0),
    under: isOwn ? '' : `${hit?.localName}.${hit?.getAttribute('class')}`,
    isUnready: before.left !== box.left || before.top !== box.top || element.matches(':disabled, [aria-disabled=true]'),
    isFocused: ground.activeElement === element,
    text: textOf(element).replace(/\s+/g, ' ').trim(),
  };
}
