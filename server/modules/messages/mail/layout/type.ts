import { colours } from './colours.ts';

/** The site's typefaces if installed, else what most readers have: Georgia, and the sans of their system. */
const serif = `'Noto Serif Display',Georgia,'Times New Roman',serif`;
const sans = `'Hanken Grotesk',-apple-system,BlinkMacSystemFont,'Segoe UI',Helvetica,Arial,sans-serif`;

const style = (family: string, size: number, line: number, more = '') =>
  `font-family:${family};${family === sans ? '' : 'font-stretch:88%;font-weight:400;'}font-size:${size}px;line-height:${line}px;${more}`;

/** Inline styles of text; each goes with the class that sets its dark-mode colour. */
export const type = {
  brand: style(serif, 22, 26, `letter-spacing:-0.2px;color:${colours.ink};`),
  title: style(serif, 30, 36, `letter-spacing:-0.3px;color:${colours.ink};`),
  heading: style(serif, 18, 24, `color:${colours.ink};`),
  display: style(serif, 20, 26, `color:${colours.ink};`),
  numeral: style(serif, 18, 22, `color:${colours.bronze};`),
  body: style(sans, 15, 22, `color:${colours.soft};`),
  value: style(sans, 15, 22, `color:${colours.ink};`),
  /** Below what is read first. */
  fine: style(sans, 14, 20, `color:${colours.soft};`),
  fact: style(sans, 14, 20, `color:${colours.ink};`),
  label: style(sans, 13, 20, `color:${colours.quiet};`),
  small: style(sans, 13, 19, `color:${colours.quiet};`),
  button: style(sans, 16, 20, 'font-weight:500;text-decoration:none;'),
} as const;
