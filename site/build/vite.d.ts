declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module '*.css?sheet' {
  const sheet: { name: string; css: string }
  export default sheet
}

interface ImportMeta {
  /** Modules by path, gathered by Vite when it builds. */
  glob: {
    <Module>(patterns: string | string[], options: { import: string; eager: true; query?: string }): Record<string, Module>
    <Module>(patterns: string | string[], options: { import: string }): Record<string, () => Promise<Module>>
  }
  /** PROD: it is built, neither a test nor `npm run dev`; SSR: it runs on the server. */
  env: { PROD: boolean; SSR: boolean }
}
