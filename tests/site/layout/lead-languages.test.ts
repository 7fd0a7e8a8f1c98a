import { expect, test } from 'vitest'
import { leadLanguagesTo } from '../../../site/layout/lead-languages.ts'

test('links to other languages lead to the screen that is shown, every other link stays', () => {
  document.body.innerHTML = '<a data-language="ru" href="/ru/nz"></a><a data-language="en" href="/en/nz"></a><a href="/nz"></a>'
  leadLanguagesTo((language) => `/${language}/wallet`)
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/ru/wallet', '/en/wallet', '/nz'])
})
