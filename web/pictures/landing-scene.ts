import { type Camera, cameraFor, short } from './landing/camera.ts';
import { dropDefs } from './landing/drops.ts';
import { bladeFor, bladeMarkup, mistedGlass } from './landing/glass.ts';
import { paints } from './landing/paints.ts';
import { streetMarkup, viewMarkup } from './landing/street.ts';

/** Everything on the misted side of the blade, as a clip. */
function mistedClip(camera: Camera): string {
  const { x, y, turn } = bladeFor(camera);
  const slope = Math.tan((turn * Math.PI) / 180);
  return `M${short(x + y * slope)} 0H${camera.width}V${camera.height}H${short(x - (camera.height - y) * slope)}z`;
}

function bladePaints(camera: Camera): string {
  const { width } = bladeFor(camera);
  const across = (id: string, from: number, to: number, list: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from)}" y1="0" x2="${short(to)}" y2="0">${list}</linearGradient>`;
  return (
    across(
      'bronze',
      -width * 0.22,
      width * 0.56,
      '<stop stop-color="#140d07"/><stop offset=".2" stop-color="#53391c"/><stop offset=".38" stop-color="#b58d55"/><stop offset=".46" stop-color="#ecd3a4"/><stop offset=".55" stop-color="#94703f"/><stop offset=".8" stop-color="#3e2a14"/><stop offset="1" stop-color="#120b05"/>',
    ) +
    across(
      'wave',
      width * 0.2,
      width * 1.9,
      '<stop stop-color="#04080e" stop-opacity=".75"/><stop offset=".45" stop-color="#0b1826" stop-opacity=".5"/><stop offset=".72" stop-color="#cfe2ee" stop-opacity=".26"/><stop offset="1" stop-color="#cfe2ee" stop-opacity="0"/>',
    ) +
    `<radialGradient id="lift"><stop stop-color="#dfe4e2" stop-opacity=".55"/><stop offset=".5" stop-color="#b9c8d2" stop-opacity=".26"/><stop offset="1" stop-color="#8fa9bd" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#6f8aa3" stop-opacity=".2"/><stop offset=".5" stop-color="#b4c2ca" stop-opacity=".3"/><stop offset="1" stop-color="#2b3948" stop-opacity=".3"/></linearGradient>`
  );
}

function inner(camera: Camera): string {
  const { width, height } = camera;
  const { ground, lamps } = streetMarkup(camera);
  return `<defs>${paints(camera)}${bladePaints(camera)}${dropDefs()}<clipPath id="misted"><path d="${mistedClip(camera)}"/></clipPath><g id="street">${ground}</g><g id="discs">${lamps}</g><g id="view">${viewMarkup(camera)}</g></defs><path fill="#0a0f14" d="M0 0h${width}v${height}H0z"/><use href="#street" filter="url(#soft)"/><use href="#discs" filter="url(#haze-1)"/><g clip-path="url(#misted)">${mistedGlass(camera)}</g>${bladeMarkup(camera)}`;
}

/** The landing scene as a file of its own: a shopping street at blue hour, half of the pane already wiped. */
export function landingSceneSvg(portrait: boolean): string {
  const camera = cameraFor(portrait);
  const { width, height } = camera;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${inner(camera)}</svg>`;
}
