import sharp from 'sharp'
import type { Call } from '../../schemas/index.ts'
import { allRoutes } from '../../server/app.ts'
import type { Database } from '../../server/database/open.ts'
import { drawInput, sample } from './sample.ts'

export type Fields = Record<string, unknown>

const DAY = 86_400
const calls = new Map(allRoutes.map(({ call }) => [`${call.method} ${call.path}`, call]))
/** Records that every edition starts with. */
const seeded: Fields = { city_id: 9, district_id: 901, subdistrict_id: 90101, lesson_id: 8, level_id: 68 }
/** Where records are whose first one is not number one. */
const tables: Record<string, string> = {
  '/admin/email/save': 'email_templates',
  '/admin/email/profile/save': 'email_profiles',
  '/admin/sms/save': 'sms_templates',
  '/rest/saved_queries/{id}': 'saved_queries',
  '/rest/mailings/{id}': "mailings where state = 'draft'",
}

let n = 0
const word = () => `trail_${++n}`
const alias = () => `trail-${++n}`
const names = () => ({ ru: word() })
const html = `<p>${'Слова о том, как учить. '.repeat(60)}</p>`

/** The record that an answer is about, in whatever field it stands. */
const recordIn = (data: unknown) => Object.values(data as Fields).find((part) => typeof part === 'object' && part !== null) as Fields
const idField = (call: Call) => Object.keys(drawInput(call).properties ?? {}).find((name) => /(^|_)id$/.test(name)) ?? 'id'

/** New records by the address that makes them. */
const made: Record<string, () => Fields> = {
  '/admin/admin/create': () => ({ admin: { name: 'Колега', email: `${word()}@example.test`, status: 2, password: 'long-enough-1' } }),
  '/admin/card_a_merchant/create': () => ({
    merchant: { name: word(), provider: 'card_a', account: word(), secret: 'a-secret', purposes: ['top'] },
  }),
  '/admin/city/create': () => ({ city: { name: names(), mname: names(), alias: alias(), latitude: 43, longitude: 76 } }),
  '/admin/district/create': () => ({ district: { name: names(), alias: alias(), city_id: 9 } }),
  '/admin/email/create': () => ({ email: { key: word(), lang: 'ru', subject: 'Тема', text: 'Текст' } }),
  '/admin/email/profile/create': () => ({ profile: { name: word(), from_name: 'Docento', from_email: 'post@docento.test' } }),
  '/admin/lesson/create': () => ({ lesson: { name: names(), rname: names(), alias: alias() } }),
  '/admin/level/create': () => ({ level: { name: names(), alias: alias() } }),
  '/admin/news_category/create': () => ({ news_category: { name: word(), lang: 'ru' } }),
  '/admin/order/create': () => ({
    order: { client_name: 'Дана', phone_plain: '7051112233', lesson_levels: { 8: [] }, location_at_online: true },
  }),
  '/admin/seo/tutors/h2text/create': () => ({
    chosen_filters: { lesson_id: 8, level_id: 68, catalog_type: n++ % 2 ? 'online' : 'offline' },
    catalog_metatags: { ru: { h1: 'Математика' } },
  }),
  '/admin/sms/create': () => ({ sms: { key: word(), lang: 'ru', text: 'Текст' } }),
  '/admin/static_pages/create': () => ({ static_page: { alias: `p/${alias()}`, lang: 'ru', name: 'Страница', text: html } }),
  '/admin/subdistrict/create': () => ({ subdistrict: { name: names(), alias: alias(), district_id: 901 } }),
  '/admin/tutor/profile/create': () => ({ tutor: { name: 'Айгерим', last_name: 'Серик', email: `${word()}@example.test` } }),
  '/admin/units_block/create': () => ({ units_block: { key: `main_${++n}`, lang: 'ru', name: 'Блок', html } }),
  '/admin/video/create': () => ({ video: { name: word(), lang: 'ru', youtube_video: 'https://youtu.be/aqz-KE-bpKQ' } }),
  '/rest/examination_tests': () => ({ name: word(), link: 'https://example.com/a', active: true }),
  '/rest/mailings': () => ({ list: 'news', audience: 'clients', lang: 'ru', subject: word(), text: 'Слова о том, что нового в поиске.' }),
  '/rest/saved_queries': () => ({ resource: 'orders', name: word(), value: { filter: {} }, shared: false }),
  '/rest/tags': () => ({
    catalog_type: 'offline',
    lesson_id: 8,
    texts: { ru: { name: word(), h1: '', title: '', metad: '', text: '' } },
    active: true,
  }),
  '/rest/vacancies': () => ({ lang: 'ru', name: word(), employment: 'full', description: html, contact_email: 'work@example.test', active: true }),
}

/**
 * Sound input for each changing call of staff, over the demo of kz: what the declaration or the record itself does not say stands here. A record that is
 * saved is read first, one that is deleted is made first. `owner` calls, `manager` is called upon.
 */
export function useStaffInputs(
  database: Database,
  { send, now, manager }: { send: (call: Call, input: Fields) => Promise<{ data: unknown; error: unknown }>; now: number; manager: number },
) {
  const row = async (from: string): Promise<Fields> => {
    const { rows } = await database.pool.query<Fields>(`select * from ${from} limit 1`)
    if (!rows[0]) throw new Error(`the demo has no ${from}`)
    return rows[0]
  }
  const id = async (from: string) => ({ id: (await row(from)).id })
  const order = async (where: string) => ({ order_id: (await row(`orders where ${where} order by id desc`)).id })
  const tutor = async (where: string) => ({ tutor_id: (await row(`tutors where ${where} order by id desc`)).id })
  const idle = 'not exists (select from order_tutors r where r.tutor_id = tutors.id)'
  const asked = async (where = 'true') => {
    const { order_id, tutor_id } = await row(
      `order_tutors where state = 'asked' and ${where} and exists (select from orders where orders.id = order_id and status = 3)`,
    )
    return { order_id, tutor_id }
  }
  const picture = async () => {
    const drawn = sharp({ create: { width: 300, height: 300, channels: 3, background: '#3a7bd5' } }).jpeg()
    return new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/jpeg' })
  }
  const withClient = async () => {
    const { client_id, id: order_id } = await row('orders where status = 4')
    await database.pool.query('update clients set viber = true where id = $1', [client_id])
    return { order_id, client_id }
  }
  const twoClients = async () => {
    const free = 'deleted_at is null and not exists (select from tutors where tutors.client_id = clients.id)'
    const { id: client_id } = await row(`clients where ${free} order by id desc`)
    const { id: client_id2 } = await row(`clients where ${free} order by id`)
    return { client_id, client_id2, fields: {} }
  }
  const withBilling = async () => {
    const { tutor_id } = await tutor('status = 3')
    await database.pool.query('insert into tutor_billing (tutor_id, sent_at) values ($1, now()) on conflict do nothing', [tutor_id])
    await database.pool.query('update tutors set billing_status = 1 where id = $1', [tutor_id])
    return { tutor_id }
  }

  const sent: Record<string, () => Fields | Promise<Fields>> = {
    '/admin/ad/add_image': async () => ({ tutor_id: (await row('ads where status = 1')).tutor_id, image: await picture() }),
    '/admin/ad/change_status': async () => {
      const ad = await row('ads where status = 2')
      return { ad: { id: ad.id, tutor_id: ad.tutor_id, new_status: 4 } }
    },
    '/admin/ad/remove_image': async () => ({
      image_id: (await row('ad_images where exists (select from ads where ads.id = ad_id and status < 5)')).id,
    }),
    '/admin/ad/set_deleted': () => id('ads where status = 3'),
    '/admin/ad/set_need_revision': async () => ({ ...(await id('ads where status = 2')), revision_comment: 'Добавьте подробностей' }),
    '/admin/ad/set_published': () => id('ads where status = 1'),
    '/admin/admins/schedule/save': () => ({ schedule: {} }),
    '/admin/admin/avatar/set': async () => ({ admin_id: manager, avatar: await picture() }),
    '/admin/admin/hand_over': async () => {
      const { admin } = (await send(calls.get('POST /admin/admin/create') as Call, made['/admin/admin/create']?.() ?? {})).data as {
        admin: { id: number }
      }
      return { admin_id: admin.id, to_admin_id: manager }
    },
    '/admin/admin/change_checkout': () => ({ admin_id: manager, field: 'receives_calls', value: false }),
    '/admin/authorize/admin': () => ({ id: manager, reason: 'Проверка прав' }),
    '/admin/blog/add_image': async () => ({ tutor_id: (await row('blogs where status = 1')).tutor_id, image: await picture() }),
    '/admin/blog/set_deleted': () => id('blogs where status = 3'),
    '/admin/blog/set_mark': async () => ({ ...(await id('blogs where status = 2')), mark: 7 }),
    '/admin/blog/set_need_revision': async () => ({ ...(await id('blogs where status = 2')), revision_comment: 'Добавьте подробностей' }),
    '/admin/blog/set_published': () => id('blogs where status = 1'),
    '/admin/client/merge': twoClients,
    '/admin/client/merge_undo': async () => {
      await send(calls.get('POST /admin/client/merge') as Call, await twoClients())
      return { merge_id: (await row('client_merges order by id desc')).id }
    },
    '/admin/email/send_test': () => id('email_templates'),
    '/admin/lesson_school_transfer_setting/save': () => ({
      setting: { id: 8, is_active: true, share_percent: 50, level_ids: [], hours_from: '09:00', hours_to: '18:00' },
    }),
    '/admin/news_one/add_image': async () => ({ image: await picture() }),
    '/admin/news_one/create': async () => ({
      news: { lang: 'ru', category_id: (await row("news_categories where lang = 'ru'")).id, name: word(), text: html },
      image: await picture(),
    }),
    '/admin/news_one/delete': () => id('news where image is null'),
    '/admin/news_one/delete_main_image': () => id('news where image is not null'),
    '/admin/news_one/set_active_or_inactive': () => id('news'),
    '/admin/news_one/set_published': () => id('news where not published'),
    '/admin/order/appoint_tutor': async () => ({ ...(await order('status = 3')), ...(await tutor('status = 3')) }),
    '/admin/order/chat/send_service_message': async () => ({
      order_id: (await withClient()).order_id,
      msg_service: 1,
      media: await picture(),
    }),
    '/admin/order/delete': () => order('status = 1'),
    '/admin/order/delete_tutor': async () => ({ ...(await asked()), remove_reasons: { reasons: [3] } }),
    '/admin/order/save': async () => {
      const { order_id } = await order('status = 2')
      const { data } = await send(calls.get('GET /admin/order/get') as Call, { id: order_id })
      return { order_id, order: recordIn(data) }
    },
    '/admin/order/set_auto_appoint_potential_tutors': async () => ({ ...(await order('status = 1')), value: false }),
    '/admin/order/set_docento_new': () => order('status = 11'),
    '/admin/order/set_empty_review': () => order('status = 7 and review_status = 3'),
    '/admin/order/set_first_class': async () => ({ ...(await order('status = 4')), first_class: now + DAY }),
    '/admin/order/set_lost': async () => ({ ...(await order('status = 2')), remove_reasons: { reasons: [3] } }),
    '/admin/order/set_lost_off': () => order('status = 8'),
    '/admin/order/set_no_review': () => order('status = 7 and review_status = 0'),
    '/admin/order/set_paid': async () => ({
      ...(await order('status = 5')),
      payment_data: { sum: 6000, method: 'cash', payer: 'tutor', date: now },
    }),
    '/admin/order/set_paid_off': () => order('status = 7 and review_status = 0'),
    '/admin/order/set_pause': async () => ({ ...(await order('status = 2')), date_pause_off: now + 5 * DAY }),
    '/admin/order/set_potential': () => order('status = 1'),
    '/admin/order/set_potential_off': () => order('status = 3'),
    '/admin/order/set_processing': () => order('status = 1'),
    '/admin/order/set_review': async () => ({
      ...(await order('status = 7 and review_mark is not null')),
      review_mark: '5',
      review_text: 'Понятно объясняет',
    }),
    '/admin/order/set_review_response': async () => ({ ...(await order('status = 7 and review_status = 1')), review_response_text: 'Спасибо!' }),
    '/admin/order/set_school_new': () => order('status = 1'),
    '/admin/order/set_school_processing': () => order('status = 10'),
    '/admin/order/sms_client': () => order('status = 1'),
    '/admin/order/sms_tutor': () => order('status = 4'),
    '/admin/order/tutor_mark_yellow': () => asked('not yellow'),
    '/admin/order/tutor_mark_yellow_off': async () => {
      const marked = await asked('not yellow')
      await send(calls.get('POST /admin/order/tutor_mark_yellow') as Call, marked)
      return marked
    },
    '/admin/order/undo': async () => {
      // of one that was made a moment ago the client was told meanwhile
      const { id: order_id } = await row(`orders where status in (1, 3) and date_create < to_timestamp(${now - DAY})`)
      await send(calls.get('POST /admin/order/set_processing') as Call, { order_id })
      return { order_id }
    },
    '/admin/order/unpause': () => order('status = 6'),
    '/admin/seo/core_files/restore': () => ({ version_id: 1 }),
    '/admin/seo/core_files/save': () => ({ seo_resources: { robots: 'User-agent: *\nDisallow: /panel/\n' } }),
    '/admin/seo/page/metatags/create': async () => {
      await database.pool.query("delete from page_metatags where page = 'vacancy'")
      return { page_metatags: { page: 'vacancy', lang: 'ru', title: 'Работа' } }
    },
    '/admin/seo/page/metatags/delete': async () => ({ seo_page_metatags_id: (await row('page_metatags')).id }),
    '/admin/seo/tutors/h2text/save': async () => ({ h2text_id: (await row('filter_texts')).id, catalog_metatags: { ru: { h1: 'Уроки' } } }),
    '/admin/settings/set/transfer_offline_lesson': () => ({ value: true }),
    '/admin/site_review/save': async () => ({
      site_review: { ...(await id('site_reviews where status = 1')), text: 'Удобно искать и сравнивать', mark: 5, answer: 'Спасибо!' },
    }),
    '/admin/site_review/set_active': () => id('site_reviews where status = 0'),
    '/admin/site_review/set_deleted': () => id('site_reviews where status = 2'),
    '/admin/site_review/set_inactive': () => id('site_reviews where status = 1'),
    '/admin/telephony/call/outcome_new': async () => {
      const { order_id, client_id } = await withClient()
      return { order_id, recipient: 'client', recipient_id: client_id }
    },
    '/admin/telephony/call/outcome_to_income': async () => ({
      call_id: (await row("phone_calls where direction = 'out' and deleted_at is null")).call_id,
      admin_id: manager,
    }),
    '/admin/telephony/income/delete': () => id('phone_calls where deleted_at is null'),
    '/admin/top/create': async () => ({ data: { ...(await tutor('status = 3')), plan_id: 1, date_from: now } }),
    '/admin/tutor/anonymization_delete': () => tutor(`status = 7 and ${idle}`),
    '/admin/tutor/billing_data/approve': async () => ({ ...(await withBilling()), approve: true }),
    '/admin/tutor/billing_data/clear_once_field': async () => ({ ...(await withBilling()), field: 'city' }),
    '/admin/tutor/delete': () => tutor(`status = 1 and ${idle}`),
    '/admin/tutor/document/approve': async () => {
      const document = await row('tutor_documents')
      return { id: document.tutor_id, document_id: document.id, approved: true }
    },
    '/admin/tutor/profile/avatar/set': async () => ({ ...(await tutor('status = 3')), avatar: await picture() }),
    '/admin/tutor/publish': () => tutor('status = 2'),
    '/admin/tutor/set_active': () => tutor('status = 4'),
    '/admin/tutor/set_inactive': () => tutor('status = 3'),
    '/admin/tutor/set_school': async () => ({ ...(await tutor('status = 3')), school_tutor_id: 77 }),
    '/admin/tutor/set_toggle': async () => ({ ...(await tutor('status = 3')), toggle: 'hide_reviews', value: true }),
    '/rest/jobs/{id}': () => id("graphile_worker.jobs where task_identifier = 'relist'"),
    '/rest/jobs/{id}/retry': () => id('graphile_worker.jobs where attempts > 0'),
    '/rest/jobs/{id}/stop': () => id("graphile_worker.jobs where task_identifier = 'relist' and attempts = 0"),
    '/rest/mailings/{id}/send': () => id("mailings where state = 'draft'"),
    '/rest/payment_doubts/{id}/judge': async () => ({
      ...(await id('payment_doubts where outcome is null')),
      outcome: 'closed',
      comment: 'Checked.',
    }),
    '/rest/outbox/{id}/retry': async () => {
      const { data } = await send(calls.get('GET /rest/outbox') as Call, { range: [0, 99] })
      return { id: (data as { rows: Fields[] }).rows.find(({ can_retry }) => can_retry)?.id }
    },
  }

  /** The record that is saved, as it is read. */
  async function read(one: Call, reader: Call): Promise<Fields> {
    const field = idField(reader)
    const table = tables[one.path]
    const number = seeded[field] ?? (table ? (await row(table)).id : 1)
    const record = recordIn((await send(reader, { [field]: number })).data)
    return one.payload ? { [one.payload]: record } : record
  }

  /** The id of a record that was made to be deleted. */
  async function make(one: Call, maker: string): Promise<Fields> {
    const record = recordIn((await send(calls.get(`POST ${maker}`) as Call, made[maker]?.() ?? {})).data)
    const field = idField(one)
    return { [field]: record[field] ?? record.id }
  }

  return async (one: Call): Promise<Fields> => {
    const { method, path } = one
    const said = method === 'PUT' ? undefined : (sent[path] ?? made[path])
    if (said) return said()
    const reader = calls.get(`GET ${path.replace(/save$/, 'get')}`)
    if (reader && method !== 'DELETE') return read(one, reader)
    const maker = path.replace(/delete$/, 'create').replace('/{id}', '')
    if (made[maker]) return make(one, maker)
    const drawn = sample(drawInput(one)) as Fields
    return path.endsWith('change_checkout') ? { ...drawn, [idField(one)]: seeded[idField(one)] } : drawn
  }
}
