import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildFooter } from '../../build/footer-answer.ts'
import { showPage, textOf } from '../show-page.ts'

test.each(['more', 'menu'])('the school stands in the menu "%s" with its sign, and its words are its name', async (menu) => {
  const { page } = await showPage('/nowhere', { '/client/footer': buildFooter({ school_link: 'https://school.example/' }) })
  const school = page.querySelector(`#${menu} a:has(img)`)
  expect([school?.getAttribute('href'), textOf(school)]).toEqual(['https://school.example/', 'Онлайн-школа'])
  expect(existsSync(`site/public${school?.querySelector('img[alt=""]')?.getAttribute('src')}`)).toBe(true)
})

test('the sign in a menu is asked for once it is seen: the press that opens the menu does not wait for it', async () => {
  const { page } = await showPage('/nowhere', { '/client/footer': buildFooter({ school_link: 'https://school.example/' }) })
  expect([...page.querySelectorAll('[popover] img')].map((sign) => sign.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
})
