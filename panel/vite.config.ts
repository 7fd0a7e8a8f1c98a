import { defineConfig, type Plugin } from 'vite'

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

/** What `early.ts` needs; the panel's own code uses the same files. */
const earlyModules = /panel\/early\.ts$|data-providers\/(api|early|list-params|order-filters|resource)\.ts$/

export default defineConfig({
  root: import.meta.dirname,
  base: '/panel/',
  publicDir: false,
  plugins: [earlyScript],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/panel',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // before compression, the 300 KB that `npm run size` allows until the order list shows
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'early.ts'],
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            { name: 'request', test: earlyModules, priority: 3 },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'frame', tags: ['$initial'], priority: 1 },
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
