import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
// biome-ignore lint/style/noRestrictedImports: the site's entry is met here alone, by type; its code comes from the build
import type { Build, Html, PageRequest, Rendered, SiteServer } from '../../site/server/entry.ts'

export type { Html, PageRequest, Rendered, SiteServer }

const dist = join(import.meta.dirname, '../../dist')

/** The built site; null where nothing was built, as in tests of the API alone. */
export async function openBuiltSite(folder = dist): Promise<SiteServer | null> {
  const manifest = join(folder, 'site/.vite/manifest.json')
  const entry = join(folder, 'site-server/entry.js')
  if (!existsSync(manifest) || !existsSync(entry)) return null
  const { openSite } = (await import(pathToFileURL(entry).href)) as { openSite: (build: Build) => SiteServer }
  return openSite({
    manifest: JSON.parse(readFileSync(manifest, 'utf8')),
    read: (file) => readFileSync(join(folder, 'site', file), 'utf8'),
    checksum: (bytes) => crc32(bytes).toString(36),
  })
}

/** The back office's one page; null where it was not built. */
export function readPanelPage(folder = dist): string | null {
  const file = join(folder, 'panel/index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
