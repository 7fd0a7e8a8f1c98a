import type { Page } from 'playwright'
import { t } from '../site.ts'
import { examine } from './examine.ts'
import { first, openFirst } from './openings.ts'

/** The first chat with a tutor. */
const openChat = async (page: Page) => {
  await page.locator('main a[href*="recipient=tutor"]').first().click()
  await page.getByRole('log', { name: t.talk.messages }).waitFor()
}
const openTalk = async (page: Page) => {
  await page
    .getByRole('button', { name: new RegExp(`^${t.chats.open_with.split('{')[0]}`) })
    .first()
    .click()
  await page.getByRole('log', { name: t.talk.messages }).waitFor()
}

await examine([
  { name: 'client-chats', path: '/client_chats', as: 'client' },
  { name: 'client-chat', path: '/client_chats', as: 'client', open: openChat },
  { name: 'tutor-chat', path: '/moi-aktyvni-zayavki', as: 'tutor', open: first(openFirst('/zayavka/'), openTalk) },
])
