import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildFooter } from '../../build/footer-answer.ts'
import { showPage, textOf } from '../show-page.ts'

test.each(['more', 'menu'])('the school stands in the menu "%s" with its sign, and its words are its name', async (menu) => {
  const { page } = await showPage('/nowhere', { '/client/footer': buildFooter({ school_link: 'https://school.example/' }) })
  const school = page.querySelector(`#${menu} .Header_school > a`)
  expect([school?.getAttribute('href'), textOf(school)]).toEqual(['https://school.example/', 'Онлайн-школа'])
  expect(existsSync('site/public/img/school.svg')).toBe(true)
})
