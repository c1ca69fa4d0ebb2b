import { existsSync, globSync } from 'node:fs';
import type { EngineName } from './engine.ts';

export const firefoxPath = '/usr/bin/firefox-esr';
export const webkitPath = '/usr/bin/WebKitWebDriver';

const isInstalled: Readonly<Record<EngineName, () => boolean>> = {
  chromium: () => true, // it comes from npm
  firefox: () => existsSync(firefoxPath),
  webkit: () =>
    [webkitPath, '/usr/bin/Xvfb', '/usr/bin/python3'].every((path) => existsSync(path)) &&
    globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').length > 0,
};

/** Why nothing can be tested in an engine on this machine; null where it can. */
export const missingFor = (name: EngineName): string | null =>
  isInstalled[name]() ? null : 'the browser is not installed: bash scripts/test/browsers.sh';
