import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { p } from './panel.ts'

const { visit } = await useBrowser()
const hostile = '<img src="/none.png" onerror="window.ran=1"><script>window.ran=2</script> Можно в четверг?'

/** The client's end of the socket, as a page of the site holds it. */
const openSocket = (page: Page, query: string) =>
  page.evaluate(async (query) => {
    const held = window as unknown as { chat: WebSocket; heard: { msg_text: string; deleted: boolean; read_at: number | null }[] }
    held.heard = []
    held.chat = new WebSocket(`${location.origin.replace('http', 'ws')}/api/websocket/?${query}`)
    held.chat.onmessage = ({ data }) => held.heard.push(JSON.parse(data).data.msg_data)
    await new Promise((done) => {
      held.chat.onopen = done
    })
  }, query)
const say = (page: Page, order_id: number, msg_text: string) =>
  page.evaluate(
    ([order_id, msg_text]) =>
      (window as unknown as { chat: WebSocket }).chat.send(
        JSON.stringify({ msg_service: 0, msg_type: 0, msg_data: { order_id, recipient: 'admin', msg_text } }),
      ),
    [order_id, msg_text] as const,
  )
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { msg_text: string; deleted: boolean; read_at: number | null }[] }).heard)

test('a client and staff talk about an order, and nothing that is written runs', async () => {
  const client = await visit('/about', { as: 'client' })
  const answer = await apiOf(client).get('/client/orders/active', {})
  const [order] = answer.status === 'success' ? answer.data.orders : []
  if (!order) throw new Error('the demo client has no order under way')
  const { order_id } = order
  await openSocket(client, `role=client&id=1&order_id=${order_id}`)
  await say(client, order_id, hostile)
  await expect.poll(async () => (await heard(client)).length).toBeGreaterThan(0)

  const staff = await visit('/panel/desktop/', { as: 'staff 1' })
  await staff.getByRole('button', { name: /^Сповіщення/ }).click()
  const bell = staff.getByRole('dialog', { name: p.notifications.title })
  await bell
    .getByRole('region')
    .or(bell.locator('section'))
    .filter({ hasText: p.notifications.new_chat_from_client })
    .getByRole('button', { name: `№ ${order_id}` })
    .click()
  const chat = staff.getByRole('region', { name: p.chat.title })
  await chat.getByText('Можно в четверг?').waitFor()
  expect(await staff.evaluate(() => (window as unknown as { ran?: unknown }).ran ?? null)).toBeNull()
  expect(await chat.locator('[onerror], script').count()).toBe(0)
  await expect.poll(async () => (await heard(client)).at(-1)?.read_at).not.toBeNull()

  const reply = `Да, в четверг в 18:00. ${Date.now()}`
  await chat.getByRole('textbox').fill(reply)
  await chat.getByRole('textbox').press('Enter')
  await chat.getByRole('log').getByText(reply).waitFor()
  await expect.poll(async () => (await heard(client)).map(({ msg_text }) => msg_text)).toContain(reply)

  await say(client, order_id, 'Спасибо, ждём')
  await chat.getByRole('log').getByText('Спасибо, ждём').waitFor()

  await chat.getByRole('button', { name: fill(p.chat.remove, { text: reply.slice(0, 40) }) }).click()
  await staff.getByRole('dialog').getByRole('button', { name: p.ra.action.delete }).click()
  await expect.poll(async () => (await heard(client)).some(({ deleted }) => deleted)).toBe(true)
  expect(await chat.getByText(reply).count()).toBe(0)
})
