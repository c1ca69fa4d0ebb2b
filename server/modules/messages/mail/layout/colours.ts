/** The tokens of the site (web/ui/tokens.css) that letters use. Mail programs know no variables; hairlines are mixed. */
export const colours = {
  wall: '#f2ede2',
  sheet: '#fdfbf6',
  white: '#ffffff',
  ink: '#12191f',
  soft: '#3a454d',
  quiet: '#5c6870',
  rule: '#dcd8cf',
  bronze: '#75582b',
  glass: '#dfe9ec',
  glassLight: '#eff4f5',
  glassMist: '#c6d6dc',
  glassLine: '#a5bcc6',
  frame: '#27333b',
  sun: '#f5eddd',
} as const;

/** Where a mail program is dark and asks: the night of the confirmation page. */
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
