import type { ReactNode } from 'react';

export interface IconProps {
  readonly className?: string;
}

/** The shared frame of the small signs: one hairline pen in the colour of the text. */
export function sign(width: number, height: number, drawing: ReactNode, pen = 1.25) {
  return function Icon({ className }: IconProps) {
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
export const Tick = sign(12, 12, <path d="M1.5 6.4l3 3L10.6 3" />, 1.2);
export const Diamond = sign(12, 12, <path d="M6 1l5 5l-5 5l-5 -5z" />, 1.2);
export const ChevronUp = sign(16, 10, <path d="M1.5 8.2L8 1.8l6.5 6.4" />);
export const Again = sign(16, 16, <path d="M13.6 9A5.8 5.8 0 1 1 12 3.8L14 5.6M14 2v3.7h-3.7" />);
export const Plus = sign(14, 14, <path d="M7 1v12M1 7h12" />);
