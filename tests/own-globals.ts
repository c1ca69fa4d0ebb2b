import { afterAll, vi } from 'vitest';

// Files share a process: what one of them put in place of a global is gone before the next begins.
afterAll(() => void vi.unstubAllGlobals());
