import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getNewsCategories, listNews } from '../../../schemas/index.ts'
import { mock } from '../../mock.ts'
import { openPanel } from '../open-panel.tsx'

test.each([
  [{ published: false }, 'Опубліковано: Ні'],
  [{ published: true }, 'Опубліковано'],
  [{ lang: 'ru' }, 'Мова: російська'],
  [{ category_id: 2 }, 'Категорія: Поради'],
])('the filter %o of a list is said as %s', async (filter, words) => {
  openPanel(`/panel/news_show/?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    handlers: [
      mock(listNews, () => ({ news: [], total_count: 0, page_size: 25, pages_count: 0 })),
      mock(getNewsCategories, () => ({ news_categories: [{ id: 2, name: 'Поради', lang: 'ua', active: true }] })),
    ],
  })
  expect((await screen.findByRole('button', { name: `Прибрати фільтр «${words}»` })).textContent).toBe(words)
})
