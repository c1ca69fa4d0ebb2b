import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Section, sectionsMax } from '#domain/settings/sections.ts';
import { paneClass } from '#web/features/admin/shell/versions/looks.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';
import { type Pane, type Typed, withSections } from './typed-texts.ts';

const summaryClass = classNames(
  '-m-5 flex min-h-11 items-baseline gap-3 px-5 py-3.5 leading-5.5 font-medium normal-nums group-[[open]]:mb-0',
  'after:-mt-1 after:me-1 after:ms-auto after:size-2 after:flex-none after:[transform:rotate(45deg)] after:self-center',
  'after:border-r-[1.5px] after:border-b-[1.5px] after:border-ink-500 group-[[open]]:after:mt-1 group-[[open]]:after:[transform:rotate(-135deg)]',
);

type FoldedPanesProps = {
  panes: readonly Pane[];
  typed: Typed;
  onChange: (typed: Typed) => void;
  /** Whether something in a pane is wrong, so it must be visible. */
  isFaulty: (pane: Pane) => boolean;
  fieldsOf: (pane: Pane) => ReactNode;
};

const nothing: Section = { heading: { en: '', fr: '' }, text: { en: '', fr: '' } };

/** Mails or sections, closed to their names until they are opened; sections are moved, taken away and added. */
export function FoldedPanes({ panes, typed, onChange, isFaulty, fieldsOf }: FoldedPanesProps) {
  const words = useMessages(messages.terms);
  const mails = useMessages(messages.mails);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const areSections = panes.some(({ folds }) => folds === 'section');
  const focus = (number: number, what: string) =>
    list.current?.querySelectorAll('details')[number - 1]?.querySelector<HTMLElement>(what)?.focus();
  const change = (of: (sections: readonly Section[]) => readonly Section[], place: (number: number) => number) =>
    flushSync(() => {
      onChange(withSections(typed, of));
      setOpened(new Set([...opened].map(place)));
    });
  const moveUp = (number: number) => {
    const others: Readonly<Record<number, number>> = { [number]: number - 1, [number - 1]: number };
    change(
      (all) => [...all.slice(0, number - 2), ...all.slice(number - 2, number).toReversed(), ...all.slice(number)],
      (place) => others[place] ?? place,
    );
    focus(number - 1, 'summary');
  };
  const remove = (number: number) => {
    change(
      (all) => all.filter((_, index) => index !== number - 1),
      (place) => (place > number ? place - 1 : place === number ? 0 : place),
    );
    focus(Math.min(number, panes.length - 1), 'summary');
  };
  const add = () => {
    change(
      (all) => [...all, nothing],
      (place) => place,
    );
    flushSync(() => setOpened(new Set([...opened, panes.length + 1])));
    focus(panes.length + 1, 'input');
  };
  const toggle = (number: number, open: boolean) =>
    setOpened((known) => new Set(open ? [...known, number] : [...known].filter((one) => one !== number)));

  return (
    <div ref={list} className="grid gap-2.5">
      {panes.map((pane) => {
        const { number, folds } = pane;
        const isSection = folds === 'section';
        return (
          <details
            key={number}
            className={`${paneClass} group`}
            open={opened.has(number) || isFaulty(pane)}
            onToggle={({ currentTarget }) => toggle(number, currentTarget.open)}
          >
            <summary className={summaryClass}>
              {isSection && <span className="w-6 flex-none text-ink-500 tabular-nums">{number}</span>}
              {isSection ? typed[`heading${number}.${language}`] || words.newSection : mails.pane(number)}
            </summary>
            <fieldset>
              <legend className="sr-only">{isSection ? words.pane(number) : mails.pane(number)}</legend>
              {fieldsOf(pane)}
              {isSection && (
                <p className="mt-2 flex flex-wrap gap-x-6">
                  {number > 1 && (
                    <TextButton aria-label={words.moveUpOf(number)} onClick={() => moveUp(number)}>
                      {words.moveUp}
                    </TextButton>
                  )}
                  {panes.length > 1 && (
                    <TextButton aria-label={words.removeOf(number)} onClick={() => remove(number)}>
                      {words.remove}
                    </TextButton>
                  )}
                </p>
              )}
            </fieldset>
          </details>
        );
      })}
      {areSections && panes.length < sectionsMax && (
        <p>
          <Button kind="secondary" size="small" onClick={add}>
            {words.addSection}
          </Button>
        </p>
      )}
    </div>
  );
}
