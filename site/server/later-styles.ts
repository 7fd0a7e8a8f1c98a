import { laterStyleOf, sheetNames } from './sheets.ts'

export interface LaterStyle {
  bytes: Buffer
  /** Of what it holds: another one when it changes. */
  version: string
}

/** Styles of what opens later, each an address for all its sheets, which any process can answer. */
export const laterStyles = (versionOf: (bytes: Buffer) => string) => ({
  /** Where a page finds these sheets: `/styles/Dialog.Field.css?1a2b`; undefined for none. */
  addressOf(sheets: readonly string[]): string | undefined {
    const names = [...new Set(sheets)].sort().join('.')
    return names ? `/styles/${names}.css?${versionOf(laterStyleOf(new Set(sheets)))}` : undefined
  },

  /** The sheets that an address names; null for a name that is no sheet. */
  named(names: string): LaterStyle | null {
    const sheets = names.split('.')
    if (!sheets.every((name) => sheetNames.includes(name))) return null
    const bytes = laterStyleOf(new Set(sheets))
    return { bytes, version: versionOf(bytes) }
  },
})

export type LaterStyles = ReturnType<typeof laterStyles>
