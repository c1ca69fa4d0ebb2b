import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { searchAll } from '#contract/admin/search.ts';
import { Search } from '#web/pictures/field-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WithCodes } from '#web/ui/with-codes.tsx';
import { operatorQuery } from '../resource/operator-query.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { type Hit, hitsOf, type Kind, kinds } from './hits.ts';
import { messages } from './messages.ts';

type FinderProps = {
  label?: string;
  /** All kinds by default. */
  only?: Kind;
  onChosen: (hit: Hit) => void;
  /** Whether the results lie over what follows, or push it down. */
  floats?: boolean;
  autoFocus?: boolean;
  className?: string;
};

const resultsClass = classNames(
  'border border-line-2 bg-white text-ink-900 empty:hidden',
  '[&_[aria-selected=true]]:bg-glass-100 [&_[aria-selected=true]]:shadow-[inset_3px_0_0_var(--color-ink-900)]',
);
const floatingClass =
  'absolute start-0 top-full z-(--layer-bar) max-h-[70vh] w-[min(30rem,80vw)] overflow-y-auto shadow-drawer';

/** One field that finds bookings, clients and requests by all their words; arrows choose, Enter opens. */
export function Finder({ label, only, onChosen, floats = false, autoFocus = false, className }: FinderProps) {
  const words = useMessages(messages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const q = useDebouncedValue(typed.trim(), 150);
  const { hits, status } = useHits(q, only);
  const isSettled = q === typed.trim();
  const isOpen = open && q !== '' && typed.trim() !== '';
  const chosen = Math.min(at, hits.length - 1);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const choose = (hit: Hit | undefined) => {
    if (!hit) return;
    setOpen(false);
    setTyped('');
    onChosen(hit);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      if (isOpen) setAt((chosen + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Never what an earlier word found.
      if (isOpen && isSettled) choose(hits[chosen]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left it
    <div
      className={classNames('relative [&>svg]:pointer-events-none [&>svg]:absolute', className)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <Search className="start-[0.9375rem] top-[0.9375rem] text-ink-500" />
      <input
        ref={field}
        type="search"
        role="combobox"
        className="field-input min-h-11 py-2! ps-11 text-ellipsis"
        aria-label={label ?? words.search}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}r`}
        aria-activedescendant={isOpen && hits[chosen] ? `${id}${chosen}` : undefined}
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      <div className={classNames(isOpen && resultsClass, isOpen && (floats ? floatingClass : 'border-t-0'))}>
        <p role="status" className={classNames('px-4 py-3 text-[0.875rem]/5', hits.length > 0 && 'sr-only')}>
          {isOpen && status}
        </p>
        <div id={`${id}r`} role="listbox" aria-label={label ?? words.search} tabIndex={-1} hidden={!isOpen}>
          {isOpen &&
            kinds.map((kind) => {
              const own = hits.flatMap((hit, index) => (hit.kind === kind ? [{ hit, index }] : []));
              if (own.length === 0) return null;
              return (
                // biome-ignore lint/a11y/useSemanticElements: a group of options
                <div key={kind} role="group" aria-label={words.groups[kind]}>
                  <p className="px-4 pt-2.5 text-[0.8125rem]/5 text-ink-500" aria-hidden="true">
                    {words.groups[kind]}
                  </p>
                  {own.map(({ hit, index }) => (
                    <Option
                      key={hit.id}
                      id={`${id}${index}`}
                      hit={hit}
                      chosen={index === chosen}
                      onChosen={() => choose(hit)}
                    />
                  ))}
                </div>
              );
            })}
        </div>
      </div>
    </div>
  );
}

function useHits(q: string, only: Kind | undefined): { hits: Hit[]; status: string } {
  const words = useMessages(messages);
  const language = useLanguage();
  const { data, isError } = useQuery({
    ...operatorQuery(searchAll, q === '' ? null : { query: { q } }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const hits = data && q !== '' ? hitsOf(data, language).filter(({ kind }) => only === undefined || kind === only) : [];
  if (isError) return { hits: [], status: words.failed };
  if (!data) return { hits, status: words.searching };
  return { hits, status: hits.length === 0 ? words.nothing : words.found(hits.length) };
}

type OptionProps = { id: string; hit: Hit; chosen: boolean; onChosen: () => void };

function Option({ id, hit: { name, facts }, chosen, onChosen }: OptionProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      className="grid min-h-11 cursor-pointer content-center px-4 py-1.5 text-[0.9375rem]/5 wrap-anywhere hover:bg-ivory-50"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      <b className="font-medium">{name}</b>
      <span className="admin-second">
        <WithCodes text={facts} />
      </span>
    </div>
  );
}
