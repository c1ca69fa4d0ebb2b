import { brand } from '#business/brand.ts';
import type { Language } from '#domain/language.ts';
import { pictureSize } from './head.ts';
import { messages } from './messages.ts';

/** The mark in its own 26 units: a square pane, a mullion, a transom, two reflections. */
const mark = (pen: number, thin: number) =>
  `<g fill="none" stroke-width="${pen}"><path d="M.55 .55h24.9v24.9H.55zM13 .55v24.9M.55 8h24.9"/><path stroke-width="${thin}" d="M3.2 22.6l5-8.4M6.4 22.6l3.4-5.7"/></g>`;

type Palette = { ground: string; pen: string };
const daylight: Palette = { ground: '#fdfbf6', pen: '#75582b' };
const night: Palette = { ground: '#0a0f14', pen: '#dcc49b' };

const iconSvg = ({ ground, pen }: Palette, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${brand.name}</title><path fill="${ground}" d="M0 0h32v32H0z"/><g stroke="${pen}">${drawing}</g></svg>`;

function inTheMiddle(share: number): string {
  const inset = (32 * (1 - share)) / 2;
  return `<g transform="translate(${inset} ${inset}) scale(${(32 * share) / 26})">${mark(1.1, 0.9)}</g>`;
}

/** Where there are 32 pixels in all, each line fills whole ones. */
const onPixels =
  '<g fill="none"><path stroke-width="2" d="M4 4h24v24H4zM16 4v24M4 12h24"/><path stroke-width="1.4" d="m7.5 24 5-8M11 24l3-5"/></g>';

/** For the browser's tab, the home screen, and phones that cut a circle out of it. */
export const icons = {
  tab: iconSvg(daylight, onPixels),
  home: iconSvg(night, inTheMiddle(0.6)),
  maskable: iconSvg(night, inTheMiddle(0.46)),
};

type Fonts = { serif: string; sans: string };

/** The page that is photographed for shared links: the street behind the glass, the name, the claim. */
export function socialPage(language: Language, scene: string, fonts: Fonts): string {
  const { width, height } = pictureSize;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:House;src:url(${fonts.serif}) format("woff2");font-weight:100 900;font-stretch:62.5% 100%}
@font-face{font-family:Plain;src:url(${fonts.sans}) format("woff2");font-weight:100 900}
*{margin:0}
body{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:#0a0f14;color:#f1ece1}
.scene{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.scrim{position:absolute;inset:0;background:linear-gradient(0deg,rgb(10 15 20/92%),rgb(10 15 20/74%) 24%,rgb(10 15 20/40%) 46%,rgb(10 15 20/0) 68%)}
.mark{position:absolute;left:64px;top:56px;width:46px;height:46px;stroke:#dcc49b}
.words{position:absolute;left:64px;right:64px;bottom:58px}
h1{margin-left:-.02em;font:270 172px/1 House;font-stretch:84%;letter-spacing:-.028em;white-space:nowrap}
p{margin-top:22px;font:400 31px/1.3 Plain;color:#c6c8c4}
</style>
<img class="scene" src="${scene}" alt="">
<div class="scrim"></div>
<svg class="mark" viewBox="0 0 26 26">${mark(1.1, 0.9)}</svg>
<div class="words"><h1>${brand.name}</h1><p>${messages.line[language]}</p></div>`;
}
