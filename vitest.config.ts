import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        root: import.meta.dirname,
        test: {
          name: 'rules',
          include: ['{domain,business,contract,adapters,web,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000, // a property runs a thousand cases, perhaps on a busy machine
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'database',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          globalSetup: ['tests/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
