import type { ReactElement, ReactNode } from 'react';

interface IconProps {
  readonly className?: string;
}

/** The shared frame of the small signs: one hairline pen in the colour of the text. */
function sign(width: number, height: number, drawing: ReactNode, pen = 1.25) {
  return function Icon({ className }: IconProps): ReactElement {
    return (
      <svg
        className={className}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeWidth={pen}
        aria-hidden
      >
        {drawing}
      </svg>
    );
  };
}

export const ArrowRight = sign(24, 12, <path d="M0 6h23M18.2 1.2L23 6l-4.8 4.8" />);
export const ArrowLeft = sign(14, 12, <path d="M14 6H1M5 2L1 6l4 4" />);
export const Close = sign(20, 20, <path d="M4 4l12 12M16 4L4 16" />);
export const Search = sign(18, 18, <path d="M12 12l5 5M13.4 7.4a6 6 0 1 1 -12 0a6 6 0 0 1 12 0z" />);
export const Tick = sign(12, 12, <path d="M1.5 6.4l3 3L10.6 3" />, 1.2);
export const Diamond = sign(12, 12, <path d="M6 1l5 5l-5 5l-5 -5z" />, 1.2);
export const Lock = sign(20, 24, <path d="M2.6 10.6h14.8v11H2.6zM5.8 10.6V7a4.2 4.2 0 0 1 8.4 0v3.6M10 14.8v2.8" />);
export const Pause = sign(16, 16, <path d="M5 2v12M11 2v12" />);
export const Play = sign(16, 16, <path d="M4.5 2.4v11.2L13 8z" />);
export const ChevronUp = sign(16, 10, <path d="M1.5 8.2L8 1.8l6.5 6.4" />);

export const CalendarPage = sign(18, 18, <path d="M2 4h14v12H2zM2 8h14M6 1.8v4M12 1.8v4" />);

const pane = 'M4.5 4.5h55v55h-55z';

/** The sign of the weather notice: a pane with two reflections and one drop. */
export const WeatherPane = ({ className }: IconProps): ReactElement => (
  <svg className={className} viewBox="0 0 64 64" width="64" height="64" fill="none" stroke="#34515f" aria-hidden>
    <path d={pane} fill="#eff4f5" strokeWidth="1.6" />
    <path d="M32 4.5v55M4.5 22.5h55" strokeWidth="1.4" />
    <path d="M10 53.5l15 -22M19 53.5l8 -12" strokeWidth="1.1" />
    <path
      d="M45.6 31.5c4.6 6 6.8 9.6 6.8 13a6.8 6.8 0 0 1 -13.6 0c0 -3.4 2.2 -7 6.8 -13z"
      fill="#a5bcc6"
      strokeWidth="1.4"
    />
    <path d="M42.4 45.4a3.4 3.4 0 0 0 2.6 3.2" stroke="#fff" strokeWidth="1.2" strokeLinecap="round" />
  </svg>
);

/** The approved payment: a clear pane and a disc of ink with a bronze tick. */
export const ApprovedPane = ({ className }: IconProps): ReactElement => (
  <svg className={className} viewBox="0 0 140 166" width="140" height="166" fill="none" aria-hidden>
    <path d="M1 1h138v164H1z" fill="#dfe9ec" />
    <path
      d="M8 160l44 -62M22 160l24 -34M88 160l44 -62M102 160l30 -43"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      opacity=".85"
    />
    <path d="M1 1h138v164H1zM70 1v164M1 53h138" stroke="#12191f" strokeWidth="1.6" />
    <circle cx="70" cy="98" r="36" fill="#12191f" />
    <path d="M53 99l12.5 12.5L89 87" stroke="#dcc49b" strokeWidth="2.6" />
  </svg>
);
