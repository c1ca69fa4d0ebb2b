/** Writes the tables of docs/security.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTables } from './document.ts';

const page = join(import.meta.dirname, '../../docs/security.md');
writeFileSync(page, withTables(readFileSync(page, 'utf8')));
