import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        root: import.meta.dirname,
        test: {
          name: 'rules',
          include: ['{domain,business,contract,adapters,web}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root: import.meta.dirname,
        test: {
          name: 'database',
          include: ['server/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
