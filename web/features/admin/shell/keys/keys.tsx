import { useEffect, useState } from 'react';
import { useMessages } from '#web/state/language.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from './messages.ts';
import { rowAfterKey } from './row-after-key.ts';

const listed = ['/', 'j', 'k', 'Enter', 'Esc', '?'] as const;

/** The keys of every list: search, next, previous, open; a question mark lists them. Never while something is typed. */
export function Keys() {
  const words = useMessages(messages);
  const [helps, setHelps] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (event.key === '?') setHelps(true);
      else if (!moves(event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog open={helps} onClose={() => setHelps(false)} title={words.title}>
      <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5">
        {listed.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 border border-line-2 bg-ivory-50 px-2 text-center text-[0.875rem]/6">
                {key}
              </kbd>
            </dt>
            <dd>{words.keys[key]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** What is typed belongs to its field, and a dialog has keys of its own. */
const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Moves the focus as the key says; false if it says nothing here. */
function moves({ key, shiftKey }: KeyboardEvent): boolean {
  const to = key === '/' ? searchField() : shiftKey ? null : row(key);
  if (!to || !isShown(to)) return false;
  to.focus();
  return true;
}

/** The search of the list that is shown, else that of the bar. */
const searchField = () => {
  const fields = [...document.querySelectorAll<HTMLElement>('main input[type=search], header input[type=search]')];
  return fields.filter(isShown).at(-1);
};

/** From the row with the focus, or else from the open one. */
function row(key: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('main .admin-open')].filter(isShown);
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const isFree = focused === -1 && (key === 'j' || key === 'k');
  const at = isFree ? rows.findIndex((one) => one.getAttribute('aria-expanded') === 'true') : focused;
  return rows[rowAfterKey(key, at, rows.length) ?? -1];
}
