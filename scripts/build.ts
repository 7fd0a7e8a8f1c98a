import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { type FrontEnd, findStale, markBuilt } from './front-ends.ts'

const day = 86_400_000
const smallest = 256

// `scripts/build.ts site` builds that one alone.
const names = process.argv.slice(2)
try {
  for (const frontEnd of findStale()) if (!names.length || names.includes(frontEnd.name)) await buildOne(frontEnd)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function buildOne({ name, config, builds }: FrontEnd): Promise<void> {
  console.log(`Building the ${name}…`)
  for (const { ssr, folder } of builds) {
    // What an earlier build made stays for a day: a server that runs goes on serving it.
    await build({ configFile: config, logLevel: 'warn', mode: 'production', build: { ...(ssr && { ssr }), outDir: folder, emptyOutDir: false } })
    if (!ssr) compress(folder)
    removeOld(folder)
  }
  markBuilt(name)
}

/** Once here and as small as can be, rather than for each request. */
function compress(folder: string): void {
  for (const file of filesIn(folder, '**/*.{js,css,svg,json}')) {
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function removeOld(folder: string): void {
  for (const file of filesIn(folder, '**/*.*')) if (Date.now() - statSync(file).mtimeMs > day) rmSync(file, { force: true })
}

function filesIn(folder: string, pattern: string): string[] {
  const files = existsSync(folder) ? globSync(pattern, { cwd: folder }).map((file) => join(folder, file)) : []
  return files.filter((file) => statSync(file).isFile())
}
