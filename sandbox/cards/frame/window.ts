const lights = ['cardNumber', 'expiry', 'securityCode'] as const;

/**
 * The frame's picture, in elevation: a shop window of three lights with transoms, one for each field. A light stays
 * misted until its field is complete. Decoration: it says nothing that the fields do not say.
 */
export function shopWindow(): string {
  return `<svg class="window" viewBox="0 0 252 156" aria-hidden="true" focusable="false">
  <defs>
    <linearGradient id="glass" gradientUnits="userSpaceOnUse" x1="22" y1="16" x2="184" y2="140" spreadMethod="reflect">
      <stop offset="0" stop-color="#A9C1CB"/><stop offset=".18" stop-color="#C9DAE0"/>
      <stop offset=".3" stop-color="#E6EFF1"/><stop offset=".31" stop-color="#A9C1CB"/>
      <stop offset=".46" stop-color="#C9DAE0"/><stop offset=".47" stop-color="#FFFFFF"/>
      <stop offset=".56" stop-color="#E6EFF1"/><stop offset=".57" stop-color="#C9DAE0"/>
      <stop offset=".78" stop-color="#A9C1CB"/><stop offset=".79" stop-color="#E6EFF1"/>
      <stop offset="1" stop-color="#C9DAE0"/>
    </linearGradient>
  </defs>
  <rect class="wall" x="14" y="6" width="224" height="151"/>
  <path class="joint" d="M14 140.5h224M70 140.5v16M126 140.5v16M182 140.5v16"/>
  <rect class="wall" x="8" y="0.5" width="236" height="6"/>
  <rect class="frame" x="20" y="14" width="212" height="120"/>
  ${lights.map((field, place) => light(field, 25 + place * 69)).join('\n  ')}
  <rect class="wall" x="16" y="134" width="220" height="5"/>
</svg>`;
}

function light(field: string, x: number): string {
  return `<g>
    <rect class="pane" x="${x}" y="19" width="64" height="30"/><rect class="pane" x="${x}" y="53" width="64" height="76"/>
    <path class="shade" d="M${x} 20.5h64M${x} 54.5h64M${x + 1} 19v30M${x + 1} 53v76"/>
    <g class="mist" data-light="${field}"><rect x="${x}" y="19" width="64" height="30"/><rect x="${x}" y="53" width="64" height="76"/></g>
  </g>`;
}
