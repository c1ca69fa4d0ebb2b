/** A drop on a pane. */
export const WeatherPane = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="#34515f" aria-hidden>
    <path d="M4.5 4.5h55v55h-55z" fill="#eff4f5" strokeWidth="1.6" />
    <path d="M32 4.5v55M4.5 22.5h55" strokeWidth="1.4" />
    <path d="M10 53.5l15-22M19 53.5l8-12" strokeWidth="1.1" />
    <path
      d="M45.6 31.5c4.6 6 6.8 9.6 6.8 13a6.8 6.8 0 0 1-13.6 0c0-3.4 2.2-7 6.8-13z"
      fill="#a5bcc6"
      strokeWidth="1.4"
    />
    <path d="M42.4 45.4a3.4 3.4 0 0 0 2.6 3.2" stroke="#fff" strokeWidth="1.2" strokeLinecap="round" />
  </svg>
);
