import { seeded } from '../parts/random.ts';
import { type Camera, project, short, standing } from './camera.ts';

/** A disc of light: where, how large on the glass, which colour. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly tone: 'warm' | 'cool' | 'lamp' | 'head' | 'tail';
}

const half = 7.3;

interface Plot {
  readonly side: -1 | 1;
  readonly z0: number;
  readonly z1: number;
  readonly h: number;
}

function plots(): readonly Plot[] {
  const random = seeded(1871);
  const list: Plot[] = [];
  for (const side of [-1, 1] as const) {
    let z = side === -1 ? 2.2 : 2.6;
    while (z < 130) {
      const depth = 7 + random() * 6;
      const near = z < 9;
      list.push({ side, z0: z, z1: z + depth, h: near ? 10 + random() * 3 : 6.5 + random() * 6.5 });
      z += depth;
    }
  }
  return list;
}

const shade = (z: number): string => {
  const t = Math.min(1, Math.max(0, (z - 4) / 70));
  const mix = (a: number, b: number) => Math.round(a + (b - a) * t ** 0.7);
  return `rgb(${mix(13, 62)} ${mix(24, 92)} ${mix(42, 132)})`;
};

/** Façades as dark bodies against the sky, far ones first and bluer. */
function bodies(camera: Camera): string {
  return plots()
    .toSorted((a, b) => b.z0 - a.z0)
    .map(({ side, z0, z1, h }) => {
      const front = standing(camera, side * half, z0, z1, 0, h);
      const a = project(camera, side * half, h, z1);
      const b = project(camera, side * (half + 9), h, z1);
      const foot = project(camera, side * half, 0, z1);
      const end = `M${short(a.x)} ${short(a.y)}H${short(b.x)}V${short(foot.y)}H${short(a.x)}z`;
      return `<path fill="${shade(z1 + 6)}" d="${end}"/><path fill="${shade(z0)}" d="${front}"/>`;
    })
    .join('');
}

const shopTones = ['#d99a4d', '#efb266', '#e5cda6', '#f0a955', '#d9cdb8', '#e0a050', '#c3d2da'] as const;

/** Lit shop windows with their mullions, things standing in them, and a few lit rooms above. */
function windows(camera: Camera): string {
  const random = seeded(42);
  const lit: string[] = [];
  for (const { side, z0, z1, h } of plots()) {
    if (z0 > 60) continue;
    const x = side * (half - 0.02);
    const from = z0 + 0.5;
    const to = z1 - 0.5;
    const parts = random() < 0.6 ? 2 : 1;
    for (let i = 0; i < parts; i++) {
      const a = from + ((to - from) * i) / parts + (i > 0 ? 0.25 : 0);
      const b = from + ((to - from) * (i + 1)) / parts;
      const tone = shopTones[Math.floor(random() * shopTones.length)] ?? shopTones[0];
      const glow = standing(camera, x, a, b, 0.62, 2.5);
      lit.push(`<path fill="${tone}" fill-opacity=".92" d="${glow}"/><path fill="url(#shop)" d="${glow}"/>`);
      const dark: string[] = [standing(camera, x, a, b, 2.02, 2.08)];
      const leaves = Math.max(2, Math.round((b - a) / 0.95));
      for (let m = 1; m < leaves; m++) {
        const at = a + ((b - a) * m) / leaves;
        dark.push(standing(camera, x, at, at + 0.05, 0.62, 2.5));
      }
      for (let f = 0; f < 3; f++) {
        const at = a + 0.4 + random() * Math.max(0.2, b - a - 1);
        dark.push(standing(camera, x, at, at + 0.3, 0.62, 1.25 + random() * 0.5));
      }
      const pendants = [0.3, 0.7].map((t) => project(camera, x * 1.12, 2.12, a + (b - a) * t));
      const globes = pendants.map((p) => `<circle cx="${short(p.x)}" cy="${short(p.y)}" r="${short(2 + 34 / a)}"/>`);
      if (z0 < 26) lit.push(`<g fill="#fff6dc" fill-opacity=".8">${globes.join('')}</g>`);
      if (z0 < 26) lit.push(`<path fill="#3a1d06" fill-opacity=".42" d="${dark.join('')}"/>`);
    }
    const floors = Math.floor((h - 4) / 3);
    for (let floor = 0; floor < floors && z0 < 36; floor++)
      for (let at = z0 + 1; at < z1 - 1.4; at += 2.4)
        if (random() < 0.2)
          lit.push(
            `<path fill="${random() < 0.7 ? '#c78f45' : '#9db8c9'}" fill-opacity="${short(0.5 + random() * 0.4)}" d="${standing(camera, x, at, at + 0.95, 4.3 + floor * 3, 5.9 + floor * 3)}"/>`,
          );
    lit.push(`<path fill="#070d16" fill-opacity=".8" d="${standing(camera, x, z0, z1, 2.58, 3.3)}"/>`);
  }
  return lit.join('');
}

/** Bulbs on strings across the street, lamps on both sides, and the cars far off. */
export function lights(camera: Camera): readonly Light[] {
  const random = seeded(7);
  const list: Light[] = [];
  const soft = camera.portrait ? 0.95 : 1;
  let z = 6.4;
  for (let string = 0; string < 15; string++) {
    const count = 15;
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const sag = 1.15 * 4 * t * (1 - t);
      const p = project(camera, -half + 0.3 + t * (2 * half - 0.6), 5.55 - sag + (string % 2) * 0.25, z);
      const r = (3 + 58 / z) * soft;
      list.push({ ...p, r, tone: random() < 0.76 ? 'warm' : 'cool' });
    }
    z += 6.5 + random() * 3;
  }
  for (let lamp = 0; lamp < 8; lamp++)
    for (const side of [-1, 1]) {
      const at = 9.5 + lamp * 12.5;
      const p = project(camera, side * 5.1, 4.25, at);
      list.push({ ...p, r: (4.6 + 118 / at) * soft, tone: lamp % 3 === 1 ? 'cool' : 'lamp' });
    }
  for (let car = 0; car < 9; car++) {
    const at = 24 + car * 16.7;
    for (const dx of [-0.6, 0.6]) {
      list.push({ ...project(camera, -1.7 + dx, 0.65, at), r: (3.4 + 130 / at) * soft, tone: 'head' });
      list.push({ ...project(camera, 1.9 + dx, 0.8, at - 5), r: (3.2 + 110 / at) * soft, tone: 'tail' });
    }
  }
  return list.filter(({ x, y }) => x > -40 && x < camera.width + 40 && y > -40);
}

const tones = ['tail', 'head', 'warm', 'cool', 'lamp'] as const;
const opacities = { warm: 0.86, cool: 0.86, lamp: 0.95, head: 0.72, tail: 0.7 } as const;
/** How many of the lights the road gives back. */
const mirrored = { warm: 0.24, cool: 0.6, lamp: 1, head: 0.75, tail: 0.8 } as const;
const colours = { warm: '#ffcf8f', cool: '#cfe4ee', lamp: '#ffe3ab', head: '#fff3da', tail: '#f0453a' } as const;

/** What a wet road gives back: each light drawn out downwards. */
function reflections(camera: Camera, all: readonly Light[]): string {
  const random = seeded(11);
  const streak = ({ x, y, r, tone }: Light): string => {
    const depth = Math.max(0.2, (camera.vy - y) / 260);
    const length = (tone === 'head' || tone === 'tail' ? 95 : 150) + random() * 120 + depth * 60;
    const top = camera.vy + 14 + random() * 26 + depth * 40;
    return `<ellipse cx="${Math.round(x)}" cy="${Math.round(top + length)}" rx="${short(r * (0.4 + random() * 0.3))}" ry="${Math.round(length)}"/>`;
  };
  const streaks = tones.map((tone) => {
    const kept = all.filter((light) => light.tone === tone && random() < mirrored[tone]);
    return `<g fill="${colours[tone]}" fill-opacity=".22">${kept.map(streak).join('')}</g>`;
  });
  const pools = plots()
    .filter(({ z0 }) => z0 < 60)
    .map(({ side, z0, z1 }) => {
      const a = project(camera, side * half, -0.3, z0 + 0.8);
      const b = project(camera, side * half, -0.3, z1 - 0.8);
      const deep = (y: number) => short(camera.vy + (y - camera.vy) * 3.1);
      return `<path fill="url(#pool)" d="M${short(a.x)} ${short(a.y)}L${short(b.x)} ${short(b.y)}V${deep(b.y)}L${short(a.x)} ${deep(a.y)}z"/>`;
    });
  return `<g filter="url(#wet)">${pools.join('')}${streaks.join('')}</g>`;
}

/** Discs as an out-of-focus lens draws them: flat core, brighter rim. */
function discs(all: readonly Light[]): string {
  return tones
    .map((tone) => {
      const circles = all
        .filter((light) => light.tone === tone)
        .map(({ x, y, r }) => `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`);
      return `<g fill="url(#${tone})" opacity="${opacities[tone]}">${circles.join('')}</g>`;
    })
    .join('');
}

/** What breath on the glass makes of the stronger lights: wide soft patches. */
export function patches(camera: Camera): string {
  return lights(camera)
    .filter(({ tone, r }) => tone !== 'warm' && r > 5.5)
    .map(({ x, y, r, tone }) => {
      const paint = tone === 'tail' ? 'patch-red' : tone === 'cool' ? 'patch-cool' : 'patch-warm';
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * (tone === 'tail' ? 6 : 5))}" fill="url(#${paint})"/>`;
    })
    .join('');
}

const halo = ({ x, y, r, tone }: Light): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r * 5)}" fill="url(#halo-${tone === 'cool' ? 'cool' : 'lamp'})"/>`;

/** The street without any glass before it. */
export function streetMarkup(camera: Camera): { ground: string; lamps: string } {
  const { width, height, vx, vy } = camera;
  const all = lights(camera);
  const glow = `<ellipse cx="${vx}" cy="${vy - 12}" rx="${short(width * 0.34)}" ry="${short(height * 0.17)}" fill="url(#haze)"/>`;
  const road = `<path fill="url(#road)" d="M0 ${vy}H${width}V${height}H0z"/>`;
  const ground = `<path fill="url(#sky)" d="M0 0H${width}V${vy + 4}H0z"/>${glow}${road}${bodies(camera)}${windows(camera)}${pavement(camera)}${reflections(camera, all)}`;
  const bright = all.filter(({ tone, r }) => tone === 'lamp' && r > 7);
  return { ground, lamps: bright.map(halo).join('') + glow + discs(all) };
}

/** The pavement at the foot of both rows of shops, a little lighter than the road. */
const pavement = (camera: Camera): string =>
  [-1, 1]
    .map((side) => {
      const near = project(camera, side * half, 0, 2.4);
      const edge = project(camera, side * 4.3, 0, 2.4);
      return `<path fill="#1b2634" fill-opacity=".8" d="M${camera.vx} ${camera.vy}L${short(near.x)} ${short(near.y)}L${short(edge.x)} ${short(edge.y)}z"/>`;
    })
    .join('');

/** The street in a few strokes, as the drops show it: every drop holds a copy, so it has to be light. */
export function viewMarkup(camera: Camera): string {
  const { width, height, vx, vy } = camera;
  const wide = width * 3;
  const row = (side: -1 | 1, y0: number, y1: number, pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([a, b]) => standing(camera, side * half, a, b, y0, y1)).join('');
  const masses = [-1, 1]
    .map((side) => row(side as -1 | 1, 0, 10.5, [[1.2, 30]]) + row(side as -1 | 1, 0, 7, [[30, 90]]))
    .join('');
  const shops = [-1, 1]
    .map((side) =>
      row(side as -1 | 1, 0.5, 2.9, [
        [1.4, 5],
        [5.6, 9.4],
        [10, 15],
        [17, 24],
        [27, 40],
      ]),
    )
    .join('');
  const dots = lights(camera)
    .filter(({ r, tone }, i) => tone !== 'tail' && (r > 6 || i % 4 === 0))
    .map(
      ({ x, y, r }) =>
        `M${Math.round(x - r * 1.3)} ${Math.round(y)}a${Math.round(r * 1.3)} ${Math.round(r * 1.3)} 0 1 1 1 1z`,
    );
  const streaks = [-0.62, -0.45, -0.3, -0.12, 0.1, 0.24, 0.5, 0.7].map(
    (at, i) =>
      `M${Math.round(vx + at * width)} ${vy + 40}h${14 + (i % 3) * 9}v${Math.round(height * 0.45)}h${-14 - (i % 3) * 9}z`,
  );
  return `<path fill="url(#sky)" d="M${-width} ${-height}H${wide}V${vy}H${-width}z"/><path fill="#26405f" d="${masses}"/><path fill="#f2aa55" d="${shops}"/><path fill="#33465a" d="M${-width} ${vy + 10}L${vx} ${vy}L${wide} ${vy + 10}V${height * 2}H${-width}z"/><path fill="#d9a566" fill-opacity=".45" d="${streaks.join('')}"/><ellipse cx="${vx}" cy="${vy}" rx="150" ry="60" fill="#f4e3c3" fill-opacity=".75"/><path fill="#ffe2ae" d="${dots.join('')}"/>`;
}
