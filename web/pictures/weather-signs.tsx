import type { ReactNode } from 'react';

const sun = (
  <path d="M16 10.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0 -11zM16 3.5v3M16 25.5v3M3.5 16h3M25.5 16h3M7.2 7.2l2.1 2.1M22.7 22.7l2.1 2.1M24.8 7.2l-2.1 2.1M9.3 22.7l-2.1 2.1" />
);
/** What comes out of a cloud, and how high that is drawn. */
const clouds: Readonly<Record<string, readonly [y: number, below: string]>> = {
  cloudy: [2, ''],
  fog: [-3, 'M7 20h18M9.5 24h13M7 28h18'],
  drizzle: [-2, 'M12 21v2.5M16 23.5v2.5M20 21v2.5'],
  rain: [-2, 'M11.5 20.5l-2 6M16.5 20.5l-2 6M21.5 20.5l-2 6'],
  'freezing-rain': [-2, 'M11.5 20.5l-2 6M21.5 20.5l-2 6M16 20.8v5.6M13.6 22.2l4.8 2.8M18.4 22.2l-4.8 2.8'],
  snow: [-2, 'M11 20.8v5.6M8.6 22.2l4.8 2.8M13.4 22.2l-4.8 2.8M21 20.8v5.6M18.6 22.2l4.8 2.8M23.4 22.2l-4.8 2.8'],
  storm: [-2, 'M17 18.5l-4 5h4.5l-3 5'],
};

function drawingOf(condition: string | null): ReactNode {
  if (condition === 'clear') return sun;
  const [y, below] = (condition !== null && Object.hasOwn(clouds, condition) && clouds[condition]) || [];
  if (y === undefined) return <path d="M9 16h14" />;
  return (
    <>
      <path
        transform={`translate(0 ${y})`}
        d="M9.5 18.5a4.7 4.7 0 0 1 .4 -9.4a6.6 6.6 0 0 1 12.6 1.6a4 4 0 0 1 -.3 7.8z"
      />
      {below && <path d={below} />}
    </>
  );
}

/** The weather of a day as a small sign; the words beside it say which it is. A dash where nothing is known. */
export const WeatherSign = ({ condition }: { condition: string | null }) => (
  <svg viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden>
    {drawingOf(condition)}
  </svg>
);
