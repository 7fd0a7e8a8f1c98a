import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.data/test-fonts')

/** What every generic family and every name stands for in the run's browser: letters about as wide as any desktop has. */
export const WIDE = 'DejaVu Sans'
/** Its narrow sister; pages show it where a test asks for it (`tests/e2e/letters.ts`). */
export const NARROW = 'DejaVu Sans Condensed'

/**
 * A fontconfig file with the run's own fonts and no others, so that pictures and line breaks are the same on every machine; returns what to add
 * to the browser's environment. (Where Chromium asks no fontconfig, on macOS and Windows, the system's fonts stay.)
 */
export function ownFonts(): { FONTCONFIG_FILE: string } {
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(root, 'node_modules/dejavu-fonts-ttf/ttf')}</dir>
  <cachedir>${folder}</cachedir>
  <match target="pattern">
    <test name="family" compare="not_eq" qual="all"><string>${NARROW}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${WIDE}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  )
  return { FONTCONFIG_FILE: file }
}
