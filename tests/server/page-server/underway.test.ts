import { expect, test } from 'vitest'
import { underway } from '../../../server/page-server/underway.ts'

const later = <T>() => Promise.withResolvers<T>()

test('who comes while a thing is made gets that one, whoever comes after it none', async () => {
  const pages = underway<string>()
  const page = later<string>()
  const first = pages.start('main', () => page.promise)
  const second = pages.get('main')
  expect(pages.get('other')).toBeNull()
  page.resolve('drawn')
  expect(await Promise.all([first, second])).toEqual(['drawn', 'drawn'])
  expect(pages.get('main')).toBeNull()
})

test('a failure is that of all who waited, and of nobody after them', async () => {
  const pages = underway<string>()
  const page = later<string>()
  const waiting = [pages.start('main', () => page.promise), pages.get('main')]
  page.reject(new Error('away'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(pages.get('main')).toBeNull()
  await expect(pages.start('main', async () => 'drawn')).resolves.toBe('drawn')
})
