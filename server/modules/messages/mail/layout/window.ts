import { type Html, html } from '../html.ts';
import { colours } from './colours.ts';
import type { Part } from './part.ts';
import { type } from './type.ts';

/** The text in one light of a window: a small line, one or two large ones, and perhaps another small one. */
export type Pane = { label: string; large: readonly [string, string?]; small?: string };

/** Plain colours: a gradient stays light when a mail program turns its letters light for the night. */
const flat = { clear: colours.glassLight, misted: colours.glassMist, sunny: colours.sun, view: colours.sky };
type Glass = keyof typeof flat;

const mullion = `border-left:2px solid ${colours.frame};`;

const light = (glass: Glass, content: Html, { right = false } = {}): Html => html`
<td class="light ${glass} ${right ? 'right' : 'left'}" width="50%" valign="${glass === 'view' ? 'bottom' : 'top'}" bgcolor="${flat[glass]}" style="padding:${glass === 'view' ? '0' : '14px 18px 16px'};background-color:${flat[glass]};${right ? mullion : ''}">${content}</td>`;

const small = (text: string): Html =>
  html`<p class="soft" style="margin:2px 0 0;${type.small}color:${colours.soft};">${text}</p>`;

const large = (lines: readonly (string | undefined)[]): Html =>
  html`<p class="ink" style="margin:0;${type.display}">${lines.filter((line) => line !== undefined).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`;

function words({ label, large: [first, second], small: below }: Pane, { gone = false } = {}): Html {
  const lines = second ? html`${first}<br>${second}` : html`${first}`;
  const name = gone ? html`<del style="text-decoration:line-through;">${lines}</del>` : lines;
  return html`
<p class="soft" style="margin:0 0 2px;${type.small}color:${colours.soft};">${label}</p>
<p class="ink" style="margin:0;${type.display}${gone ? `color:${colours.soft};` : ''}">${name}</p>${below ? small(below) : html``}`;
}

const inText = ({ label, large, small: below }: Pane, colon: string, stop: string): string =>
  `${label}${colon} ${large.join(' ')}${below ? `${stop} ${below}` : ''}`;

const sash = (lights: readonly Html[]): Html => html`
<table role="presentation" class="sash" width="100%" style="border-collapse:separate;border-spacing:0;width:100%;margin:12px 0 14px;border:2px solid ${colours.frame};"><tr>${lights}</tr></table>`;

const windowIn =
  (left: Glass, right: Glass, { gone = false } = {}) =>
  (panes: readonly [Pane, Pane], colon: string): Part => ({
    html: sash([light(left, words(panes[0], { gone })), light(right, words(panes[1]), { right: true })]),
    text: panes.map((pane) => inText(pane, colon, ',')).join('\n'),
  });

/** A visit as a window of two lights: when and where, and what can be seen through it, or the hour alone. */
export function windowOf(
  [day, time]: readonly [Pane, Pane],
  places: readonly string[],
  view: Part | undefined,
  colon: string,
): Part {
  const where = html`${places.map(small)}`;
  const lights = view
    ? [
        light('clear', html`${large([...day.large, ...time.large])}${small(time.small ?? '')}${where}`),
        light('view', view.html, { right: true }),
      ]
    : [light('clear', html`${words(day)}${where}`), light('clear', words(time), { right: true })];
  return { html: sash(lights), text: [...[day, time].map((pane) => inText(pane, colon, '.')), ...places].join('\n') };
}

/** Before and after: the left light misted, the right one clear. */
export const before = windowIn('misted', 'clear', { gone: true });

/** Rain on the left of the mullion, sun on the right. */
export const rainAndSun = windowIn('misted', 'sunny');
