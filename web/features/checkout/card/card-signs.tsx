import { type IconProps, sign } from '#web/pictures/icons.tsx';

export const Lock = sign(20, 24, <path d="M2.6 10.6h14.8v11H2.6zM5.8 10.6V7a4.2 4.2 0 0 1 8.4 0v3.6M10 14.8v2.8" />);

/** The approved payment: a clear pane and a disc of ink with a bronze tick. */
export const ApprovedPane = ({ className }: IconProps) => (
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
