import { type Html, html } from '../html.ts';
import { colours } from './colours.ts';
import type { Part } from './part.ts';
import { type } from './type.ts';

/** The text in one light of a window: a small line, one or two large ones, and perhaps another small one. */
export type Pane = { label: string; large: readonly [string, string?]; small?: string };

const flat = {
  clear: `background-color:${colours.glassLight};background-image:linear-gradient(135deg,${colours.glass} 46%,${colours.glassLight} 46%);`,
  misted: `background-color:${colours.glassMist};`,
  sunny: `background-color:${colours.sun};background-image:linear-gradient(135deg,#fbf6ea 46%,${colours.sun} 46%);`,
};
type Glass = keyof typeof flat;

const mullion = `border-left:2px solid ${colours.frame};`;

function light({ label, large, small }: Pane, glass: Glass, { right = false, gone = false } = {}): Html {
  const [first, second = ''] = large;
  const lines = second === '' ? html`${first}` : html`${first}<br>${second}`;
  const name = gone ? html`<del style="text-decoration:line-through;">${lines}</del>` : lines;
  const below = small
    ? html`<p class="soft" style="margin:4px 0 0;${type.small}color:${colours.soft};">${small}</p>`
    : html``;
  return html`
<td class="light ${glass} ${right ? 'right' : 'left'}" width="50%" valign="top" style="padding:18px 20px 20px;${flat[glass]}${right ? mullion : ''}">
<p class="soft" style="margin:0 0 4px;${type.small}color:${colours.soft};">${label}</p>
<p class="ink" style="margin:0;${type.display}${gone ? `color:${colours.soft};` : ''}">${name}</p>${below}</td>`;
}

const inText = ({ label, large, small }: Pane, colon: string, stop: string): string =>
  `${label}${colon} ${large.join(' ')}${small ? `${stop} ${small}` : ''}`;

const sash = (lights: readonly Html[]): Html => html`
<table role="presentation" class="sash" width="100%" style="border-collapse:separate;border-spacing:0;width:100%;margin:22px 0 24px;border:2px solid ${colours.frame};"><tr>${lights}</tr></table>`;

type Drawn = { stop?: string; gone?: boolean };

const windowIn =
  (left: Glass, right: Glass, { stop = ',', gone = false }: Drawn = {}) =>
  (panes: readonly [Pane, Pane], colon: string): Part => ({
    html: sash([light(panes[0], left, { gone }), light(panes[1], right, { right: true })]),
    text: panes.map((pane) => inText(pane, colon, stop)).join('\n'),
  });

/** A visit as a window of two lights. */
export const windowOf = windowIn('clear', 'clear', { stop: '.' });

/** Before and after: the left light misted, the right one clear. */
export const before = windowIn('misted', 'clear', { gone: true });

/** Rain on the left of the mullion, sun on the right. */
export const rainAndSun = windowIn('misted', 'sunny');
