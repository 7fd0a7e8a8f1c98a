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
}

export interface Assets {
  /** Where the browser finds a source file. */
  url: (source: string) => string
  /** Addresses of what a source needs before it runs, itself included. */
  needs: (sources: Iterable<string>) => string[]
  /** Names of the sheets that a source may need, with all it can load later. */
  sheets: (source: string) => ReadonlySet<string>
}

const reach = (manifest: Build['manifest'], source: string, later: boolean, reached = new Set<string>()): Set<string> => {
  const chunk = manifest[source]
  if (!chunk || reached.has(source)) return reached
  reached.add(source)
  for (const next of [...(chunk.imports ?? []), ...(later ? (chunk.dynamicImports ?? []) : [])]) reach(manifest, next, later, reached)
  return reached
}

export function assetsOf({ manifest, read }: Build): Assets {
  const url = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${source} is not in the build; islands are files of site/islands/, texts of locales/`)
    return `/assets/${chunk.file}`
  }
  const kept = new Map<string, ReadonlySet<string>>()
  return {
    url,
    needs: (sources) => [...new Set([...sources].flatMap((source) => [...reach(manifest, source, false)]))].map(url),
    sheets(source) {
      const known = kept.get(source)
      if (known) return known
      const code = [...reach(manifest, source, true)].map((next) => read(manifest[next]?.file ?? '')).join('')
      const made = sheetsIn(code)
      kept.set(source, made)
      return made
    },
  }
}
