import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { type Call, CONTENT_STATUS, type ContentStatus, contentStatuses } from '../../../schemas/index.ts'
import { adminLog } from '../../../server/audit/table.ts'
import { adImages, blogImages } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { buildAd, buildAdImages, buildBlog, buildBlogImage, ownWords } from '../../build/content.ts'
import { readMessages } from '../../build/messages.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const product = await useApp()
const { call, clock, database, host, signInAs } = product
let as = ''
let tutor = { id: 0, email: '' }
const { moderation, published, needs_revision, off, deleted } = CONTENT_STATUS

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})
// a tutor has five ads
beforeEach(async () => {
  const { id, email } = await buildTutor(database)
  tutor = { id, email: email ?? '' }
})

const comment = { revision_comment: 'Укажите, откуда рисунок' }
type Ways = Partial<Record<ContentStatus, ContentStatus>>
const toPublished: Ways = { [moderation]: published, [needs_revision]: published, [off]: published }
const toRevision: Ways = { [moderation]: needs_revision, [published]: needs_revision }
const toDeleted: Ways = { [moderation]: deleted, [published]: deleted, [needs_revision]: deleted, [off]: deleted }

/** What CNT-1 says of every action: from which status it leads where. */
const rules: { kind: 'ad' | 'blog'; name: string; call: Call; input: (id: number) => object; to: Ways }[] = [
  { kind: 'ad', name: 'set_published', call: calls.setAdPublished, input: (id) => ({ id }), to: toPublished },
  { kind: 'ad', name: 'set_need_revision', call: calls.setAdNeedRevision, input: (id) => ({ id, ...comment }), to: toRevision },
  { kind: 'ad', name: 'set_deleted', call: calls.setAdDeleted, input: (id) => ({ id }), to: toDeleted },
  ...(
    [
      [moderation, {}],
      [published, toPublished],
      [needs_revision, toRevision],
      [off, { [published]: off }],
      [deleted, toDeleted],
    ] satisfies [ContentStatus, Ways][]
  ).map(([new_status, to]) => ({
    kind: 'ad' as const,
    name: `change_status to ${new_status}`,
    call: calls.changeAdStatus,
    input: (id: number) => ({ ad: { id, tutor_id: tutor.id, new_status, ...comment } }),
    to,
  })),
  { kind: 'blog', name: 'set_published', call: calls.setBlogPublished, input: (id) => ({ id }), to: toPublished },
  { kind: 'blog', name: 'set_need_revision', call: calls.setBlogNeedRevision, input: (id) => ({ id, ...comment }), to: toRevision },
  { kind: 'blog', name: 'set_deleted', call: calls.setBlogDeleted, input: (id) => ({ id }), to: toDeleted },
]

const build = async (kind: 'ad' | 'blog', row: { status: ContentStatus; published_at?: Date }) =>
  (await (kind === 'ad' ? buildAd : buildBlog)(database, { tutor_id: tutor.id, ...row })).id
const read = async (kind: 'ad' | 'blog', id: number) =>
  kind === 'ad' ? (await call(calls.getAd, { id }, { as })).data.ad : (await call(calls.getBlog, { id }, { as })).data.blog
const lineOf = async (target: string) =>
  (await database.drizzle.select().from(adminLog).where(eq(adminLog.target, target)).orderBy(desc(adminLog.id)))[0]

describe('what is deleted', () => {
  const file = `${'0'.repeat(32)}.webp`
  const naming = () => database.pool.query("select from ads where text like '%.webp%' union all select from blogs where text like '%.webp%'")

  test.each([
    ['ad', 'staff'],
    ['ad', 'its tutor'],
    ['blog', 'staff'],
    ['blog', 'its tutor'],
  ] as const)('has no pictures any more, neither shown nor named: %s, deleted by %s', async (kind, who) => {
    const text = `<p>${ownWords()}</p><img src="/api/uploads/${file}" alt="" width="40" height="30" /><p>Дальше</p>`
    const { id } = kind === 'ad' ? await buildAd(database, { tutor_id: tutor.id }) : await buildBlog(database, { tutor_id: tutor.id, text })
    if (kind === 'ad') await buildAdImages(database, { id, tutor_id: tutor.id }, 2)
    else await buildBlogImage(database, { tutor_id: tutor.id, owner_id: id, file })
    expect((await read(kind, id)).images).not.toEqual([])
    const own = await signInAs({ tutor: tutor.id })
    const way = { id, new_status: deleted }
    const { error } =
      who === 'staff'
        ? await (kind === 'ad' ? call(calls.setAdDeleted, { id }, { as }) : call(calls.setBlogDeleted, { id }, { as }))
        : await (kind === 'ad'
            ? call(calls.changeTutorAdStatus, { ad: way }, { as: own })
            : call(calls.changeTutorBlogStatus, { blog: way }, { as: own }))
    expect(error).toBeNull()
    const shown = await read(kind, id)
    expect([shown.status, shown.images]).toEqual([deleted, []])
    if (kind === 'blog') expect(shown.text).toMatch(/^<p>w.+<\/p><p>Дальше<\/p>$/)
    expect((await naming()).rowCount).toBe(0)
    expect(await database.drizzle.$count(kind === 'ad' ? adImages : blogImages)).toBe(0)
    const { rows } = await database.pool.query(
      "select payload ->> 'files' as files from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'drop_uploads'",
    )
    expect(rows.at(-1)?.files).toContain(file)
  })
})

describe('the status of what tutors publish', () => {
  const cases = rules.flatMap((rule) => contentStatuses.map((from) => ({ ...rule, from })))
  test.each(cases)('$kind $name from $from', async ({ kind, call: one, input, to, from }) => {
    const id = await build(kind, { status: from })
    const { error } = await call(one, input(id) as never, { as })
    expect(error).toBe(to[from] ? null : 'wrong_status')
    expect((await read(kind, id)).status).toBe(to[from] ?? from)
    const lines = await database.drizzle
      .select()
      .from(adminLog)
      .where(eq(adminLog.target, `${kind} ${id}`))
    expect(lines.length).toBe(to[from] ? 1 : 0)
  })

  test('an unknown ad or post is not found', async () => {
    for (const { call: one, input } of rules) expect((await call(one, input(99_999) as never, { as })).error).toBe('not_found')
  })

  test.each(['ad', 'blog'] as const)('the day of the first publication of a %s stays, and what had to be mended is settled by it', async (kind) => {
    const id = await build(kind, { status: moderation })
    const publish = kind === 'ad' ? calls.setAdPublished : calls.setBlogPublished
    const revise = kind === 'ad' ? calls.setAdNeedRevision : calls.setBlogNeedRevision
    await call(publish, { id }, { as })
    const first = publishedOf(await read(kind, id))
    expect(first).toBe(clock.now.getTime() / 1000)
    await call(revise, { id, ...comment }, { as })
    expect(await read(kind, id)).toMatchObject({ ...comment, revisions: 1 })
    clock.move({ hours: 1 })
    await call(publish, { id }, { as })
    const again = await read(kind, id)
    expect(again).toMatchObject({ revision_comment: '', revisions: 1 })
    expect(publishedOf(again)).toBe(first)
  })

  const publishedOf = (one: object) => ('date_pablish' in one ? one.date_pablish : 'published_at' in one ? one.published_at : undefined)
})

describe('a revision', () => {
  test.each([
    ['ad', calls.setAdNeedRevision],
    ['blog', calls.setBlogNeedRevision],
  ] as const)('of a %s tells its tutor by mail what to mend, and the trail what was said', async (kind, revise) => {
    const id = await build(kind, { status: moderation })
    const { name } = await read(kind, id)
    await call(revise, { id, revision_comment: 'Источник {secret} не указан' }, { as })
    const message = (await readMessages(product)).at(-1)
    expect(message).toMatchObject({ template: `${kind}_need_revision`, to: tutor.email, lang: 'ru' })
    expect(message?.subject).toContain(name)
    expect(message?.text).toContain(`${host}${kind === 'ad' ? '/my-ads/' : '/dodaty-blog?id='}${id}`)
    // braces would be places of the text
    expect(message?.text).toContain('Источник secret не указан')
    expect(await lineOf(`${kind} ${id}`)).toMatchObject({
      call: `/admin/${kind}/set_need_revision`,
      changes: { content_status: { before: 1, after: 3 }, revision_comment: { before: '', after: 'Источник {secret} не указан' } },
    })
  })

  test.each([
    ['too short', 'Ой'],
    ['too long', 'я'.repeat(501)],
    ['empty', '     '],
    ['missing', undefined],
  ])('wants a comment that is not %s', async (_, revision_comment) => {
    const ad = await build('ad', { status: moderation })
    const blog = await build('blog', { status: moderation })
    const refused = [
      await call(calls.setAdNeedRevision, { id: ad, revision_comment } as never, { as }),
      await call(calls.setBlogNeedRevision, { id: blog, revision_comment } as never, { as }),
      await call(calls.changeAdStatus, { ad: { id: ad, tutor_id: tutor.id, new_status: 3, revision_comment } } as never, { as }),
    ]
    for (const { code, error } of refused) expect([code, Object.keys(error as object)]).toEqual([400, ['revision_comment']])
    expect((await read('ad', ad)).status).toBe(moderation)
  })

  test('of a tutor without an address is stored and mails nobody', async () => {
    const silent = await buildTutor(database, { email: null })
    const { id } = await buildAd(database, { tutor_id: silent.id })
    const before = (await readMessages(product)).length
    expect((await call(calls.setAdNeedRevision, { id, ...comment }, { as })).data.ad).toMatchObject({ status: needs_revision, ...comment })
    expect((await readMessages(product)).length).toBe(before)
  })
})

test('the status of an ad is not changed in the name of another tutor', async () => {
  const other = await buildTutor(database)
  const id = await build('ad', { status: moderation })
  const { error } = await call(calls.changeAdStatus, { ad: { id, tutor_id: other.id, new_status: published } }, { as })
  expect(error).toEqual({ tutor_id: 'not_found' })
})

test('two who publish at once leave one line in the trail', async () => {
  const id = await build('blog', { status: moderation })
  const both = await Promise.all([1, 2].map(() => call(calls.setBlogPublished, { id }, { as })))
  expect(both.map(({ error }) => error).toSorted()).toEqual([null, 'wrong_status'].toSorted())
  const lines = await database.drizzle
    .select()
    .from(adminLog)
    .where(and(eq(adminLog.target, `blog ${id}`), eq(adminLog.call, '/admin/blog/set_published')))
  expect(lines.length).toBe(1)
})
