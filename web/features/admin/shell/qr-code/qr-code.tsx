import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string };

/** A text as a QR code: one path of dark squares on white, sharp at any size. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: squares.join('') };
  }, [text]);
  return (
    <svg
      className="w-50 max-w-full border border-line"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
