import { defineConfig, devices } from '@playwright/test';
import { chromium } from './tests/e2e/support/browser.ts';
import { type EngineName, engineNames } from './tests/engines/support/engine.ts';

const browser = await chromium();

// On pictures, letters and colours are drawn alike on every machine.
const drawing = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const alikeEverywhere = { ...browser, args: [...browser.args, ...drawing] };

// Nobody looks at a journey: with next to no memory for what is painted, the browser leaves most of it unpainted.
const unpainted = { ...browser, args: [...browser.args, '--force-gpu-mem-available-mb=1'] };

export default defineConfig<object, { engineName: EngineName }>({
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // A journey often waits, for pauses that people need; three together use two processors, and a fourth only divides them.
  workers: 3,
  // A whole journey through the site, on a machine that has other work. `--trace on` records one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Beside them lie tests that Vitest runs.
  testMatch: '**/*.spec.ts',
  // `npm run screens` draws the pictures of docs/screens anew; a test never writes what it compares with.
  updateSnapshots: 'none',
  outputDir: 'test-results',
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-CA',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    ...engineNames.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      ...(engineName === 'chromium' && { testMatch: 'rows.spec.ts' }),
      use: { engineName },
    })),
    {
      name: 'journeys',
      testDir: 'tests/e2e',
      use: { ...devices['Desktop Chrome'], launchOptions: unpainted, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'screens',
      testDir: 'tests/screens',
      snapshotPathTemplate: 'docs/screens/{arg}{ext}',
      use: { ...devices['Desktop Chrome'], launchOptions: alikeEverywhere },
    },
  ],
});
