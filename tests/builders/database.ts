import { inject } from 'vitest';
import { createDatabase, type TestDatabase } from '#tests/database.ts';

/** A migrated, empty database for one test file, which drops it in `afterAll`. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(inject('templateDatabase'));
