import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/panel/',
  publicDir: false,
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/panel',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    rolldownOptions: {
      // MUI marks each of its files "use client", which means nothing here.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
})
