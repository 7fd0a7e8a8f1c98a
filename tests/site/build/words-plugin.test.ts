import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { boundWords } from '../../../site/build/words-plugin.ts'

const load = boundWords.load as (file: string) => Promise<string | null>
const sent = (file: string) => load(join(import.meta.dirname, '../../../locales', file))

test('a browser is sent Polish words as the server says them', async () => {
  expect(await sent('pl/catalogue.ts')).toBe(`export default ${JSON.stringify(locales.pl.catalogue)}`)
})

test.each(['pl/index.ts', 'pl/sms.ts', 'ru/catalogue.ts'])('%s is sent as it is written', async (file) => expect(await sent(file)).toBeNull())
