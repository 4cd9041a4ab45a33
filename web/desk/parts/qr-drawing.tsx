import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** An address as a QR code: dark on light in either theme, as cameras want it. */
export function QrDrawing(props: {
  readonly address: string;
  readonly label: string;
  readonly className?: string | undefined;
}): ReactNode {
  const { data, size } = encode(props.address, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={props.className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={props.label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
