import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sheets } from './site/build/sheets-plugin.ts'
import { alias } from './site/build/vite.config.ts'
import { patience } from './tests/setup/patience.ts'

// the product is started some thirty times: what Node made of its files once is read again
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.data/compiled')

/** One more than the machine has cores: a third of the time a test waits, for a browser, the database or the clock. */
const maxWorkers = availableParallelism() + 1

const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: patience } } }
/** Files of a worker share the packages, which take longer to read than most tests; each has a database, an emptied window or visitors of its own. */
const shared = { ...patient, isolate: false }
const frontEnd = { ...shared, environment: 'jsdom' }
const setupFiles = ['tests/setup/console.ts', 'tests/setup/requests.ts', 'tests/setup/window.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers,
    projects: [
      { test: { ...shared, name: 'unit', include: ['tests/{editions,locales,schemas,scripts,structured-data,theme}/**/*.test.ts'] } },
      { test: { ...shared, name: 'server', include: ['tests/{contract,server}/**/*.test.ts'], globalSetup: ['tests/setup/cluster.ts'] } },
      {
        test: {
          ...frontEnd,
          name: 'panel',
          include: ['tests/{data-providers,panel}/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'tests/setup/panel.ts'],
        },
      },
      {
        plugins: [sheets()],
        resolve: { alias },
        test: {
          ...frontEnd,
          name: 'site',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'tests/setup/site.ts'],
          server: { deps: { inline: [/wouter/, /@testing-library\/preact/] } },
        },
      },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/product.ts', 'tests/setup/chromium.ts'],
          maxWorkers,
          // a machine at its limit loses a race now and then; scripts/test.ts names who needed it
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
