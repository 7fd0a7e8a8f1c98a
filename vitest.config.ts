import { defineConfig } from 'vitest/config'
import { sheets } from './site/build/sheets-plugin.ts'
import { alias } from './site/build/vite.config.ts'

const frontEnd = { environment: 'jsdom', setupFiles: ['tests/setup/console.ts', 'tests/setup/msw.ts'] }

export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      { test: { name: 'unit', include: ['tests/{editions,locales,schemas,scripts,theme}/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['tests/{contract,server}/**/*.test.ts'],
          globalSetup: ['tests/setup/cluster.ts'],
          // each file has its own database and app; reading the server anew for each would take longer than its tests
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'panel', include: ['tests/{data-providers,panel}/**/*.test.{ts,tsx}'], ...frontEnd } },
      {
        plugins: [sheets()],
        resolve: { alias },
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.{ts,tsx}'],
          ...frontEnd,
          setupFiles: [...frontEnd.setupFiles, 'tests/setup/clock.ts'],
          server: { deps: { inline: [/wouter/, /@testing-library\/preact/] } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/product.ts', 'tests/setup/chromium.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // two browsers' pages on two cores answer a key in more than vitest's one second
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
