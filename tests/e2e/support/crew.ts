import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The crew's page is kept in both languages, and its worker answers for it: it opens without network from now on. */
export async function pageIsKept({ page }: Pick<Visitor, 'page'>): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const documents = await Promise.all(['/crew', '/fr/crew'].map((path) => caches.match(path)));
      return documents.every(Boolean) && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(kept).toBe(true);
}
