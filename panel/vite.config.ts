import { join, relative } from 'node:path'
import { defineConfig, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { slugs } from './slugs.ts'

/** Lets `early.ts` stand as a script of its own before the panel's: merged with it, it would wait for all of it. */
const earlyScript: Plugin = {
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const built = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'early')
      const src = built ? `/panel/${built.fileName}` : '/panel/early.ts'
      return [{ tag: 'script', attrs: { type: 'module', async: true, src }, injectTo: 'head-prepend' }]
    },
  },
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/** The file of each part that is fetched when it is opened and all it needs beyond the page's own scripts. */
function filesBySource(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needs = (file: string, known = new Set<string>()): Set<string> => {
    if (known.has(file)) return known
    known.add(file)
    for (const next of named.get(file)?.imports ?? []) needs(next, known)
    return known
  }
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needs(fileName)]))
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, isDynamicEntry, fileName }) =>
      isDynamicEntry && facadeModuleId
        ? [[relative(import.meta.dirname, facadeModuleId), [...needs(fileName)].filter((file) => !first.has(file))]]
        : [],
    ),
  )
}

/** Tells `early.ts` which files a page will ask for first: the list of each resource and the texts of each language. */
const firstFiles: Plugin = {
  name: 'first-files',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const files = Object.entries(filesBySource(bundle ?? {}))
      const of = (pattern: RegExp) =>
        Object.fromEntries(files.flatMap(([source, needed]) => (pattern.test(source) ? [[pattern.exec(source)?.[1], needed]] : [])))
      const lists = Object.fromEntries(
        Object.entries(of(/^(\w+)\/(?:\w+List|Desktop)\.tsx$/)).map(([folder, needed]) => [slugs[folder as keyof typeof slugs], needed]),
      )
      return [
        {
          tag: 'meta',
          attrs: { name: 'first-files', content: JSON.stringify({ lists, first: of(/^texts\/(\w+)-first\.ts$/), whole: of(/^texts\/(\w+)\.ts$/) }) },
          injectTo: 'head-prepend',
        },
      ]
    },
  },
}

const standIn = (file: string) => join(import.meta.dirname, 'stand-ins', file)

/** Packages of packages that carry what the platform has, or what our screens don't use. */
const standIns = [
  { find: /^object\.entries$/, replacement: standIn('object-entries.ts') },
  { find: /^hasown$/, replacement: standIn('hasown.ts') },
  { find: /^inflection$/, replacement: standIn('inflection.ts') },
  { find: /^query-string$/, replacement: standIn('query-string.ts') },
  { find: /^diacritic$/, replacement: standIn('diacritic.ts') },
  { find: 'jsonexport/dist/index.js', replacement: standIn('jsonexport.ts') },
]

/** What `early.ts` needs; the panel's own code uses the same files. */
const earlyModules =
  /panel\/(early|slugs)\.ts$|data-providers\/(api|early|list-params|order-filters|resource)\.ts$|schemas\/(order-status|rights)\.ts$/

/** The calls of all resources but orders: as small as they are, one file serves them all. */
const calls = /data-providers\/(?!files|sending)[\w-]+\.ts$/

/** Numbers and names that browser and server share, of all resources, in the same way. */
const terms = /schemas\/[\w-]+-(terms|life|limits)\.ts$/

/** Only screens that draw something fetch what it is drawn with. */
const plots = /node_modules\/@mui\/x-charts|panel\/ui\/plots\//

/** What lists are made of, with all that these need, and what the order list, which most open first, shares with other screens. */
const shared = [
  /panel\/ui\/(?!ToggleField|AskDialog|ConfirmDialog|Pairs|Table|Timeline)[\w-]+\.tsx?$/,
  /(panel\/ui|ra-ui-materialui\/dist)\/list\/(?!bulk\/|FirstRows)/,
  /panel\/ui\/form\/(ChoiceInput|submit)|ra-ui-materialui\/dist\/input\/(Number|Text)Input/,
  /panel\/orders\/(FavoriteButton|RulesFailure|StatusBadge|order-kinds|order-rules)|schemas\/order-life|data-providers\/(files|sending)\.ts$/,
]

/** What lists and records share: one file, because each more would be a request and compressed apart. */
const parts = (id: string) => shared.some((test) => test.test(id))

export default defineConfig({
  root: import.meta.dirname,
  base: '/panel/',
  publicDir: false,
  resolve: { alias: standIns },
  plugins: [earlyScript, firstFiles],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/panel',
    emptyOutDir: true,
    manifest: true,
    // a browser that knows none asks for those files a little later
    modulePreload: { polyfill: false },
    target: 'es2023',
    // before compression, the 345 KB that `npm run size` allows until the order list shows
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['index.html', 'early.ts'],
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            { name: 'request', test: earlyModules, priority: 5 },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 4 },
            { name: 'frame', tags: ['$initial'], priority: 3 },
            { name: 'plots', test: plots, priority: 2 },
            { name: 'calls', test: calls, priority: 2 },
            { name: 'parts', test: parts, minShareCount: 2, priority: 2 },
            { name: 'terms', test: terms, priority: 1 },
          ],
        },
      },
      // MUI marks each of its files "use client", which means nothing here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
