import type { Page, WebSocketRoute } from 'playwright'
import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const log = (page: Page) => page.getByRole('log', { name: t.talk.messages })
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64')
const field = (page: Page) => page.locator('textarea')

/** The order that the demo client has asked the demo tutor about. */
async function orderOf(client: Page) {
  const answer = await apiOf(client).get('/client/orders/chats', {})
  const chats = answer.status === 'success' ? answer.data.chats : []
  const chat = chats.find(({ recipient, recipient_id, closed }) => recipient === 'tutor' && recipient_id === 1 && !closed)
  if (!chat) throw new Error('the demo client talks to no demo tutor')
  return chat.order_id
}

/** The line of a page's sockets, which can be cut: none gets through until it is mended. */
async function lineOf(page: Page) {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/api\/websocket\//, (socket) => {
    if (isCut) return void socket.close({ code: 4000 })
    open.add(socket)
    socket.connectToServer()
  })
  await page.reload()
  return {
    cut() {
      isCut = true
      for (const socket of open) socket.close({ code: 4000 })
      open.clear()
    },
    /** The browser tells that the network is back: by itself the page tries less and less often. */
    async mend() {
      isCut = false
      await page.evaluate(() => dispatchEvent(new Event('online')))
    },
  }
}

test('a client and a tutor talk in two browsers: what is written while a line is cut arrives once when it is back, and both see what was read', async () => {
  const client = await visit('/client_chats', { as: 'client' })
  const line = await lineOf(client)
  const order_id = await orderOf(client)
  await client.locator(`main a[href*="order_id=${order_id}&recipient=tutor"]`).first().click()
  await log(client).waitFor()

  // the page's policy lets a picture be seen before it goes
  await client.locator('input[type=file]').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot })
  const chosen = client.getByRole('img', { name: t.talk.chosen })
  await expect.poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await client.getByRole('button', { name: t.talk.remove }).click()

  const tutor = await visit(`/zayavka/${order_id}/#client_chat_block`, { as: 'tutor' })
  await log(tutor).waitFor()
  // of letters: so many digits would be a telephone's
  const stamp = Date.now().toString(36).replaceAll(/\d/g, 'x')
  const [question, reply, offline] = [`Когда начнём? ${stamp}`, `В четверг, мой номер +7 701 123 45 67. ${stamp}`, `Не слышно ${stamp}`]

  await field(client).fill(question)
  await field(client).press('Enter')
  await log(tutor).getByText(question).waitFor()
  await log(client)
    .getByText(t.talk.states.read.split(' ')[0] ?? '')
    .last()
    .waitFor()

  await field(tutor).fill(reply)
  await field(tutor).press('Enter')
  await log(client).getByText(`В четверг, мой номер ***. ${stamp}`).waitFor()
  expect(await log(client).getByText('701 123').count()).toBe(0)

  line.cut()
  await client.getByText(t.talk.lost).waitFor()
  await field(client).fill(offline)
  await field(client).press('Enter')
  await log(client).getByText(t.talk.states.waiting).waitFor()
  await field(client).fill('ещё пишу')
  const missed = `Пока вас нет ${stamp}`
  await field(tutor).fill(missed)
  await field(tutor).press('Enter')
  await log(tutor).getByText(missed).waitFor()
  await line.mend()

  await log(client).getByText(missed).waitFor()
  await log(tutor).getByText(offline).waitFor()
  await log(client).getByText(t.talk.states.waiting).waitFor({ state: 'detached' })
  expect([await log(client).getByText(offline).count(), await log(tutor).getByText(offline).count()]).toEqual([1, 1])
  expect(await field(client).inputValue()).toBe('ещё пишу')
})

test('a word that is longer than the window makes the field higher, not the page wider', async () => {
  const client = await visit('/client_chats', { as: 'client', viewport: { width: 390, height: 844 } })
  const order_id = await orderOf(client)
  await client.goto(`/client_chats/chat/?order_id=${order_id}&recipient=tutor&recipient_id=1`)
  const before = (await field(client).boundingBox())?.height ?? 0
  await field(client).fill(`https://example.com/${'long'.repeat(60)}`)
  expect((await field(client).boundingBox())?.height ?? 0).toBeGreaterThan(before)
  expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await field(client).fill('')
})

test('a message that waits is counted at once in the header and the title of the other side, whose bell leads to it', async () => {
  const client = await visit('/client_chats', { as: 'client' })
  const order_id = await orderOf(client)
  const tutor = await visit('/wallet', { as: 'tutor' })
  await client.goto(`/client_chats/chat/?order_id=${order_id}&recipient=tutor&recipient_id=1`)
  await field(client).fill('Вы здесь?')
  await field(client).press('Enter')
  await log(client).getByText(t.talk.states.sent).last().waitFor()

  // at once: the tutor's page stays as it is
  await expect.poll(() => tutor.title()).toMatch(/^\(\d+\) /)
  await tutor.getByRole('button', { name: new RegExp(`^${t.account.bell.label}`) }).click()
  const words = t.account.bell.client_notifications.split('{')[0] ?? ''
  await tutor
    .locator('#bell')
    .getByRole('link', { name: new RegExp(`^${words}`) })
    .first()
    .click()
  await tutor.waitForURL(/#client_chat_block$/)
  await log(tutor).getByText('Вы здесь?').last().waitFor()
  expect(await tutor.getByRole('button', { name: fill(t.chats.open_with, { name: t.chats.support }) }).count()).toBe(1)
})
