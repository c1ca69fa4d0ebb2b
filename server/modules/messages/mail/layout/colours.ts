/** The site's tokens (web/ui/tokens.css) used in mails. Mail programs do not support variables; hairlines are mixed. */
export const colours = {
  wall: '#f2ede2',
  sheet: '#fdfbf6',
  white: '#ffffff',
  ink: '#12191f',
  soft: '#3a454d',
  quiet: '#5c6870',
  rule: '#dcd8cf',
  bronze: '#75582b',
  glassLight: '#eff4f5',
  glassMist: '#c6d6dc',
  glassLine: '#a5bcc6',
  frame: '#27333b',
  sun: '#f5eddd',
  /** At the upper edge of a façade by day. */
  sky: '#d7e4e8',
} as const;

/** For mail programs in dark mode: the night colours of the confirmation page. */
export const night = {
  wall: '#0a0f14',
  sheet: '#131c24',
  pane: '#22313b',
  text: '#f1ece1',
  soft: '#c6c8c4',
  quiet: '#9aa4a9',
  rule: '#34414a',
  bronze: '#dcc49b',
} as const;
