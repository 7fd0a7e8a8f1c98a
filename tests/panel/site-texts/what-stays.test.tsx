import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getStaticPageRules, getUnitsBlock, listAudit, readStaticPage, type StaticPage, type UnitsBlock } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const shared = { id: 7, lang: 'ru', name: 'Подвал', updated_at: 1_795_000_000, version: 3 }
const written_in = [{ id: 7, lang: 'ru', name: 'Подвал' }]
const block: UnitsBlock = { ...shared, key: 'main_top', html: '<p>Слова</p>', json: null, active: true, used: false, written_in } as never
const page: StaticPage = {
  ...{ ...shared, alias: 'p/rules', status: 1, noindex: false, linked: false, written_in },
  ...{ h1: '', title: '', metad: '', text: '<p>Слова</p>', older_aliases: [] },
} as never
const audit = mock(listAudit, () => ({ rows: [], total_count: 0 }) as never)
const rules = mock(getStaticPageRules, () => ({ rules: {} }))

const records: [string, string, (stays: boolean) => ReturnType<typeof mock>][] = [
  ['block', '/panel/units_blocks/7/', (used) => mock(getUnitsBlock, () => ({ units_block: { ...block, used } }))],
  ['page', '/panel/pages_show/7/', (linked) => mock(readStaticPage, () => ({ static_page: { ...page, linked } }))],
]

test.each(records)('a %s of staff’s own can be deleted', async (_, path, read) => {
  openPanel(path, { handlers: [read(false), audit, rules] })
  await screen.findByRole('button', { name: 'Видалити' })
})

test.each(records)('the deletion of a %s that the site uses is not offered', async (_, path, read) => {
  openPanel(path, { handlers: [read(true), audit, rules] })
  await screen.findByDisplayValue('Подвал')
  await screen.findByRole('button', { name: 'Зберегти' })
  expect(screen.queryByRole('button', { name: 'Видалити' })).toBeNull()
})
