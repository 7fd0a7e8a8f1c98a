import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Answers, showPage, textOf } from '../show-page.ts'

test.each(['more', 'menu'])('the school stands in the menu "%s" with its sign, and its words are its name', async (menu) => {
  const footer = {
    countries_list: {},
    popular_lists: { custom_links: [], city: [], lesson: [], cities_lessons: [], matura: [] },
    zno_list: [],
    school_link: 'https://school.example/',
    lists: [],
    hidden_pages: [],
    notices: { tutor: null, client: null },
  }
  const { page } = await showPage('/nowhere', { '/client/footer': footer } as unknown as Answers)
  const school = page.querySelector(`#${menu} .Header_school > a`)
  expect([school?.getAttribute('href'), textOf(school)]).toEqual(['https://school.example/', 'Онлайн-школа'])
  expect(existsSync('site/public/img/school.svg')).toBe(true)
})
