import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '../../../schemas/index.ts'
import { useApp } from '../../app.ts'
import { buildReference } from '../../build/reference.ts'
import { buildTutor } from '../../build/tutors.ts'

const { call, database, signInAs } = await useApp()
await buildReference(database)
let as = ''
let id = 0
beforeEach(async () => {
  id = (await buildTutor(database)).id
  as = await signInAs({ tutor: id })
})

describe('settings', () => {
  test('are those of everybody until something is chosen; each key that is sent alone leaves the others', async () => {
    const { data } = await call(calls.getTutorSettings, {}, { as })
    expect(data).toEqual({
      email_subscribe: { new_orders: true, potential_orders: true, news: true, promo: false },
      sms_subscribe: true,
      catalog_paused: false,
      lang: 'ru',
    })
    const first = await call(calls.saveTutorSettings, { email_subscribe: { news: 0 } } as never, { as })
    expect(first.data.email_subscribe).toEqual({ new_orders: true, potential_orders: true, news: false, promo: false })
    const second = await call(calls.saveTutorSettings, { catalog_paused: true, sms_subscribe: false }, { as })
    expect(second.data).toMatchObject({ email_subscribe: { news: false }, catalog_paused: true, sms_subscribe: false })
    for (const one of [calls.getTutorSettings, calls.getTutorSettingsTwin]) expect((await call(one, {}, { as })).data).toEqual(second.data)
  })

  test.each<[string, object]>([
    ['a language that the edition does not speak', { lang: 'pl' }],
    ['a word for a switch', { sms_subscribe: 'maybe' }],
    ['a list for a switch', { email_subscribe: { news: [] } }],
    ['a number of many', { catalog_paused: 7 }],
  ])('refuse %s, and nothing changes', async (_, wrong) => {
    const before = await call(calls.getTutorSettings, {}, { as })
    expect((await call(calls.saveTutorSettings, wrong as never, { as })).code).toBe(400)
    expect((await call(calls.getTutorSettings, {}, { as })).data).toEqual(before.data)
  })
})

describe('privacy', () => {
  test('is taken as a JSON text too, and what is not sent stays', async () => {
    const { data } = await call(calls.saveTutorPrivacy, { tutor: JSON.stringify({ photo_in_ads: false }) } as never, { as })
    expect(data).toMatchObject({
      phone_visible_after_appointment: true,
      photo_in_ads: false,
      marketing_emails: false,
      profile_in_search_engines: true,
    })
    expect((await call(calls.getTutorPrivacy, {}, { as })).data).toMatchObject(data)
  })

  test('keeps search engines from the profile at once, and lets them back', async () => {
    const robots = async () => (await call(calls.getTutor, { id })).data.meta_robots
    expect(await robots()).toBe('index, follow')
    await call(calls.saveTutorPrivacy, { tutor: { profile_in_search_engines: false } }, { as })
    expect(await robots()).toBe('noindex, follow')
    await call(calls.saveTutorPrivacy, { tutor: { profile_in_search_engines: true } }, { as })
    expect(await robots()).toBe('index, follow')
  })
})
