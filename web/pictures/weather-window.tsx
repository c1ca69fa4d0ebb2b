import { type ReactElement, useId } from 'react';

/** Where each streak of rain begins. */
const streaks = [
  [31, 21],
  [92, 19],
  [61, 42],
  [119, 37],
  [146, 27],
  [18, 96],
  [47, 82],
  [78, 91],
  [134, 83],
  [108, 97],
] as const;

/** One pane: rain left of the mullion, sun right (design, 7.5). */
export function WeatherWindow({ className }: { className?: string }): ReactElement {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 350 178" fill="none" aria-hidden>
      <defs>
        <linearGradient id={`${id}r`} x1="0" y1="0" x2="1" y2=".2">
          <stop stopColor="#a5bcc6" />
          <stop offset="1" stopColor="#c6d6dc" />
        </linearGradient>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="1" y2="0">
          <stop stopColor="#e2ecef" />
          <stop offset="1" stopColor="#fbf5e7" />
        </linearGradient>
      </defs>
      <path d="M0 0h175v132H0z" fill={`url(#${id}r)`} />
      <path d="M0 132h175v46H0z" fill="#92aab4" />
      <path d="M175 0h175v132H175z" fill={`url(#${id}s)`} />
      <path d="M175 132h175v46H175z" fill="#eee7da" />
      <path d="M222 132a46 46 0 0 1 92 0z" fill="#f3ddb1" stroke="#8f6c39" strokeWidth=".9" />
      <path d="M222 150h92M238 160h60" stroke="#c9b48a" strokeWidth="1.1" />
      <path d="M0 132h350" stroke="#64828f" strokeWidth=".9" />
      <path d={streaks.map(([x, y]) => `M${x} ${y}l-8 25`).join('')} stroke="#34515f" strokeWidth="1" />
      <path d="M175 0v178" stroke="#12191f" strokeWidth="3" />
      <path d="M.5 .5h349v177H.5z" stroke="#12191f" strokeOpacity=".22" />
    </svg>
  );
}
