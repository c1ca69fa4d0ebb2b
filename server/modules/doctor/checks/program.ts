import type { PlaceholderFact } from '#business/placeholders.ts';
import { check } from '../run-doctor.ts';

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** The major version of Node that `npm start` installs. */
const builtFor = 24;

export const nodeCheck = (version: string) =>
  check('node', async (say) =>
    majorOf(version) >= builtFor
      ? say('ok', 'node-right', { version })
      : say('fail', 'node-old', { version, wanted: builtFor }),
  );

/** The version that wrote the data folder, against the bundled server; null if there is no folder yet. */
export const folderVersionCheck = ({ folder, binary }: { folder: string | null; binary: string }) =>
  check('postgresql', async (say) => {
    if (folder === null) return say('ok', 'server-right', { version: majorOf(binary) });
    return majorOf(folder) === majorOf(binary)
      ? say('ok', 'folder-version-right', { version: binary })
      : say('fail', 'folder-version-other', { version: binary, folder });
  });

/** Each fact that is still a placeholder; a site that takes real money does not start with one. */
export const factsCheck = (unknown: readonly PlaceholderFact[], takesRealMoney: boolean) =>
  check('facts', async (say) =>
    unknown.length === 0
      ? say('ok', 'facts-right')
      : unknown.map(({ fact, file }) => say(takesRealMoney ? 'fail' : 'warn', 'fact-placeholder', { ...fact, file })),
  );
