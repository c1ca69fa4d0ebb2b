import { useId } from 'react';

interface EvaluatingSashProps {
  readonly durationMs: 2000 | 2500;
  readonly className?: string;
}

/** A sash of four lights; a bronze line passes along the diagonal and the glass behind it turns clear. */
export function EvaluatingSash({ durationMs, className = '' }: EvaluatingSashProps) {
  const id = useId();
  return (
    <svg
      className={`pic-sash pic-sash-${durationMs} ${className}`.trim()}
      viewBox="0 0 142 182"
      width="142"
      height="182"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="8" y1="8" x2="157" y2="75">
          <stop stopColor="#c9dae0" />
          <stop offset=".3" stopColor="#a9c1cb" />
          <stop offset=".45" stopColor="#c9dae0" />
          <stop offset=".455" stopColor="#fff" />
          <stop offset=".62" stopColor="#e6eff1" />
          <stop offset=".625" stopColor="#c0d3da" />
          <stop offset="1" stopColor="#a9c1cb" />
        </linearGradient>
        <linearGradient id={`${id}m`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="150" y2="0">
          <stop stopColor="#f8fafa" />
          <stop offset=".35" stopColor="#e8eff1" />
          <stop offset="1" stopColor="#d6e1e5" />
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path d="M8 8h126v166H8z" />
        </clipPath>
      </defs>
      <path d="M8 8h126v166H8z" fill={`url(#${id}g)`} />
      <g clipPath={`url(#${id}c)`}>
        <g className="pic-sweep">
          <path d="M39 8H300V174H-35z" fill={`url(#${id}m)`} fillOpacity=".94" />
        </g>
      </g>
      <path d="M8 8h126v3H11v163H8z" fill="#12191f" fillOpacity=".16" />
      <path
        d="M0 0h142v182H0zM8 8v40h60V8zM74 8v40h60V8zM8 54v120h60V54zM74 54v120h60V54z"
        fill="#27333b"
        fillRule="evenodd"
      />
      <g clipPath={`url(#${id}c)`}>
        <g className="pic-sweep">
          <path d="M39 8L-35 174" stroke="#8f6c39" strokeWidth="3" />
          <path d="M38.5 8L-35.5 174" stroke="#dcc49b" strokeWidth="1.1" />
        </g>
      </g>
    </svg>
  );
}
