import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Layout, layouts } from '#domain/funnel/layout.ts';
import {
  type FacadeLight,
  facadeFile,
  facadeLights,
  facadeSize,
} from '#server/modules/messages/mail/layout/facade-name.ts';
import { LayoutPicture } from '#web/pictures/layout-picture.tsx';
import { WeatherFacade } from '#web/pictures/weather-facade.tsx';

export { facadeFile, facadeSize };

const root = join(import.meta.dirname, '../..');
const pens = ['pictures.css', 'weather-facade.css']
  .map((file) => readFileSync(join(root, 'web/pictures', file), 'utf8'))
  .join('\n');

/** The share of the picture's height below the wall: the pavement, at night with what it mirrors. */
const ground = { day: 0.9267 * 222 + 18, 'rain-and-sun': 0.9267 * 222 + 18, night: (6.95 / 9.25) * 240 };

const drawing = (layout: Layout, light: FacadeLight) =>
  light === 'rain-and-sun'
    ? createElement(WeatherFacade, { layout, weather: 'both' })
    : createElement(LayoutPicture, { layout, night: light === 'night' });

/** A façade as a page the size of the picture in a mail. */
export const facadePage = (layout: Layout, light: FacadeLight): string => `<!doctype html><style>${pens}
*{margin:0}
body{display:flow-root;position:relative;overflow:clip;width:${facadeSize.width}px;height:${facadeSize.height}px}
body[data-light="day"]{background:linear-gradient(#d7e4e8,#e8eeee 48%,#f7f5f0 86%,#f1eee6 93%)}
body[data-light="night"]{background:linear-gradient(#131c24,#0a0f14 75%,#0d1319)}
body>svg{height:222px;margin:18px auto 0}
body[data-light="night"]>svg{height:240px;margin-top:0}
.weather-facade{display:flow-root;height:100%;border:0}
.weather-facade-wall{width:auto;height:222px;margin:18px auto 0}
hr{position:absolute;top:${(ground[light] - 0.875).toFixed(2)}px;width:100%;height:1.75px;border:0;background:${light === 'night' ? '#d9d2c3' : '#12191f'}}
</style><body data-light="${light}">${renderToStaticMarkup(drawing(layout, light))}<hr>`;

export const facadePages = layouts.flatMap((layout) =>
  facadeLights.map((light) => ({ layout, light, page: facadePage(layout, light) })),
);

/** Shows whether the pictures match the current drawings. */
export const facadeDigest = (): string =>
  createHash('sha256')
    .update(facadePages.map(({ page }) => page).join('\n'))
    .digest('hex');
