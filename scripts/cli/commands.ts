/** A command: what it does, the file that does it, and the arguments put before those typed. */
export type Command = { what: string; file: string; args?: readonly string[] };

const built = (name: string, what: string): Record<string, Command> => ({
  [name]: { what, file: `build/server/${name}.js` },
});
const vitest = (...args: readonly string[]): Pick<Command, 'file' | 'args'> => ({
  file: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--project', 'faults', ...args],
});

export const commands: Readonly<Record<string, Command>> = {
  ...built('accounting', 'compares bookings, gateway and the accounting service'),
  ...built('admin', 'creates or restores an administrator, checks the audit log, releases a restored copy'),
  ...built('backup', 'backs up the embedded database into BACKUP_DIR'),
  ...built('doctor', 'says what is wrong or near it, a line each with its remedy'),
  ...built('export-all', 'writes every table into a folder'),
  ...built('import-all', 'fills an empty database with such a folder'),
  ...built('ledger', 'compares bookings, receipts, events and the gateway’s record; shows one order'),
  ...built('personal-data', 'gives out or erases what is kept about a person'),
  ...built('restore', 'puts a backup into an empty DATA_DIR'),
  soak: { what: 'books while the program is killed every few seconds', file: 'tests/faults/soak/main.ts' },
  attack: { what: 'plays what strangers try against the program', file: 'tests/faults/attack/main.ts' },
  drill: { what: 'plays the loss of a database machine, or a rolling restart', file: 'tests/faults/drill/main.ts' },
  mutants: { what: 'plays every mutant', ...vitest('tests/faults/mutants') },
  'crash-matrix': { what: 'writes the page of the crash matrix', ...vitest('tests/faults/matrix/table.test.ts', '-u') },
  asvs: { what: 'writes the tables of docs/security.md', file: 'tests/asvs/main.ts' },
  film: { what: 'draws and encodes the landing film', file: 'tools/film/main.ts' },
};
