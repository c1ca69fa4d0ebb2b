import { drafts } from '#tests/e2e/support/drafts.ts';
import { allPages } from '#web/all-pages.ts';
import { test } from './support/test.ts';

const addresses = allPages
  .filter((path) => !path.startsWith('/admin'))
  .map((path) => path.replace(':token', 'unknown'));

test('every public page opens, and no control of it lies under something else', async ({
  comes,
  engineName,
  knownFaults,
}) => {
  // What a page was still waiting for when it was left.
  knownFaults.push('Load failed', 'NetworkError', 'Preload failed', 'download failed', 'could not be loaded');
  const guest = await comes(
    engineName === 'webkit' ? { language: 'en', size: 'desktop' } : { language: 'fr', size: 'phone' },
  );
  await guest.opens('/');
  await guest.remembers(drafts.accepted);
  for (const path of addresses) {
    await guest.opens(path);
    await guest.sees({ css: 'h1' });
    await guest.reachesAll();
  }
});
