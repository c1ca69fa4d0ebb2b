import { Bar, BarChart, LabelList, ReferenceLine, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';

/** A bar: its key, its name at its foot, how long it is, what is written at its end. */
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

const still = { isAnimationActive: false } as const;
const rowHeight = 34;
const monthWidth = 58;

/** Bars that lie, one below the other; the arrow keys go from one to the next. */
export function LyingBars({ title, rows }: { title: string; rows: readonly Lying[] }) {
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name ?? key;
  const told = ({ label }: TooltipContentProps) => {
    const row = rows.find(({ key }) => key === label);
    return row && <Told lines={[row.name, row.label]} />;
  };
  return (
    <BarChart
      responsive
      className="figures-chart"
      style={{ width: '100%', height: rows.length * rowHeight + 8 }}
      data={[...rows]}
      layout="vertical"
      margin={{ top: 4, right: 124, bottom: 4, left: 0 }}
      aria-label={title}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="key"
        tickFormatter={nameOf}
        width={148}
        axisLine={false}
        tickLine={false}
        interval={0}
      />
      <Tooltip cursor={{ className: 'figures-cursor' }} content={told} {...still} />
      <Bar dataKey="value" className="figures-bar" barSize={16} {...still}>
        <LabelList dataKey="label" position="right" className="figures-label" />
      </Bar>
    </BarChart>
  );
}

/** Where a pane is narrower than its months, the newest are in sight. */
const toNewest = (pane: HTMLDivElement | null) => pane?.scrollTo({ left: pane.scrollWidth, behavior: 'instant' });

/** Bars that stand, a month beside the other; what was given back hangs below the line. */
export function StandingBars({ title, months }: { title: string; months: readonly Standing[] }) {
  const nameOf = (key: string) => months.find((month) => month.key === key)?.name ?? key;
  const told = ({ label }: TooltipContentProps) => {
    const month = months.find(({ key }) => key === label);
    return month && <Told lines={month.told} />;
  };
  const double = months.some(({ second }) => second !== undefined);
  const hanging = months.some(({ second = 0 }) => second < 0);
  return (
    <div className="figures-scroll" ref={toNewest}>
      <BarChart
        responsive
        className="figures-chart"
        style={{ width: '100%', minWidth: months.length * monthWidth, height: 240 }}
        data={[...months]}
        margin={{ top: 24, right: 0, bottom: 0, left: 0 }}
        stackOffset="sign"
        aria-label={title}
      >
        <XAxis dataKey="key" tickFormatter={nameOf} axisLine={false} tickLine={false} interval={0} height={30} />
        <YAxis hide domain={['dataMin', 'dataMax']} padding={{ bottom: hanging ? 24 : 0 }} />
        <Tooltip cursor={{ className: 'figures-cursor' }} content={told} {...still} />
        <Bar dataKey="first" stackId="month" className="figures-bar" maxBarSize={26} {...still}>
          <LabelList dataKey="firstLabel" position="top" className="figures-label" />
        </Bar>
        {double && (
          <Bar dataKey="second" stackId="month" className="figures-bar-second" maxBarSize={26} {...still}>
            <LabelList dataKey="secondLabel" position="top" className="figures-label-second" />
          </Bar>
        )}
        <ReferenceLine y={0} className="figures-ground" />
      </BarChart>
    </div>
  );
}

const Told = ({ lines }: { lines: readonly string[] }) => (
  <div className="figures-told">
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
