import { colours } from './colours.ts';

/** The site's typefaces if installed, else the closest ones on each system. */
const serif = `'Noto Serif Display',Didot,'Bodoni MT',Georgia,'Times New Roman',serif`;
const serifSmall = `'Noto Serif Display',Georgia,'Times New Roman',serif`;
const sans = `'Hanken Grotesk',-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif`;

const style = (family: string, size: number, line: number, more = '') =>
  `font-family:${family};${family === sans ? '' : 'font-stretch:88%;'}font-size:${size}px;line-height:${line}px;${more}`;

/** Inline styles of text; each goes with the class that sets its dark-mode colour. */
export const type = {
  brand: style(serif, 25, 30, `letter-spacing:-0.2px;color:${colours.ink};`),
  title: style(serif, 36, 42, `font-weight:300;letter-spacing:-0.3px;color:${colours.ink};`),
  heading: style(serifSmall, 22, 28, `font-weight:400;color:${colours.ink};`),
  display: style(serifSmall, 23, 29, `font-weight:400;color:${colours.ink};`),
  numeral: style(serifSmall, 23, 26, `font-weight:400;color:${colours.bronze};`),
  body: style(sans, 16, 26, `color:${colours.soft};`),
  value: style(sans, 16, 24, `color:${colours.ink};`),
  label: style(sans, 15, 24, `color:${colours.quiet};`),
  small: style(sans, 13, 20, `color:${colours.quiet};`),
  button: style(sans, 16, 20, 'font-weight:500;text-decoration:none;'),
} as const;
