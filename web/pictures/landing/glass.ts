import { seeded } from '../parts/random.ts';
import { type Camera, short } from './camera.ts';
import { beadMarkup, lens, placeDrops, type Side, smallDrops } from './drops.ts';
import { patches } from './street.ts';

interface Blade {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
}

/** The squeegee: where it crosses the middle of the picture, its slant in degrees, its thickness. */
export const bladeFor = (camera: Camera): Blade =>
  camera.portrait ? { x: 316, y: 640, turn: 6.2, width: 15 } : { x: 744, y: 360, turn: 6.2, width: 19 };

export function mistedSide(camera: Camera): Side {
  const { x, y, turn, width } = bladeFor(camera);
  const slope = Math.tan((turn * Math.PI) / 180);
  return (px, py) => px > x - (py - y) * slope + width * 1.6;
}

/** Wavy tracks that sliding drops cleared, each with the drop at its foot. */
function trails(camera: Camera, misted: Side) {
  const random = seeded(33);
  const list: { path: string; x: number; y: number; r: number }[] = [];
  while (list.length < (camera.portrait ? 12 : 14)) {
    let x = random() * camera.width;
    let y = random() * camera.height * 0.62;
    if (!misted(x - 40, y)) continue;
    const r = 5.5 + random() * 7;
    let path = `M${short(x)} ${short(y)}`;
    const steps = 3 + Math.floor(random() * 4);
    for (let i = 0; i < steps; i++) {
      const dx = (random() - 0.5) * 22;
      const dy = 14 + random() * 20;
      path += `q${short(dx)} ${short(dy * 0.5)} ${short(dx * 0.4)} ${short(dy)}`;
      x += dx * 0.4;
      y += dy;
    }
    list.push({ path: `<path stroke-width="${short(r * 0.75)}" d="${path}"/>`, x, y: y + r * 0.5, r });
  }
  return list;
}

/** Breath on the glass with soft vertical streaks, tracks of clear glass, and the drops. */
export function mistedGlass(camera: Camera): string {
  const { width, height, vx, vy } = camera;
  const misted = mistedSide(camera);
  const random = seeded(5);
  const streaks = Array.from({ length: 30 }, () => {
    const x = random() * width;
    const y = random() * height * 0.7;
    return `<ellipse cx="${short(x)}" cy="${short(y + 90)}" rx="${short(2 + random() * 9)}" ry="${short(70 + random() * 170)}" fill="${random() < 0.55 ? '#d5e3ea' : '#0d1a2a'}" fill-opacity="${short(0.08 + random() * 0.16)}"/>`;
  });
  const tracks = trails(camera, misted);
  const { lenses, small, beads } = placeDrops(camera, misted);
  const all = [...lenses, ...tracks];
  return (
    `<use href="#street" filter="url(#breath)"/><use href="#discs" filter="url(#breath)"/>` +
    `<ellipse cx="${short(vx + width * 0.16)}" cy="${short(vy - height * 0.09)}" rx="${short(width * 0.3)}" ry="${short(height * 0.25)}" fill="url(#lift)"/>` +
    `<g>${patches(camera)}</g>` +
    `<path fill="url(#veil)" d="M0 0H${width}V${height}H0z"/>` +
    `<g filter="url(#thin)">${streaks.join('')}</g>` +
    `<g fill="none" stroke="#0b1c33" stroke-opacity=".3" stroke-linecap="round" filter="url(#haze-1)">${tracks.map((t) => t.path).join('')}</g>` +
    beadMarkup(beads) +
    smallDrops(camera, small) +
    all.map((drop, i) => lens(camera, drop, i, short((random() - 0.5) * 26))).join('')
  );
}

/** The blade: shadow on the glass, rubber lip, bronze channel, the wave of water it pushes. */
export function bladeMarkup(camera: Camera): string {
  const { x, y, turn, width } = bladeFor(camera);
  const long = camera.height * 1.3;
  const bar = (from: number, w: number, fill: string, more = '') =>
    `<path fill="${fill}" ${more} d="M${short(from)} ${-long / 2}h${short(w)}v${long}h${short(-w)}z"/>`;
  return `<g transform="translate(${x} ${y})rotate(${turn})">${bar(-width * 1.6, width * 2.6, '#02050a', 'fill-opacity=".7" filter="url(#cast)"')}${bar(width * 0.2, width * 1.7, 'url(#wave)')}${bar(-width * 0.62, width * 0.42, '#05080c')}${bar(-width * 0.66, 0.9, '#9fc2d8', 'fill-opacity=".55"')}${bar(-width * 0.22, width * 0.78, 'url(#bronze)')}${bar(width * 0.56, 1.6, '#020406', 'fill-opacity=".85"')}</g>`;
}
