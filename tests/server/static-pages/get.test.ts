import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getStaticPage } from '../../../schemas/index.ts'
import { loadStaticPages } from '../../../server/static-pages/load.ts'
import { useApp } from '../../app.ts'

const folder = mkdtempSync(join(tmpdir(), 'docento-operators-'))
afterAll(() => rmSync(folder, { recursive: true }))
const OPERATORS = join(folder, 'operators.json')
writeFileSync(OPERATORS, JSON.stringify({ kz: { ru: { company: 'ИП <Ким & Ко>', details: 'ИИН 7', address: 'Абая, 1', city: 'Алматы' } } }))

const { call, database, edition } = await useApp({ environment: { OPERATORS } })
await database.drizzle.transaction((tx) => loadStaticPages(tx, edition))

test('a legal page names the operator of the installation, whoever ran it when the page was written', async () => {
  const { text } = (await call(getStaticPage, { alias: edition.legalLinks.offer.replaceAll(/^\/|\/$/g, '') })).data
  expect(text).toContain('ИП &lt;Ким &amp; Ко&gt;')
  expect(text).not.toMatch(/Docento»|\{\w+\}/)
})
