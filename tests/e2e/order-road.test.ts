import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { apiOf } from './api.ts'
import { act, addMoney, openOrderInPanel, p, signInAsStaff, timelineOf } from './panel.ts'
import { linkInMessage, messagesTo, newClient } from './people.ts'
import { settled } from './settled.ts'
import { doInDialog, expectSignedIn, inDays, openCatalogue, openProfile, sendFullRequest, signInAsTutor, t } from './site.ts'

const { visit } = await useBrowser()
const wish = { lesson: 'Математика', level: 'Школьная программа' }
const steps = t['orders-tutor'].order
const dialogs = { ...t['orders-dialogs'], ...t['orders-tutor-dialogs'], client: t['orders-client-dialogs'] }

test('an order goes from the catalogue by an offer, the choice of a tutor and the payment to an answered review', async () => {
  const dana = newClient()
  const client = await visit('/')
  await openCatalogue(client, { lesson: wish.lesson, city: 'Алматы' })
  await openProfile(client, 'Анна М.')
  await client.getByRole('complementary').getByRole('link', { name: t.tutors.request }).click()
  const order_id = await sendFullRequest(client, { ...wish, wishes: 'Готовимся к ЕНТ, два раза в неделю' }, dana)
  await expectSignedIn(client)
  await client.getByText(fill(t['orders-client'].order.steps.asked, { name: 'Анна' })).waitFor()

  const owner = await visit('/panel/desktop/', { as: 'staff 1' })
  const letter = await visit(await linkInMessage(apiOf(owner), dana.email, 'client_order_created'))
  await letter.waitForURL(`/o/${order_id}`)
  await expectSignedIn(letter)

  const manager = await visit('/panel/')
  await signInAsStaff(manager, 'staff 4')
  await openOrderInPanel(manager, order_id)
  await act(manager, 'set_processing')
  await act(manager, 'set_potential', { asks: true })
  await manager
    .getByRole('region', { name: p.orders.tutors })
    .getByRole('link', { name: /^Азамат/ })
    .waitFor()

  const day = inDays(2)
  const tutor = await visit('/')
  await signInAsTutor(tutor, 'both')
  await openFromBell(tutor, order_id)
  expect(await tutor.getByText(dana.phone_plain.slice(-4)).count()).toBe(0)
  await doInDialog(tutor, t['orders-tutor'].answer, dialogs.answer.submit, dialogs.answer.done, async () => {
    await tutor.getByLabel(dialogs.message.field).fill('Готовлю к ЕНТ девятый год, начать можем на этой неделе.')
    expect(await tutor.getByLabel(dialogs.price).inputValue()).toBe('11000')
    await tutor.getByLabel(t.orders.facts.first_class).fill(day)
  })

  await manager.reload()
  await manager.getByRole('button', { name: /^Сповіщення/ }).click()
  await manager
    .getByRole('dialog', { name: p.notifications.title })
    .getByRole('button', { name: `№ ${order_id}` })
    .click()
  await manager.getByText('Готовлю к ЕНТ девятый год', { exact: false }).waitFor()

  await client.goto(`/o/${order_id}`)
  await client.getByText(/^Может начать \d/).waitFor()
  await doInDialog(client, `${t['orders-client'].order.choose}: Азамат`, t['orders-client'].order.choose, /^Ваш репетитор: Азамат/)
  await client.getByRole('link', { name: /^Позвонить \+7/ }).waitFor()

  await addMoney(owner, { tutor_id: 2, sum: 20_000 })

  await tutor.reload()
  await tutor.getByRole('link', { name: /^Позвонить \+7/ }).waitFor()
  await doInDialog(tutor, t.orders.first_class.title, dialogs.first_class.submit, t.orders.done, async () =>
    expect(await tutor.getByLabel(dialogs.first_class.field).inputValue()).toBe(day),
  )
  await doInDialog(tutor, t['orders-tutor'].pay_now, /^Оплатить 11\s000\s₸$/, dialogs.pay.done)
  await settled(tutor)
  await tutor.getByRole('button', { name: steps.ask_review }).click()
  await tutor.getByRole('status').getByText(steps.ask_review_done).waitFor()

  const reviewer = await visit(await linkInMessage(apiOf(owner), dana.email, 'client_review_request'))
  await reviewer.waitForURL(`/o/${order_id}`)
  const passer = await visit('/user-2/')
  const praise = `Объясняет спокойно и по делу, заявка ${order_id}.`
  await writeReview(reviewer, '5', praise)

  await tutor.reload()
  const thanks = `Спасибо, ждём вас на занятиях по заявке ${order_id}.`
  await doInDialog(tutor, steps.respond.title, dialogs.respond.submit, dialogs.respond.done, () => tutor.getByLabel(steps.your_answer).fill(thanks))

  await passer.reload()
  const newest = passer.locator('#users_reviews').getByRole('listitem').first()
  expect(await newest.textContent()).toContain(praise)
  expect(await newest.textContent()).toContain(thanks)

  await manager.reload()
  expect(await timelineOf(manager)).toEqual([
    expect.stringMatching(about('create', 'Анна')),
    p.orders.log.staff.set_processing,
    p.orders.log.staff.set_potential,
    expect.stringMatching(about('respond_potential', '\\d')),
    expect.stringMatching(about('appoint_tutor', 'Азамат')),
    expect.stringMatching(about('set_first_class', '\\d')),
    expect.stringMatching(about('pay_from_wallet', '11\\s000\\s₸$')),
    p.orders.log.others.request_review,
    p.orders.log.staff.set_review,
    p.orders.log.others.response_review,
  ])
  const mails = await messagesTo(apiOf(owner), dana.email)
  expect(mails.map(({ template }) => template)).toEqual([
    'client_order_created',
    'client_tutor_responded',
    'client_tutor_appointed',
    'client_first_class_set',
    'client_review_request',
  ])
})

test('the tutor who was asked in person accepts, and the client dates the first lesson', async () => {
  const dana = newClient()
  const client = await visit('/user-1/')
  await client.getByRole('complementary').getByRole('link', { name: t.tutors.request }).click()
  const order_id = await sendFullRequest(client, wish, dana)

  const tutor = await visit('/')
  await signInAsTutor(tutor, 'tutor')
  await openFromBell(tutor, order_id)
  expect(await tutor.getByRole('link', { name: /^Позвонить/ }).count()).toBe(0)
  await doInDialog(tutor, t['orders-tutor'].accept, dialogs.accept.submit, dialogs.accept.done)
  await tutor.getByRole('link', { name: /^Позвонить \+7/ }).waitFor()

  await client.reload()
  await client.getByRole('heading', { name: t['orders-client'].order.your_tutor }).waitFor()
  await doInDialog(client, t.orders.first_class.title, dialogs.first_class.submit, t.orders.done, () =>
    client.getByLabel(dialogs.first_class.field).fill(inDays(3)),
  )

  await tutor.reload()
  await doInDialog(tutor, t['orders-tutor'].pay_now, /^Оплатить /, dialogs.pay.done)
  await client.reload()
  await client.getByRole('button', { name: t['orders-client'].write_review }).waitFor()

  const manager = await visit('/panel/users_orders/', { as: 'staff 2' })
  await openOrderInPanel(manager, order_id)
  expect(await timelineOf(manager)).toEqual([
    expect.stringMatching(about('create', 'Анна')),
    p.orders.log.others.respond_personal,
    expect.stringMatching(about('set_first_class', '\\d')),
    expect.stringMatching(about('pay_from_wallet', '\\d')),
  ])
})

/** A line of the timeline that says more than its action. */
const said = { ...p.orders.log.staff, ...p.orders.log.others }
const about = (action: keyof typeof said, what: string) => new RegExp(`^${said[action]}: ${what}`)

/** Opens an order by its entry in the tutor's bell. */
async function openFromBell(tutor: Page, order_id: number) {
  // it opens once it knows that something waits
  await tutor.getByRole('button', { name: new RegExp(`^${t.account.bell.label}, [1-9]`) }).click()
  await tutor.locator(`#bell a[href$="/zayavka/${order_id}/"]`).click()
  await tutor.waitForURL(`/zayavka/${order_id}/`)
}

async function writeReview(client: Page, mark: string, text: string) {
  const { review } = dialogs.client
  await doInDialog(client, t['orders-client'].write_review, review.submit, review.done, async () => {
    await client.getByRole('radio', { name: mark, exact: true }).check()
    await client.getByLabel(review.text).fill(text)
  })
}
