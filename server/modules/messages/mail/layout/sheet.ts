import type { Language } from '#domain/language.ts';
import { type Html, html } from '../html.ts';
import { colours, night } from './colours.ts';

/** The colours of the night, for elements below whatever the program marks its dark mode with. */
const atNight = (within = '') =>
  `body,.wall{background-color:${night.wall}!important}
.sheet{background-color:${night.sheet}!important;border-color:${night.rule}!important}
.head{background-color:${night.wall}!important}
.ink,a.ink,.light del{color:${night.text}!important}
.soft{color:${night.soft}!important}
.quiet,a.quiet{color:${night.quiet}!important}
.metal{color:${night.bronze}!important}
.mark{border-color:${night.bronze}!important}
.rule{border-color:${night.rule}!important}
td.clear,td.misted,td.sunny,.drawn{background-color:${night.pane}!important;color:${night.soft}!important}
.sash,.light.right,.drawn{border-color:${colours.quiet}!important}
td.dark-plate{background-color:${night.text}!important;border-color:${night.text}!important}
a.dark-plate{color:${night.wall}!important}
td.light-plate{background-color:${night.sheet}!important;border-color:${night.quiet}!important}
a.light-plate{color:${night.text}!important}`.replaceAll(/(?<=^|[,}]\n?)(?=[a-z.])/gm, within);

/** Styles that cannot be inline: narrow screens, and dark mode, which Outlook marks in its own way. */
const css = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background-color:${colours.wall};-webkit-text-size-adjust:100%;text-size-adjust:100%}
p,td{text-wrap:pretty}h2{text-wrap:balance}
table,td{mso-table-lspace:0;mso-table-rspace:0}
@media (max-width:480px){
.room{padding:0 0 20px!important}.sheet{border-width:0 0 1px!important}
.head{padding:14px 20px 12px!important}.words{padding:22px 20px 16px!important}.foot{padding:16px 20px 0!important}
.wide{width:100%!important}.cell{display:block!important;width:auto!important;padding:0!important}
}
@media (max-width:430px){
.light{display:block!important;width:auto!important}.light.right{border-left:0!important;border-top:2px solid ${colours.frame}!important}
}
@media (prefers-color-scheme:dark){
${atNight()}
}
${atNight('[data-ogsc] ')}`;

type Sheet = { language: Language; title: string; body: Html };

/** The document around a mail. It loads nothing external. */
export const sheet = ({ language, title, body }: Sheet): string =>
  html`<!doctype html>
<html lang="${language}-CA" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${{ markup: css }}</style>
</head>
<body>
${body}
</body>
</html>
`.markup;
