import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { allRoutes } from '../../../server/app.ts'
import { newsCategories, tutors } from '../../../server/tables.ts'
import { useApp } from '../../app.ts'
import { buildAdmin } from '../../build/admins.ts'
import { person } from '../../build/billing.ts'
import { buildClient } from '../../build/clients.ts'
import { buildAd } from '../../build/content.ts'
import { hostilePictures } from '../../build/hostile-pictures.ts'
import { buildOrder } from '../../build/orders.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, clock, database, settings, signInAs } = await useApp({ environment: { RATE_UPLOADS: 'off', RATE_CHAT: 'off' } })
await buildReference(database)
const staff = await buildAdmin(database)
const as = await signInAs({ admin: staff.id })
const tutor_id = (await buildTutor(database)).id
const own = await signInAs({ tutor: tutor_id })
const client_id = (await buildClient(database, { viber: true })).id
const asClient = await signInAs({ client: client_id })
const order_id = (await buildOrder(database, clock.now, { client_id, status: 2 })).id
const [category] = await database.drizzle.insert(newsCategories).values({ alias: 'tips', name: 'Советы', lang: 'ru' }).returning()
const news = { lang: 'ru' as const, category_id: category?.id ?? 0, name: 'Две новые страны', text: '<p>Слова</p>' }
const made = await call(calls.createNews, { news }, { as })
const { id: news_id, version, alias } = made.data.news

const ad = await buildAd(database, { tutor_id })
const { name, lesson_id, preview, text } = ad
const adFields = { name, lesson_id, level_id: 68, preview, text }

/** Where tutors send billing data. */
const polish = await useApp({ edition: 'pl', environment: { RATE_UPLOADS: 'off' } })
await buildReference(polish.database)
const asPole = await polish.signInAs({ tutor: (await buildTutor(polish.database)).id })

const folders = [settings, polish.settings].flatMap(({ uploadsDir, privateDir }) => [uploadsDir, privateDir])
for (const folder of folders) mkdirSync(folder, { recursive: true })
const lying = () => folders.map((folder) => readdirSync(folder).sort())
let before = lying()
beforeEach(() => {
  before = lying()
})

/** Every call of the product that takes files, by what else it wants. */
const doors: Record<string, (file: File) => Promise<{ error: unknown }>> = {
  '/admin/tutor/profile/save': (file) => call(calls.saveTutor, { tutor: { id: tutor_id }, new_documents: file } as never, { as }),
  '/admin/tutor/profile/create': (file) => call(calls.createTutor, { tutor: newTutor(), new_documents: file } as never, { as }),
  '/admin/tutor/profile/avatar/set': (avatar) => call(calls.setTutorAvatar, { id: tutor_id, tutor_id, avatar } as never, { as }),
  '/tutor/profile/save': (file) =>
    call(calls.saveOwnProfile, { tutor: { new_documents_descriptions: ['Диплом'] }, new_documents: file } as never, { as: own }),
  '/tutor/profile/avatar/set': (avatar) => call(calls.setOwnAvatar, { avatar }, { as: own }),
  '/tutor/ad/create': (images) => call(calls.createTutorAd, { ad: adFields, images } as never, { as: own }),
  '/tutor/ad/save': (images) => call(calls.saveTutorAd, { ad: { ...adFields, id: ad.id }, images } as never, { as: own }),
  '/tutor/ad/add_image': (image) => call(calls.addTutorAdImage, { tutor_id, ad_id: ad.id, image }, { as: own }),
  '/tutor/blog/add_image': (image) => call(calls.addTutorBlogImage, { tutor_id, image }, { as: own }),
  '/admin/admin/avatar/set': (avatar) => call(calls.setStaffAvatar, { admin_id: staff.id, avatar }, { as }),
  '/admin/order/chat/send_service_message': (media) => call(calls.sendServiceMessage, { order_id, msg_service: 1, media }, { as }),
  '/chat/media': (media) => call(calls.sendChatMedia, { order_id, recipient: 'admin', media }, { as: asClient }),
  '/admin/ad/add_image': (image) => call(calls.addAdImage, { tutor_id, image }, { as }),
  '/admin/blog/add_image': (image) => call(calls.addBlogImage, { tutor_id, image }, { as }),
  '/admin/news_one/create': (image) => call(calls.createNews, { news: { ...news, name: `Новость ${++n}` }, image } as never, { as }),
  '/admin/news_one/save': (image) => call(calls.saveNews, { news: { ...news, id: news_id, alias, version }, image } as never, { as }),
  '/tutor/billing_data/save': (file) =>
    polish.call(calls.saveBilling, { billing_data: person, new_billing_documents: file, new_address_documents: file } as never, { as: asPole }),
  '/admin/news_one/add_image': (image) => call(calls.addNewsImage, { image }, { as }),
}
let n = 0
const newTutor = () => ({ name: 'Айгерим', last_name: 'Сеитова', email: `new-${++n}@example.test` })
const asSent = async (bytes: Promise<Buffer> | Buffer | string, name = 'photo.jpg') =>
  new File([new Uint8Array(Buffer.from(await bytes))], name, { type: 'image/jpeg' })

test('every call that takes files is held here', () => {
  const taking = allRoutes.filter((route) => route.call.uploads).map((route) => route.call.path)
  expect(Object.keys(doors).sort()).toEqual(taking.sort())
})

const attacks = Object.keys(doors).flatMap((path) => hostilePictures.map(([what, error, make]) => [path, what, error, make] as const))
test.each(attacks)('%s refuses %s with its reason, %s, and keeps nothing', async (path, _, error, make) => {
  const people = await database.drizzle.$count(tutors)
  expect((await doors[path]?.(await asSent(make())))?.error).toBe(error)
  expect(lying()).toEqual(before)
  expect(await database.drizzle.$count(tutors)).toBe(people)
})

test.each(Object.keys(doors))('%s refuses a file above its size', async (path) => {
  const most = allRoutes.find((route) => route.call.path === path)?.call.uploads?.bytes ?? 10 * 1024 * 1024
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2f5d50' } })
    .jpeg()
    .toBuffer()
  expect((await doors[path]?.(await asSent(Buffer.concat([picture, Buffer.alloc(most)]))))?.error).toBe('file_too_big')
  expect(lying()).toEqual(before)
})

test.each(Object.keys(doors))(
  '%s keeps a photo without what its camera noted, and a document or a word to one alone where no address leads',
  async (path) => {
    const shot = sharp({ create: { width: 300 + ++n, height: 200, channels: 3, background: '#2f5d50' } })
    const taken = await shot
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '43/1 14/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('secret place')).toBe(true)
    expect((await doors[path]?.(await asSent(taken)))?.error).toBeNull()
    const added = lying().flatMap((names, at) =>
      names.filter((name) => !before[at]?.includes(name)).map((name) => ({ name, folder: folders[at] ?? '' })),
    )
    const isHidden = ({ folder }: { folder: string }) => [settings, polish.settings].some(({ privateDir }) => privateDir === folder)
    const isDocument = /\/profile\/(save|create)$|\/billing_data\/|^\/chat\//.test(path)
    expect([added.every(isHidden), added.filter(isHidden).length]).toEqual([isDocument, isDocument ? 1 : 0])
    for (const { name, folder } of added) {
      const { format, exif } = await sharp(join(folder, name)).metadata()
      expect([format, exif]).toEqual(['webp', undefined])
    }
  },
)

test.each(Object.keys(doors).filter((path) => !path.startsWith('/admin/')))(
  '%s is counted: nobody sends more in an hour than they may',
  async (path) => {
    for (const { rates } of [settings, polish.settings]) Object.assign(rates, { uploads: { max: 1, seconds: 3600 } })
    const picture = await sharp({ create: { width: 50, height: 30 + ++n, channels: 3, background: '#2f5d50' } })
      .jpeg()
      .toBuffer()
    await doors[path]?.(await asSent(picture))
    before = lying()
    expect((await doors[path]?.(await asSent(picture)))?.error).toBe('too_many_requests')
    expect(lying()).toEqual(before)
  },
)
