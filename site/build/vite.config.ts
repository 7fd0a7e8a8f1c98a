import { globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { sheets } from './sheets-plugin.ts'

const root = join(import.meta.dirname, '..')

/** Sources import React; what is sent is Preact. */
export const alias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
  // wouter's CommonJS helper would bring 2 KB
  'use-sync-external-store/shim/index.js': 'preact/compat',
}

// islands and texts are fetched by address, so each is an entry of its own
const parts = globSync(['islands/*.tsx', '../locales/*/*.ts'], { cwd: root })

/** Vite's import helper waits for style sheets; chunks have none here, and the helper would be 0.9 KB of the first load. */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

// what every page loads comes in few files instead of many crumbs
const groups = [
  { name: 'preact', test: /node_modules.preact/ },
  { name: 'base', test: /site.ui.(classes|icons?|button|popover)\.|data-providers.api|preload-helper/i },
]

export default defineConfig(({ isSsrBuild }) => ({
  root,
  base: '/assets/',
  publicDir: false,
  resolve: { alias },
  plugins: [sheets(), bareImports],
  ssr: { noExternal: true, external: ['preact', 'preact-render-to-string'] },
  server: { fs: { allow: ['..'] } },
  build: isSsrBuild
    ? { rolldownOptions: { input: 'server/entry.tsx' }, outDir: '../dist/site-server', emptyOutDir: true, target: 'node24' }
    : {
        rolldownOptions: {
          input: ['browser/entry.ts', 'browser/early.ts', 'cabinet/client.tsx', ...parts],
          preserveEntrySignatures: 'allow-extension',
          // an icon is written where it is drawn: the first load has its own few instead of all
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups } },
        },
        outDir: '../dist/site',
        emptyOutDir: true,
        assetsDir: '',
        manifest: true,
        modulePreload: false,
        target: ['chrome123', 'firefox128', 'safari17.5'],
      },
}))
