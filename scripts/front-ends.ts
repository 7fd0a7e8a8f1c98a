import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the product that is built for browsers: its Vite configuration and where that puts what it makes. */
export interface FrontEnd {
  name: string
  config: string
  /** With `ssr` the entry that renders pages on the server. */
  builds: { ssr: boolean; folder: string }[]
}

const dist = join(import.meta.dirname, '../dist')
const shared = ['schemas', 'data-providers', 'editions', 'locales', 'theme']

const frontEnds: FrontEnd[] = [
  {
    name: 'site',
    config: 'site/build/vite.config.ts',
    builds: [
      { ssr: false, folder: join(dist, 'site') },
      { ssr: true, folder: join(dist, 'site-server') },
    ],
  },
  { name: 'panel', config: 'panel/vite.config.ts', builds: [{ ssr: false, folder: join(dist, 'panel') }] },
]

/** The front ends whose sources are not those of the last build. */
export function findStale(): FrontEnd[] {
  return frontEnds.filter(({ name, config }) => existsSync(config) && !isBuilt(name))
}

/** Called when a build is whole, so that one cut short is done again. */
export function markBuilt(name: string): void {
  mkdirSync(dist, { recursive: true })
  writeFileSync(stampOf(name), hashOf(name))
}

function isBuilt(name: string): boolean {
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === hashOf(name)
}

function stampOf(name: string): string {
  return join(dist, `${name}.stamp`)
}

function hashOf(name: string): string {
  const hash = createHash('sha256')
  const files = globSync([`{${[name, ...shared].join(',')}}/**/*.*`, 'package-lock.json']).sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
