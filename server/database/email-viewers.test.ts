import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addViewer, viewOf } from '#server/modules/bookings/queries/bookings.ts';
import { book, openTestApp } from '#tests/builders/test-app.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

const migration = readFileSync(join(import.meta.dirname, 'migrations/0045_email_viewers.sql'), 'utf8');

it('of the browsers that saw a booking whole before, the one that booked still does; the others knew its e-mail', async () => {
  const { bookingId, visitor } = await book(testApp);
  await addViewer(testApp.db, bookingId, 'knew-the-email');
  await testApp.pool.query(migration.split('--> statement-breakpoint').at(-1) ?? '');
  expect(await viewOf(testApp.db, bookingId, visitor.hash)).toBe('whole');
  expect(await viewOf(testApp.db, bookingId, 'knew-the-email')).toBe('limited');
});
