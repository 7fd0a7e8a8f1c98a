import { beforeAll, expect, test } from 'vitest'
import {
  createEmailProfile,
  createMerchant,
  createOrder,
  createTop,
  createTutor,
  createVideo,
  getAd,
  getBlog,
  getCity,
  getDistrict,
  getEmail,
  getEmailProfile,
  getLesson,
  getLevel,
  getMerchant,
  getNews,
  getNewsCategory,
  getOrder,
  getPageMetatags,
  getSiteReview,
  getSms,
  getStaff,
  getSubdistrict,
  getTop,
  getTransferSetting,
  getTutorAd,
  getTutorBlog,
  getTutorForStaff,
  getUnitsBlock,
  getVideo,
  listEmails,
  listSms,
  readStaticPage,
  saveAd,
  saveBlog,
  saveCity,
  saveDistrict,
  saveEmail,
  saveEmailProfile,
  saveLesson,
  saveLevel,
  saveMerchant,
  saveNews,
  saveNewsCategory,
  saveOrder,
  savePageMetatags,
  saveSiteReview,
  saveSms,
  saveStaff,
  saveStaticPage,
  saveSubdistrict,
  saveTop,
  saveTransferSetting,
  saveTutor,
  saveTutorAd,
  saveTutorBlog,
  saveUnitsBlock,
  saveVideo,
} from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import { keepTemplates } from '../../server/outbox/keep-templates.ts'
import { useApp } from '../app.ts'
import { buildAdmin } from '../build/admins.ts'
import { buildClient } from '../build/clients.ts'
import { buildAd, buildBlog, buildSiteReview } from '../build/content.ts'
import { buildOrder } from '../build/orders.ts'
import { buildReference } from '../build/reference.ts'
import { buildBlock, buildCategory, buildNews, buildPage, buildPageMetatags } from '../build/site-texts.ts'
import { buildTutor } from '../build/tutors.ts'

const { call, clock, database, signInAs } = await useApp()
await keepTemplates(database)
let as = ''

beforeAll(async () => {
  await buildReference(database)
  as = await signInAs({ admin: (await buildAdmin(database)).id })
})

async function build(row: object) {
  const { id: client_id } = await buildClient(database)
  return (await buildOrder(database, clock.now, { client_id, commission_sum: 0, ...row })).id
}

/** A record that is read by one call and saved by its neighbour. */
interface Pair {
  /** Records that were never filled in, or to the brim; each makes one and tells its number. */
  records: Record<string, () => Promise<number>>
  read: (id: number) => Promise<{ version: number }>
  save: (id: number, record: never) => Promise<{ error: unknown }>
  /** What a save adds to, such as the line that it leaves in the timeline. */
  grows?: object
}

const seeded = (id: number) => ({ 'of the seed': async () => id })

const madeBy = async () => (await buildTutor(database)).id
const long = 'Объясняю так, чтобы ученик сам пришёл к правилу. '.repeat(5).trim()
/** A save counts their place in the catalogue anew, so each was saved before. */
const tutors = {
  'of whom nothing is said': async () => {
    const { id } = await buildTutor(database, { status: 1, rate_id: null, practice_id: null, work_online: false, lessons: {} })
    await call(saveTutor, { tutor: { id } }, { as })
    return id
  },
  'of whom all is said': async () => {
    const tutor = {
      ...({ name: 'Айгерим', last_name: 'Серик', sex: 2, birth_date: '1990-05-01', email: 'aigerim@example.test', lang: 'ru', prof: 2 } as const),
      ...{ phone_plain: '7015550140', phone_confirmed: true, email_confirmed: true, phones_extra: ['+77015550141'] },
      ...{
        online_communication_app: [{ app: 'zoom' as const, account: 'aigerim' }],
        langs: [2, 1] as (1 | 2)[],
        practice_id: 4 as const,
        rate_id: 5000,
      },
      ...{
        short_description: 'Математика без страха, от пятого класса',
        description: long,
        speciality: 'Математик',
        youtube_video: 'https://youtu.be/aqz-KE-bpKQ',
      },
      ...{ university_name: 'КазНУ', university_degree_name_id: 2, university_graduation_year: 2012 },
      ...{ lesson_levels: { 8: [17, 68], 13: [] }, lesson_descriptions: { 8: long, 13: { description: long } }, lesson_rates: { 13: 6000 } },
      locations: {
        home: { work_home: true, locations: [{ city_id: 9, district_id: 901, subdistrict_id: 90101, address: 'ул. Абая, 10' }] },
        travel: { work_travel: true, locations: { 9: { 901: [90101] }, 13: {} } },
        online: { work_online: true },
      },
      schedule: { 1: [31, 32], 6: [19] },
      ...{ school_tutor_id: 77, points_first_diploma: 5, points_second_diploma: 1, admin_comment: 'Отвечает вечером' },
    }
    return (await call(createTutor, { tutor }, { as })).data.tutor.id
  },
}

const makeMerchant = async () => {
  const merchant = { name: 'Основной', provider: 'card_a' as const, account: 'a-1', secret: 'a-secret', purposes: ['top' as const] }
  return (await call(createMerchant, { merchant }, { as })).data.merchant.merchant_id
}
const makeTop = async () => {
  const tutor_id = (await buildTutor(database)).id
  return (await call(createTop, { data: { tutor_id, plan_id: 1, date_from: clock.now.getTime() / 1000 } }, { as })).data.top.id
}

/** Its own tutor's, who reads and saves it. */
let author = ''
const ownOne = async <Row extends { id: number }>(build: (row: { tutor_id: number }) => Promise<Row>) => {
  const tutor_id = await madeBy()
  author = await signInAs({ tutor: tutor_id })
  return (await build({ tutor_id })).id
}

const pairs: Record<string, Pair> = {
  '/tutor/ad': {
    records: {
      'of which all is said': () => ownOne((row) => buildAd(database, { ...row, level_id: 68 })),
      'without a level': () => ownOne((row) => buildAd(database, row)),
    },
    read: async (id) => (await call(getTutorAd, { id }, { as: author })).data.ad,
    save: (_, ad) => call(saveTutorAd, { ad }, { as: author }),
  },
  '/tutor/blog': {
    records: { 'as its tutor wrote it': () => ownOne((row) => buildBlog(database, row)) },
    read: async (id) => (await call(getTutorBlog, { id }, { as: author })).data.blog,
    save: (_, blog) => call(saveTutorBlog, { blog }, { as: author }),
  },
  '/admin/ad': {
    records: {
      'of which all is said': async () => (await buildAd(database, { tutor_id: await madeBy(), level_id: 68 })).id,
      'without a level': async () => (await buildAd(database, { tutor_id: await madeBy() })).id,
    },
    read: async (id) => (await call(getAd, { id }, { as })).data.ad,
    save: (_, ad) => call(saveAd, { ad }, { as }),
  },
  '/admin/site_review': {
    records: { 'of the site': async () => (await buildSiteReview(database, { answer: 'Спасибо!' })).id },
    read: async (id) => (await call(getSiteReview, { id }, { as })).data.site_review,
    save: (_, site_review) => call(saveSiteReview, { site_review }, { as }),
  },
  '/admin/video': {
    records: {
      'without a subject': async () => {
        const video = { name: 'Первое занятие', lang: 'ru' as const, youtube_video: 'https://youtu.be/aqz-KE-bpKQ' }
        return (await call(createVideo, { video }, { as })).data.video.id
      },
    },
    read: async (id) => (await call(getVideo, { id }, { as })).data.video,
    save: (_, video) => call(saveVideo, { video }, { as }),
  },
  '/admin/blog': {
    records: { 'as its tutor wrote it': async () => (await buildBlog(database, { tutor_id: await madeBy() })).id },
    read: async (id) => (await call(getBlog, { id }, { as })).data.blog,
    save: (_, blog) => call(saveBlog, { blog }, { as }),
  },
  '/admin/news_one': {
    records: {
      'of which all is said': async () => {
        const image = { file: `${'0'.repeat(32)}.webp`, width: 40, height: 30 }
        const said = { preview: 'О чём', h1: 'Заголовок', title: 'Название', metad: 'Описание', faq: [['Когда?', 'Скоро'] as [string, string]] }
        return (await buildNews(database, { category_id: (await buildCategory(database)).id, image, ...said, lesson_id: 8, active: false })).id
      },
      'of which little is said': async () => (await buildNews(database, { category_id: (await buildCategory(database)).id })).id,
    },
    read: async (id) => (await call(getNews, { id }, { as })).data.news,
    save: (_, news) => call(saveNews, { news }, { as }),
  },
  '/admin/news_category': {
    records: { 'as it was made': async () => (await buildCategory(database)).id },
    read: async (id) => (await call(getNewsCategory, { id }, { as })).data.news_category,
    save: (_, news_category) => call(saveNewsCategory, { news_category }, { as }),
  },
  '/admin/static_pages': {
    records: { 'of staff’s own': async () => (await buildPage(database, { metad: 'Описание', noindex: true, status: 0 })).id },
    read: async (id) => (await call(readStaticPage, { id }, { as })).data.static_page,
    save: (_, static_page) => call(saveStaticPage, { static_page }, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/units_block': {
    records: {
      'of words': async () => (await buildBlock(database)).id,
      'of links': async () => (await buildBlock(database, { key: 'footer_links', html: null, json: [{ title: 'Цены', href: '/p/faq' }] })).id,
    },
    read: async (id) => (await call(getUnitsBlock, { id }, { as })).data.units_block,
    save: (_, units_block) => call(saveUnitsBlock, { units_block }, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/seo/page/metatags': {
    records: {
      'of two words': async () => (await buildPageMetatags(database, { title: 'Наше' })).id,
      whole: async () =>
        (await buildPageMetatags(database, { page: 'about', robots: 'noindex, follow', og_image: '/img/a.png', text: '<p>Слова</p>' })).id,
    },
    read: async (seo_page_metatags_id) => (await call(getPageMetatags, { seo_page_metatags_id }, { as })).data.page_metatags,
    save: (_, page_metatags) => call(savePageMetatags, { page_metatags } as never, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/admin': {
    records: { 'who works here': async () => (await buildAdmin(database, { status: 2 })).id },
    read: async (id) => (await call(getStaff, { admin_id: id }, { as })).data.admin,
    save: (_, admin) => call(saveStaff, { admin } as never, { as }),
  },
  '/admin/email': {
    records: {
      'of the product’s own words': async () =>
        (await call(listEmails, { filters: { key: 'client_order_created' } }, { as })).data.emails[0]?.id ?? 0,
    },
    read: async (id) => (await call(getEmail, { id }, { as })).data.email,
    save: (_, email) => call(saveEmail, { email } as never, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/email/profile': {
    records: {
      'without a server of its own': async () => {
        const profile = { name: 'Письма', from_name: 'Docento', from_email: 'post@docento.test' }
        return (await call(createEmailProfile, { profile }, { as })).data.profile.id
      },
    },
    read: async (id) => (await call(getEmailProfile, { id }, { as })).data.profile,
    save: (_, profile) => call(saveEmailProfile, { profile } as never, { as }),
  },
  '/admin/sms': {
    records: {
      'of the product’s own words': async () => (await call(listSms, { filters: { key: 'client_order_created' } }, { as })).data.smslist[0]?.id ?? 0,
    },
    read: async (id) => (await call(getSms, { id }, { as })).data.sms,
    save: (_, sms) => call(saveSms, { sms } as never, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/card_a_merchant': {
    records: { 'whose secret is hidden': makeMerchant },
    read: async (merchant_id) => (await call(getMerchant, { merchant_id }, { as })).data.merchant,
    save: (_, merchant) => call(saveMerchant, { merchant }, { as }),
  },
  '/admin/top': {
    records: { 'given by staff': makeTop },
    read: async (id) => (await call(getTop, { id }, { as })).data.top,
    save: (_, data) => call(saveTop, { data }, { as }),
  },
  '/admin/lesson_school_transfer_setting': {
    records: seeded(8),
    read: async (id) => (await call(getTransferSetting, { id }, { as })).data.setting,
    save: (_, setting) => call(saveTransferSetting, { setting }, { as }),
    grows: { updated_at: expect.any(Number) },
  },
  '/admin/order': {
    records: {
      'of which nothing is said': () => build({}),
      'with levels in an order of their own': () => build({ lessons: { 8: [17, 68, 5] } }),
      'of which all is said': async () => {
        const order = {
          ...({
            client_name: 'Дана',
            phone_plain: '7051112233',
            email: 'dana@example.test',
            request_origin: 'chat',
            lang: 'ru',
            rate_id: 6000,
          } as const),
          ...{ lesson_levels: { 8: [17, 68, 5], 13: [] }, location_at_client: true, location_at_tutor: true, address: 'ул. Абая, 10' },
          locations: { client_place: [{ 9: { 901: [90101] } }], tutor_place: { 13: {} }, location_client: true },
          ...({ class_regularity: 3, class_duration: 2, practice_id: 2, tutor_sex: 1, client_age: 4 } as const),
          ...{ wishes: 'По вечерам', admin_comment: 'Перезвонить' },
          time_intervals: [2 as const, 1 as const],
        }
        return (await call(createOrder, { order }, { as })).data.order.id
      },
    },
    read: async (id) => (await call(getOrder, { id }, { as })).data.order,
    save: (order_id, order) => call(saveOrder, { order_id, order }, { as }),
    grows: { order_log: expect.anything() },
  },
  '/admin/tutor/profile': {
    records: tutors,
    read: async (id) => (await call(getTutorForStaff, { id }, { as })).data.tutor,
    save: (_, tutor) => call(saveTutor, { tutor }, { as }),
  },
  '/admin/lesson': {
    records: seeded(8),
    read: async (lesson_id) => (await call(getLesson, { lesson_id }, { as })).data.lesson,
    save: (_, lesson) => call(saveLesson, { lesson }, { as }),
  },
  '/admin/level': {
    records: seeded(68),
    read: async (level_id) => (await call(getLevel, { level_id }, { as })).data.level,
    save: (_, level) => call(saveLevel, { level }, { as }),
  },
  '/admin/city': {
    records: seeded(9),
    read: async (city_id) => (await call(getCity, { city_id }, { as })).data.city,
    save: (_, city) => call(saveCity, { city }, { as }),
  },
  '/admin/district': {
    records: seeded(901),
    read: async (district_id) => (await call(getDistrict, { district_id }, { as })).data.district,
    save: (_, district) => call(saveDistrict, { district }, { as }),
  },
  '/admin/subdistrict': {
    records: seeded(90101),
    read: async (subdistrict_id) => (await call(getSubdistrict, { subdistrict_id }, { as })).data.subdistrict,
    save: (_, subdistrict) => call(saveSubdistrict, { subdistrict }, { as }),
  },
}

const cases = Object.entries(pairs).flatMap(([path, { records, ...pair }]) =>
  Object.entries(records).map(([what, make]) => ({ path, what, make, ...pair })),
)

test.each(cases)('$path $what can be sent back as it was read and stays as it was', async ({ make, read, save, grows }) => {
  const id = await make()
  const record = await read(id)
  expect((await save(id, record as never)).error).toBeNull()
  expect(await read(id)).toEqual({ ...record, version: record.version + 1, ...grows })
})

test('every pair of get and save is tried', () => {
  const paths = allRoutes.map(({ call: { path } }) => path)
  const saved = paths.filter((path) => path.endsWith('/save')).map((path) => path.replace(/\/save$/, ''))
  // the schedule of all managers, the files of the site and a tutor's billing data, privacy and profile are one each: records without a number
  const single = ['/admin/admins/schedule', '/admin/seo/core_files', '/tutor/billing_data', '/tutor/privacy', '/tutor/profile']
  const records = saved.filter((path) => !single.includes(path))
  expect(records.filter((path) => paths.includes(`${path}/get`)).sort()).toEqual(Object.keys(pairs).sort())
})
