import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptTarget, styleTarget } from './scripts/build/floor.ts';

const root = join(import.meta.dirname, 'web');

/**
 * What pages share lies in a few files, by what a page is made of: each file is a request, and many small ones weigh more.
 * An earlier group takes what a later one needs too.
 */
const shared = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|wouter)\// },
  {
    // The entry, and what stands around and in every page.
    name: 'entry',
    test: /\/web\/(app|use-navigation-effects|entry|features\/funnel\/asked-area|title|pages[^/]*|client\/(call|calls|failure)|pictures\/(brand-mark|late-drawing|parts\/random)|state\/(contact|draft[^/.]*|funnel-guard|known-customer|language|link-query|location|page-ready|public-settings|refresh-key|site|use-hydrated)|ui\/(class-names|description-list|late-layout-picture|link|messages|phone-link|skeleton|spinner|text-link|when|form\/(button|field)|layout\/(language-toggle|next-pages|page-shell|page-title|sandbox-ribbon|skip-link)|overlay\/(notice|toast|use-late-dialog)))\.tsx?$|\/(domain\/(names|format|booking\/invitation)|contract\/key-header)\.ts$/,
  },
  {
    name: 'choice',
    test: /\/web\/(ui\/(form\/choice-card|layout\/(action-bar|full-page))|features\/funnel\/(deliberate-radio|evaluating)|pictures\/evaluating-sash)\.tsx?$/,
  },
  { name: 'late', test: /\/web\/ui\/(layout\/daylight|overlay\/tooltip)\.ts$/ },
  { name: 'radio', test: /\/web\/ui\/form\/(radio-group|radio-row)\.tsx$/ },
  { name: 'dialog', test: /\/web\/ui\/overlay\/dialog\.tsx$/ },
  {
    name: 'price-lines',
    test: /\/web\/ui\/price-lines|\/business\/taxes\.ts$|\/domain\/pricing\/(tax-words|read-quote)\.ts$/,
  },
  // What the payment page can begin without, and what that needs.
  {
    name: 'texts-note',
    test: /\/web\/(ui\/form\/texts-note|features\/checkout\/(late-parts|card\/(assurance|card-notices).*|saved-card\/.*))\.tsx?$|\/business\/consents\/text-consent\.ts$|\/domain\/ledger\/saved-card\.ts$/,
  },
  { name: 'added-fields', test: /\/(domain\/booking\/fields|web\/ui\/form\/added-keys)\.ts$/ },
  // What one field cleans, and what the forms clean beyond it.
  {
    name: 'typing',
    test: /\/domain\/typed\/(capitals|characters|code)\.ts$|\/web\/(state\/sent-value|ui\/form\/input-mask)\.tsx?$/,
  },
  { name: 'typed', test: /\/domain\/typed\/(?!form-rules)/ },
  { name: 'link-states', test: /\/web\/(ui\/(link-states|layout\/changing-page)|client\/use-failure)\.tsx?$/ },
  {
    name: 'form',
    test: /\/web\/ui\/form\/(use-form|form-store|checkbox|field-words|privacy-note)\.tsx?$|\/domain\/(messages|typed\/form-rules)\.ts$/,
  },
  {
    name: 'query',
    test: /\/web\/client\/(query|use-press)\.tsx?$|\/@tanstack\/react-query\/.*\/use(Query|Mutation)\.js$/,
  },
  { name: 'facade-parts', test: /\/web\/pictures\/parts\/(glass-gradient|glazing|wall)\.tsx$/ },
  { name: 'layout-picture', test: /\/web\/pictures\/layout-picture\.tsx$|\/domain\/facade\/layouts\.ts$/ },
  { name: 'street', test: /\/web\/pictures\/(street|parts\/surroundings)\.tsx$/ },
  { name: 'street-foot', test: /\/web\/ui\/layout\/street-foot\.tsx$/ },
  { name: 'link-secret', test: /\/web\/state\/link-secret\.ts$/ },
  { name: 'token-page', test: /\/web\/(ui\/(token-page|link\.messages)|client\/use-link)\.tsx?$/ },
  {
    name: 'booking',
    test: /\/contract\/booking-links\.ts$|\/domain\/funnel\/answer-names\.ts$|\/web\/features\/booking\/(calls|use-booking|page-columns|visit\/visit(\.messages)?)\.tsx?$/,
  },
  {
    name: 'services',
    test: /\/business\/service-cards\.ts$|\/web\/features\/appointment\/(calls|messages|services\.messages)\.ts$/,
  },
  {
    name: 'visit-choice',
    test: /\/web\/(ui\/calendar\/(month|time-choice|nothing-free|messages)|client\/use-(calendar|nearby-days|outlooks))/,
  },
];

/**
 * Two stylesheets for all that customers see: what the first page of a visit needs, small enough for the first round trip of
 * a connection, and what the later steps and dialogs need beyond it; the blade, which few pages have, brings its own. The
 * operator's styles come with the operator's scripts.
 */
const styles = [
  { name: 'squeegee', test: /\/web\/ui\/squeegee\.css$/ },
  {
    name: 'steps',
    test: /\/web\/(pictures\/weather-facade|ui\/(steps|sections|calendar\/.*)|features\/(appointment|booking|checkout)\/.*)\.css$/,
  },
  { name: 'style', test: /\/web\/(?!features\/(admin|crew)\/).*\.css$/ },
];

/** The development server's page: language from the address, sandbox as the server runs. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl = '/' }) => {
      const lang = /^\/fr(\/|\?|$)/.test(originalUrl) ? 'fr-CA' : 'en-CA';
      const page = html.replace('lang="en-CA"', `lang="${lang}"${process.env.SANDBOX === '0' ? '' : ' data-sandbox'}`);
      if (!/^(\/fr)?\/crew\/?(\?|$)/.test(originalUrl)) return page;
      const style = '<link rel="stylesheet" href="/ui/app.css">';
      return page.replace('/entry.tsx', '/routes/crew/crew.tsx').replace('</head>', `${style}</head>`);
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), tailwind(), developmentPage()],
  // React has the hook that wouter asks a polyfill for.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: join(import.meta.dirname, 'business/public'),
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
    target: scriptTarget,
    cssTarget: styleTarget,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has loaded need not be named once more wherever a part comes later; on the calendar, whose every byte
      // counts, nor what it has loaded itself, nor what only those who come by a link or have a price sent are shown last.
      resolveDependencies: (_, files, { hostId }) =>
        files.filter(
          (file) =>
            !/\/(rolldown-runtime|react|entry|style)-/.test(file) &&
            !(
              /\/calendar-booking-/.test(hostId) &&
              /\/(query|visit-choice|radio|services|price-lines|street-foot|refund-rule|form|added-fields|typed|email-field|request\.messages)-/.test(
                file,
              )
            ),
        ),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: [join(root, 'entry.tsx'), join(root, 'start.ts'), join(root, 'floor/fallbacks.ts')],
      output: {
        // Every page names every file of the site, and a hash cannot be compressed: 28 bits tell the contents of one name apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [...styles, ...shared],
        },
      },
    },
  },
});
