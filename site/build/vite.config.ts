import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { editionData, editionEntries } from './editions-plugin.ts'
import { sheets } from './sheets-plugin.ts'
import { borrowedWords, boundWords, wordEntries } from './words-plugin.ts'

const root = join(import.meta.dirname, '..')

const react = join(import.meta.dirname, 'react.ts')

/** Sources import React; what is sent is Preact. */
export const alias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': react,
  'react-dom': react,
  react,
  // wouter's own door to React, which would bring 2 KB of CommonJS
  './react-deps.js': react,
}

// islands are fetched by address, so each is an entry of its own
const parts = globSync(['islands/*.tsx', 'behaviours/*.ts'], { cwd: root, exclude: ['*/index.ts'] })

/** Vite wraps every `import()` to fetch its style sheets first; chunks have none here, and helper and wrappers would be 1 KB of the first load. */
const bareImports: Plugin = {
  name: 'bare-imports',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === 'native:import-analysis-build')
    if (at >= 0) (plugins as Plugin[]).splice(at, 1)
  },
}

/** Packages that ask for React as a whole get the parts they use. */
const wholeReact: Plugin = {
  name: 'whole-react',
  enforce: 'pre',
  resolveId: (source, importer) =>
    (/^react(-dom)?$/.test(source) || source === react) && importer && /node_modules.(@tiptap|react-image-crop)/.test(importer)
      ? join(import.meta.dirname, 'react-of-packages.ts')
      : null,
}

/** Changes with any word: some languages are told by how they differ from others. */
const wordsVersion = globSync('../locales/**/*.ts', { cwd: root })
  .sort()
  .reduce((hash, file) => hash.update(file).update(readFileSync(join(root, file))), createHash('sha256'))
  .digest('base64url')
  .slice(0, 8)

const among = (...files: string[]) => new RegExp(`(${files.join('|').replaceAll('/', '[\\\\/]')})\\.(js|tsx?|module\\.css\\.names\\.js)$`, 'i')

/** Pages and files name each other dozens of times: seven letters tell one file's builds apart as well as eight. */
const fileNames = '[name]-[hash:7].js'

// few files instead of many crumbs: what every page runs, words and money, what any component needs, what calls and leads elsewhere, what lists and forms share
const groups = [
  {
    name: 'start',
    test: /preload-helper|site.browser.(storage|page-site|sleeping|before-script|arrival|broken-images|phone|signed-in|later-style)\.|site.layout.consent\.|data-providers.watch-errors\./,
  },
  // public pages run it, cabinets don't
  { name: 'visits', test: among('site/browser/(visits|data-layer)', 'data-providers/post-quietly') },
  { name: 'preact', test: /node_modules.preact.(dist|hooks|jsx-runtime)|site.build.react\.ts/ },
  { name: 'compat', test: /node_modules.preact.compat|site.build.react-of-packages/, includeDependenciesRecursively: false },
  // apart from `base`, so that what only moves drawn parts needs no Preact
  { name: 'words', test: among('theme/(words|money)', 'editions/language-table') },
  // the filter's alone
  { name: 'prices', test: among('theme/prices'), includeDependenciesRecursively: false },
  { name: 'base', test: among('site/browser/hydrate', 'site/site', 'editions/local-path', 'site/ui/(classes|icons?|button|badge|empty|drawing)') },
  {
    name: 'ways',
    test: among(
      'site/(match|routes)',
      'editions/languages',
      'data-providers/(api|refusal)',
      'site/ui/(popover|avatar)',
      'site/browser/(unsaved|use-page-return)',
      'theme/dates',
    ),
  },
  {
    name: 'account',
    test: among('site/layout/account/(account|route-change|store|use-part)'),
    includeDependenciesRecursively: false,
  },
  { name: 'lists', test: among('site/tutors/(lesson-memory|profile-ways)', 'site/ui/options', 'theme/search') },
  // what public pages show too stands apart from what is the cabinet's: its chunks bring the cabinet along
  {
    name: 'shown',
    test: among(
      'site/ui/(facts|price|rating)',
      'site/tutors/rate-parts',
      'site/orders/names',
      'schemas/(order-status|order-terms|tutor-status)',
      'theme/(marks|time-intervals|shown-phone)',
    ),
    includeDependenciesRecursively: false,
  },
  // what every screen of a cabinet stands in, what does something to what it shows, then what orders show
  {
    name: 'cabinet',
    test: among(
      'wouter/.*',
      'site/cabinet/(Cabinet|ErrorBoundary|LoadFailed|loaded|opening|routes|scroll-memory|texts-of)',
      'site/layout/lead-languages',
      'site/page',
      'site/orders/when',
      'site/chat/(last|paths)',
    ),
    includeDependenciesRecursively: false,
  },
  {
    name: 'actions',
    test: among('site/orders/use-press', 'site/cabinet/use-later'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'orders',
    test: among('site/orders/(status-look|OrderList|NextStep|OrderDetails|Pairs|ReviewShown)', 'schemas/order-places', 'site/cabinet/use-news'),
    includeDependenciesRecursively: false,
  },
  // a page that is nobody's cabinet says something too
  { name: 'toast', test: among('site/ui/toast', 'site/forms/(failure-text|read-errors)'), includeDependenciesRecursively: false },
  { name: 'notes', test: among('site/ui/note', 'site/forms/FormFailure'), includeDependenciesRecursively: false },
  { name: 'forms', test: among('site/forms/(use-form|values|scroll-to-invalid)', 'theme/fill-numbers'), includeDependenciesRecursively: false },
  {
    name: 'rules',
    test: among('site/forms/error-words', 'schemas/(order-options|auth-terms)'),
    includeDependenciesRecursively: false,
  },
  {
    name: 'leaving',
    test: among('site/forms/(LeaveQuestion|use-focus-meanwhile|use-leave-guard|read-from-start)'),
    includeDependenciesRecursively: false,
  },
  { name: 'field', test: among('site/ui/field'), includeDependenciesRecursively: false },
  { name: 'action', test: among('site/orders/(use-action|zone-name)'), includeDependenciesRecursively: false },
  { name: 'contact-fields', test: among('site/forms/(LegalLinks|PhoneFields)'), includeDependenciesRecursively: false },
  { name: 'choices', test: among('site/ui/chip', 'site/requests/CheckChips'), includeDependenciesRecursively: false },
  {
    name: 'pages',
    test: among('site/cabinet/page-in', 'site/orders/(Pages|row-facts)', 'site/ui/pagination'),
    includeDependenciesRecursively: false,
  },
  { name: 'form', test: /site.requests./, minShareCount: 2, includeDependenciesRecursively: false },
  {
    name: 'fields',
    test: among('site/ui/(dialog|stepper|combobox|skeleton)', 'site/browser/use-pressed'),
    includeDependenciesRecursively: false,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/assets/',
  publicDir: false,
  resolve: { alias },
  plugins: [wholeReact, sheets(), editionData(root), borrowedWords, boundWords, bareImports],
  ssr: { noExternal: true, external: ['preact', 'preact-render-to-string'] },
  server: { fs: { allow: ['..'] } },
  build: isSsrBuild
    ? {
        // what a browser fetches later the server has at once
        rolldownOptions: { input: 'server/entry.ts', checks: { ineffectiveDynamicImport: false } },
        outDir: '../dist/site-server',
        emptyOutDir: true,
        target: 'node24',
      }
    : {
        rolldownOptions: {
          input: ['browser/entry.ts', 'browser/early.ts', 'cabinet/client.tsx', ...parts, ...wordEntries, ...editionEntries],
          preserveEntrySignatures: 'allow-extension',
          // an icon is written where it is drawn: the first load has its own few instead of all
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: { groups },
            // words of a language lie in one folder, so that a page tells in one line where all of them are
            entryFileNames({ facadeModuleId }) {
              const [, wording] = /locales[\\/](\w+)[\\/]/.exec(facadeModuleId ?? '') ?? []
              return wording ? `${wording}-${wordsVersion}/[name].js` : fileNames
            },
            chunkFileNames: fileNames,
          },
        },
        outDir: '../dist/site',
        emptyOutDir: true,
        assetsDir: '',
        manifest: true,
        modulePreload: false,
        target: ['chrome123', 'firefox128', 'safari17.5'],
      },
}))
