import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, CONTENT_STATUS, type ContentStatus, contentStatuses } from '../../../schemas/index.ts'
import { ads, blogs } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildBlog, ownWords } from '../../build/content.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await buildReference(database)
const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS
type Kind = 'ad' | 'blog'
let as = ''
let tutor_id = 0
let other = 0

beforeEach(async () => {
  tutor_id = (await buildTutor(database)).id
  other = (await buildTutor(database)).id
  as = await signInAs({ tutor: tutor_id })
})

const build = async (kind: Kind, row: { status: ContentStatus; tutor_id?: number; approved?: boolean }) =>
  (await (kind === 'ad' ? buildAd : buildBlog)(database, { tutor_id, ...row })).id
const rowOf = async (kind: Kind, id: number) => {
  const [row] = await (kind === 'ad'
    ? database.drizzle.select().from(ads).where(eq(ads.id, id))
    : database.drizzle.select().from(blogs).where(eq(blogs.id, id)))
  return row
}
const fields = {
  ad: () => ({
    name: 'Подготовка к ЕНТ по математике',
    lesson_id: 8,
    level_id: 68,
    preview: 'От разбора прошлых лет до пробного экзамена',
    text: 'Каждое занятие начинаем с короткой проверки. '.repeat(4).trim(),
  }),
  blog: () => ({
    name: 'Как запоминать слова надолго',
    description: 'О том, как повторять слова так, чтобы они остались в памяти',
    lesson_id: 8,
    lang: 'ru' as const,
    text: `<p>${ownWords()}</p>`,
  }),
}
const save = (kind: Kind, id: number, more: object = {}, sender = as) =>
  kind === 'ad'
    ? call(calls.saveTutorAd, { ad: { id, ...fields.ad(), ...more } }, { as: sender })
    : call(calls.saveTutorBlog, { blog: { id, ...fields.blog(), ...more } }, { as: sender })
const change = (kind: Kind, id: number, new_status: ContentStatus, sender = as) =>
  kind === 'ad'
    ? call(calls.changeTutorAdStatus, { ad: { id, new_status } }, { as: sender })
    : call(calls.changeTutorBlogStatus, { blog: { id, new_status } }, { as: sender })

/** What CNT-1 lets a tutor do: from → to; all else is refused. */
const ways: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  [moderation]: [deleted],
  [published]: [off, deleted],
  [needs_revision]: [deleted],
  [off]: [published, deleted],
  [deleted]: [],
}
const saved: Readonly<Record<ContentStatus, ContentStatus | null>> = {
  [moderation]: moderation,
  [published]: moderation,
  [needs_revision]: moderation,
  [off]: moderation,
  [deleted]: null,
}
const kinds = ['ad', 'blog'] as const

describe.each(kinds)('an own %s', (kind) => {
  test.each(contentStatuses.flatMap((from) => contentStatuses.map((to) => ({ from, to }))))(
    'is led by its tutor from $from to $to as the table says',
    async ({ from, to }) => {
      const id = await build(kind, { status: from, approved: true })
      const { error } = await change(kind, id, to)
      const isOpen = ways[from].includes(to)
      expect(error).toBe(isOpen ? null : 'wrong_status')
      expect((await rowOf(kind, id))?.status).toBe(isOpen ? to : from)
    },
  )

  test.each(contentStatuses)('that is saved at %s is looked through anew, unless it is deleted', async (from) => {
    const id = await build(kind, { status: from, approved: true })
    clock.move({ minutes: 1 })
    const { error } = await save(kind, id)
    expect(error).toBe(saved[from] === null ? 'wrong_status' : null)
    expect(await rowOf(kind, id)).toMatchObject({ status: saved[from] ?? from, approved: saved[from] === null })
  })

  test('is not put on the site by its tutor before staff have let it through', async () => {
    const id = await build(kind, { status: off, approved: false })
    expect((await change(kind, id, published)).error).toBe('wrong_status')
    expect((await rowOf(kind, id))?.status).toBe(off)
  })

  test('of another tutor is not found, whatever is asked of it', async () => {
    const id = await build(kind, { status: published, tutor_id: other, approved: true })
    const before = await rowOf(kind, id)
    const answers = [
      await save(kind, id),
      await change(kind, id, off),
      await (kind === 'ad' ? call(calls.getTutorAd, { id }, { as }) : call(calls.getTutorBlog, { id }, { as })),
    ]
    for (const { code, error } of answers) expect([code, error]).toEqual([404, 'not_found'])
    expect(await rowOf(kind, id)).toEqual(before)
  })

  test.each(['published', 'sent back'] as const)('that waits is %s by staff as they read it, not as it has become since', async (decision) => {
    const id = await build(kind, { status: moderation })
    const read = await rowOf(kind, id)
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    const decide = (version: number | undefined) => {
      const words = { id, version, revision_comment: 'Укажите, откуда рисунок' }
      if (decision === 'published') return call(kind === 'ad' ? calls.setAdPublished : calls.setBlogPublished, { id, version }, { as: staff })
      return call(kind === 'ad' ? calls.setAdNeedRevision : calls.setBlogNeedRevision, words, { as: staff })
    }
    expect((await save(kind, id, { name: 'Всё за полцены, звоните' })).error).toBeNull()
    expect((await decide(read?.version)).error).toBe('conflict')
    const newest = await rowOf(kind, id)
    expect(newest).toMatchObject({ status: moderation, name: 'Всё за полцены, звоните', revisions: 0 })
    expect((await decide(newest?.version)).error).toBeNull()
  })

  test.each(['published', 'sent back'] as const)('is not %s over what a colleague has decided meanwhile', async (decision) => {
    const id = await build(kind, { status: moderation })
    const staff = await signInAs({ admin: (await buildAdmin(database)).id })
    const verbs = kind === 'ad' ? [calls.setAdPublished, calls.setAdNeedRevision] : [calls.setBlogPublished, calls.setBlogNeedRevision]
    const [mine, theirs] = decision === 'published' ? verbs : verbs.toReversed()
    const decide = (verb: Call | undefined, status: ContentStatus) =>
      call(verb as Call, { id, version: 1, status, revision_comment: 'Укажите, откуда рисунок' }, { as: staff })
    expect((await decide(theirs, moderation)).error).toBeNull()
    expect((await decide(mine, moderation)).error).toBe('conflict')
    expect((await decide(mine, decision === 'published' ? needs_revision : published)).error).toBeNull()
  })

  test('tells what its tutor may do with it now', async () => {
    const actions = async (status: ContentStatus, approved: boolean) => {
      const id = await build(kind, { status, approved })
      return kind === 'ad'
        ? (await call(calls.getTutorAd, { id }, { as })).data.ad.actions
        : (await call(calls.getTutorBlog, { id }, { as })).data.blog.actions
    }
    expect(await actions(published, true)).toEqual(['set_off', 'set_deleted'])
    expect(await actions(off, true)).toEqual(['set_on', 'set_deleted'])
    expect(await actions(off, false)).toEqual(['set_deleted'])
    expect(await actions(deleted, true)).toEqual([])
  })
})

test('what staff published and the tutor saved as it waited keeps its place in the queue', async () => {
  const id = await build('ad', { status: moderation })
  const before = await rowOf('ad', id)
  clock.move({ hours: 1 })
  await save('ad', id)
  expect((await rowOf('ad', id))?.sent_at).toEqual(before?.sent_at)
})

test.each<[string, Call, (id: number) => object]>([
  ['an ad', calls.getTutorAd, (id) => ({ id })],
  ['a post', calls.getTutorBlog, (id) => ({ id })],
])('%s is nothing to clients and strangers', async (_, one, input) => {
  expect((await call(one, input(1) as never)).error).toBe('unauthorized')
})
