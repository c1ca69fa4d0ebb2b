import { writeFile } from 'node:fs/promises';
import type { Language } from '#domain/language.ts';
import { expect, test as journey } from '#tests/e2e/support/test-app.ts';
import type { Engine, EngineName, Tab } from './engine.ts';
import { Person } from './person.ts';
import { startChromium, startFirefox } from './puppet.ts';
import { startWebkit } from './webkit.ts';

const start: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

type Coming = { language: Language; size: keyof typeof sizes };

const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

type Fixtures = {
  /** Somebody comes, one at a time; nothing may have gone wrong in the console when they have left. */
  comes: (how: Coming) => Promise<Person>;
};

export const test = journey.extend<Fixtures, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  comes: async ({ engine, knownFaults, testApp: { url } }, use, testInfo) => {
    const tabs: Tab[] = [];
    await use(async ({ language, size }) => {
      const tab = await engine.open(sizes[size]);
      tabs.push(tab);
      return new Person(tab, { url, language });
    });
    for (const tab of testInfo.status === testInfo.expectedStatus ? [] : tabs)
      await writeFile(testInfo.outputPath('window.png'), await tab.picture());
    const faults = await Promise.all(tabs.map((tab) => tab.faults()));
    await Promise.all(tabs.map((tab) => tab.close()));
    expect(faults.flat().filter((fault) => !knownFaults.some((known) => fault.includes(known)))).toEqual([]);
  },
});

export { expect };
