import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { emailOf } from './accounts.ts'
import { apiOf, newCaller } from './api.ts'
import { p } from './panel.ts'
import { messagesTo, newClient, sendRequest } from './people.ts'

const { visit } = await useBrowser()

test('two clients are made one and two again: what moved comes back', async () => {
  const made = []
  for (let n = 0; n < 2; n += 1) made.push(await sendRequest(newCaller().api, newClient()))
  const staff = await visit('/panel/clients_show/', { as: 'staff 1' })
  const clientOf = async (order_id: number) => {
    const answer = await apiOf(staff).get('/admin/order/get', { id: order_id })
    return answer.status === 'success' ? answer.data.order.client_id : 0
  }
  const [stays = 0, goes = 0] = await Promise.all(made.map(clientOf))
  expect(stays).not.toBe(goes)
  const words = p.clients.merge
  await staff.goto(`/panel/clients_show/merge/?client_id=${stays}&client_id2=${goes}`)
  await staff.getByRole('button', { name: fill(words.do, { id: stays }) }).click()
  await staff.getByText(words.done).waitFor()
  expect(await Promise.all(made.map(clientOf))).toEqual([stays, stays])

  await staff.waitForURL(new RegExp(`/clients_show/${stays}`))
  await staff.getByRole('button', { name: words.undo, exact: true }).click()
  await staff.getByRole('dialog').getByRole('button', { name: words.undo, exact: true }).click()
  await staff.getByText(words.undone).waitFor()
  expect(await Promise.all(made.map(clientOf))).toEqual([stays, goes])
})

test('an order goes to the school, which takes it in work, and comes back to us', async () => {
  const order_id = await sendRequest(newCaller().api, newClient())
  const staff = await visit(`/panel/users_orders/${order_id}/`, { as: 'staff 1' })
  const { actions, bar } = p.orders
  const act = async (action: keyof typeof actions, next: keyof typeof actions) => {
    await staff.getByRole('region', { name: bar }).getByRole('button', { name: actions[action] }).click()
    const dialog = staff.getByRole('dialog').getByRole('button', { name: actions[action] })
    const followed = staff.getByRole('region', { name: bar }).getByRole('button', { name: actions[next] })
    await dialog.or(followed).first().waitFor()
    if (await dialog.count()) await dialog.click()
    await followed.waitFor()
  }
  await act('set_school_new', 'set_school_processing')
  await act('set_school_processing', 'set_docento_new')
  await act('set_docento_new', 'set_processing')
})

test('a call that rings is seen at once, is answered and ends, and the client behind the number is known', async () => {
  const contacts = newClient()
  await sendRequest(newCaller().api, contacts)
  const words = p.telephony
  const staff = await visit('/panel/users_incoming_calls/', { as: 'staff 1' })
  await staff.getByRole('button', { name: words.ring }).click()
  await staff.getByRole('dialog').getByRole('textbox', { name: words.fields.phone }).fill(`+7${contacts.phone_plain}`)
  await staff.getByRole('dialog').getByRole('button', { name: words.ring }).click()
  const row = staff.getByRole('row').filter({ hasText: contacts.client_name }).first()
  const choose = async (what: string) => {
    await row.getByRole('button', { name: words.of_call.split(':')[0] ?? '' }).click()
    await staff.getByRole('menuitem', { name: what }).click()
  }
  await row.getByText(words.states.ringing).waitFor()
  await choose(words.answer)
  await row.getByText(words.talking).waitFor()
  await choose(words.hang_up)
  await row.getByText(words.states.answered).waitFor()
})

test('a mail says what staff wrote, which a test to oneself shows, until the product’s own words are taken back', async () => {
  const words = p.templates
  const staff = await visit('/panel/emails_show/1/', { as: 'staff 1' })
  const subject = staff.getByRole('textbox', { name: p.emails.fields.subject })
  const own = `Пишет куратор ${Date.now()}`
  await subject.fill(own)
  await save(staff)
  await staff.getByRole('button', { name: words.send_test }).click()
  await staff.getByText(words.sent).waitFor()
  expect((await messagesTo(apiOf(staff), emailOf('staff 1'))).map((mail) => mail.subject)).toContain(own)
  await staff.getByRole('button', { name: words.restore }).click()
  expect(await subject.inputValue()).not.toBe(own)
  await save(staff)
})

test('a text that a tutor changed waits for staff, who see the difference and publish it', async () => {
  const tutor = await visit('/about', { as: 'school tutor' })
  const api = apiOf(tutor)
  const found = await api.get('/tutor/profile/get', {})
  if (found.status === 'fail') throw new Error(JSON.stringify(found.error))
  const { tutor: profile } = found.data
  const mark = `№${Date.now()}`
  const text = `Объясняю спокойно и по шагам, проверяю понимание на задачах. ${mark}`
  const { error } = await api.post('/tutor/profile/save', { tutor: { ...profile, short_description: text } } as never)
  expect(error).toBeNull()
  await tutor.goto(`/user-${profile.id}/`)
  expect(await tutor.getByText(text).count()).toBe(0)

  const words = p.tutors.texts
  const staff = await visit(`/panel/users_show/${profile.id}/#texts`, { as: 'staff 1' })
  await staff.locator('ins').filter({ hasText: mark }).first().waitFor()
  await staff.getByRole('button', { name: fill(words.publish_some.one ?? '', { count: 1 }), exact: true }).click()
  await staff.getByText(words.published, { exact: true }).waitFor()
  await expect
    .poll(async () => {
      await tutor.goto(`/user-${profile.id}/`)
      return tutor.getByText(text).count()
    })
    .toBeGreaterThan(0)
})

test('a figure of the desktop leads to exactly the rows that it counts', async () => {
  const staff = await visit('/panel/desktop/', { as: 'staff 1' })
  const numberIn = async (part: Locator) => Number((await part.textContent())?.replaceAll(/\D/g, ''))
  const [words] = p.common.found.other.split('{')
  // anew where somebody asks between the two
  await expect
    .poll(
      async () => {
        await staff.goto('/panel/desktop/')
        const figure = staff.getByRole('region', { name: p.desktop.by_status }).getByRole('link').first()
        const counted = await numberIn(figure)
        await figure.click()
        return (await numberIn(staff.getByText(new RegExp(`^${words}\\d`)))) - counted
      },
      { timeout: 30_000 },
    )
    .toBe(0)
})

async function save(staff: Page) {
  await staff.getByRole('button', { name: p.common.save, exact: true }).click()
  await staff.getByText(p.ra.notification.updated.one ?? '').waitFor()
}
