import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ad, changeAdStatus, getAd, listAds, listLessons, listLevels, removeAdImage, saveAd, setAdPublished } from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildAd, page } from '../build/content.ts'
import { openPanel } from '../open-panel.tsx'

let ad: Ad = buildAd()
let saved: unknown[] = []
const image = (image_id: number) => ({ image_id, url: `/api/uploads/${'0'.repeat(32)}.webp`, width: 40, height: 30 })
const named = { older_aliases: [], active: true, tutors_count: 1, version: 1 }
const lesson = {
  id: 8,
  name: { ua: 'Математика' },
  title: 'Математика',
  alias: 'math',
  rname: { ua: 'математики' },
  seo_type: 1,
  sort: 1,
  levels: [68],
}
const level = { id: 68, name: { ua: 'НМТ' }, title: 'НМТ', alias: 'nmt', sort: 1 }
const handlers = [
  mock(listAds, () => page('ads', [ad])),
  mock(getAd, () => ({ ad })),
  mock(listLessons, () => ({
    lessons: [{ ...named, ...lesson, popular: true, in_footer: false, is_school: true }],
    ...{ total_count: 1, page_size: 25, pages_count: 1 },
  })),
  mock(listLevels, () => ({
    levels: [{ ...named, ...level, popular: true, is_advanced: false, is_matura: true, in_footer: false }],
    ...{ total_count: 1, page_size: 25, pages_count: 1 },
  })),
  mock(saveAd, ({ input }) => {
    saved.push(input.ad)
    ad = { ...ad, name: input.ad.name, version: ad.version + 1 }
    return { ad }
  }),
  // a form with a file is read by no mock
  http.post('*/api/admin/ad/add_image', () => {
    ad = { ...ad, images: [...ad.images, image(2)], images_count: 2 }
    return HttpResponse.json({ status: 'success', error: null, data: { image: image(2) } })
  }),
  mock(removeAdImage, ({ input }) => {
    ad = { ...ad, images: ad.images.filter(({ image_id }) => image_id !== input.image_id) }
    return {}
  }),
]
beforeEach(() => {
  localStorage.clear()
  ad = buildAd({ images: [image(1)], images_count: 1 })
  saved = []
})
const open = async (more: typeof handlers = []) => {
  const opened = openPanel('/panel/users_ads/12/', { handlers: [...more, ...handlers] })
  await screen.findByRole('heading', { level: 1, name: 'Тиждень математики перед контрольною' })
  return opened
}

test.each([
  ['its tutor changed meanwhile', () => ({ version: ad.version + 1 })],
  ['a colleague decided on meanwhile', () => ({ status: 3 })],
])('an ad chosen in the list is published as its row was read: one that %s is named', async (_, change) => {
  const publish = mock(setAdPublished, ({ input: { version, status } }) =>
    version === ad.version && status === ad.status ? { ad: { ...ad, status: 2 } } : fail('conflict'),
  )
  const { user } = openPanel('/panel/users_ads/', { handlers: [publish, ...handlers] })
  await user.click(await screen.findByRole('checkbox', { name: `Вибрати ${ad.name}` }))
  ad = { ...ad, ...change() }
  await user.click(screen.getByRole('button', { name: 'Опублікувати' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Опублікувати' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(`${ad.name}: `)
  expect(await screen.findByText(/Тим часом запис змінив хтось інший/)).toBeDefined()
})

describe('an ad', () => {
  test('is the last of its queue: once published, the list stands there', async () => {
    const { user } = await open([mock(setAdPublished, () => ({ ad: { ...ad, status: 2 } }))])
    await user.click(screen.getByRole('button', { name: /Опублікувати/ }))
    await waitFor(() => expect(location.pathname).toBe('/panel/users_ads/'))
  })

  test('that its tutor changed meanwhile is shown anew, and published as it is then', async () => {
    const read: unknown[] = []
    const publish = mock(setAdPublished, ({ input }) => {
      read.push(input.version)
      return input.version === ad.version ? { ad: { ...ad, status: 2 } } : fail('conflict')
    })
    const { user } = await open([publish])
    ad = { ...ad, name: 'Репетитор за пів ціни', version: ad.version + 1 }
    await user.click(screen.getByRole('button', { name: /Опублікувати/ }))
    expect(await screen.findByText('Тим часом запис змінив хтось інший')).toBeTruthy()
    await screen.findByRole('heading', { level: 1, name: 'Репетитор за пів ціни' })
    await user.click(screen.getByRole('button', { name: /Опублікувати/ }))
    await waitFor(() => expect(location.pathname).toBe('/panel/users_ads/'))
    expect(read).toEqual([ad.version - 1, ad.version])
  })

  test('that is on the site is taken off it, and can be published again', async () => {
    ad = { ...ad, status: 2 }
    const asked: unknown[] = []
    const turned = mock(changeAdStatus, ({ input }) => {
      asked.push(input.ad)
      ad = { ...ad, status: 4 }
      return { ad }
    })
    const { user } = await open([turned])
    expect(screen.queryByRole('button', { name: /Опублікувати/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Зняти з сайту' }))
    expect(await screen.findByRole('button', { name: /Опублікувати/ })).toBeTruthy()
    expect(asked).toEqual([{ id: 12, tutor_id: ad.tutor_id, new_status: 4 }])
    expect(screen.queryByRole('button', { name: 'Зняти з сайту' })).toBeNull()
  })

  test('that is deleted can neither be decided about nor mended', async () => {
    ad = { ...ad, status: 5 }
    await open()
    for (const name of [/Опублікувати/, /Повернути/, /Змінити/, /Видалити/, /Додати/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('is mended in its place, and read again once it is saved', async () => {
    const { user } = await open()
    await user.keyboard('e')
    const name = await screen.findByRole('textbox', { name: /Назва/ })
    await user.clear(name)
    await user.type(name, 'Тиждень алгебри')
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Тиждень алгебри' })).toBeDefined()
    expect(saved).toEqual([expect.objectContaining({ id: 12, name: 'Тиждень алгебри', version: 1 })])
    expect(screen.queryByRole('textbox', { name: /Назва/ })).toBeNull()
  })

  test('is refused at the field that is wrong', async () => {
    // react-admin writes every refused save to the console
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open([mock(saveAd, () => fail({ preview: 'too_small' }))])
    await user.keyboard('e')
    await screen.findByRole('textbox', { name: /Назва/ })
    await user.click(screen.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Короткий опис/ }).getAttribute('aria-invalid')).toBe('true'))
  })

  test('gains a picture and loses one', async () => {
    const { user } = await open()
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }))
    expect(await screen.findByRole('img', { name: 'Зображення 2' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Прибрати зображення 1' }))
    await waitFor(() => expect(screen.getAllByRole('img', { name: /Зображення/ })).toHaveLength(1))
  })

  test('says why a picture was refused', async () => {
    const { user } = await open([
      http.post('*/api/admin/ad/add_image', () => HttpResponse.json({ status: 'fail', data: null, error: 'file_too_big' }, { status: 413 })),
    ])
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/завелик|великий/i)
  })

  test('shows what its tutor was asked to mend', async () => {
    ad = { ...ad, status: 3, revisions: 1, revision_comment: 'Приберіть телефон' }
    await open()
    expect(within(screen.getByRole('main')).getByText('Приберіть телефон')).toBeDefined()
  })
})
