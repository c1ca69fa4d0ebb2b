import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from '#tests/database.ts';

/** A migrated, empty database for one test file: take it in `beforeAll`, drop it in `afterAll`. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(inject('templateDatabase'));
