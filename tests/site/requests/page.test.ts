import { describe, expect, test } from 'vitest'
import { locales } from '../../../locales/index.ts'
import { orderFormData } from '../../build/order-answers.ts'
import { errorsIn } from '../../texts.ts'
import { type Answers, showPage, textOf } from '../show-page.ts'

const form = '/client/tutor_data_for_order_form'
const { requests: t } = locales.ru
const errors = errorsIn('ru')
const sound = { lessons: '8', location_at_online: '1', client_name: 'Madina', phone_plain: '7015550101', privacy: '1' }
const post = (fields: Record<string, string>, answers: Answers = {}) => showPage('/request/3', { [form]: orderFormData(), ...answers }, { fields })

const fieldsOf = (page: Document) =>
  Object.fromEntries(Array.from(page.querySelectorAll<HTMLInputElement>('input[type=hidden]'), ({ name, value }) => [name, value]))

describe('the page of the order form, without script', () => {
  test('shows the first step under a header of the logo alone, not for robots', async () => {
    const { status, page } = await showPage('/request/3', { [form]: orderFormData() })
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, expect.stringContaining('Aigerim S.')])
    expect([page.querySelector('footer nav'), page.querySelectorAll('header nav').length]).toEqual([null, 0])
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelectorAll('input[name=lessons]')).toHaveLength(2)
  })

  test('goes on to the next step and carries what was typed', async () => {
    const { status, page } = await post({ ...sound, screen: '0', go: 'next' })
    expect([status, page.querySelectorAll('input[name=location_at_client]').length]).toEqual([200, 1])
    expect(fieldsOf(page)).toMatchObject({ screen: '1', lessons: '8', client_name: 'Madina' })
  })

  test('comes back with its problems in words and its values kept', async () => {
    const { status, page } = await post({ ...sound, client_name: 'M', screen: '3', go: 'next' })
    const name = page.querySelector<HTMLInputElement>('input[name=client_name]')
    expect([status, name?.value, name?.getAttribute('aria-invalid')]).toEqual([400, 'M', 'true'])
    expect(textOf(page.getElementById('client_name-error'))).toContain('2')
  })

  test('leads to the order when it is sent', async () => {
    const answers = { '/client/make_personal_request': { order_id: 7, client_id: 1, need_login: false } }
    expect(await post({ ...sound, screen: '3', go: 'next' }, answers)).toMatchObject({ status: 303, location: '/o/7' })
  })

  test('says above itself why the server refused it', async () => {
    const { status, page } = await post({ ...sound, screen: '3', go: 'next' })
    expect([status, textOf(page.querySelector('[role=alert]'))]).toEqual([400, errors.not_found])
  })

  test('is not there for a tutor who does not exist', async () => expect((await showPage('/request/3', {})).status).toBe(404))

  test('asks nobody in particular at /request/', async () => {
    const { page } = await showPage('/request/', { '/client/request_options': { lessons: [], cities: [] } })
    expect(textOf(page.querySelector('h1'))).toBe(t.title_general)
  })
})
