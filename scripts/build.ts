import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { type FrontEnd, findStale, markBuilt } from './front-ends.ts'

const day = 86_400_000

for (const frontEnd of findStale()) await buildOne(frontEnd)

async function buildOne({ name, config, builds }: FrontEnd): Promise<void> {
  console.log(`Building the ${name}…`)
  for (const { ssr, folder } of builds) {
    // What an earlier build made stays for a day: a server that runs goes on serving it.
    await build({ configFile: config, logLevel: 'warn', mode: 'production', build: { ...(ssr && { ssr }), outDir: folder, emptyOutDir: false } })
    removeOld(folder)
  }
  markBuilt(name)
}

function removeOld(folder: string): void {
  const files = existsSync(folder) ? globSync('**/*.*', { cwd: folder }).map((file) => join(folder, file)) : []
  for (const file of files) if (Date.now() - statSync(file).mtimeMs > day) rmSync(file, { recursive: true, force: true })
}
