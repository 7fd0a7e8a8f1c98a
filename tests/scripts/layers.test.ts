import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { wrongArrows } from '../../scripts/layers.ts'

/** A server of these files. */
function serverOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test.each<[string, string, string, string[]]>([
  ['from below', 'orders/save.ts', "import { writeLine } from '../wallet/ledger.ts'", []],
  ['from its own folder', 'orders/admin/save.ts', "import { orders } from '../table.ts'", []],
  ['from outside the server', 'orders/save.ts', "import { STATUS } from '../../schemas/index.ts'", []],
  [
    'from above',
    'wallet/table.ts',
    "import { orders } from '../orders/table.ts'",
    ['server/wallet/table.ts imports orders/table.ts: orders stands above wallet'],
  ],
  [
    'a type from above',
    'outbox/send.ts',
    "import type { Order } from '../orders/rows.ts'",
    ['server/outbox/send.ts imports orders/rows.ts: orders stands above outbox'],
  ],
  [
    'from a neighbour',
    'requests/make.ts',
    "import { tell } from '../notifications/tell.ts'",
    ['server/requests/make.ts imports notifications/tell.ts: notifications stands beside requests'],
  ],
  [
    'in a place without a floor',
    'lounge/send.ts',
    "import { orders } from '../orders/table.ts'",
    ['server/lounge stands on no floor: name it in scripts/layers.ts'],
  ],
])('an import %s is judged', (_, file, line, said) => expect(wrongArrows(serverOf({ [file]: line }))).toEqual(said))
