import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = join(import.meta.dirname, 'web');

/** What every page has lies in one file: fewer requests, and smaller than in parts. */
const everyPage =
  /\/web\/(app|arrival|title|pages[^/]*|state\/(language|location|site|page-ready)|ui\/(error-boundary|link|button|text-link|language-toggle|class-names|messages|spinner|toast|sandbox-ribbon))\.tsx?$/;

/** One stylesheet for all that customers see; the operator's styles come with the operator's scripts. */
const everyStyle = /\/web\/(?!features\/admin\/).*\.css$/;

/** The development server's page: language from the address, sandbox as the server runs. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl = '/' }) => {
      const lang = /^\/fr(\/|\?|$)/.test(originalUrl) ? 'fr-CA' : 'en-CA';
      return html.replace('lang="en-CA"', `lang="${lang}"${process.env.SANDBOX === '0' ? '' : ' data-sandbox'}`);
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), tailwind(), developmentPage()],
  // React has the hook that wouter asks a polyfill for.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  cacheDir: join(import.meta.dirname, 'node_modules/.cache/vite'),
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: Object.fromEntries(
      // `/sandbox` is a page of the server; `/sandbox…` files of our own do not exist.
      ['/api', '/sandbox', '/healthz', '/readyz'].map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:3001']),
    ),
  },
  build: {
    outDir: join(import.meta.dirname, 'build/site/client'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [join(root, 'entry.tsx'), join(root, 'start.ts')],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|wouter)\// },
            { name: 'site', test: everyPage },
            { name: 'style', test: everyStyle },
          ],
        },
      },
    },
  },
});
