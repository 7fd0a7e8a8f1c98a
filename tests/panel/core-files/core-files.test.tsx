import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { clearCache, getCoreFiles, listCoreFileVersions, restoreCoreFile, saveCoreFiles } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

const UA = '/panel/core_files/2/'
const words = {
  'catalogue.found.one': 'Знайшли {count} репетитора',
  'catalogue.found.other': 'Знайшли репетиторів',
  'catalogue.empty.text': 'Тут поки нікого',
  ...Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`filler.${n}`, `Слово ${n}`])),
}
const file = { own: 0, saved_at: 1_795_000_000, saved_by: 'Данило' }
const product = { robots: 'User-agent: *\nDisallow: /panel', words }
const filesWith = ({ ua = {}, robots = product.robots, version = 7 }: { ua?: Record<string, string>; robots?: string; version?: number } = {}) => ({
  seo_resources: { robots, lng: { ua } },
  files: [
    { ...file, file: 'robots' as const, lang: '' },
    { ...file, file: 'lng' as const, lang: 'ua', own: Object.keys(ua).length },
    { ...file, file: 'lng' as const, lang: 'ru' },
  ],
  version,
  product,
})
const versionOf = (version_id: number, more: object) => ({
  ...{ version_id, saved_at: 1_795_000_000, saved_by: 'Данило', added: 2, cut: 1, is_current: false, robots: '', words: {} },
  ...more,
})
const versions = [
  versionOf(7, { is_current: true, words: { 'catalogue.empty.text': 'Нікого немає' } }),
  versionOf(6, { saved_by: 'Ірина', words: { 'catalogue.empty.text': 'Порожньо' } }),
]
const reads = [
  mock(getCoreFiles, () => filesWith({ ua: { 'catalogue.empty.text': 'Нікого немає' } })),
  mock(listCoreFileVersions, () => ({ versions })),
]
const saving = (sent: unknown[]) =>
  mock(saveCoreFiles, ({ input }) => {
    sent.push(input)
    return filesWith()
  })
const word = (key: string) => screen.findByRole('textbox', { name: key })
const press = async (user: ReturnType<typeof openPanel>['user'], name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

/** react-admin tells of refusals on the console. */
const silence = () => void vi.spyOn(console, 'error').mockImplementation(() => {})

describe('the words of a language', () => {
  test('stand below the product’s, a page of them at first', async () => {
    const { user } = openPanel(UA, { handlers: reads })
    expect(await word('catalogue.empty.text')).toHaveProperty('value', 'Нікого немає')
    expect(screen.getByText('Тут поки нікого')).toBeTruthy()
    expect(await word('catalogue.found.one')).toHaveProperty('value', '')
    expect(screen.queryByRole('textbox', { name: 'filler.39' })).toBeNull()
    await press(user, /Показати ще/)
    expect(await word('filler.39')).toBeTruthy()
  })

  test('are found by key and by text, and by being staff’s own', async () => {
    const { user } = openPanel(UA, { handlers: reads })
    await user.type(await screen.findByRole('searchbox', { name: 'Ключ або текст' }), 'слово 17')
    expect(await word('filler.17')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'catalogue.empty.text' })).toBeNull()
    await user.clear(screen.getByRole('searchbox', { name: 'Ключ або текст' }))
    await press(user, /^Свої/)
    expect(await word('catalogue.empty.text')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'filler.17' })).toBeNull()
  })

  test('are saved whole with the version that was read, those given back left out', async () => {
    const sent: unknown[] = []
    const { user } = openPanel(UA, { handlers: [...reads, saving(sent)] })
    await user.type(await word('catalogue.found.one'), 'Є {{count}')
    await press(user, 'Як у продукті: catalogue.empty.text')
    await press(user, 'Зберегти')
    await waitFor(() => expect(sent).toEqual([{ seo_resources: { lng: { ua: { 'catalogue.found.one': 'Є {count}' } } }, version: 7 }]))
  })

  test('with another place are not sent; a form of a plural may have the places of its other forms', async () => {
    const sent: unknown[] = []
    const { user } = openPanel(UA, { handlers: [...reads, saving(sent)] })
    await user.type(await word('catalogue.found.other'), 'Є {{count}')
    await user.type(await word('catalogue.empty.text'), ' {{city}')
    await press(user, 'Зберегти')
    expect(await screen.findByText('{city} тут не заповнюється')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('that the server refuses are named, wherever they stand in the list', async () => {
    silence()
    const refuse = mock(saveCoreFiles, () => fail({ 'lng.ua.catalogue.empty.text': 'other_place', 'lng.ua.filler.39': 'unknown_key' }))
    const { user } = openPanel(UA, { handlers: [...reads, refuse] })
    await user.type(await word('catalogue.empty.text'), '!')
    await press(user, 'Зберегти')
    await waitFor(async () => expect(await word('catalogue.empty.text')).toHaveProperty('ariaInvalid', 'true'))
    expect(screen.getAllByText(/filler›39 - Такого тексту/).length).toBeGreaterThan(0)
  })

  test('show what is changed before they are saved', async () => {
    const { user } = openPanel(UA, { handlers: reads })
    await user.type(await word('catalogue.empty.text'), ' тут')
    expect(screen.getByText('не збережено')).toBeTruthy()
    await press(user, 'Що змінено')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('catalogue.empty.text')).toBeTruthy()
    expect(dialog.getByText((_, element) => element?.tagName === 'INS' && element.textContent?.trim() === 'тут')).toBeTruthy()
  })

  test('are left after a question', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = openPanel(UA, { handlers: reads })
    await user.type(await word('catalogue.empty.text'), '!')
    await user.click(screen.getByRole('tab', { name: 'robots.txt' }))
    await waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(await word('catalogue.empty.text')).toHaveProperty('value', 'Нікого немає!')
  })

  test('that a colleague changed meanwhile are chosen one by one', async () => {
    silence()
    const sent: { seo_resources: unknown; version?: number | undefined }[] = []
    let theirs = {}
    const save = mock(saveCoreFiles, ({ input }) => {
      sent.push(input)
      if (sent.length > 1) return filesWith()
      theirs = { version: 8, ua: { 'catalogue.empty.text': 'Їхнє', 'filler.1': 'Теж їхнє' } }
      return fail('conflict', { fields: { 'lng.ua.catalogue.empty.text': { yours: 'Моє', theirs: 'Їхнє' } } })
    })
    const read = mock(getCoreFiles, () => filesWith({ ua: { 'catalogue.empty.text': 'Нікого немає' }, ...theirs }))
    const { user } = openPanel(UA, { handlers: [read, reads[1] as never, save] })
    const field = await word('catalogue.empty.text')
    await user.clear(field)
    await user.type(field, 'Моє')
    await press(user, 'Зберегти')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Зберегти вибране' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ seo_resources: { lng: { ua: { 'catalogue.empty.text': 'Моє', 'filler.1': 'Теж їхнє' } } }, version: 8 })
  })
})

describe('the versions of a file', () => {
  test('say who saved them and when, and come back after their difference was read', async () => {
    const restored: number[] = []
    const restore = mock(restoreCoreFile, ({ input }) => {
      restored.push(input.version_id)
      return filesWith()
    })
    const { user } = openPanel(UA, { handlers: [...reads, restore] })
    const sheet = within(await screen.findByRole('region', { name: 'Версії' }))
    expect(await sheet.findByText(/Ірина/)).toBeTruthy()
    expect(sheet.getAllByText((_, element) => element?.textContent === '+2 −1').length).toBeGreaterThan(0)
    await user.click(sheet.getByRole('button', { name: 'Повернути…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText((_, element) => element?.tagName === 'INS' && element.textContent === 'Порожньо')).toBeTruthy()
    expect(restored).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Повернути цю версію' }))
    await waitFor(() => expect(restored).toEqual([6]))
  })

  test('do not come back over what is not saved', async () => {
    const { user } = openPanel(UA, { handlers: reads })
    await user.type(await word('catalogue.empty.text'), '!')
    await user.click(await screen.findByRole('button', { name: 'Повернути…' }))
    expect(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Повернути цю версію' })).toHaveProperty('disabled', true)
  })
})

describe('robots.txt', () => {
  const robots = () => screen.findByRole('textbox', { name: 'robots.txt' })

  test('opens first, and is saved alone', async () => {
    const sent: unknown[] = []
    const { user } = openPanel('/panel/core_files/', { handlers: [...reads, saving(sent)] })
    await user.type(await robots(), '\nDisallow: /o/')
    await press(user, 'Зберегти')
    await waitFor(() => expect(sent).toEqual([{ seo_resources: { robots: `${product.robots}\nDisallow: /o/` }, version: 7 }]))
  })

  test('names the lines that no search engine reads, and warns of a closed site', async () => {
    const sent: unknown[] = []
    const { user } = openPanel('/panel/core_files/1/', { handlers: [...reads, saving(sent)] })
    await user.clear(await robots())
    await user.type(await robots(), 'User-agent: *\nDisallow: /\nNothing')
    expect(screen.getByText('Закриває весь сайт від пошукових систем')).toBeTruthy()
    await press(user, 'Зберегти')
    expect(await screen.findByText('Цього рядка пошукові системи не розуміють: 3')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('has the clearing of the cache beside it', async () => {
    let cleared = 0
    const clear = mock(clearCache, () => {
      cleared += 1
      return { cleared_at: 1_795_000_000 }
    })
    const { user } = openPanel('/panel/core_files/1/', { handlers: [...reads, clear] })
    await robots()
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Очистити кеш' }))
    await waitFor(() => expect(cleared).toBe(1))
  })
})
