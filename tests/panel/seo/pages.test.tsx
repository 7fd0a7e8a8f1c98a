import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  createPageMetatags,
  deletePageMetatags,
  getPageMetatags,
  listPageMetatags,
  type PageMetatags,
  savePageMetatags,
} from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const SLUG = '/panel/seo_pages/'
const metatags: PageMetatags = {
  ...{ seo_page_metatags_id: 4, page: 'main', lang: 'ua', title: 'Репетитори поруч', metad: 'Порівняйте ціни', h1: '', robots: '' },
  ...{ og_title: '', og_description: '', og_image: '/img/share.png', text: '', updated_at: 1_795_000_000, version: 3 },
  written_in: [{ id: 4, lang: 'ua', name: 'Репетитори поруч' }],
}
const reads = [
  mock(listPageMetatags, () => ({ pages_metatags: [metatags], total_count: 1, page_size: 25, pages_count: 1 })),
  mock(getPageMetatags, () => ({ page_metatags: metatags })),
]

test('the list names pages, their languages and titles', async () => {
  openPanel(SLUG, { handlers: reads })
  const row = within((await screen.findByRole('link', { name: 'Головна' })).closest('tr') as HTMLElement)
  expect(row.getByText('українська')).toBeTruthy()
  expect(row.getByText('Репетитори поруч')).toBeTruthy()
})

describe('the metatags of a page', () => {
  test('show the entry in search and the picture for those who share it', async () => {
    openPanel(`${SLUG}4/`, { handlers: reads })
    expect((await screen.findByRole('group', { name: 'У пошуку' })).textContent).toContain('Репетитори поруч')
    expect(screen.getByText('16 із 60')).toBeTruthy()
    expect(document.querySelector('img[src="/img/share.png"]')).toBeTruthy()
  })

  test('are saved with the version that was read', async () => {
    const saved: unknown[] = []
    const save = mock(savePageMetatags, ({ input }) => {
      saved.push(input.page_metatags)
      return { page_metatags: metatags }
    })
    const { user } = openPanel(`${SLUG}4/`, { handlers: [...reads, save] })
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Поділіться')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(saved).toMatchObject([{ seo_page_metatags_id: 4, og_title: 'Поділіться', title: 'Репетитори поруч', version: 3 }]))
  })

  test('with a picture from nowhere are not sent', async () => {
    const made: unknown[] = []
    const create = mock(createPageMetatags, ({ input }) => {
      made.push(input)
      return { page_metatags: metatags }
    })
    const { user } = openPanel(`${SLUG}create/`, { handlers: [...reads, create] })
    const picture = await screen.findByRole('textbox', { name: 'Адреса картинки' })
    await user.type(picture, 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(picture).toHaveProperty('ariaInvalid', 'true'))
    expect(made).toEqual([])
  })

  test('go after a question', async () => {
    const gone: unknown[] = []
    const remove = mock(deletePageMetatags, ({ input }) => {
      gone.push(input.seo_page_metatags_id)
      return {}
    })
    const { user } = openPanel(`${SLUG}4/`, { handlers: [...reads, remove] })
    await user.click(await screen.findByRole('button', { name: 'Видалити' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await waitFor(() => expect(gone).toEqual([4]))
  })
})

test('the metatags of a page are read in another language beside the form', async () => {
  const written_in = [...metatags.written_in, { id: 5, lang: 'ru', name: 'Репетиторы рядом' }]
  const other = { ...metatags, seo_page_metatags_id: 5, lang: 'ru', title: 'Репетиторы рядом', written_in }
  const one = mock(getPageMetatags, ({ input }) => ({ page_metatags: input.seo_page_metatags_id === 5 ? other : { ...metatags, written_in } }))
  const { user } = openPanel(`${SLUG}4/`, { handlers: [one, ...reads] })
  await user.click(await screen.findByRole('button', { name: 'Показати поруч' }))
  expect(await screen.findByRole('heading', { name: 'Репетиторы рядом' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Змінити' }).getAttribute('href')).toBe(`${SLUG}5/`)
})
