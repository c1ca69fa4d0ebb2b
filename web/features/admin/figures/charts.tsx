import type { CSSProperties } from 'react';

/** A bar: its key, its name, how long it is, and its figures in words. */
export type Lying = { key: string; name: string; value: number; label: string };

/** A month with a bar up and perhaps one down, what is written at the end of each, and what is told of it when it is pointed at. */
export type Standing = {
  key: string;
  name: string;
  first: number;
  firstLabel: string;
  second?: number;
  secondLabel?: string;
  told: readonly string[];
};

/** How long a bar is, of the longest. */
const part = (value: number, longest: number) => ({ '--part': longest === 0 ? 0 : value / longest }) as CSSProperties;

// Screen readers have the table with the same figures, so the drawings are hidden from them.

/** Bars that lie, one below the other, each under its name and its figures. */
export function LyingBars({ rows }: { rows: readonly Lying[] }) {
  const longest = Math.max(...rows.map(({ value }) => value));
  return (
    <div className="figures-chart figures-lying" aria-hidden="true">
      {rows.map(({ key, name, value, label }) => (
        <div key={key}>
          <span>{name}</span>
          <span className="figures-value">{label}</span>
          <i className="figures-bar" style={part(value, longest)} />
        </div>
      ))}
    </div>
  );
}

/** A year stands side by side on a phone; what is longer scrolls. */
const sideBySide = 12;

/** Where a pane is narrower than its months, the newest are in sight. */
const toNewest = (pane: HTMLDivElement | null) => pane?.scrollTo({ left: pane.scrollWidth, behavior: 'instant' });

/** Bars that stand, a month beside the other; what was given back hangs below the line. */
export function StandingBars({ title, months }: { title: string; months: readonly Standing[] }) {
  const longest = Math.max(...months.flatMap(({ first, second = 0 }) => [first, -second]));
  const hanging = months.some(({ second = 0 }) => second < 0);
  const scrolls = months.length > sideBySide && { tabIndex: 0, role: 'group', 'aria-label': title };
  return (
    <div className="figures-scroll" ref={toNewest} {...scrolls}>
      <div className="figures-chart figures-standing" aria-hidden="true">
        {months.map(({ key, name, first, firstLabel, second = 0, secondLabel, told }) => (
          <div key={key} data-tip={told.join(' · ')}>
            <div className="figures-up">
              <span className="figures-label">{firstLabel}</span>
              <i className="figures-bar" style={part(first, longest)} />
            </div>
            {hanging && (
              <div className="figures-down">
                <i className="figures-bar" style={part(-second, longest)} />
                <span className="figures-label">{secondLabel}</span>
              </div>
            )}
            <span className="figures-month">{name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
