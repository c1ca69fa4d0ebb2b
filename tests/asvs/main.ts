/** Writes the table of docs/security.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRequirements } from './document.ts';

const page = join(import.meta.dirname, '../../docs/security.md');
writeFileSync(page, withRequirements(readFileSync(page, 'utf8')));
