import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Blog,
  checkUniqueness,
  getBlog,
  listBlogs,
  listLessons,
  listLevels,
  setBlogDeleted,
  setBlogMark,
  setBlogNeedRevision,
  setBlogPublished,
} from '../../../schemas/index.ts'
import { fail, mock } from '../../mock.ts'
import { buildBlog, page } from '../build/content.ts'
import { NOW } from '../build/orders.ts'
import { openPanel } from '../open-panel.tsx'

let posts: Blog[] = []
let asked: Record<string, unknown>[] = []
let sent: unknown[] = []
const change = (id: number, changes: Partial<Blog>) => {
  posts = posts.map((post) => (post.id === id ? { ...post, ...changes } : post))
  return { blog: posts.find((post) => post.id === id) as Blog }
}
const handlers = [
  mock(listBlogs, ({ input: { filters } }) => {
    asked.push(filters)
    return page(
      'blogs',
      posts.filter(({ status }) => filters.status?.includes(status as 1) ?? true),
    )
  }),
  mock(getBlog, ({ input: { id } }) => {
    const blog = posts.find((post) => post.id === id)
    return blog ? { blog } : fail('not_found')
  }),
  mock(listLessons, () => ({ lessons: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(listLevels, () => ({ levels: [], total_count: 0, page_size: 25, pages_count: 0 })),
  mock(setBlogPublished, ({ input: { id } }) => change(id, { status: 2, published_at: NOW })),
  mock(setBlogNeedRevision, ({ input: { id, revision_comment } }) => {
    sent.push(revision_comment)
    return change(id, { status: 3, revision_comment })
  }),
  mock(setBlogDeleted, ({ input: { id } }) => change(id, { status: 5 })),
  mock(setBlogMark, ({ input: { id, mark } }) => change(id, { mark })),
  mock(checkUniqueness, ({ input: { id } }) => {
    const matches = [
      {
        blog_id: 31,
        name: 'Що перевіряє НМТ',
        tutor_name: 'Тимур К.',
        own: true,
        from: 1,
        words: 5,
        text: 'балів гублять посередині роботи відсотки',
      },
    ]
    change(id, { percent: 84, uniqueness: { percent: 84, checked_at: NOW, compared: 1218, matches } })
    return { percent: 84, matches }
  }),
]
beforeEach(() => {
  localStorage.clear()
  posts = [buildBlog(), buildBlog({ id: 903, name: 'Чому фізика не йде без малюнка' }), buildBlog({ id: 904, name: 'Твір без сліз' })]
  asked = []
  sent = []
})
const open = async (path = '/panel/users_blog/902/', options = {}) => {
  const opened = openPanel(path, { handlers, ...options })
  if (path.endsWith('902/')) await screen.findByRole('heading', { level: 1, name: 'П’ять задач, на яких гублять бали' })
  return opened
}
const isAt = (id: number) => waitFor(() => expect(location.pathname).toBe(`/panel/users_blog/${id}/`))

describe('the list of posts', () => {
  test('begins with those that wait, who has waited longest first, and counts every status', async () => {
    await open('/panel/users_blog/')
    expect(await screen.findByRole('link', { name: 'Твір без сліз' })).toBeDefined()
    expect(asked[0]).toEqual({ status: [1], sort_by: 'sent_at', sort_dir: 'asc' })
    const chips = within(screen.getByRole('group', { name: 'Статус' }))
    expect(chips.getByRole('button', { name: 'Чекають 3' }).getAttribute('aria-pressed')).toBe('true')
    expect(chips.getByRole('button', { name: 'Чернетки 0' })).toBeDefined()
  })

  test('of another status begins with the newest', async () => {
    const { user } = await open('/panel/users_blog/')
    await user.click(await screen.findByRole('button', { name: 'Опубліковані 0' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ status: [2], sort_by: 'sent_at', sort_dir: 'desc' }))
  })
})

describe('a post in its queue', () => {
  test('is published by a letter, also of a Ukrainian keyboard, and the next one stands there', async () => {
    const { user } = await open()
    await user.keyboard('p')
    await isAt(903)
    expect(posts[0]?.status).toBe(2)
    expect((await screen.findAllByText('Опубліковано')).length).toBeGreaterThan(0)
    await screen.findByRole('heading', { level: 1, name: 'Чому фізика не йде без малюнка' })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'з', code: 'KeyP', bubbles: true }))
    await isAt(904)
  })

  test('goes back to its tutor with a comment that begins with what is often said', async () => {
    const { user } = await open()
    await user.keyboard('r')
    const box = await screen.findByRole('textbox', { name: /Що виправити/ })
    expect(document.activeElement).toBe(box)
    await user.click(screen.getByRole('button', { name: 'Чужий текст' }))
    await user.keyboard('І вкажіть джерело.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await isAt(903)
    expect(sent).toEqual(['Частина тексту слово в слово повторює чужий. Розкажіть це своїми словами.І вкажіть джерело.'])
  })

  test('is not sent back without a comment', async () => {
    const { user } = await open()
    await user.keyboard('r')
    await user.keyboard('Ой{Control>}{Enter}{/Control}')
    expect(await screen.findByText(/^Від 5 до 500 символів$/)).toBeDefined()
    expect(sent).toEqual([])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: /Що виправити/ })).toBeNull()
  })

  test('is deleted after a question', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Видалити' }))
    expect(posts[0]?.status).toBe(1)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Видалити' }))
    await isAt(903)
    expect(posts[0]?.status).toBe(5)
  })

  test('shows where it stands, and j and k lead through the queue', async () => {
    const { user } = await open()
    expect(await screen.findByText('1 із 3')).toBeDefined()
    const queue = within(screen.getByRole('navigation', { name: 'Черга' }))
    expect(queue.getByRole('link', { current: true }).textContent).toContain('П’ять задач')
    await user.keyboard('j')
    await isAt(903)
    await user.keyboard('k')
    await isAt(902)
  })

  test('leaves letters alone once they are turned off', async () => {
    const { user } = await open()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: 'Літери працюють як клавіші' }))
    await user.click(screen.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('p')
    expect(posts[0]?.status).toBe(1)
  })

  test('is compared with others, and the passages are marked in its text', async () => {
    const { user } = await open()
    await user.keyboard('u')
    expect(await screen.findByText('84 %')).toBeDefined()
    expect(screen.getByText('5 слів:')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Що перевіряє НМТ' }).getAttribute('href')).toBe('/panel/users_blog/31/')
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks).toEqual(['балів гублять посередині роботи.', 'Відсотки1'])
  })

  test('is given its mark by a press', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: '8' }))
    await waitFor(() => expect(posts[0]?.mark).toBe(8))
    await waitFor(() => expect(screen.getByRole('radio', { name: '8' })).toHaveProperty('checked', true))
  })

  test('that a colleague was quicker with says so, and shows what became of it', async () => {
    const { user } = await open(undefined, { handlers: [mock(setBlogPublished, () => fail('wrong_status')), ...handlers] })
    change(902, { status: 2 })
    await user.keyboard('p')
    expect((await screen.findByRole('alert')).textContent).toContain('Невірний статус!')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Опублікувати/ })).toBeNull())
    expect(location.pathname).toBe('/panel/users_blog/902/')
  })

  test('on a phone stands alone, with the way on at its foot', async () => {
    await open(undefined, { width: 390 })
    expect(screen.queryByRole('navigation', { name: 'Черга' })).toBeNull()
    expect((await screen.findByRole('link', { name: /Далі/ })).getAttribute('href')).toBe('/panel/users_blog/903/')
  })

  test('names its tutor to content staff without a way they may not go', async () => {
    await open(undefined, { status: 3 })
    expect(screen.queryByRole('link', { name: 'Айгерім Серік' })).toBeNull()
  })
})

test('what was stored with a script is drawn without it', async () => {
  posts = [
    buildBlog({
      text: '<p onclick="alert(1)">Текст<script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2"><a href="javascript:alert(3)">тут</a></p>',
    }),
  ]
  await open()
  expect(screen.getByText('Тексттут', { normalizer: (text) => text, selector: 'p' }).outerHTML).toBe('<p>Тексттут</p>')
  expect('hacked' in window).toBe(false)
})
