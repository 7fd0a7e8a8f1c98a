import { sheetsIn } from './sheets.ts'

/** A file of the browser's build, as Vite's manifest lists it by source. */
export interface Chunk {
  file: string
  imports?: readonly string[]
  dynamicImports?: readonly string[]
}

/** The browser's build: its manifest and a way to read its files. */
export interface Build {
  manifest: Readonly<Record<string, Chunk>>
  read: (file: string) => string
  /** A short name of what bytes hold. */
  checksum: (bytes: Buffer) => string
}

export interface Assets {
  /** Where the browser finds a source file. */
  url: (source: string) => string
  /** Addresses of what a source needs before it runs, itself included. */
  needs: (sources: Iterable<string>) => string[]
  /** Names of the sheets of a source, and of all that it brings along. */
  sheets: (source: string) => ReadonlySet<string>
  /** The same with all that it can load later. */
  laterSheets: (source: string) => ReadonlySet<string>
}

const reach = (manifest: Build['manifest'], source: string, later: boolean, reached = new Set<string>()): Set<string> => {
  const chunk = manifest[source]
  if (!chunk || reached.has(source)) return reached
  reached.add(source)
  for (const next of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])]) reach(manifest, next, later, reached)
  return reached
}

export function assetsOf({ manifest, read }: Omit<Build, 'checksum'>): Assets {
  const url = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build; islands are files of site/islands/, texts of locales/`)
    return `/assets/${chunk.file}`
  }
  const sheetsOf = (later: boolean) => {
    const kept = new Map<string, ReadonlySet<string>>()
    return (source: string) => {
      const known = kept.get(source)
      if (known) return known
      const code = [...reach(manifest, source, later)].map((next) => read(manifest[next]?.file ?? '')).join('')
      const made = sheetsIn(code)
      kept.set(source, made)
      return made
    }
  }
  return {
    url,
    needs: (sources) => [...new Set([...sources].flatMap((source) => [...reach(manifest, source, false)]))].map(url),
    sheets: sheetsOf(false),
    laterSheets: sheetsOf(true),
  }
}
