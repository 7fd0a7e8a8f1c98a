import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { fill } from '../../theme/words.ts'
import { useBrowser } from '../browser.ts'
import { emailOf } from './accounts.ts'
import { apiOf } from './api.ts'
import { p } from './panel.ts'
import { messagesTo } from './people.ts'
import { t } from './site.ts'

const { visit } = await useBrowser()
const { form, status } = t['tutor-ads']
const words = p.moderation
const name = `Мини-группа перед экзаменом ${Date.now() % 100_000}`
const comment = 'Напишите, сколько человек в группе и как часто вы встречаетесь.'
const text = 'Занимаемся вчетвером, дважды в неделю. Каждый видит свои ошибки и слышит чужие вопросы. Перед экзаменом пишем два пробных варианта.'

test('an ad goes from its tutor to staff, back with a comment, and, mended, to the site; staff decide by keys and their queue goes on by itself', async () => {
  const tutor = await visit('/my-ads/create', { as: 'school tutor' })
  const write = async (words: string) => {
    await tutor.getByRole('textbox', { name: form.text }).fill(words)
    await tutor.getByRole('button', { name: form.save }).click()
    await tutor.getByText(form.saved).waitFor()
  }
  await tutor.getByRole('textbox', { name: form.name }).fill(name)
  await tutor.getByRole('combobox', { name: form.lesson }).selectOption({ index: 1 })
  await tutor
    .getByRole('textbox', { name: form.preview, exact: true })
    .fill('Вчетвером готовимся к экзамену: два занятия в неделю, два пробных варианта.')
  await write(text)
  await tutor.waitForURL(/\/my-ads\/\d+/)
  await tutor.getByText(status[1]).waitFor()

  const staff = await visit('/panel/users_ads/', { as: 'staff 1' })
  await open(staff)
  await staff.keyboard.press('r')
  await staff.getByRole('textbox', { name: words.what_to_mend }).fill('нет')
  await staff.keyboard.press('Control+Enter')
  await staff.locator('[aria-invalid=true]').waitFor()
  await staff.getByRole('textbox', { name: words.what_to_mend }).fill(comment)
  await staff.keyboard.press('Control+Enter')
  await staff.getByText(words.sent_back).waitFor()
  await staff.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' })
  const mails = await messagesTo(apiOf(staff), emailOf('school tutor'))
  expect(mails.findLast(({ template }) => template === 'ad_need_revision')?.text).toContain(comment)

  await tutor.reload()
  await tutor.getByText(status[3]).waitFor()
  await tutor.getByText(comment).waitFor()
  await write(`${text} В группе четыре человека.`)
  await tutor.getByText(status[1]).waitFor()

  await staff.goto('/panel/users_ads/')
  await open(staff)
  await staff.getByText('В группе четыре человека.').waitFor()
  await staff.keyboard.press('p')
  await staff.getByRole('status').getByText(words.published, { exact: true }).waitFor()
  await tutor.reload()
  await tutor.getByText(status[2]).waitFor()
})

/** Finds the ad among those that wait. */
async function open(staff: Page) {
  await staff.getByRole('textbox', { name: words.search }).fill(name)
  // what is typed is looked for a moment later
  await staff.getByText(fill(p.common.found.one ?? '', { count: 1 }), { exact: true }).waitFor()
  await staff.getByRole('link', { name }).first().click()
  await staff.getByRole('heading', { level: 1, name }).waitFor()
}
