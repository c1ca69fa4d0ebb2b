import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { scrollClass } from './report-table.tsx';

/** A bar: its key, its name, how long it is, and its figures in words. */
export type Lying = { key: string; name: string; value: number; label: string };

/** A month with a bar up and perhaps one down, the label at the end of each, and its tooltip. */
export type Standing = {
  key: string;
  name: string;
  first: number;
  firstLabel: string;
  second?: number;
  secondLabel?: string;
  told: readonly string[];
  /** It is of today. */
  isNow?: boolean;
};

/** How long a bar is, of the longest. */
const part = (value: number, longest: number) => ({ '--part': longest === 0 ? 0 : value / longest }) as CSSProperties;

// Screen readers have the table with the same figures, so the drawings are hidden from them.

/* The whole width is the longest one's. */
const lyingBar = classNames(
  'h-2 w-full bg-glass-50 bg-[image:linear-gradient(currentcolor_0_0)] bg-size-[calc(var(--part)*100%)_100%] bg-no-repeat',
  'text-glass-700 forced-colors:bg-transparent forced-colors:text-[Highlight] forced-colors:forced-color-adjust-none',
);

/** Horizontal bars, one below the other, each under its name and its figures. */
export function LyingBars({ rows }: { rows: readonly Lying[] }) {
  const longest = Math.max(...rows.map(({ value }) => value));
  return (
    <div className="grid gap-3 text-[0.8125rem]/4.5" aria-hidden="true" data-chart>
      {rows.map(({ key, name, value, label }) => (
        <div key={key} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span>{name}</span>
          <span className="text-ink-700">{label}</span>
          <i className={lyingBar} style={part(value, longest)} />
        </div>
      ))}
    </div>
  );
}

const standingBar =
  'h-[calc(var(--part)*(13rem-var(--room)))] w-[min(62%,1.625rem)] flex-none forced-colors:forced-color-adjust-none';
const sum = 'text-[0.75rem]/4 whitespace-nowrap';
/** Twelve months on a phone have room for counts, but not for amounts. */
const narrow = 3;

/** A year fits side by side on a phone; anything longer scrolls. */
const sideBySide = 12;

/** If a pane is narrower than its months, today's are in view, or else the newest. */
function toNewest(pane: HTMLDivElement | null): void {
  const now = pane?.querySelector<HTMLElement>('[data-now]');
  const left = pane && now ? now.offsetLeft - pane.offsetLeft - pane.clientWidth / 2 : (pane?.scrollWidth ?? 0);
  pane?.scrollTo({ left, behavior: 'instant' });
}

/** Vertical bars, month by month; refunds hang below the line. On a phone, those with wide labels lie. */
export function StandingBars({ title, months }: { title: string; months: readonly Standing[] }) {
  const lies = months.some(({ firstLabel }) => firstLabel.length > narrow);
  return (
    <>
      {lies && (
        <div className="md:hidden">
          <LyingBars
            rows={months.map(({ key, name, first, firstLabel, secondLabel }) => ({
              ...{ key, name, value: first },
              label: [firstLabel, secondLabel].filter(Boolean).join(' · '),
            }))}
          />
        </div>
      )}
      <div className={lies ? 'max-md:hidden' : undefined}>
        <Upright {...{ title, months }} />
      </div>
    </>
  );
}

function Upright({ title, months }: { title: string; months: readonly Standing[] }) {
  const longest = Math.max(...months.flatMap(({ first, second = 0 }) => [first, -second]));
  const hanging = months.some(({ second = 0 }) => second < 0);
  const scrolls = months.length > sideBySide && { tabIndex: 0, role: 'group', 'aria-label': title };
  return (
    <div className={scrollClass} ref={toNewest} {...scrolls}>
      <div
        className="grid auto-cols-[minmax(1.375rem,1fr)] grid-flow-col text-[0.8125rem]/4.5 [--room:1.5rem]"
        aria-hidden="true"
        data-chart
      >
        {months.map(({ key, name, first, firstLabel, second = 0, secondLabel, told, isNow }) => (
          <div key={key} className="flex flex-col" data-tip={told.join(' · ')} data-now={isNow || undefined}>
            <div className="flex h-52 flex-col items-center justify-end gap-1.5 border-b border-ink-500">
              <span className={sum}>{firstLabel}</span>
              <i className={`${standingBar} bg-glass-700 forced-colors:bg-[Highlight]`} style={part(first, longest)} />
            </div>
            {hanging && (
              <div className="flex flex-1 flex-col items-center gap-1.5 text-bronze-700">
                <i
                  className={`${standingBar} bg-bronze-500 forced-colors:bg-[GrayText]`}
                  style={part(-second, longest)}
                />
                <span className={sum}>{secondLabel}</span>
              </div>
            )}
            <span className="pt-2 text-center text-[0.6875rem]/3.5 text-ink-700 md:text-[0.8125rem]/4.5">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
