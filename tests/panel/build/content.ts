import type { Ad, Blog } from '../../../schemas/index.ts'
import { NOW } from './orders.ts'

const HOUR = 3600

const shared = {
  tutor_id: 5,
  tutor_name: 'Айгерім Серік',
  lesson_id: 8,
  lesson_name: 'Математика',
  status: 1,
  letters: 1240,
  images_count: 0,
  revisions: 0,
  sent_at: NOW - 26 * HOUR,
  created_at: NOW - 30 * HOUR,
  images: [],
  revision_comment: '',
  version: 1,
  tutor: { avatar: null, status: 3, created_at: NOW - 900 * HOUR, published: 7, returned: 1 },
}

export const buildAd = (ad: Partial<Ad> = {}): Ad => ({
  ...shared,
  id: 12,
  alias: 'tyzhden-matematyky-12',
  name: 'Тиждень математики перед контрольною',
  level_id: 68,
  level_name: 'НМТ',
  views: 0,
  date_pablish: null,
  preview: 'Розбір за розбором, без зубріння',
  text: 'Щодня одна тема й одна перевірка, наприкінці пробна контрольна з розбором кожної помилки, щоб у класі вже не було страшно.',
  ...ad,
})

export const buildBlog = (blog: Partial<Blog> = {}): Blog => ({
  ...shared,
  id: 902,
  alias: 'pyat-zadach-902',
  name: 'П’ять задач, на яких гублять бали',
  lang: 'ua',
  mark: null,
  percent: null,
  published_at: null,
  description: 'Задачі, які щоліта коштують балів',
  text: '<p>Найбільше балів гублять посередині роботи.</p><h2>Відсотки</h2><p>Число замість літери рятує задачу.</p>',
  uniqueness: null,
  rating: { avg: null, count: 0 },
  mean_mark: 7.4,
  ...blog,
})

/** A list as its call answers it. */
export const page = <N extends 'ads' | 'blogs', R extends { status: number }>(name: N, rows: R[]) =>
  ({
    [name]: rows,
    ...{ total_count: rows.length, page_size: 25, pages_count: 1 },
    counts: Object.fromEntries([1, 2, 3, 4, 5].map((status) => [status, rows.filter((row) => row.status === status).length])),
  }) as { [K in N]: R[] } & { total_count: number; page_size: number; pages_count: number; counts: Record<string, number> }
